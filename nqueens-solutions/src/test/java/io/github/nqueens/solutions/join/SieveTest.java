package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A half finds all of its matches in the leaves that it looks at, and leaves cost no item and add none. */
class SieveTest {
    private static final int SECTIONS = JoinGeometry.SECTIONS;

    /** All halves of some column sets: what each leaf contributes adds up to the matches of all pairs. */
    @ParameterizedTest
    @CsvSource({"14, 4, 10", "16, 4, 6", "16, 6, 4", "18, 31, 5"})
    void whatEachLeafContributesAddsUpToAllMatches(int size, int leafWords, long seed) {
        Random random = new Random(seed);
        JoinGeometry geometry = new JoinGeometry(size);
        long diagonal = geometry.longDiagonal();
        int[] open = OpenSquares.of(Problem.queens(size)).quarter(false, false);
        QuarterPlacements occupied = QuarterPlacements.generate(geometry, open, diagonal, diagonal, () -> {});
        QuarterPlacements free = QuarterPlacements.generate(geometry, open, diagonal, 0, () -> {});
        int west = subset(geometry.half() / 2 + 1, geometry.half(), random);
        int east = subset(geometry.half() - geometry.half() / 2 - 1, geometry.half(), random);
        List<long[]> through = sections(geometry, occupied, free, west, east);
        List<long[]> listed = sections(geometry, occupied, free, geometry.all() & ~west, geometry.all() & ~east);

        Sieve sieve = new Sieve(geometry, leafWords);
        sieve.expect(occupied.on(west, () -> {}), free.on(west, () -> {}), free.on(east, () -> {}));
        cut(sieve, listed);

        requireSameItems(sieve, listed, leafWords, 2 * geometry.width());
        long skipped = 0;
        long looked = 0;
        for (long[] halves : through) {
            for (long half : halves) {
                long inAll = 0;
                for (int leaf = 0; leaf < sieve.leaves(); leaf++) {
                    boolean skips = (sieve.common(leaf) & half) != 0;
                    long matches = matches(geometry, sieve, leaf, half);
                    assertThat(skips && matches > 0)
                            .as("a match in a leaf that is skipped")
                            .isFalse();
                    inAll += matches;
                    skipped += skips ? 1 : 0;
                    looked += skips ? 0 : 1;
                }
                long expected = listed.stream()
                        .flatMapToLong(Arrays::stream)
                        .filter(item -> agree(geometry, half, item))
                        .count();
                assertThat(inAll).isEqualTo(expected);
            }
        }
        assertThat(sieve.leaves()).isGreaterThan(1);
        assertThat(looked).isPositive();
        // Halves skip more than one leaf in eight, even of lists that are cut once.
        assertThat(skipped).isGreaterThan((skipped + looked) / 8);
    }

    @Test
    void itemsThatAreAllAlikeAreCutInTheMiddle() {
        JoinGeometry geometry = new JoinGeometry(10);
        ColumnPlacements placements = QuarterPlacements.generate(
                        geometry, OpenSquares.of(Problem.queens(10)).quarter(false, false), 0, 0, () -> {})
                .on(0b10110, () -> {});
        Sieve sieve = new Sieve(geometry, 15);
        sieve.expect(placements, placements, placements);
        for (long item : new long[] {0, 0b1001, (1L << (2 * geometry.width())) - 1}) {
            List<long[]> listed = new ArrayList<>();
            for (int section = 0; section < SECTIONS; section++) {
                long[] items = new long[section * 700 + 1];
                Arrays.fill(items, item);
                listed.add(items);
            }
            cut(sieve, listed);
            requireSameItems(sieve, listed, 15, 2 * geometry.width());
        }
    }

    @Test
    void anEmptyListHasNoLeaf() {
        Sieve sieve = new Sieve(new JoinGeometry(10), 15);
        cut(sieve, List.of(new long[0], new long[0], new long[0], new long[0]));
        assertThat(sieve.leaves()).isZero();
    }

