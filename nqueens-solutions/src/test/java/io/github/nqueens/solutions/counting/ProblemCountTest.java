package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.solutions.Looks;
import io.github.nqueens.testing.Allocations;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemCountTest {
    private static final long ALL = Long.MAX_VALUE;

    /** Three rows of 8 have 140 placements, two have 42: too few for threads that are to end at the same time. */
    @Test
    void aCountIsCutAtTheFirstRowsWithEnoughPlacements() {
        assertThat(new ProblemCount(Problem.queens(8), true, ALL).parts()).isEqualTo(140);
        assertThat(new ProblemCount(Problem.queens(10), true, ALL).parts()).isEqualTo(72);
        assertThat(new ProblemCount(Problem.queens(8), false, ALL).parts()).isEqualTo(1);
    }

    /** The row of the placed queen is passed over. */
    @Test
    void aPlacedQueenIsNoReasonForParts() {
        Problem problem = Problem.builder(10).place(2, 0).block(1, 7).build();
        ProblemCount count = new ProblemCount(problem, true, ALL);
        assertThat(count.parts()).isEqualTo(expectedParts());
        assertThat(sum(count))
                .isEqualTo(sum(new ProblemCount(problem, false, ALL)))
                .isPositive();
    }

    @Test
    void aProblemWithoutAFreeSquareInARowHasOnePartAndNoSolution() {
        Problem.Builder builder = Problem.builder(6);
        for (int column = 0; column < 6; column++) {
            builder.block(1, column);
        }
        for (Problem problem : new Problem[] {builder.build(), Problem.queens(3)}) {
            ProblemCount count = new ProblemCount(problem, true, ALL);
            assertThat(count.parts()).isEqualTo(1);
            assertThat(sum(count)).isZero();
        }
    }

    @Test
    void aPartCountsUpToTheMost() {
        assertThat(sum(new ProblemCount(Problem.queens(8), false, 5))).isEqualTo(5);
        assertThat(sum(new ProblemCount(Problem.queens(8), false, 92))).isEqualTo(92);
        assertThat(sum(new ProblemCount(Problem.queens(8), true, ALL))).isEqualTo(92);
    }

    /** A count of 92 solutions places some hundred queens, and asks at every 32nd. */
    @Test
    void aCountAsksNowAndThenWhetherToStop() {
        AtomicInteger asked = new AtomicInteger();
        PartCounter counter = new ProblemCount(Problem.queens(8), false, ALL).counter();
        counter.count(0, asked::incrementAndGet);
        assertThat(asked.getAndSet(0)).isBetween(10, 200);
        assertThatThrownBy(() -> counter.count(0, Looks.endingIf(() -> asked.incrementAndGet() == 10)))
                .isInstanceOf(CancellationException.class);
    }

    /** A count of thousands of rows, nearly all of which have a queen, would take seconds to be cut. */
    @Test
    void aCountAsksWhetherToStopWhileItIsCut() {
        AtomicInteger asked = new AtomicInteger();
        Problem problem = Problem.builder(1000).block(0, 0).build();
        assertThatThrownBy(() -> new ProblemCount(problem, true, 1, Looks.endingIf(() -> asked.incrementAndGet() == 3)))
                .isInstanceOf(CancellationException.class);
        assertThat(asked).hasValue(3);
    }

    /**
     * What a search allocates: arrays that grow by doubling leave as much garbage as they take, and units are sorted in arrays
     * of their own. So the most that is in use at a time is more than a third of it.
     */
    @ParameterizedTest
    @ValueSource(ints = {300, 512, 700})
    void theUsualMemoryIsWhatASearchAllocates(int size) {
        for (AttackRule rule : List.of(AttackRule.QUEENS, AttackRule.TOUCH)) {
            // The queen attacks both open squares of the next row, so that the search ends as soon as it is set up.
            Problem.Builder problem = Problem.builder(size).rule(rule).place(0, 0);
            for (int column = 2; column < size; column++) {
                problem.block(1, column);
            }
            ProblemCount count = new ProblemCount(problem.build(), true, 1);
            PartCounter counter = count.counter();
            double allocated = Allocations.bytes(
                    () -> assertThat(counter.count(0, () -> {}).numbers()[0]).isZero());
            assertThat(allocated / count.usualBytes(1)).isBetween(1.0, 3.0);
            assertThat(count.usualBytes(3)).isEqualTo(3 * count.usualBytes(1));
        }
    }

    /** The placements of the first rows of 10 with a queen on row 2, column 0 and row 1, column 7 blocked, of as few rows as give 64. */
    private static long expectedParts() {
        for (int rows = 1; ; rows++) {
            int[] columns = new int[10];
            long found = placements(columns, 0, rows);
            if (found >= 64) {
                return found;
            }
        }
    }

    private static long placements(int[] columns, int row, int rows) {
        if (row == rows) {
            return 1;
        }
        long found = 0;
        for (int column = 0; column < 10; column++) {
            boolean free = row == 2 ? column == 0 : !attack(row, column, 2, 0) && (row != 1 || column != 7);
            for (int above = 0; above < row; above++) {
                free &= !attack(row, column, above, columns[above]);
            }
            if (free) {
                columns[row] = column;
                found += placements(columns, row + 1, rows);
            }
        }
        return found;
    }

    private static boolean attack(int row, int column, int otherRow, int otherColumn) {
        return column == otherColumn || Math.abs(row - otherRow) == Math.abs(column - otherColumn);
    }

    private static long sum(ProblemCount count) {
        long sum = 0;
        PartCounter counter = count.counter();
        for (int part = 0; part < count.parts(); part++) {
            sum += counter.count(part, () -> {}).numbers()[0];
        }
        return sum;
    }
}
