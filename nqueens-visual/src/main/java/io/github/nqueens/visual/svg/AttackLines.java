package io.github.nqueens.visual.svg;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The lines through queens that attack each other. On the classic problem these are the columns and diagonals of a full
 * board that hold more than one queen, each from its first row to its last. On any other, each queen is joined to the nearest
 * before it that attacks it.
 */
public interface AttackLines {
    /** Tells whether the queen of a row is on a line. */
    boolean isAttacked(int row);

    /** Gives the ends of each line. */
    void forEach(Visitor visitor);

    static AttackLines of(Board board, Problem problem) {
        return problem.isClassic() ? new WholeLines(board.toArray()) : new Pairs(board, problem);
    }

    /** Is told the ends of a line. */
    @FunctionalInterface
    interface Visitor {
        void line(int row1, int column1, int row2, int column2);
    }

    /** The columns and diagonals of a full board that hold more than one queen. */
    final class WholeLines implements AttackLines {
        private final int[] columnByRow;
        private final int[][] first = new int[3][];
        private final int[][] last = new int[3][];

        WholeLines(int[] columnByRow) {
            this.columnByRow = columnByRow;
            int n = columnByRow.length;
            for (int direction = 0; direction < 3; direction++) {
                first[direction] = new int[2 * n - 1];
                last[direction] = new int[2 * n - 1];
                Arrays.fill(first[direction], -1);
                for (int row = 0; row < n; row++) {
                    int line = line(direction, row);
                    if (first[direction][line] < 0) {
                        first[direction][line] = row;
                    }
                    last[direction][line] = row;
                }
            }
        }

        @Override
        public boolean isAttacked(int row) {
            for (int direction = 0; direction < 3; direction++) {
                int line = line(direction, row);
                if (first[direction][line] < last[direction][line]) {
                    return true;
                }
            }
            return false;
        }

        @Override
        public void forEach(Visitor visitor) {
            for (int direction = 0; direction < 3; direction++) {
                for (int line = 0; line < first[direction].length; line++) {
                    int from = first[direction][line];
                    int to = last[direction][line];
                    if (from >= 0 && from < to) {
                        visitor.line(from, columnByRow[from], to, columnByRow[to]);
                    }
                }
            }
        }

        private int line(int direction, int row) {
            int column = columnByRow[row];
            return switch (direction) {
                case 0 -> column;
                case 1 -> row + column;
                default -> row - column + columnByRow.length - 1;
            };
        }
    }

    /** Queens of a problem, each joined to the nearest before it that attacks it. */
    final class Pairs implements AttackLines {
        private final Board board;
        private final int[] attackers;
        private final BitSet attacked = new BitSet();

        Pairs(Board board, Problem problem) {
            this.board = board;
            this.attackers = ProblemMarks.attackers(board, problem);
            for (int row = 0; row < attackers.length; row++) {
                for (int other = 0; other < row && attackers[row] >= 0; other++) {
                    if (problem.attacks(row, board.column(row), other, board.column(other))) {
                        attacked.set(row);
                        attacked.set(other);
                    }
                }
            }
        }

        @Override
        public boolean isAttacked(int row) {
            return attacked.get(row);
        }

        @Override
        public void forEach(Visitor visitor) {
            for (int row = 0; row < attackers.length; row++) {
                if (attackers[row] >= 0) {
                    visitor.line(attackers[row], board.column(attackers[row]), row, board.column(row));
                }
            }
        }
    }
}
