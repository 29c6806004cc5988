package io.github.nqueens.algorithms.exact;

import io.github.nqueens.NQueensException;

/** A part of a count would not fit the heap; the message says what it would need. */
final class MemoryShortageException extends NQueensException {
    private static final long serialVersionUID = 1L;

    MemoryShortageException(String message) {
        super(message);
    }
}
