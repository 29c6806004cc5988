package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class ConflictCounterPropertyTest {
    @Property(tries = 300)
    void anySequenceOfMovesAndSwapsKeepsTheCountersTrue(
            @ForAll @IntRange(min = 1, max = 60) int n,
            @ForAll long seed,
            @ForAll @IntRange(max = 60) int steps,
            @ForAll boolean permutation) {
        SplittableRandom random = new SplittableRandom(seed);
        Board start = permutation
                ? Board.random(n, random)
                : Board.of(random.ints(n, 0, n).toArray());
        ConflictCounter queens = ConflictCounter.of(start);
        int[] columns = start.toArray();
        for (int step = 0; step < steps; step++) {
            int row = random.nextInt(n);
            int other = random.nextInt(n);
            if (random.nextBoolean()) {
                long expected = queens.conflicts() + queens.swapDelta(row, other);
                queens.swap(row, other);
                int column = columns[row];
                columns[row] = columns[other];
                columns[other] = column;
                assertThat(queens.conflicts()).isEqualTo(expected);
            } else {
                long expected = queens.conflicts() + queens.moveDelta(row, other);
                queens.move(row, other);
                columns[row] = other;
                assertThat(queens.conflicts()).isEqualTo(expected);
            }
            assertThat(queens.conflicts()).isEqualTo(BruteForce.conflicts(columns));
            int square = random.nextInt(n);
            assertThat(queens.attackersAt(row, square)).isEqualTo(BruteForce.attackersAt(columns, row, square));
            assertThat(queens.attackers(other)).isEqualTo(BruteForce.attackersAt(columns, other, columns[other]));
        }
        assertThat(queens.toBoard()).isEqualTo(Board.of(columns));
    }

    /** Two queens of one diagonal, wherever they stand and whatever else is on the board. */
    @Property(tries = 500)
    void swapOfTwoQueensOfOneDiagonal(
            @ForAll @IntRange(min = 2, max = 40) int n, @ForAll long seed, @ForAll boolean rising) {
        SplittableRandom random = new SplittableRandom(seed);
        int[] columns = random.ints(n, 0, n).toArray();
        int row1 = random.nextInt(n);
        int row2 = random.nextInt(n);
        int low = rising ? Math.max(0, row1 + row2 - n + 1) : 0;
        columns[row1] = rising ? low + random.nextInt(Math.min(n - 1, row1 + row2) - low + 1) : row1;
        columns[row2] = rising ? row1 + columns[row1] - row2 : row2;
        if (columns[row2] < 0 || columns[row2] >= n) {
            columns[row2] = columns[row1];
        }
        ConflictCounter queens = ConflictCounter.of(Board.of(columns));
        long before = BruteForce.conflicts(columns);
        int column = columns[row1];
        columns[row1] = columns[row2];
        columns[row2] = column;
        long after = BruteForce.conflicts(columns);
        assertThat(queens.swapDelta(row1, row2)).isEqualTo(after - before);
        queens.swap(row1, row2);
        assertThat(queens.conflicts()).isEqualTo(after);
    }
}
