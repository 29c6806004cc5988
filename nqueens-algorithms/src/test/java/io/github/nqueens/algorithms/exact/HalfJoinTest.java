package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HalfJoinTest {
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
        HalfJoin join = new HalfJoin(quarters.geometry());
        join.begin(quarters.half(), west, quarters.half(), all & ~west, () -> false);
        join.add(east, all & ~east, weight);
        assertThat(join.finish()).isEqualTo(quarters.pairByPair(west, east, weight));
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
        HalfJoin join = new HalfJoin(small.geometry());
        for (int east : easts) {
            join.begin(small.half(), west, small.half(), all & ~west, () -> false);
            join.add(east, all & ~east, 4);
            oneByOne += join.finish();
        }
        assertThat(oneByOne).isPositive();
        for (int lines : new int[] {1, 2, 3, 100}) {
            HalfJoin narrow = new HalfJoin(small.geometry(), lines);
            narrow.begin(small.half(), west, small.half(), all & ~west, () -> false);
            for (int east : easts) {
                narrow.add(east, all & ~east, 4);
            }
            assertThat(narrow.finish()).as("%d lines", lines).isEqualTo(oneByOne);
        }
    }

    /** One upper half: its diagonals, and how its northwestern quarter stands to the symmetries. */
    private record Item(long diagonals, boolean occupied, int order) {}

    /** All placements on the quarters of a board of even size, with and without a queen on the long diagonal. */
    private record Quarters(JoinGeometry geometry, QuarterBoards occupied, QuarterBoards free) {
        static Quarters of(int size) {
            JoinGeometry geometry = new JoinGeometry(size);
            long diagonal = geometry.longDiagonal();
            return new Quarters(
                    geometry,
                    QuarterBoards.generate(geometry, diagonal, diagonal, () -> false),
                    QuarterBoards.generate(geometry, diagonal, 0, () -> false));
        }

        HalfBoard half() {
            return new HalfBoard(occupied, free, free, geometry.all());
        }

        long pairByPair(int west, int east, int freeWeight) {
            long total = 0;
            List<Item> lower = items(geometry.all() & ~west, geometry.all() & ~east);
            for (Item upper : items(west, east)) {
                for (Item other : lower) {
                    long met = Long.reverse(other.diagonals()) >>> Long.SIZE - 2 * geometry.width();
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
                for (QuarterBoards boards : List.of(occupied, free)) {
                    for (int i = boards.first(west, rows); i < boards.end(west, rows); i++) {
                        for (int j = free.first(east, geometry.all() & ~rows);
                                j < free.end(east, geometry.all() & ~rows);
                                j++) {
                            long mirrored = geometry.mirrored(free.diagonals[j]);
                            if ((boards.diagonals[i] & mirrored) == 0) {
                                items.add(new Item(
                                        boards.diagonals[i] | mirrored,
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
