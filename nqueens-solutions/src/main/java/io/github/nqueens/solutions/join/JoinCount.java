package io.github.nqueens.solutions.join;

import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.Scatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;

/**
 * Counts by meeting in the middle. A part has the solutions with given queens in the middle row and column (odd n), whose
 * northwestern queens stand in one of several column sets, and their northeastern ones in one of several others.
 *
 * <p>The upper and the lower half of the board are both made of two quarter boards. For each set of columns the upper halves
 * that use exactly these are matched with the lower halves that use exactly the others; two halves make a solution if no
 * diagonal across the middle is used by both. The lower halves are listed and sliced: for each diagonal a row of bits tells
 * which of them use it, so that one conjunction of words tests as many pairs as the words have bits.
 *
 * <p>Of the eight images of a solution one is counted, and counts eight; of the solutions without a queen on the long
 * diagonals two images are counted, and count four. So the sum over the parts is the number of all solutions, while a single
 * part's number has no meaning of its own for even n.
 */
public final class JoinCount implements PartitionedCount {
    /** The largest board: the number of solutions of larger ones is not known and may not fit a long. */
    public static final int LARGEST_SIZE = 27;

    /** The smallest board whose count is worth the tables. */
    public static final int WORTHWHILE = 15;

    /** All placements on a quarter of k rows, from k = 0; the last three are rounded. */
    private static final long[] PLACEMENTS = {
        1, 2, 5, 18, 87, 462, 2_635, 16_870, 118_969, 915_442, 7_535_369, 68_000_000, 650_000_000, 6_600_000_000L
    };

    private final JoinGeometry geometry;
    /** Sorted by their distance from the center and scattered. */
    private final List<MiddleQueens> queens;

    /** How the parts around one pair of middle queens are cut. */
    private final Cut cut;

    /** Made by the first part; guarded by this. */
    private JoinTables tables;

    /** Every {@code count}-th element of a list, from one on. */
    record Share(int first, int count) {
        int[] of(int[] list) {
            return IntStream.range(0, list.length)
                    .filter(i -> i % count == first)
                    .map(i -> list[i])
                    .toArray();
        }
    }

    /**
     * The queens of the middle row and column, the shares of the column sets of western and of eastern queens, and the share
     * of the row sets of southwestern queens.
     */
    record Part(MiddleQueens queens, Share west, Share east, Share listed) {}

    /** Into how many shares each kind of set is cut. */
    record Cut(int wests, int easts, int listed) {
        int parts() {
            return wests * easts * listed;
        }

        Part part(MiddleQueens queens, int number) {
            return new Part(
                    queens,
                    new Share(number % wests, wests),
                    new Share(number / wests % easts, easts),
                    new Share(number / wests / easts, listed));
        }
    }

    /**
     * Cuts a count.
     *
     * @param size n, from 2 to {@link #LARGEST_SIZE}
     * @param fineness how often the usual parts are halved, from 0 to {@link #mostFineness}
     */
    public JoinCount(int size, int fineness) {
        this(size, cut(size / 2, (size & 1) == 0 ? size - 11 : size - 17, fineness), middleQueens(size));
    }

    /** A count of the boards with some middle queens only. */
    JoinCount(int size, Cut cut, List<MiddleQueens> queens) {
        this.geometry = new JoinGeometry(size);
        this.cut = cut;
        this.queens = queens;
    }

    private static List<MiddleQueens> middleQueens(int size) {
        int half = size / 2;
        List<MiddleQueens> queens = new ArrayList<>(List.of(MiddleQueens.CENTER));
        for (int west = 1; west <= half && (size & 1) == 1; west++) {
            for (int north = west + 1; north <= half; north++) {
                queens.add(new MiddleQueens(west, north));
            }
        }
        // Far from the center queens attack fewer squares, which leaves more work.
        queens.sort(Comparator.comparingInt(pair -> pair.west() + pair.north()));
        return Scatter.of(queens);
    }

    /**
     * How often parts can be halved.
     *
     * @param size n, from 2 to {@link #LARGEST_SIZE}
     * @return at least 0
     */
    public static int mostFineness(int size) {
        return size / 2;
    }

    private static Cut cut(int half, int usualHalvings, int fineness) {
        int mostWest = half - 1;
        if (half < JoinTables.ON_DEMAND) {
            int halvings = Math.max(0, Math.min(usualHalvings, mostWest)) + fineness;
            int wests = Math.min(halvings, mostWest);
            return new Cut(1 << wests, 1 << (halvings - wests), 1);
        }
        // Few eastern sets for many western ones: what is made for the eastern ones is used again and again.
        int halvings = usualHalvings + fineness;
        int easts = Math.min(halvings, 5);
        int wests = Math.min(halvings - easts, mostWest);
        int moreEasts = Math.min(halvings - easts - wests, half - 9);
        return new Cut(1 << wests, 1 << (easts + moreEasts), 1 << (halvings - easts - wests - moreEasts));
    }

    @Override
    public int parts() {
        return queens.size() * cut.parts();
    }

