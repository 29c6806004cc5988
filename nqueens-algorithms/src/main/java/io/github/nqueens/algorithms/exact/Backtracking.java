package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.PendingRemovals;
import io.github.nqueens.algorithms.exact.engine.cover.CoverSearch;
import io.github.nqueens.algorithms.exact.engine.cover.SearchMonitor;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;

/**
 * Backtracking: depth-first search with bit masks, complete.
 *
 * <p>Queens are placed row by row. Each takes the next square of its row that no earlier queen attacks. If there is
 * none, the search goes back to the row before, whose queen takes its next free square. In {@linkplain Order#NATURAL
 * natural order} it finds the first solution in lexicographic order. How long that takes varies widely with n and grows
 * exponentially. {@linkplain Order#CONSTRAINED The most constrained row first} reaches thousands of rows, often without
 * ever going back, but a few sizes take it far longer than their neighbors.
 *
 * <p>On any other problem than the classic one, the parameter {@code order} has no effect. The row, column or region
 * with the fewest squares left comes first, and a unit with a single square gets its queen at once. If the search ends
 * without a board, there is none. Memory is then O(n<sup>2</sup>).
 *
 * <p>An iteration is one queen placed. It takes O(n/64) in natural order, and O(n<sup>2</sup>/64) to find the most
 * constrained row. Memory is O(n), and the search keeps its own stack. Nothing is random: every seed gives the same
 * board. Immutable and safe for use by several threads.
 *
 * <p>Sources: S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12, 1965,
 * doi:10.1145/321296.321300. The masks: M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion,
 * University of Cambridge, 1997. The most constrained row: J. R. Bitner, E. M. Reingold, Backtrack programming
 * techniques, Communications of the ACM 18, 1975, doi:10.1145/361219.361224. The start in the middle: L. V.
 * Kal&eacute;, An almost perfect heuristic for the n nonattacking queens problem, Information Processing Letters 34,
 * 1990, doi:10.1016/0020-0190(90)90156-R.
 */
public final class Backtracking implements SearchAlgorithm {
    private static final Parameter<Order> ORDER =
            Parameter.ofEnum("order", Order.NATURAL, "the order in which rows are filled and columns tried");

    /** So many words of bit sets are read in some ten microseconds. */
    private static final int WORDS_PER_LOOK = 4096;

    /** So many squares are tried in some hundred microseconds. */
    private static final int COLUMNS_PER_LOOK = 1 << 14;

    /** In which order rows are filled and columns tried. */
    public enum Order {
        /** Rows from the first to the last, columns likewise. */
        NATURAL,
        /** The row with the fewest free squares, the first of them if several; columns from the middle outward. */
        CONSTRAINED
    }

    private final ParameterValues<Builder> settings;
    private final Order order;

    private Backtracking(ParameterValues<Builder> settings) {
        this.settings = settings;
        this.order = settings.get(ORDER);
    }

    /**
     * Starts from the defaults.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Describes the solver {@code backtracking}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("backtracking", Backtracking::builder, Builder::build)
                .summary("Tries every placement depth first, with bit masks.")
                .advice(
                        "Choose it to teach systematic search, to prove that a problem has no solution, or to get the same board each"
                                + " time. It is not for large boards.")
                .source("Golomb, Baumert 1965, doi:10.1145/321296.321300; Richards 1997")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .trait(SolverTrait.EVERY_PROBLEM)
                .parameter(ORDER, Builder::order)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("backtracking");
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        return context.problem().isClassic() ? searchRows(context) : searchUnits(context);
    }

    private static SearchOutcome searchUnits(SearchContext context) {
        for (Square queen : context.problem().placed()) {
            context.placed(queen.row(), queen.column());
        }
        PendingRemovals takenBack = new PendingRemovals(context);
        CoverSearch search = new CoverSearch(context.problem(), new RunMonitor(context, takenBack));
        if (search.next()) {
            return SearchOutcome.solved(search.solution());
        }
        takenBack.tell();
        return search.isStopped() ? SearchOutcome.stopped() : SearchOutcome.unsolvable();
    }

    /** Counts a queen as an iteration. */
    private record RunMonitor(SearchContext context, PendingRemovals takenBack) implements SearchMonitor {
        @Override
        public boolean nextQueen() {
            return context.tick();
        }

