package io.github.nqueens.algorithms.common;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;
import java.util.function.Function;

/**
 * Permutations with the placed queens of a problem and none on a blocked square. Not safe for use by several threads.
 *
 * <p>Queens on blocked squares are exchanged along alternating paths of a {@linkplain Matching matching} of rows and
 * columns. Each path takes O(n<sup>2</sup>) at most, and O(n) if most squares are open.
 */
public final class OpenPermutations implements Matching.Squares {
    private final SearchContext context;
    private final Problem problem;
    private final int n;
    private final Matching matching;

    /** Where the row that looks for a column begins. */
    private int firstColumn;

    private OpenPermutations(SearchContext context) {
        this.context = context;
        this.problem = context.problem();
        this.n = problem.size();
        this.matching = new Matching(n, n, this, context::requireOngoing);
    }

    /** What a search with these permutations keeps beside what it does with them: three arrays, and the board to start from. */
    public static long bytes(Problem problem) {
        return 4L * Integer.BYTES * problem.size();
    }

    /**
     * Searches with these permutations.
     *
     * @param context the run
     * @param search what to do with them
     * @return the outcome of the search; it gives up if there is no permutation of this kind
     */
    public static SearchOutcome search(SearchContext context, Function<OpenPermutations, SearchOutcome> search) {
        OpenPermutations permutations = new OpenPermutations(context);
        return permutations.fit(context.randomBoard()).isPresent()
                ? search.apply(permutations)
                : SearchOutcome.gaveUp(
                        "the placed queens and the blocked squares leave no way to put one queen in each row"
                                + " and column, so that there is no solution; 'backtracking' proves it");
    }

    /**
     * Draws a random permutation. Each is possible.
     *
     * @return a board
     */
    public Board random() {
        return nearest(context.randomBoard());
    }

    /**
     * A permutation like a given one: only placed queens, queens on blocked squares and those in their way are exchanged.
     *
     * @param board any permutation
     * @return the board itself if nothing is to be exchanged
     */
    public Board nearest(Board board) {
        return fit(board).orElseThrow();
    }

    private Optional<Board> fit(Board board) {
        int[] columns = board.toArray();
        return fit(columns) ? Optional.of(Board.of(columns)) : Optional.empty();
    }

    /**
     * Exchanges the columns of placed queens, of queens on blocked squares and of those in their way.
     *
     * @param columns any permutation
     * @return whether it fits now; false only if no permutation does
     */
    public boolean fit(int[] columns) {
        context.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                matching.set(columns[row], row);
            }
        });
        for (Square queen : problem.placed()) {
            int other = matching.rowOf(queen.column());
            int left = columns[queen.row()];
            columns[other] = left;
            matching.set(left, other);
            columns[queen.row()] = queen.column();
            matching.set(queen.column(), queen.row());
        }
        for (int row = 0; row < n; row++) {
            if (!problem.isOpen(row, columns[row])) {
                matching.set(columns[row], Matching.NONE);
                columns[row] = Matching.NONE;
            }
        }
        for (int row = 0; row < n; row++) {
            if (columns[row] == Matching.NONE) {
                firstColumn = context.random().nextInt(n);
                if (!matching.add(row, columns)) {
                    return false;
                }
            }
        }
        return true;
    }

    @Override
    public int count(int row) {
        return n;
    }

    /** A column of a row, beginning with one that was drawn; none if it is blocked or its queen is placed. */
    @Override
    public int line(int row, int square) {
        int column = firstColumn + square < n ? firstColumn + square : firstColumn + square - n;
        int other = matching.rowOf(column);
        return problem.isOpen(row, column) && (other == Matching.NONE || !problem.isPlaced(other, column))
                ? column
                : Matching.NONE;
    }
}
