package io.github.nqueens.algorithms.exact.engine.cover;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Exhaustive search for the solutions of any problem, depth first.
 *
 * <p>Every row, column and region must be covered by exactly one queen, and on the torus every diagonal too. Any other
 * diagonal is covered by at most one. The search takes a unit with the fewest squares that no queen attacks, and tries
 * them in turn. After each queen, units with a single square left get their queen too. Small problems are searched in
 * bit slices: among several of these units, the one whose squares lie on the longest lines comes first, and squares go by rows
 * and columns. In large problems rows come before columns and regions, and the squares on the longest lines come first.
 * The order of solutions is the same every time.
 *
 * <p>Memory is O(n<sup>2</sup>), for the squares that no placed queen attacks, and there is no recursion. Not safe for
 * use by several threads.
 *
 * <p>Sources: D. E. Knuth, Dancing links, 2000, arXiv:cs/0011047, for exact covers with items that may stay uncovered.
 * J. R. Bitner, E. M. Reingold, Backtrack programming techniques, Communications of the ACM 18, 1975,
 * doi:10.1145/361219.361224, for the most constrained unit. G. P&oacute;lya, &Uuml;ber die
 * &bdquo;doppelt-periodischen&ldquo; L&ouml;sungen des n-Damen-Problems, 1918, for the sizes of a torus without a
 * solution.
 */
public final class CoverSearch {
    /** Words of a table of 1 MiB, which stays in a cache: an empty board of 40 rows. */
    private static final int LARGEST_TABLE = 1 << 17;

    private final Problem problem;
    private final SearchMonitor monitor;
    private final int largestTable;
    private @Nullable Candidates candidates;
    private @Nullable PlacedQueens placed;
    private @Nullable CoverBoard board;
    private boolean exhausted;

    /**
     * Prepares a search; nothing is done before {@link #next()}.
     *
     * @param problem what is to be solved
     * @param monitor ends the search, and is told of each queen
     */
    public CoverSearch(Problem problem, SearchMonitor monitor) {
        this(problem, monitor, LARGEST_TABLE);
    }

    CoverSearch(Problem problem, SearchMonitor monitor, int largestTable) {
        this.problem = problem;
        this.monitor = monitor;
        this.largestTable = largestTable;
    }

    /**
     * The most memory that a search usually takes: a table, and what {@link Candidates} takes for each square while it is made.
     * Blocked squares and those that a placed queen attacks take none of it.
     *
     * @param problem what is to be solved
     * @param placed how many queens are placed, those of the problem and others
     * @return bytes, at least 1
     */
    public static long usualBytes(Problem problem, int placed) {
        long side = (long) problem.size() - placed;
        return (long) Long.BYTES * LARGEST_TABLE + Candidates.bytes(problem, side * side);
    }

    /**
     * Goes on to the next solution.
     *
     * @return whether there is one; whatever the monitor throws reaches the caller
     */
    public boolean next() {
        if (exhausted) {
            return false;
        }
        CoverBoard begun = board;
        boolean found = begun == null ? begin() : resume(begun);
        exhausted = !found;
        return found;
    }

    /**
     * The solution found last.
     *
     * @return a board
     */
    public Board solution() {
        Candidates squares = Objects.requireNonNull(candidates, "no solution was found");
        PlacedQueens queens = Objects.requireNonNull(placed, "no solution was found");
        Board.Builder solution = Board.builder(problem.size());
        for (Square queen : problem.placed()) {
            solution.set(queen.row(), queen.column());
        }
        for (int i = 0; i < queens.count(); i++) {
            int queen = queens.get(i);
            solution.set(squares.row[queen], squares.column[queen]);
        }
        return solution.build();
    }

    private boolean begin() {
        if (problem.contradiction().isPresent()) {
            return false;
        }
        Candidates squares = Candidates.of(problem, monitor);
        PlacedQueens queens =
                new PlacedQueens(squares, problem.size() - problem.placed().size(), monitor);
        CoverBoard empty = boardOf(squares, queens);
        candidates = squares;
        placed = queens;
        board = empty;
        return empty.begin() && (!empty.choose() || search(empty));
    }

    private CoverBoard boardOf(Candidates squares, PlacedQueens queens) {
        CoverBoard sliced = SlicedBoard.of(squares, queens, largestTable);
        return sliced != null ? sliced : new CountedBoard(squares, queens);
    }

    private static boolean resume(CoverBoard board) {
        if (board.depth() == 0) {
            return false;
        }
        board.undo();
        return search(board);
    }

    /**
     * The memory that a search takes at least.
     *
     * @param problem what is to be solved
     * @return bytes
     */
    public static long leastBytes(Problem problem) {
        return Candidates.leastBytes(problem);
    }

    /** Goes on from the unit chosen last to a solution. */
    private static boolean search(CoverBoard board) {
        while (board.depth() > 0) {
            int choice = board.nextChoice();
            if (choice < 0) {
                board.close();
                if (board.depth() > 0) {
                    board.undo();
                }
            } else if (board.place(choice) && !board.choose()) {
                return true;
            }
        }
        return false;
    }
}
