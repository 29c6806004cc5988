package io.github.nqueens.algorithms.localsearch.annealing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.localsearch.Boards;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.testing.Runs;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RejectionFilterTest {
    /** What is rejected is worse, and of two queens that nobody attacks it is always seen. */
    @Property(tries = 200)
    void rejectsOnlyWorseSwaps(@ForAll @IntRange(min = 4, max = 200) int n, @ForAll long seed) {
        Runs.within(8, 1, run -> {
            SplittableRandom random = new SplittableRandom(seed);
            CompactConflictCounter queens = Boards.counter(Board.random(n, random), run);
            RejectionFilter filter = new RejectionFilter(queens, run);
            RowPairs pairs = new RowPairs(n, random);
            long[] block = new long[RejectionFilter.BLOCK];
            for (int round = 0; round < 20; round++) {
                for (int i = 0; i < block.length; i++) {
                    block[i] = pairs.next();
                }
                int from = random.nextInt(block.length);
                int to = from + random.nextInt(block.length - from + 1);
                long undecided = filter.undecided(block, from, to);
                for (int i = 0; i < block.length; i++) {
                    if (i < from || i >= to) {
                        assertThat(undecided >>> i & 1).isZero();
                    }
                }
                for (int i = from; i < to; i++) {
                    int row1 = RowPairs.first(block[i]);
                    int row2 = RowPairs.second(block[i]);
                    boolean open = (undecided >>> i & 1) != 0;
                    if (!open) {
                        assertThat(queens.swapDelta(row1, row2)).isPositive();
                    }
                    filter.clear(row1, row2);
                    if (!queens.isAttacked(row1) && !queens.isAttacked(row2)) {
                        long again = filter.undecided(block, i, to);
                        assertThat((again >>> i & 1) != 0).isEqualTo(queens.swapDelta(row1, row2) <= 0);
                    }
                }
                // Any swap, also a worse one, so that queens get attacked and free.
                int row1 = RowPairs.first(block[0]);
                int row2 = RowPairs.second(block[0]);
                queens.swap(row1, row2);
                filter.swapped(row1, row2);
                assertThat(queens.conflicts()).isEqualTo(queens.toBoard().conflicts());
            }
        });
    }

    /** Every swap of every permutation, compared with the conflicts counted from scratch before and after. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6})
    void decidesEverySwapOfSmallBoards(int n) {
        for (Board board : Boards.permutations(n)) {
            for (int row1 = 0; row1 < n; row1++) {
                for (int row2 = 0; row2 < n; row2++) {
                    if (row1 != row2) {
                        requireDecision(board, row1, row2);
                    }
                }
            }
        }
    }

    /** The queens of a swap attack each other before and after it, which no count of a diagonal says. */
    @Test
    void swapsOnOneDiagonalAreLeftUndecided() {
        Runs.within(8, 1, run -> {
            for (Board board : List.of(Board.identity(8), Board.of(7, 6, 5, 4, 3, 2, 1, 0))) {
                CompactConflictCounter queens = Boards.counter(board, run);
                RejectionFilter filter = new RejectionFilter(queens, run);
                for (int row = 1; row < 8; row++) {
                    assertThat(queens.swapDelta(0, row)).isEqualTo(delta(board, 0, row));
                    assertThat(filter.undecided(new long[] {row}, 0, 1)).isEqualTo(1);
                }
            }
        });
    }

    private static void requireDecision(Board board, int row1, int row2) {
        Runs.within(8, 1, run -> {
            CompactConflictCounter queens = Boards.counter(board, run);
            RejectionFilter filter = new RejectionFilter(queens, run);
            long delta = delta(board, row1, row2);
            assertThat(queens.swapDelta(row1, row2)).isEqualTo(delta);
            boolean free = !Boards.isAttacked(board.toArray(), row1) && !Boards.isAttacked(board.toArray(), row2);
            long undecided = filter.undecided(new long[] {(long) row1 << 32 | row2}, 0, 1);
            assertThat(undecided).isEqualTo(free && delta > 0 ? 0 : 1);
        });
    }

    private static long delta(Board board, int row1, int row2) {
        int[] columns = board.toArray();
        columns[row1] = board.column(row2);
        columns[row2] = board.column(row1);
        return Board.of(columns).conflicts() - board.conflicts();
    }
}
