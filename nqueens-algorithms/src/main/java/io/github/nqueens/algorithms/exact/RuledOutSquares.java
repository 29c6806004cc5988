package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.HeldEvents;
import io.github.nqueens.algorithms.common.IntPieces;
import io.github.nqueens.spi.SearchContext;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;

/**
 * Tells a listener which squares of rows without a queen the queens attack. It finds these squares by itself, for a search
 * whose own structure does not name them. Without a listener it does nothing.
 */
final class RuledOutSquares {
    private final SearchContext context;
    private final HeldEvents removals;
    private final Problem problem;
    private final boolean observed;
    private final BitSet rows = new BitSet();

    /** The numbers of the squares ruled out, in order: each square is ruled out by one queen at a time. */
    private final IntPieces squares = new IntPieces();

    /** The columns of each row that are ruled out. */
    private final BitSet[] columns;

    /** How many squares were ruled out before each queen, the last queen first. */
    private final Deque<Integer> marks = new ArrayDeque<>();

    /** Tells what the problem's own queens attack. */
    RuledOutSquares(SearchContext context, HeldEvents removals) {
        this.context = context;
        this.removals = removals;
        this.problem = context.problem();
        this.observed = context.observed();
        this.columns = new BitSet[observed ? problem.size() : 0];
        for (int row = 0; row < columns.length; row++) {
            columns[row] = new BitSet();
        }
        if (observed) {
            problem.placed().forEach(queen -> rows.set(queen.row()));
            problem.placed().forEach(queen -> ruleOut(queen.row(), queen.column()));
        }
    }

    /** A queen stands on a square, and the listener knows. */
    void placed(int row, int column) {
        if (observed) {
            rows.set(row);
            marks.push(squares.size());
            ruleOut(row, column);
        }
    }

    /** The last queen is taken off, of which the listener will hear later. */
    void takeBack(int row) {
        if (observed) {
            rows.clear(row);
            int before = marks.pop();
            removals.holdRestored(squares.size() - before);
            while (squares.size() > before) {
                int open = squares.pop();
                columns[open / columns.length].clear(open % columns.length);
            }
        }
    }

    private void ruleOut(int row, int column) {
        for (int other = 0; other < columns.length; other++) {
            if (rows.get(other)) {
                continue;
            }
            context.requireOngoing();
            for (int square = 0; square < columns.length; square++) {
                if (!columns[other].get(square)
                        && problem.isOpen(other, square)
                        && problem.attacks(row, column, other, square)) {
                    columns[other].set(square);
                    squares.push(other * columns.length + square);
                    context.ruledOut(other, square, row);
                }
            }
        }
    }
}
