package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.algorithms.common.HeldEvents;
import io.github.nqueens.algorithms.common.Iterations;
import io.github.nqueens.algorithms.common.ParameterValues;
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

    /** In which order rows are filled and columns tried. */
    public enum Order {
        /** Rows from the first to the last, columns likewise. */
        NATURAL {
            @Override
            int nextRow(Placement queens, int depth, SearchContext context) {
                return depth;
            }

            @Override
            int nextColumn(Placement queens, int row, int before, SearchContext context) {
                return queens.nextFree(row, before + 1);
            }
        },
        /** The row with the fewest free squares, the first of them if several; columns from the middle outward. */
        CONSTRAINED {
            @Override
            int nextRow(Placement queens, int depth, SearchContext context) {
                int choice = NONE;
                int fewest = Integer.MAX_VALUE;
                for (int row = 0; row < queens.size() && fewest > 0; row++) {
                    if (queens.isEmpty(row)) {
                        context.requireOngoing();
                        int free = queens.countFree(row, fewest);
                        if (free < fewest) {
                            fewest = free;
                            choice = row;
                        }
                    }
                }
                return choice;
            }

            @Override
            int nextColumn(Placement queens, int row, int before, SearchContext context) {
                int n = queens.size();
                for (int rank = before == NONE ? 0 : rankFromMiddle(n, before) + 1; rank < n; rank++) {
                    if (rank % COLUMNS_PER_CHECK == COLUMNS_PER_CHECK - 1) {
                        context.requireOngoing();
                    }
                    int column = fromMiddle(n, rank);
                    if (queens.isFree(row, column)) {
                        return column;
                    }
                }
                return NONE;
            }
        };

        /** The row to fill at a depth. A row without a free square is the most constrained of all. */
        abstract int nextRow(Placement queens, int depth, SearchContext context);

        /**
         * The free column of a row that is tried after another one, or first if that is {@link #NONE}; {@link #NONE} if
         * there is no more.
         */
        abstract int nextColumn(Placement queens, int row, int before, SearchContext context);

        /** The column of a rank from the middle outward: the middle, its left neighbor, its right neighbor, and so on. */
        private static int fromMiddle(int n, int rank) {
            int middle = n / 2;
            return (rank & 1) == 0 ? middle + rank / 2 : middle - (rank + 1) / 2;
        }

        private static int rankFromMiddle(int n, int column) {
            int middle = n / 2;
            return column >= middle ? 2 * (column - middle) : 2 * (middle - column) - 1;
        }
    }

    private static final int NONE = -1;

    /** Squares tried between two checks of the limits, which take about ten microseconds. */
    private static final int COLUMNS_PER_CHECK = 1 << 12;

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
                .alias("dfs")
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
        HeldEvents removals = new HeldEvents(context);
        CoverSearch search = new CoverSearch(context.problem(), new RunMonitor(context, removals));
        if (search.next()) {
            return SearchOutcome.solved(search.solution());
        }
        removals.tell();
        return SearchOutcome.unsolvable();
    }

    /** Counts a queen as an iteration. */
    private record RunMonitor(SearchContext context, HeldEvents removals) implements SearchMonitor {
        @Override
        public void nextQueen() {
            Iterations.count(context);
        }

        @Override
        public void requireOngoing() {
            context.requireOngoing();
        }

        @Override
        public void placed(int row, int column) {
            removals.tell();
            context.placed(row, column);
        }

        @Override
        public void removed(int row) {
            removals.hold(row);
        }
    }

    private SearchOutcome searchRows(SearchContext context) {
        int n = context.size();
        Placement queens = new Placement(n);
        int[] rows = new int[n];
        HeldEvents removals = new HeldEvents(context);
        int depth = 0;
        int column = NONE;
        rows[0] = order.nextRow(queens, 0, context);
        while (depth < n) {
            int row = rows[depth];
            column = order.nextColumn(queens, row, column, context);
            if (column == NONE) {
                // Going back is no iteration, and may go far.
                context.requireOngoing();
                row = rows[--depth];
                column = queens.column(row);
                queens.remove(row);
                removals.hold(row);
                continue;
            }
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            queens.place(row, column);
            depth++;
            removals.tell();
            context.placed(row, column);
            if (context.observed()) {
                context.noted(
                        depth == 1
                                ? "Row {0} takes column {1}, its next square that no queen attacks; {2} of the {3} rows is filled."
                                : "Row {0} takes column {1}, its next square that no queen attacks; {2} of the {3} rows are"
                                        + " filled.",
                        row,
                        column,
                        depth,
                        n);
            }
            if (depth < n) {
                column = NONE;
                rows[depth] = order.nextRow(queens, depth, context);
            }
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    /** The placement, and the row of each depth; or the squares that the problem leaves open. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        if (!problem.isClassic()) {
            return CoverSearch.leastBytes(problem);
        }
        int n = problem.size();
        return Placement.bytes(n) + (long) Integer.BYTES * n;
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
