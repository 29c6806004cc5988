package io.github.nqueens.algorithms.exact;

import io.github.nqueens.spi.HeapBudget;
import java.util.ArrayDeque;

/**
 * A FIFO of packed states in chunks of a growing size, for frontiers of billions of states. Chunks that were read are
 * used again, and a new one is made only if the heap has room for it.
 */
final class StateQueue {
    private static final int SMALLEST_BYTES = 1 << 13;
    private static final int LARGEST_BYTES = 1 << 25;

    /** The part of the heap that is left free beside the chunks: collectors need room to move what others allocate. */
    static final int HEAP_SHARE = 8;

    /** Array and header fill a power of two of bytes: large chunks then waste no part of a collector's region. */
    private static final int HEADER_BYTES = 16;

    private final ArrayDeque<Chunk> chunks = new ArrayDeque<>();
    private final ArrayDeque<Chunk> spare = new ArrayDeque<>();
    private final long reserve = Runtime.getRuntime().maxMemory() / HEAP_SHARE;
    private int chunkBytes = SMALLEST_BYTES;
    private long bytes;

    /** States in the order they came in; those from {@code read} to {@code written} are still to be read. */
    static final class Chunk {
        final long[] states;
        int read;
        int written;

        private Chunk(int bytes) {
            this.states = new long[(bytes - HEADER_BYTES) / Long.BYTES];
        }

        int unread() {
            return written - read;
        }

        int room() {
            return states.length - written;
        }

        private int bytes() {
            return states.length * Long.BYTES + HEADER_BYTES;
        }
    }

    /** The chunk that holds the oldest word, or null if the queue is empty. */
    Chunk head() {
        while (!chunks.isEmpty() && chunks.peekFirst().unread() == 0) {
            Chunk empty = chunks.pollFirst();
            empty.read = 0;
            empty.written = 0;
            if (empty.bytes() == chunkBytes) {
                spare.addLast(empty);
            } else {
                bytes -= empty.bytes();
            }
        }
        return chunks.peekFirst();
    }

    /** The chunk that takes the next words, with room for so many at least; null if the heap has none. */
    Chunk tail(int words) {
        Chunk last = chunks.peekLast();
        if (last != null && last.room() >= words) {
            return last;
        }
        Chunk fresh = spare.pollFirst();
        if (fresh == null) {
            fresh = make(words);
        }
        if (fresh != null) {
            chunks.addLast(fresh);
        }
        return fresh;
    }

    /** What the frontier would have needed for the next level, judged by how far it came with the states of this one. */
    String shortage(int level, long states, long expanded) {
        double share = Math.max(1, expanded) / (double) states;
        long needed = (long) (bytes / share) + reserve;
        return "the frontier outgrew the heap at row " + level + " of the board, with " + expanded + " of " + states
                + " states expanded"
                + HeapBudget.shortfall(needed)
                        .map(reason -> ": for the next row alone " + reason)
                        .orElse("");
    }

    private Chunk make(int words) {
        int wanted = chunkBytes;
        if (bytes > 0) {
            wanted = Math.min(LARGEST_BYTES, 2 * chunkBytes);
        }
        while ((wanted - HEADER_BYTES) / Long.BYTES < words) {
            wanted *= 2;
        }
        if (wanted > chunkBytes && wanted > reserve / HEAP_SHARE) {
            wanted = chunkBytes;
        }
        if (HeapBudget.shortfall(wanted + reserve).isPresent()) {
            return null;
        }
        if (wanted > chunkBytes) {
            chunkBytes = wanted;
            spare.clear();
        }
        Chunk chunk = new Chunk(wanted);
        bytes += chunk.bytes();
        return chunk;
    }
}