    @Override
    public PartCounter counter() {
        HalfJoin[] join = new HalfJoin[1];
        return (part, stop) -> {
            JoinTables shared = tables(stop);
            if (join[0] == null) {
                join[0] = new HalfJoin(geometry);
            }
            return count(part(part), shared, join[0], stop);
        };
    }

    @Override
    public long leastBytes() {
        int half = geometry.half();
        // Of quarters made on demand, the placements on one set of columns.
        return half < JoinTables.ON_DEMAND
                ? 2L * Long.BYTES * PLACEMENTS[half] + ((long) Integer.BYTES << (2 * half))
                : (2L * Long.BYTES * PLACEMENTS[half]) >> half;
    }

    @Override
    public long usualBytes(int threads) {
        int half = geometry.half();
        // For odd n all quarters, and those around two pairs of queens.
        boolean even = geometry.middle() == 0;
        long tables = half < JoinTables.ON_DEMAND
                ? (even ? 1 : 9) * leastBytes()
                : (even ? 2 : 9) * QuarterPlacements.KEPT_BYTES;
        return tables + threads * (8L << (20 + Math.max(0, half - 8)));
    }

    /** The tables that all parts share. */
    synchronized JoinTables tables(BooleanSupplier stop) {
        if (tables == null) {
            tables = new JoinTables(geometry, stop);
        }
        return tables;
    }

    private CheckedSums count(Part part, JoinTables tables, HalfJoin join, BooleanSupplier stop) {
        JoinTables.Halves halves = tables.halves(part.queens(), stop);
        int all = geometry.all();
        CheckedSums sums = new CheckedSums(1);
        for (int westSet : westSets(part, halves)) {
            join.begin(halves.upper(), westSet, halves.lower(), halves.westColumns() & ~westSet, part.listed(), stop);
            for (int eastSet : eastSets(part, halves, westSet)) {
                join.add(eastSet, all & ~eastSet, weight(part, westSet, eastSet));
            }
            sums.add(0, join.finish());
        }
        return sums;
    }

    Part part(int part) {
        int pair = part / cut.parts();
        int number = part % cut.parts();
        // The parts around a pair share tables, so that they stay together.
        return cut.part(queens.get(pair), geometry.middle() == 0 ? Scatter.place(number, cut.parts()) : number);
    }

    /** The part's column sets of northwestern queens, large ones first. */
    int[] westSets(Part part, JoinTables.Halves halves) {
        int columns = halves.westColumns();
        return part.west()
                .of(IntStream.rangeClosed(0, columns)
                        .filter(set -> (set & ~columns) == 0 && (!part.queens().inCenter() || isRepresentative(set)))
                        .boxed()
                        .sorted(Comparator.comparingInt(set -> Math.abs(2 * Integer.bitCount(set) - geometry.half())))
                        .mapToInt(Integer::intValue)
                        .toArray());
    }

    /** The part's column sets of northeastern queens, if the northwestern ones have this set. */
    int[] eastSets(Part part, JoinTables.Halves halves, int westSet) {
        int queens = Integer.bitCount(halves.upper().rows()) - Integer.bitCount(westSet);
        // Of an odd size, whose long diagonals are empty or hold the queen in the center, weight 0 leaves nothing.
        boolean anyWeight = geometry.middle() == 0;
        return Arrays.stream(part.east()
                        .of(IntStream.rangeClosed(0, geometry.all())
                                .filter(set -> Integer.bitCount(set) == queens)
                                .toArray()))
                .filter(set -> anyWeight || weight(part, westSet, set) != 0)
                .toArray();
    }

    /**
     * Upside down, a board whose upper half uses a set of columns becomes one whose upper half uses the others: of the two
     * sets one is enough. Western quarters with many queens go well with going through the upper half, as there are many of
     * them and few eastern ones.
     */
    private boolean isRepresentative(int westSet) {
        int excess = 2 * Integer.bitCount(westSet) - geometry.half();
        return excess > 0 || (excess == 0 && westSet < (geometry.all() ^ westSet));
    }

    /**
     * The images of a solution without queens on the long diagonals that the least of the images of its column sets stands
     * for: mirrored, upside down, both or neither. Zero for the other sets. Eight if the middle queens choose the image.
     */
    private int weight(Part part, int westSet, int eastSet) {
        if (!part.queens().inCenter()) {
            return 8;
        }
        int half = geometry.half();
        int all = geometry.all();
        int same = westSet << half | eastSet;
        int mirrored = eastSet << half | westSet;
        int upsideDown = (all ^ westSet) << half | (all ^ eastSet);
        int turned = (all ^ eastSet) << half | (all ^ westSet);
        if (2 * Integer.bitCount(westSet) != half) {
            return same < turned ? 4 : same == turned ? 2 : 0;
        }
        int least = Math.min(Math.min(same, mirrored), Math.min(upsideDown, turned));
        return same != least ? 0 : same == mirrored || same == upsideDown || same == turned ? 2 : 4;
    }
}