        @Override
        public boolean shouldStop() {
            return context.shouldStop();
        }

        @Override
        public void placed(int row, int column) {
            takenBack.tell();
            context.placed(row, column);
        }

        @Override
        public void removed(int row) {
            takenBack.hold(row);
        }
    }

    private SearchOutcome searchRows(SearchContext context) {
        int n = context.size();
        Placement queens = new Placement(n);
        int[] rows = new int[n];
        int depth = 0;
        int rank = 0;
        PendingRemovals takenBack = new PendingRemovals(context);
        int rowsPerLook = rowsPerLook(n);
        int untilLook = rowsPerLook;
        rows[0] = nextRow(queens, 0, context);
        while (depth < n) {
            int row = rows[depth];
            rank = nextFree(queens, row, rank, context);
            if (rank < 0) {
                // Going back is no iteration, and may go far.
                if (--untilLook == 0) {
                    untilLook = rowsPerLook;
                    if (context.shouldStop()) {
                        return SearchOutcome.stopped();
                    }
                }
                row = rows[--depth];
                rank = rank(n, queens.column(row)) + 1;
                queens.remove(row);
                takenBack.hold(row);
                continue;
            }
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            queens.place(row, column(n, rank));
            takenBack.tell();
            context.placed(row, queens.column(row));
            if (context.observed()) {
                context.noted(
                        "Row {0} takes column {1}, its next square that no queen attacks; {2} of the {3} rows "
                                + (depth == 0 ? "is" : "are") + " filled.",
                        row,
                        queens.column(row),
                        depth + 1,
                        n);
            }
            depth++;
            rank = 0;
            if (depth < n) {
                rows[depth] = nextRow(queens, depth, context);
                if (rows[depth] < 0) {
                    return SearchOutcome.stopped();
                }
            }
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    /** The placement, and the row of each depth. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        int n = problem.size();
        return Placement.bytes(n) + (long) Integer.BYTES * n;
    }

    private static int rowsPerLook(int n) {
        return Math.max(1, WORDS_PER_LOOK / (n / Long.SIZE + 1));
    }

    /** The row to fill next, or -1 if the run is over. A row without a free square is the most constrained of all. */
    private int nextRow(Placement queens, int depth, SearchContext context) {
        int n = context.size();
        if (order == Order.NATURAL) {
            return depth;
        }
        int rowsPerLook = rowsPerLook(n);
        int choice = -1;
        int fewest = Integer.MAX_VALUE;
        for (int row = 0; row < n && fewest > 0; row++) {
            if (row % rowsPerLook == rowsPerLook - 1 && context.shouldStop()) {
                return -1;
            }
            if (queens.isEmpty(row)) {
                int free = queens.countFree(row, fewest);
                if (free < fewest) {
                    fewest = free;
                    choice = row;
                }
            }
        }
        return choice;
    }

    /** The first free square of a row from a rank on in the order of trial, or -1; the answer is a rank too. */
    private int nextFree(Placement queens, int row, int from, SearchContext context) {
        int n = queens.size();
        if (order == Order.NATURAL) {
            return queens.nextFree(row, from);
        }
        for (int rank = from; rank < n; rank++) {
            if (rank % COLUMNS_PER_LOOK == COLUMNS_PER_LOOK - 1) {
                context.requireOngoing();
            }
            if (queens.isFree(row, column(n, rank))) {
                return rank;
            }
        }
        return -1;
    }

    /** The column that is tried at a rank: in the middle, next to it on the left, on the right, and so on. */
    private int column(int n, int rank) {
        if (order == Order.NATURAL) {
            return rank;
        }
        int middle = n / 2;
        return (rank & 1) == 0 ? middle + rank / 2 : middle - (rank + 1) / 2;
    }

    private int rank(int n, int column) {
        if (order == Order.NATURAL) {
            return column;
        }
        int middle = n / 2;
        return column >= middle ? 2 * (column - middle) : 2 * (middle - column) - 1;
    }

    /** Collects the parameters of a backtracking search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets the order in which rows are filled and columns tried.
         *
         * @param order natural by default
         * @return this builder
         * @throws NullPointerException if {@code order} is null
         */
        public Builder order(Order order) {
            return settings.set(ORDER, order);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public Backtracking build() {
            return new Backtracking(settings.copy());
        }
    }
}
