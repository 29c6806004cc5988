package io.github.nqueens.algorithms.common;

import java.util.ArrayList;
import java.util.List;

/** A stack of numbers in pieces, so that a longer one need not be copied. Not safe for use by several threads. */
public final class IntPieces {
    /** The binary logarithm of the numbers in a piece. */
    private static final int PIECE = 12;

    private static final int MASK = (1 << PIECE) - 1;

    private final List<int[]> pieces = new ArrayList<>();
    private int size;

    /** How many numbers the stack holds. */
    public int size() {
        return size;
    }

    public void push(int number) {
        if (size >>> PIECE == pieces.size()) {
            pieces.add(new int[1 << PIECE]);
        }
        pieces.get(size >>> PIECE)[size & MASK] = number;
        size++;
    }

    /** Takes the last number off. */
    public int pop() {
        size--;
        return pieces.get(size >>> PIECE)[size & MASK];
    }
}