    private static void cut(Sieve sieve, List<long[]> listed) {
        int[] begin = new int[SECTIONS];
        int[] end = new int[SECTIONS];
        long[] items = listed.stream().flatMapToLong(Arrays::stream).toArray();
        int next = 0;
        for (int section = 0; section < SECTIONS; section++) {
            begin[section] = next;
            next += listed.get(section).length;
            end[section] = next;
        }
        sieve.cut(items, begin, end, 0);
    }

    /** The leaves have each item once, in its section, with the diagonals that are said to be common, and otherwise only fillers. */
    private static void requireSameItems(Sieve sieve, List<long[]> listed, int leafWords, int bits) {
        List<List<Long>> found = new ArrayList<>();
        for (int section = 0; section < SECTIONS; section++) {
            found.add(new ArrayList<>());
        }
        int word = 0;
        for (int leaf = 0; leaf < sieve.leaves(); leaf++) {
            assertThat(sieve.begin(leaf)).isEqualTo(word);
            assertThat(sieve.end(leaf) - word).isBetween(1, leafWords);
            long common = sieve.common(leaf);
            for (int section = 0; section < SECTIONS; section++) {
                for (; word < sieve.sectionEnd(leaf, section); word++) {
                    for (int i = word * BitRows.WORD; i < (word + 1) * BitRows.WORD; i++) {
                        long item = sieve.items()[i];
                        if (item != -1) {
                            found.get(section).add(item);
                            assertThat(common & ~reversed(item, bits)).isZero();
                        }
                    }
                }
            }
            assertThat(sieve.end(leaf)).isEqualTo(word);
        }
        for (int section = 0; section < SECTIONS; section++) {
            assertThat(found.get(section).stream().mapToLong(Long::longValue).sorted())
                    .as("section %d", section)
                    .containsExactly(
                            Arrays.stream(listed.get(section)).sorted().boxed().toArray(Long[]::new));
        }
    }

    private static long matches(JoinGeometry geometry, Sieve sieve, int leaf, long half) {
        long matches = 0;
        for (int i = sieve.begin(leaf) * BitRows.WORD; i < sieve.end(leaf) * BitRows.WORD; i++) {
            matches += agree(geometry, half, sieve.items()[i]) ? 1 : 0;
        }
        return matches;
    }

    private static boolean agree(JoinGeometry geometry, long half, long item) {
        return (half & reversed(item, 2 * geometry.width())) == 0;
    }

    /** The diagonals as the other half numbers them. */
    private static long reversed(long diagonals, int bits) {
        return Long.reverse(diagonals) >>> (Long.SIZE - bits);
    }

    /** The halves that use these columns, by sections as a list has them. */
    private static List<long[]> sections(
            JoinGeometry geometry, QuarterPlacements occupied, QuarterPlacements free, int west, int east) {
        List<List<Long>> sections = new ArrayList<>();
        for (int section = 0; section < SECTIONS; section++) {
            sections.add(new ArrayList<>());
        }
        ColumnPlacements eastern = free.on(east, () -> {});
        for (int rows = 0; rows <= geometry.all(); rows++) {
            for (QuarterPlacements boards : List.of(occupied, free)) {
                ColumnPlacements western = boards.on(west, () -> {});
                int section = boards == free
                        ? HalfList.FREE
                        : rows > west ? HalfList.ROWS_ABOVE : rows == west ? HalfList.ROWS_EQUAL : HalfList.ROWS_BELOW;
                for (int i = western.first(rows); i < western.end(rows); i++) {
                    for (int j = eastern.first(geometry.all() & ~rows); j < eastern.end(geometry.all() & ~rows); j++) {
                        long mirrored = geometry.mirrored(eastern.diagonals()[j]);
                        if ((western.diagonals()[i] & mirrored) == 0) {
                            sections.get(section).add(western.diagonals()[i] | mirrored);
                        }
                    }
                }
            }
        }
        return sections.stream()
                .map(items -> items.stream().mapToLong(Long::longValue).toArray())
                .toList();
    }

    private static int subset(int size, int of, Random random) {
        int set = 0;
        while (Integer.bitCount(set) < size) {
            set |= 1 << random.nextInt(of);
        }
        return set;
    }
}
