package io.github.nqueens.visual.recording;

import java.util.Arrays;

/**
 * What a step did to the squares that are ruled out, and the dead ends that it met. The squares are a stack: those ruled out last
 * are the first to be restored.
 *
 * @param restored how many squares of earlier steps are restored
 * @param squares those ruled out then, as row * n + column, in order
 * @param because for each square the row that rules it out, or -1 if several do
 * @param deadEnds pairs of numbers: the row without a square, and the row to which the search goes back, or -1
 */
@SuppressWarnings("ArrayRecordComponent") // A recording has a hundred thousand of them.
public record Pruning(int restored, int[] squares, int[] because, int[] deadEnds) {
    private static final int[] NO_NUMBERS = {};

    /** Nothing was ruled out or restored, and there was no dead end. */
    public static final Pruning NONE = new Pruning(0, NO_NUMBERS, NO_NUMBERS, NO_NUMBERS);

    public boolean isNone() {
        return restored == 0 && squares.length == 0 && deadEnds.length == 0;
    }

    /** This step's squares with those of the step before it, which is dropped. Dead ends belong to one step only. */
    Pruning after(Pruning dropped) {
        if (dropped.isNone()) {
            return this;
        }
        int kept = Math.max(0, dropped.squares.length - restored);
        return new Pruning(
                dropped.restored + Math.max(0, restored - dropped.squares.length),
                joined(Arrays.copyOf(dropped.squares, kept), squares),
                joined(Arrays.copyOf(dropped.because, kept), because),
                deadEnds);
    }

    private static int[] joined(int[] first, int[] second) {
        int[] joined = Arrays.copyOf(first, first.length + second.length);
        System.arraycopy(second, 0, joined, first.length, second.length);
        return joined;
    }

    /** Collects the effects of one step. */
    public static final class Builder {
        private int restored;
        private int[] squares = new int[16];
        private int[] because = new int[16];
        private int count;
        private int[] deadEnds = NO_NUMBERS;

        public Builder() {}

        public void ruleOut(int square, int row) {
            if (count == squares.length) {
                squares = Arrays.copyOf(squares, 2 * count);
                because = Arrays.copyOf(because, 2 * count);
            }
            squares[count] = square;
            because[count++] = row;
        }

        public void restore(int number) {
            int ofThisStep = Math.min(number, count);
            count -= ofThisStep;
            restored += number - ofThisStep;
        }

        public void deadEnd(int row, int backTo) {
            deadEnds = joined(deadEnds, new int[] {row, backTo});
        }

        /** What the step did; the next one begins. */
        public Pruning take() {
            if (restored == 0 && count == 0 && deadEnds.length == 0) {
                return NONE;
            }
            Pruning taken =
                    new Pruning(restored, Arrays.copyOf(squares, count), Arrays.copyOf(because, count), deadEnds);
            restored = 0;
            count = 0;
            deadEnds = NO_NUMBERS;
            return taken;
        }
    }
}
