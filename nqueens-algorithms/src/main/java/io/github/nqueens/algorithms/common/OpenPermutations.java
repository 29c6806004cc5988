package io.github.nqueens.algorithms.common;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Function;

/**
 * Permutations with the placed queens of a problem and none on a blocked square. Not safe for use by several threads.
 *
 * <p>Queens on blocked squares are exchanged along alternating paths of a bipartite matching of rows and columns. Each
 * path is found breadth first, in O(n<sup>2</sup>) at most, and in O(n) if most squares are open.
 *
 * <p>Source: D. K&odblac;nig, Gr&aacute;fok &eacute;s m&aacute;trixok, 1931.
 */
public final class OpenPermutations {
    private static final int NONE = -1;

    private final SearchContext context;
    private final Problem problem;
    private final int n;

    /** The row of the queen in each column, or none. */
    private final int[] rowOf;

    /** The row from which the path of this search came to a column, or none. */
    private final int[] reachedFrom;

    private final int[] queue;
    private int queued;
    private int firstColumn;
    private int freeColumn;

    private OpenPermutations(SearchContext context) {
        this.context = context;
        this.problem = context.problem();
        this.n = problem.size();
        this.rowOf = new int[n];
        this.reachedFrom = new int[n];
        this.queue = new int[n];
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
                rowOf[columns[row]] = row;
            }
        });
        for (Square queen : problem.placed()) {
            int other = rowOf[queen.column()];
            int left = columns[queen.row()];
            columns[other] = left;
            rowOf[left] = other;
            columns[queen.row()] = queen.column();
            rowOf[queen.column()] = queen.row();
        }
        int unmatched = 0;
        for (int row = 0; row < n; row++) {
            if (!problem.isOpen(row, columns[row])) {
                rowOf[columns[row]] = NONE;
                queue[unmatched++] = row;
            }
        }
        int[] rows = Arrays.copyOf(queue, unmatched);
        for (int row : rows) {
            if (!match(row, columns)) {
                return false;
            }
        }
        return true;
    }

    /** Finds a column for an unmatched row, and others for the rows whose queens leave theirs. */
    private boolean match(int unmatched, int[] columns) {
        Arrays.fill(reachedFrom, NONE);
        freeColumn = NONE;
        firstColumn = context.random().nextInt(n);
        queue[0] = unmatched;
        queued = 1;
        for (int next = 0; next < queued && freeColumn == NONE; next++) {
            int row = queue[next];
            context.requireOngoing();
            reach(row);
        }
        if (freeColumn == NONE) {
            return false;
        }
        int column = freeColumn;
        int row;
        do {
            row = reachedFrom[column];
            int left = columns[row];
            columns[row] = column;
            rowOf[column] = row;
            column = left;
        } while (row != unmatched);
        return true;
    }

    /** Queues the rows whose queens stand on squares that a row might use. Stops at a free column. */
    private void reach(int row) {
        for (int i = 0; i < n && freeColumn == NONE; i++) {
            int column = firstColumn + i < n ? firstColumn + i : firstColumn + i - n;
            if (reachedFrom[column] == NONE && problem.isOpen(row, column)) {
                int other = rowOf[column];
                if (other == NONE) {
                    freeColumn = column;
                } else if (problem.isPlaced(other, column)) {
                    continue;
                } else {
                    queue[queued++] = other;
                }
                reachedFrom[column] = row;
            }
        }
    }
}
