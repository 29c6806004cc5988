package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.Symmetry;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class HalfJoinTest {
    private static final Share WHOLE = new Share(0, 1);

    private final Random random = new Random(14);
    private final Quarters small = Quarters.of(14);

    @Test
    void pairsAreCountedWithTheirWeights() {
        for (int trial = 0; trial < 12; trial++) {
            requireEveryPair(small, 3 + trial % 3, trial % 4 * 2);
        }
    }

    /** Lists of several cache lines, whose sections are joined as far as they count. */
    @Test
    void pairsOfLongListsAreCountedWithTheirWeights() {
        requireEveryPair(Quarters.of(18), 4, 2);
    }

    @Test
    @Tag("thorough")
    void morePairsOfLongListsAreCountedWithTheirWeights() {
        Quarters large = Quarters.of(18);
        for (int trial = 0; trial < 6; trial++) {
            requireEveryPair(large, 4 + trial % 2, trial % 3 * 2);
        }
    }

    private void requireEveryPair(Quarters quarters, int westQueens, int weight) {
        int all = quarters.geometry().all();
        int west = subset(westQueens, quarters.geometry().half());
        int east = subset(
                quarters.geometry().half() - westQueens, quarters.geometry().half());
        long expected = quarters.pairByPair(west, east, weight);
        HalfJoin join = new HalfJoin(quarters.geometry(), quarters.weights(), () -> {});
        join.begin(quarters.half(), west, quarters.half(), all & ~west, WHOLE, () -> {});
        join.add(east, all & ~east, weight);
        assertThat(join.finish()).isEqualTo(expected);
        for (int leafLines : new int[] {1, 2, 5}) {
            for (int mostItems : new int[] {1, 200, 100_000}) {
                HalfJoin sorted =
                        new HalfJoin(quarters.geometry(), quarters.weights(), 5, leafLines, mostItems, () -> {});
                long sum = 0;
                for (int share = 0; share < 3; share++) {
                    Share third = new Share(share, 3);
                    sorted.begin(quarters.half(), west, quarters.half(), all & ~west, third, () -> {});
                    sorted.add(east, all & ~east, weight);
                    sum += sorted.finish();
                }
                assertThat(sum)
                        .as("leaves of %d lines, pieces of %d", leafLines, mostItems)
                        .isEqualTo(expected);
            }
        }
    }

    @Test
    void theRoomForListsMakesNoDifference() {
        int all = small.geometry().all();
        int west = subset(4, 7);
        List<Integer> easts = new ArrayList<>();
        for (int set = 0; set <= all; set++) {
            if (Integer.bitCount(set) == 3) {
                easts.add(set);
            }
        }
        long oneByOne = 0;
        HalfJoin join = new HalfJoin(small.geometry(), small.weights(), () -> {});
        for (int east : easts) {
            join.begin(small.half(), west, small.half(), all & ~west, WHOLE, () -> {});
            join.add(east, all & ~east, 4);
            oneByOne += join.finish();
        }
        assertThat(oneByOne).isPositive();
        for (int lines : new int[] {1, 2, 3, 100}) {
            HalfJoin narrow =
                    new HalfJoin(small.geometry(), small.weights(), lines, Math.min(lines, 2), 1 << 20, () -> {});
            narrow.begin(small.half(), west, small.half(), all & ~west, WHOLE, () -> {});
            for (int east : easts) {
                narrow.add(east, all & ~east, 4);
            }
            assertThat(narrow.finish()).as("%d lines", lines).isEqualTo(oneByOne);
        }
    }

    /** One upper half: its diagonals, and how its northwestern quarter stands to the symmetries. */
    private record Item(long diagonals, boolean occupied, int order) {}

    /** All placements on the quarters of a board of even size, with and without a queen on the long diagonal. */
    private record Quarters(JoinGeometry geometry, QuarterPlacements occupied, QuarterPlacements free) {
        static Quarters of(int size) {
            JoinGeometry geometry = new JoinGeometry(size);
            long diagonal = geometry.longDiagonal();
            return new Quarters(
                    geometry,
                    QuarterPlacements.generate(geometry, open(geometry), diagonal, diagonal, () -> {}),
                    QuarterPlacements.generate(geometry, open(geometry), diagonal, 0, () -> {}));
        }

        /** Those of a board with all symmetries. */
        ImageWeights weights() {
            return new ImageWeights(
                    geometry.half(), true, geometry.all(), geometry.all(), EnumSet.allOf(Symmetry.class));
        }

        private static int[] open(JoinGeometry geometry) {
            return OpenSquares.of(Problem.queens(geometry.size())).quarter(false, false);
        }

        HalfBoard half() {
            return new HalfBoard(occupied, free, free, geometry.all());
        }

        long pairByPair(int west, int east, int freeWeight) {
            long total = 0;
            List<Item> lower = items(geometry.all() & ~west, geometry.all() & ~east);
            for (Item upper : items(west, east)) {
                for (Item other : lower) {
                    long met = Long.reverse(other.diagonals()) >>> (Long.SIZE - 2 * geometry.width());
                    if ((upper.diagonals() & met) == 0) {
                        total += weight(upper, other, freeWeight);
                    }
                }
            }
            return total;
        }

        private static int weight(Item upper, Item lower, int freeWeight) {
            if (upper.occupied() && lower.occupied()) {
                return 8;
            }
            if (!upper.occupied() && !lower.occupied()) {
                return freeWeight;
            }
            int order = upper.occupied() ? upper.order() : lower.order();
            return order < 0 ? 8 : order == 0 ? 4 : 0;
        }

        private List<Item> items(int west, int east) {
            List<Item> items = new ArrayList<>();
            for (int rows = 0; rows <= geometry.all(); rows++) {
                for (QuarterPlacements boards : List.of(occupied, free)) {
                    ColumnPlacements western = boards.on(west, () -> {});
                    ColumnPlacements eastern = free.on(east, () -> {});
                    for (int i = western.first(rows); i < western.end(rows); i++) {
                        for (int j = eastern.first(geometry.all() & ~rows);
                                j < eastern.end(geometry.all() & ~rows);
                                j++) {
                            long mirrored = geometry.mirrored(eastern.diagonals()[j]);
                            if ((western.diagonals()[i] & mirrored) == 0) {
                                items.add(new Item(
                                        western.diagonals()[i] | mirrored,
                                        boards == occupied,
                                        Integer.compare(rows, west)));
                            }
                        }
                    }
                }
            }
            return items;
        }
    }

    private int subset(int size, int of) {
        int set = 0;
        while (Integer.bitCount(set) < size) {
            set |= 1 << random.nextInt(of);
        }
        return set;
    }
}
