package io.github.nqueens.algorithms.localsearch.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.localsearch.Boards;
import io.github.nqueens.testing.Runs;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AttackedQueensTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 5})
    void agreesWithCountingOnEveryBoard(int n) {
        Runs.within(8, 1, run -> {
            int boards = (int) Math.pow(n, n);
            for (int board = 0; board < boards; board++) {
                int[] columns = new int[n];
                for (int row = 0, rest = board; row < n; row++, rest /= n) {
                    columns[row] = rest % n;
                }
                requireAgreement(Boards.attackedQueens(columns, run), columns);
            }
        });
    }

    /** Sizes at, below and above whole words, on which windows begin at every offset. */
    @ParameterizedTest
    @ValueSource(ints = {6, 31, 32, 63, 64, 65, 130})
    void staysInAgreementWhileQueensMove(int n) {
        Runs.within(8, 1, run -> {
            SplittableRandom random = new SplittableRandom(n);
            int[] columns = Board.random(n, random).toArray();
            AttackedQueens queens = Boards.attackedQueens(columns, run);
            for (int step = 0; step < 20; step++) {
                for (int moves = 0; moves < n / 4 + 1; moves++) {
                    int row = random.nextInt(n);
                    columns[row] = random.nextInt(n);
                    queens.move(row, columns[row]);
                }
                requireAgreement(queens, columns);
            }
        });
    }

    @Test
    void countsCrowdedLines() {
        Runs.within(8, 1, run -> {
            int n = 70;
            int[] columns = new int[n];
            AttackedQueens queens = Boards.attackedQueens(columns, run);
            requireAgreement(queens, columns);
            Random order = new Random(1);
            for (int step = 0; step < 200; step++) {
                int row = order.nextInt(n);
                columns[row] = order.nextInt(3);
                queens.move(row, columns[row]);
            }
            requireAgreement(queens, columns);
        });
    }

    private static void requireAgreement(AttackedQueens queens, int[] columns) {
        int n = columns.length;
        int attacked = Boards.attacked(columns);
        assertThat(queens.attacked()).isEqualTo(attacked);
        assertThat(queens.toBoard().toArray()).isEqualTo(columns);
        assertThat(IntStream.range(0, attacked).map(queens::attackedRow))
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, n)
                        .filter(row -> Boards.isAttacked(columns, row))
                        .boxed()
                        .toList());
        for (int row = 0; row < n; row++) {
            int column = columns[row];
            columns[row] = -1;
            int without = Boards.attacked(columns);
            columns[row] = column;
            int fall = attacked - without;
            assertThat(queens.isAttacked(row)).isEqualTo(Boards.isAttacked(columns, row));
            assertThat(queens.fall(row)).isEqualTo(fall);
            for (int to = (row + 1) % 5; to < n; to += 1 + n / 16) {
                columns[row] = to;
                int delta = to == column ? 0 : Boards.attacked(columns) - attacked;
                assertThat(to == column ? 0 : queens.delta(row, to)).isEqualTo(delta);
            }
            columns[row] = column;
            if (n <= 32 || row % 16 == 0) {
                int[] rise = rises(columns, row, without);
                requireSquares(queens, row, rise, 0, 0);
                if (fall > 1) {
                    queens.takeOff(row);
                    assertThat(queens.attacked()).isEqualTo(without);
                }
                requireSquares(queens, row, rise, 0, AttackedQueens.MOST_RISE);
                if (fall > 1) {
                    queens.put(row, column);
                }
            }
        }
        assertThat(queens.attacked()).isEqualTo(attacked);
    }

    /** By how much each square of a row would raise the number; -1 for the queen's own. */
    private static int[] rises(int[] columns, int row, int without) {
        int own = columns[row];
        int[] rise = new int[columns.length];
        for (int column = 0; column < columns.length; column++) {
            columns[row] = column;
            rise[column] = column == own ? -1 : Boards.attacked(columns) - without;
        }
        columns[row] = own;
        return rise;
    }

    private static void requireSquares(AttackedQueens queens, int row, int[] rise, int from, int to) {
        for (int wanted = from; wanted <= to; wanted++) {
            for (int word = 0; word < queens.words(); word++) {
                long expected = 0;
                for (int column = 64 * word; column < Math.min(64 * word + 64, rise.length); column++) {
                    expected |= rise[column] == wanted ? 1L << column : 0;
                }
                assertThat(queens.squares(row, word, wanted))
                        .as("squares of row %d, word %d that raise by %d", row, word, wanted)
                        .isEqualTo(expected);
                if (wanted == 0 && expected != 0) {
                    assertThat(queens.mayBeFree(word)).isTrue();
                }
            }
        }
    }
}
