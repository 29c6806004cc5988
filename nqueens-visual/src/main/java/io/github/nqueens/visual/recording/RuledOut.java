package io.github.nqueens.visual.recording;

/**
 * The squares that each step rules out and restores, and its dead ends. The squares that are ruled out are a stack: those ruled out last
 * are the first to be restored. Only boards of up to 64 rows have any.
 */
public final class RuledOut {
    /** Where the row that rules out a square, or to which a dead end goes back, is 1 + that row in the lowest bits. */
    private static final int ROW_BITS = 8;

    private final IntColumn squares;
    private final IntColumn deadEnds;

    /** The number of squares of earlier steps that a step restores; a step that restores none has no entry. */
    private final IntColumn restored;

    private int restoredNow;

    RuledOut() {
        this(new IntColumn(), new IntColumn(), new IntColumn());
    }

    private RuledOut(IntColumn squares, IntColumn deadEnds, IntColumn restored) {
        this.squares = squares;
        this.deadEnds = deadEnds;
        this.restored = restored;
    }

    RuledOut copy() {
        return new RuledOut(squares.copy(), deadEnds.copy(), restored.copy());
    }

    RuledOut empty() {
        return new RuledOut(squares.empty(), deadEnds.empty(), restored.empty());
    }

    /** The squares ruled out, for {@link #square} and {@link #because}. */
    public IntColumn squares() {
        return squares;
    }

    /** A square, as row * n + column. */
    public int square(int index) {
        return squares.get(index) >> ROW_BITS;
    }

    /** The row that rules a square out, or -1 if several do. */
    public int because(int index) {
        return lowRow(squares.get(index));
    }

    public int restored(int step) {
        return restored.count(step) == 0 ? 0 : restored.get(restored.start(step));
    }

    /** The dead ends, for {@link #rowWithoutSquare} and {@link #backTo}. */
    public IntColumn deadEnds() {
        return deadEnds;
    }

    public int rowWithoutSquare(int deadEnd) {
        return deadEnds.get(deadEnd) >> ROW_BITS;
    }

    /** The row to which the search goes back, or -1. */
    public int backTo(int deadEnd) {
        return lowRow(deadEnds.get(deadEnd));
    }

    private static int packed(int high, int row) {
        return high << ROW_BITS | (row + 1);
    }

    private static int lowRow(int packed) {
        return (packed & ((1 << ROW_BITS) - 1)) - 1;
    }

    /** Whether a step did nothing to the squares and met no dead end. */
    public boolean isNone(int step) {
        return restored(step) == 0 && squares.count(step) == 0 && deadEnds.count(step) == 0;
    }

    public void ruleOut(int square, int because) {
        squares.add(packed(square, because));
    }

    public void restore(int number) {
        int ofThisStep = Math.min(number, squares.count() - squares.open());
        squares.removeLast(ofThisStep);
        restoredNow += number - ofThisStep;
    }

    public void deadEnd(int row, int backTo) {
        deadEnds.add(packed(row, backTo));
    }

    void endStep() {
        squares.endStep();
        deadEnds.endStep();
        if (restoredNow > 0) {
            restored.add(restoredNow);
        }
        restored.endStep();
        restoredNow = 0;
    }

    /** As many steps, without any of this. */
    static RuledOut none(int steps) {
        RuledOut none = new RuledOut();
        for (int step = 0; step < steps; step++) {
            none.endStep();
        }
        return none;
    }

    /** Adds the squares that a step ruled out and restored. */
    void addAll(RuledOut other, int step) {
        restore(other.restored(step));
        squares.addAll(other.squares, step);
    }

    void addDeadEnds(RuledOut other, int step) {
        deadEnds.addAll(other.deadEnds, step);
    }
}
