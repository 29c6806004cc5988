package io.github.nqueens.algorithms.localsearch.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.localsearch.Boards;
import io.github.nqueens.testing.Runs;
import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

class CompactConflictCounterPropertyTest {
    @Property(tries = 200)
    void staysInStepWithABoardCountedAnew(@ForAll @IntRange(min = 2, max = 40) int n, @ForAll long seed) {
        Runs.within(8, 1, run -> {
            SplittableRandom random = new SplittableRandom(seed);
            CompactConflictCounter queens = Boards.counter(Board.random(n, random), run);
            for (int i = 0; i < 20; i++) {
                int row1 = random.nextInt(n);
                int row2 = (row1 + 1 + random.nextInt(n - 1)) % n;
                swapAndCompare(queens, row1, row2);
            }
        });
    }

    /** From the diagonal, where every pair of queens shares it. */
    @Property(tries = 20)
    void countsSwapsOfQueensOnOneDiagonal(@ForAll @IntRange(min = 2, max = 600) int n, @ForAll long seed) {
        Runs.within(8, 1, run -> {
            SplittableRandom random = new SplittableRandom(seed);
            CompactConflictCounter queens = Boards.counter(Board.identity(n), run);
            assertThat(queens.conflicts()).isEqualTo((long) n * (n - 1) / 2);
            for (int i = 0; i < n; i++) {
                swapAndCompare(queens, i, (i + 1 + random.nextInt(n - 1)) % n);
            }
        });
    }

    private static void swapAndCompare(CompactConflictCounter queens, int row1, int row2) {
        long delta = queens.swapDelta(row1, row2);
        long before = queens.conflicts();
        queens.swap(row1, row2);
        Board board = queens.toBoard();
        assertThat(queens.conflicts()).isEqualTo(before + delta).isEqualTo(board.conflicts());
        assertThat(queens.isAttacked(row1)).isEqualTo(Boards.isAttacked(board.toArray(), row1));
        assertThat(queens.isAttacked(row2)).isEqualTo(Boards.isAttacked(board.toArray(), row2));
    }
}
