package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class HalfJoinTest {
    private static final JoinGeometry GEOMETRY = new JoinGeometry(14);
    private static final int ALL = GEOMETRY.all();

    private final Random random = new Random(14);
    private final QuarterBoards free = QuarterBoards.generate(GEOMETRY, GEOMETRY.longDiagonal(), 0, () -> false);
    private final QuarterBoards occupied =
            QuarterBoards.generate(GEOMETRY, GEOMETRY.longDiagonal(), GEOMETRY.longDiagonal(), () -> false);
    private final HalfBoard half = new HalfBoard(occupied, free, free, ALL);

    @Test
    void pairsAreCountedWithTheirWeights() {
        for (int trial = 0; trial < 12; trial++) {
            int west = subset(3 + trial % 3);
            int east = subset(7 - Integer.bitCount(west));
            int weight = trial % 4 * 2;
            HalfJoin join = new HalfJoin(GEOMETRY);
            join.begin(half, west, half, ALL & ~west, () -> false);
            join.add(east, ALL & ~east, weight);
            assertThat(join.finish()).isEqualTo(pairByPair(west, east, weight));
        }
    }

    @Test
    void theRoomForListsMakesNoDifference() {
        int west = subset(4);
        List<Integer> easts = new ArrayList<>();
        for (int set = 0; set <= ALL; set++) {
            if (Integer.bitCount(set) == 3) {
                easts.add(set);
            }
        }
        long oneByOne = 0;
        HalfJoin join = new HalfJoin(GEOMETRY);
        for (int east : easts) {
            join.begin(half, west, half, ALL & ~west, () -> false);
            join.add(east, ALL & ~east, 4);
            oneByOne += join.finish();
        }
        assertThat(oneByOne).isPositive();
        for (int lines : new int[] {1, 2, 3, 100}) {
            HalfJoin narrow = new HalfJoin(GEOMETRY, lines);
            narrow.begin(half, west, half, ALL & ~west, () -> false);
            for (int east : easts) {
                narrow.add(east, ALL & ~east, 4);
            }
            assertThat(narrow.finish()).as("%d lines", lines).isEqualTo(oneByOne);
        }
    }

    /** One upper half: its diagonals, and how its northwestern quarter stands to the symmetries. */
    private record Item(long diagonals, boolean occupied, int order) {}

    private long pairByPair(int west, int east, int freeWeight) {
        long total = 0;
        List<Item> lower = items(ALL & ~west, ALL & ~east);
        for (Item upper : items(west, east)) {
            for (Item other : lower) {
                long met = Long.reverse(other.diagonals()) >>> Long.SIZE - 2 * GEOMETRY.width();
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
        for (int rows = 0; rows <= ALL; rows++) {
            for (QuarterBoards boards : List.of(occupied, free)) {
                for (int i = boards.first(west, rows); i < boards.end(west, rows); i++) {
                    for (int j = free.first(east, ALL & ~rows); j < free.end(east, ALL & ~rows); j++) {
                        long mirrored = GEOMETRY.mirrored(free.diagonals[j]);
                        if ((boards.diagonals[i] & mirrored) == 0) {
                            items.add(new Item(
                                    boards.diagonals[i] | mirrored, boards == occupied, Integer.compare(rows, west)));
                        }
                    }
                }
            }
        }
        return items;
    }

    private int subset(int size) {
        int set = 0;
        while (Integer.bitCount(set) < size) {
            set |= 1 << random.nextInt(7);
        }
        return set;
    }
}
