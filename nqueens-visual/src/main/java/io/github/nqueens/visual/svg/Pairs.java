package io.github.nqueens.visual.svg;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import java.util.BitSet;

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
