package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A list has the same items whether it is made at once, in pieces, or class by class. */
class HalfListTest {
    private static final int SECTIONS = JoinGeometry.SECTIONS;

    @ParameterizedTest
    @CsvSource({"14, 60", "16, 85", "18, 299"})
    void classesAndPiecesHaveEachItemOnce(int size, int west) {
        JoinGeometry geometry = new JoinGeometry(size);
        int east = geometry.all() & ~west;
        List<List<Long>> atOnce = items(geometry, west, east, Integer.MAX_VALUE);
        assertThat(atOnce.stream().filter(items -> !items.isEmpty())).hasSizeGreaterThan(2);
        for (int mostItems : new int[] {1, 100, 2_000, 50_000}) {
            List<List<Long>> inClasses = items(geometry, west, east, mostItems);
            for (int section = 0; section < SECTIONS; section++) {
                assertThat(inClasses.get(section))
                        .as("section %d, %d at once", section, mostItems)
                        .isEqualTo(atOnce.get(section));
            }
        }
    }

    /** The items of each section in order of their numbers. */
    private static List<List<Long>> items(JoinGeometry geometry, int west, int east, int mostItems) {
        long diagonal = geometry.longDiagonal();
        int[] open = OpenSquares.of(Problem.queens(geometry.size())).quarter(false, false);
        QuarterPlacements occupied = QuarterPlacements.generate(geometry, open, diagonal, diagonal, () -> {});
        QuarterPlacements free = QuarterPlacements.generate(geometry, open, diagonal, 0, () -> {});
        ColumnPlacements through = free.on(geometry.all() & ~east, () -> {});
        Sieve sieve = new Sieve(geometry, 31);
        sieve.expect(through, free.on(geometry.all() & ~west, () -> {}), through);
        HalfList list = new HalfList(geometry, sieve, mostItems);
        list.begin(
                new HalfBoard(occupied, free, free, geometry.all()),
                IntStream.rangeClosed(0, geometry.all())
                        .filter(set -> Integer.bitCount(set) == Integer.bitCount(west))
                        .toArray(),
                occupied.on(west, () -> {}),
                free.on(west, () -> {}));
        list.start(free.on(east, () -> {}), new Share(0, 1), HalfList.ROWS_ABOVE, west);
        List<List<Long>> found = new ArrayList<>();
        for (int section = 0; section < SECTIONS; section++) {
            found.add(new ArrayList<>());
        }
        while (list.nextPiece()) {
            int item = 0;
            for (int leaf = 0; leaf < sieve.leaves(); leaf++) {
                for (int section = 0; section < SECTIONS; section++) {
                    for (; item < sieve.sectionEnd(leaf, section) * BitRows.WORD; item++) {
                        long diagonals = sieve.items()[item];
                        if (diagonals != -1) {
                            found.get(section).add(diagonals);
                            long met = Long.reverse(diagonals) >>> (Long.SIZE - 2 * geometry.width());
                            assertThat(sieve.common(leaf) & ~met)
                                    .as("common diagonals")
                                    .isZero();
                        }
                    }
                }
            }
        }
        found.forEach(items -> items.sort(null));
        return found;
    }
}
