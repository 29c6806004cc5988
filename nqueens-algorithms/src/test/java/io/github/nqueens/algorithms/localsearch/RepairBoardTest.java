package io.github.nqueens.algorithms.localsearch;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RepairBoardTest {
    @ParameterizedTest
    @ValueSource(ints = {4, 7, 31, 64, 65, 100})
    void staysInAgreementWhileQueensMove(int n) {
        SplittableRandom random = new SplittableRandom(n);
        for (int spread : new int[] {n, 3}) {
            int[] columns = Board.random(n, random).toArray();
            RepairBoard queens = Boards.repairBoard(Board.of(columns));
            for (int move = 0; move < 300; move++) {
                int row = random.nextInt(n);
                columns[row] = random.nextInt(spread);
                queens.move(row, columns[row]);
                if (move % 10 == 0) {
                    requireAgreement(queens, columns);
                }
            }
        }
    }

    /** More queens on one line than a byte could count. */
    @Test
    void countsCrowdedLines() {
        for (Board board : new Board[] {Boards.oneColumn(400, 399), Board.identity(400)}) {
            requireAgreement(Boards.repairBoard(board), board.toArray());
        }
    }

    @Test
    void settingUpEndsWithTheRun() {
        assertThat(new RepairBoard(100).set(Board.identity(100), () -> true)).isFalse();
        assertThat(new AttackedQueens(100).set(Board.identity(100), () -> true)).isFalse();
    }

    @Test
    void startsWhereBoardsAreDrawn() {
        Boards.withContext(300, 7, context -> {
            Board drawn = FullBoards.random(context).orElseThrow();
            Boards.withContext(300, 7, again -> assertThat(drawn).isEqualTo(Board.random(300, again.random())));
        });
    }

    private static void requireAgreement(RepairBoard queens, int[] columns) {
        int n = columns.length;
        ConflictCounter counter = ConflictCounter.of(Board.of(columns));
        assertThat(queens.conflicts()).isEqualTo(counter.conflicts());
        assertThat(queens.toBoard()).isEqualTo(counter.toBoard());
        assertThat(IntStream.range(0, queens.freeColumns()).map(queens::freeColumn))
                .containsExactlyInAnyOrderElementsOf(IntStream.range(0, n)
                        .filter(column -> IntStream.of(columns).noneMatch(taken -> taken == column))
                        .boxed()
                        .toList());
        for (int row = 0; row < n; row++) {
            assertThat(queens.isThreatened(row)).isEqualTo(counter.attackers(row) > 0);
            for (int column = 0; column < n; column++) {
                assertThat(queens.threats(row, column)).isEqualTo(counter.attackersAt(row, column));
            }
            for (int i = 0; i < queens.freeColumns(); i++) {
                assertThat(queens.isSafe(row, queens.freeColumn(i)))
                        .isEqualTo(counter.attackersAt(row, queens.freeColumn(i)) == 0);
            }
        }
    }
}
