package io.github.nqueens.algorithms.localsearch.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.algorithms.localsearch.Boards;
import io.github.nqueens.testing.Runs;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CompactConflictCounterTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 7, 31, 64, 65, 100})
    void staysInAgreementWhileQueensMove(int n) {
        Runs.within(8, 1, run -> {
            SplittableRandom random = new SplittableRandom(n);
            for (int spread : new int[] {n, 3}) {
                int[] columns = Board.random(n, random).toArray();
                CompactConflictCounter queens = Boards.counter(Board.of(columns), run);
                for (int move = 0; move < 300; move++) {
                    int row = random.nextInt(n);
                    columns[row] = random.nextInt(spread);
                    queens.move(row, columns[row]);
                    if (move % 10 == 0) {
                        requireAgreement(queens, columns);
                    }
                }
            }
        });
    }

    /** More queens on one line than a byte could count. */
    @Test
    void countsCrowdedLines() {
        Runs.within(8, 1, run -> {
            for (Board board : new Board[] {Boards.oneColumn(400, 399), Board.identity(400)}) {
                requireAgreement(Boards.counter(board, run), board.toArray());
            }
        });
    }

    private static void requireAgreement(CompactConflictCounter queens, int[] columns) {
        int n = columns.length;
        ConflictCounter counter = ConflictCounter.of(Board.of(columns));
        assertThat(queens.conflicts()).isEqualTo(counter.conflicts());
        assertThat(queens.toBoard()).isEqualTo(counter.toBoard());
        for (int column = 0; column < n; column++) {
            int wanted = column;
            assertThat(queens.queensOnColumn(column)).isEqualTo((int)
                    IntStream.of(columns).filter(taken -> taken == wanted).count());
        }
        for (int row = 0; row < n; row++) {
            assertThat(queens.isAttacked(row)).isEqualTo(counter.attackers(row) > 0);
            for (int column = 0; column < n; column++) {
                assertThat(queens.attackersAt(row, column)).isEqualTo(counter.attackersAt(row, column));
                if (queens.queensOnColumn(column) == 0) {
                    assertThat(queens.onTakenDiagonal(row, column) & 1)
                            .isEqualTo(counter.attackersAt(row, column) > 0 ? 1 : 0);
                }
            }
        }
    }
}
