package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConflictCounterTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void everySwapAndMoveOfEverySmallBoardIsThatOfBruteForce(int n) {
        for (Board board : AllBoards.ofSize(n)) {
            checkAllChanges(board);
        }
    }

    @Test
    @Tag("thorough")
    void everySwapAndMoveOfEveryBoardOfSixRowsIsThatOfBruteForce() {
        everySwapAndMoveOfEverySmallBoardIsThatOfBruteForce(6);
    }

    @Test
    void itsTextIsItsSizeAndItsConflicts() {
        ConflictCounter queens = ConflictCounter.of(Board.of(0, 1, 2));
        assertThat(queens).hasToString("n = 3, 3 attacking pairs");
        queens.move(1, 0);
        assertThat(queens).hasToString("n = 3, 2 attacking pairs");
    }

    private static void checkAllChanges(Board board) {
        int n = board.size();
        int[] columns = board.toArray();
        long before = BruteForce.conflicts(columns);
        ConflictCounter queens = ConflictCounter.of(board);
        assertThat(queens.conflicts()).isEqualTo(before);
        for (int row = 0; row < n; row++) {
            requireEqual(queens.attackers(row), BruteForce.attackersAt(columns, row, columns[row]), board, row, -1);
            for (int other = 0; other < n; other++) {
                requireEqual(
                        queens.attackersAt(row, other), BruteForce.attackersAt(columns, row, other), board, row, other);
                checkSwap(queens, columns, before, row, other);
                checkMove(queens, columns, before, row, other);
            }
        }
        assertThat(queens.toBoard()).isEqualTo(board);
    }

    private static void checkSwap(ConflictCounter queens, int[] columns, long before, int row1, int row2) {
        int[] swapped = columns.clone();
        swapped[row1] = columns[row2];
        swapped[row2] = columns[row1];
        long after = BruteForce.conflicts(swapped);
        requireEqual(queens.swapDelta(row1, row2), after - before, queens.toBoard(), row1, row2);
        queens.swap(row1, row2);
        requireEqual(queens.conflicts(), after, queens.toBoard(), row1, row2);
        queens.swap(row2, row1);
        requireEqual(queens.conflicts(), before, queens.toBoard(), row1, row2);
    }

    private static void checkMove(ConflictCounter queens, int[] columns, long before, int row, int column) {
        int[] moved = columns.clone();
        moved[row] = column;
        long after = BruteForce.conflicts(moved);
        requireEqual(queens.moveDelta(row, column), after - before, queens.toBoard(), row, column);
        queens.move(row, column);
        requireEqual(queens.conflicts(), after, queens.toBoard(), row, column);
        queens.move(row, columns[row]);
        requireEqual(queens.conflicts(), before, queens.toBoard(), row, column);
    }

    /** As assertThat(..).isEqualTo(..), for millions of calls. */
    private static void requireEqual(long actual, long expected, Board board, int first, int second) {
        if (actual != expected) {
            assertThat(actual).as("%s, %d, %d", board, first, second).isEqualTo(expected);
        }
    }

    @Test
    void swapOfTwoQueensOnTheSameFallingDiagonal() {
        ConflictCounter queens = ConflictCounter.of(Board.of(0, 1, 2, 3));
        assertThat(queens.swapDelta(0, 3)).isEqualTo(-4);
        queens.swap(0, 3);
        assertThat(queens.conflicts()).isEqualTo(2).isEqualTo(queens.toBoard().conflicts());
    }

    @Test
    void swapOfTwoQueensOnTheSameRisingDiagonal() {
        ConflictCounter queens = ConflictCounter.of(Board.of(3, 2, 1, 0));
        assertThat(queens.swapDelta(1, 2)).isEqualTo(-4);
        queens.swap(1, 2);
        assertThat(queens.conflicts()).isEqualTo(2).isEqualTo(queens.toBoard().conflicts());
    }

    @Test
    void swapOfTwoQueensThatAttackOnlyEachOtherKeepsTheirPair() {
        ConflictCounter queens = ConflictCounter.of(Board.of(0, 1));
        assertThat(queens.swapDelta(0, 1)).isZero();
        queens.swap(0, 1);
        assertThat(queens.conflicts()).isEqualTo(1);
    }

    @Test
    void swapOfTwoQueensThatFormSquareCornersWithOthersCountsBothNewDiagonals() {
        // Queens 0 and 2 stand on one diagonal, 1 and 3 on lines that the swap brings into play.
        for (Board board : new Board[] {Board.of(1, 0, 3, 2), Board.of(0, 3, 2, 1), Board.of(2, 1, 0, 3)}) {
            ConflictCounter queens = ConflictCounter.of(board);
            for (int row = 0; row < 4; row++) {
                for (int other = 0; other < 4; other++) {
                    long expected = queens.conflicts() + queens.swapDelta(row, other);
                    queens.swap(row, other);
                    assertThat(queens.conflicts())
                            .isEqualTo(expected)
                            .isEqualTo(queens.toBoard().conflicts());
                }
            }
        }
    }

    @Test
    void conflictsDoNotOverflowAnInt() {
        int n = 65_537;
        ConflictCounter queens = ConflictCounter.of(Board.identity(n));
        assertThat(queens.conflicts()).isEqualTo((long) n * (n - 1) / 2).isGreaterThan(Integer.MAX_VALUE);
        assertThat(queens.attackers(0)).isEqualTo(n - 1);
        // 2n - 3 pairs of the long diagonal go; the two queens and the one in the center make 3 on the other.
        assertThat(queens.swapDelta(0, n - 1)).isEqualTo(-(2L * n - 3) + 3);
    }

    @Test
    void refusesWhatIsOutsideTheBoardAndStaysAsItWas() {
        Board board = Board.of(0, 2, 1);
        ConflictCounter queens = ConflictCounter.of(board);
        assertThatThrownBy(() -> queens.move(0, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> queens.move(0, -1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> queens.move(3, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> queens.swap(0, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> queens.moveDelta(0, 3)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> queens.attackersAt(1, -1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> queens.attackers(-1)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThatThrownBy(() -> queens.swapDelta(-1, 0)).isInstanceOf(IndexOutOfBoundsException.class);
        assertThat(queens.toBoard()).isEqualTo(board);
        assertThat(queens.conflicts()).isEqualTo(board.conflicts());
        assertThatThrownBy(() -> ConflictCounter.of(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessageContaining("board");
    }

    @Test
    void ownsItsBoard() {
        Board board = Board.identity(5);
        ConflictCounter queens = ConflictCounter.of(board);
        Board before = queens.toBoard();
        queens.swap(0, 4);
        assertThat(board).isEqualTo(Board.identity(5)).isEqualTo(before);
        assertThat(queens.size()).isEqualTo(5);
        assertThat(queens.column(0)).isEqualTo(4);
    }
}
