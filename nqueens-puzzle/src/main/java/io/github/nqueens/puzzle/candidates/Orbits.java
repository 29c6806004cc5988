package io.github.nqueens.puzzle.candidates;

/** The squares that go together: each by itself, or each with its image under a half turn of the board. */
public final class Orbits {
    private final int lastSquare;
    private final boolean halfTurn;

    public Orbits(int size, boolean halfTurn) {
        this.lastSquare = size * size - 1;
        this.halfTurn = halfTurn;
    }

    /** The square that goes with a square, which may be itself. */
    public int image(int square) {
        return halfTurn ? lastSquare - square : square;
    }
}
