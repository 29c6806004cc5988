package io.github.nqueens.algorithms.exact;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * A part of the count by meeting in the middle: the solutions with given queens in the middle row and column (odd n), whose
 * northwestern queens stand in one of several column sets.
 *
 * <p>The upper and the lower half of the board are both made of two quarter boards. For each set of columns the upper halves
 * that use exactly these are matched with the lower halves that use exactly the others; two halves make a solution if no
 * diagonal across the middle is used by both. The lower halves are listed and sliced: for each diagonal a row of bits tells
 * which of them use it, so that one conjunction of words tests as many pairs as the words have bits.
 *
 * <p>Of the eight images of a solution one is counted, and counts eight; of the solutions without a queen on the long
 * diagonals two images are counted, and count four. So the sum over the tasks of a size is the number of all solutions, while
 * a single task's number has no meaning of its own for even n.
 *
 * @param size n
 * @param queens the queens of the middle row and column
 * @param part which of the column sets: every {@code parts}-th, from this one on
 * @param parts the number of parts
 */
record JoinTask(int size, MiddleQueens queens, int part, int parts) implements CountTask {
    /** The largest board: beyond it the quarter boards alone would take tens of gigabytes. */
    static final int LARGEST_SIZE = 23;

    /** The smallest board whose count is worth the tables. */
    static final int WORTHWHILE = 15;

    /** All placements on a quarter of k rows, from k = 0; the last one is rounded up. */
    private static final long[] PLACEMENTS = {
        1, 2, 5, 18, 87, 462, 2_635, 16_870, 118_969, 915_442, 7_535_369, 68_000_000
    };

    private static final long serialVersionUID = 1;

    JoinTask {
        checkSize(size);
        int half = size / 2;
        boolean pair = size % 2 == 1 && 0 < queens.west() && queens.west() < queens.north() && queens.north() <= half;
        if (!queens.equals(MiddleQueens.CENTER) && !pair) {
            throw new IllegalArgumentException(queens + " do not fit a board of size " + size
                    + ": either both distances are 0, or n is odd and 0 < west < north <= " + half);
        }
        if (parts < 1 || part < 0 || part >= parts) {
            throw new IllegalArgumentException("part " + part + " of " + parts + ": 0 <= part < parts is needed");
        }
    }

    /**
     * All parts of the count.
     *
     * @param size n, from 1 to {@link #LARGEST_SIZE}
     * @return tasks that add up to the number of all solutions, ordered so that neighbors share tables
     */
    static List<CountTask> all(int size) {
        checkSize(size);
        int half = size / 2;
        List<CountTask> tasks = new ArrayList<>();
        if (size % 2 == 0) {
            add(tasks, size, MiddleQueens.CENTER, 2 * half - 11);
        } else {
            for (int west = 1; west <= half; west++) {
                for (int north = west + 1; north <= half; north++) {
                    add(tasks, size, new MiddleQueens(west, north), 2 * half - 16);
                }
            }
            add(tasks, size, MiddleQueens.CENTER, 2 * half - 14);
        }
        return tasks;
    }

    private static void add(List<CountTask> tasks, int size, MiddleQueens queens, int logOfParts) {
        int parts = 1 << Math.max(0, Math.min(logOfParts, size / 2 - 1));
        for (int part = 0; part < parts; part++) {
            tasks.add(new JoinTask(size, queens, part, parts));
        }
    }

    /**
     * The memory that the tables and work areas take, estimated from above.
     *
     * @param size n, from 1 to {@link #LARGEST_SIZE}
     * @param threads how many tasks run at once
     * @return bytes
     */
    static long memory(int size, int threads) {
        checkSize(size);
        int half = size / 2;
        // Two longs for each placement, the starts of the cells, and for odd n the quarters around two pairs of queens.
        int tables = size % 2 == 0 ? 1 : 9;
        return tables * (16 * PLACEMENTS[half] + (8L << 2 * half)) + threads * (8L << 20 + Math.max(0, half - 8));
    }

    private static void checkSize(int size) {
        if (size < 1 || size > LARGEST_SIZE) {
            throw new IllegalArgumentException("counting by joins takes n from 1 to " + LARGEST_SIZE + ", but n is "
                    + size + "; count larger boards by backtracking");
        }
    }

    @Override
    public long run(BooleanSupplier cancelled) {
        if (size == 1) {
            return 1;
        }
        JoinTables tables = JoinTables.of(size, cancelled);
        JoinTables.Halves halves = tables.halves(queens, cancelled);
        int[] westSets = westSets(halves.westColumns());
        HalfJoin join = tables.borrow();
        long total = 0;
        for (int i = part; i < westSets.length; i += parts) {
            total += count(join, tables.geometry(), halves, westSets[i], cancelled);
        }
        tables.giveBack(join);
        return total;
    }

    /** The column sets of northwestern queens, large ones first. */
    private int[] westSets(int columns) {
        int half = size / 2;
        return IntStream.rangeClosed(0, columns)
                .filter(set -> (set & ~columns) == 0 && (!queens.inCenter() || isRepresentative(set)))
                .boxed()
                .sorted((a, b) -> Integer.compare(
                        Math.abs(2 * Integer.bitCount(a) - half), Math.abs(2 * Integer.bitCount(b) - half)))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /**
     * Upside down, a board whose upper half uses a set of columns becomes one whose upper half uses the others: of the two
     * sets one is enough. Western quarters with many queens go well with going through the upper half, as there are many of
     * them and few eastern ones.
     */
    private boolean isRepresentative(int westSet) {
        int half = size / 2;
        int excess = 2 * Integer.bitCount(westSet) - half;
        return excess > 0 || excess == 0 && westSet < ((1 << half) - 1 ^ westSet);
    }

    private long count(
            HalfJoin join, JoinGeometry geometry, JoinTables.Halves halves, int westSet, BooleanSupplier cancelled) {
        int all = geometry.all();
        int queensAbove = Integer.bitCount(halves.upper().rows());
        join.begin(halves.upper(), westSet, halves.lower(), halves.westColumns() & ~westSet, cancelled);
        for (int eastSet = 0; eastSet <= all; eastSet++) {
            if (Integer.bitCount(westSet) + Integer.bitCount(eastSet) == queensAbove) {
                int weight = queens.inCenter() ? weight(westSet, eastSet) : 8;
                if (weight != 0 || geometry.middle() == 0) {
                    join.add(eastSet, all & ~eastSet, weight);
                }
            }
        }
        return join.finish();
    }

    /**
     * The images of a solution without queens on the long diagonals that the least of the images of its column sets stands
     * for: mirrored, upside down, both or neither. Zero for the other sets.
     */
    private int weight(int westSet, int eastSet) {
        int half = size / 2;
        int all = (1 << half) - 1;
        int same = westSet << half | eastSet;
        int mirrored = eastSet << half | westSet;
        int upsideDown = (all ^ westSet) << half | all ^ eastSet;
        int turned = (all ^ eastSet) << half | all ^ westSet;
        if (2 * Integer.bitCount(westSet) != half) {
            return same < turned ? 4 : same == turned ? 2 : 0;
        }
        int least = Math.min(Math.min(same, mirrored), Math.min(upsideDown, turned));
        return same != least ? 0 : same == mirrored || same == upsideDown || same == turned ? 2 : 4;
    }
}
