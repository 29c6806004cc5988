package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.spi.HeapBudget;
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
 * <p>Queens are placed row by row, each on the next square of its row that no queen placed before attacks. A row without
 * such a square sends the search back to the row before, whose queen goes to its next free square. In
 * {@linkplain Order#NATURAL natural order} the first solution in lexicographic order is found; how long that takes varies
 * widely with n and grows exponentially. {@linkplain Order#CONSTRAINED The most constrained row first} reaches thousands of
 * rows, often without ever going back, but a few sizes take it far longer than their neighbors.
 *
 * <p>An iteration is one queen placed. It takes O(n/64) in natural order and O(n<sup>2</sup>/64) where the most
 * constrained row is looked for; memory is O(n), and the search keeps its own stack. Nothing is random: every seed gives
 * the same board. Immutable and safe for use by several threads.
 *
 * <p>Sources: S. W. Golomb, L. D. Baumert, Backtrack programming, Journal of the ACM 12, 1965,
 * doi:10.1145/321296.321300; for the masks M. Richards, Backtracking algorithms in MCPL using bit patterns and recursion,
 * University of Cambridge, 1997; for the most constrained row J. R. Bitner, E. M. Reingold, Backtrack programming
 * techniques, Communications of the ACM 18, 1975, doi:10.1145/361219.361224; for beginning in the middle L. V. Kal&eacute;,
 * An almost perfect heuristic for the n nonattacking queens problem, Information Processing Letters 34, 1990,
 * doi:10.1016/0020-0190(90)90156-R.
 */
public final class Backtracking implements SearchAlgorithm {
    private static final Parameter<Order> ORDER =
            Parameter.ofEnum("order", Order.NATURAL, "the order in which rows are filled and columns tried");

    /** So many words of bit sets are read in some ten microseconds. */
    private static final int WORDS_PER_LOOK = 4096;

    /** In which order rows are filled and columns tried. */
    public enum Order {
        /** Rows from the first to the last, columns likewise. */
        NATURAL,
        /** The row with the fewest free squares, the first of them if several; columns from the middle outward. */
        CONSTRAINED
    }

    private final Order order;

    private Backtracking(Builder builder) {
        this.order = builder.order;
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
     * What is known of the solver {@code backtracking}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("backtracking", Backtracking::builder, Builder::build)
                .summary("Tries every placement depth first, with bit masks.")
                .advice(
                        "To teach systematic search, or where the same board is wanted each time; not for large boards.")
                .reach(32)
                .source("Golomb, Baumert 1965, doi:10.1145/321296.321300; Richards 1997")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .trait(SolverTrait.FROM_SCRATCH)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .parameter(ORDER, Builder::order)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Optional<String> shortfall = HeapBudget.shortfall(Placement.bytes(n) + 8L * n);
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        Placement queens = new Placement(n);
        int[] rows = new int[n];
        int depth = 0;
        int rank = 0;
        rows[0] = nextRow(queens, 0, context);
        while (depth < n) {
            int row = rows[depth];
            rank = nextFree(queens, row, rank);
            if (rank < 0) {
                row = rows[--depth];
                rank = rank(n, queens.column(row)) + 1;
                queens.remove(row);
                context.removed(row);
                continue;
            }
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            queens.place(row, column(n, rank));
            context.placed(row, queens.column(row));
            if (context.observed()) {
                context.noted(
                        "Row {0} takes column {1}, its next square that no queen attacks; {2} of {3} rows are filled.",
                        row, queens.column(row), depth + 1, n);
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
        return SearchOutcome.solved(Board.of(queens.toArray()));
    }

    /** The row to fill next, or -1 if the run is over. A row without a free square is the most constrained of all. */
    private int nextRow(Placement queens, int depth, SearchContext context) {
        int n = context.size();
        if (order == Order.NATURAL) {
            return depth;
        }
        int rowsPerLook = Math.max(1, WORDS_PER_LOOK / (n / 64 + 1));
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
    private int nextFree(Placement queens, int row, int from) {
        int n = queens.size();
        if (order == Order.NATURAL) {
            return queens.nextFree(row, from);
        }
        for (int rank = from; rank < n; rank++) {
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
        private Order order = ORDER.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets the order in which rows are filled and columns tried.
         *
         * @param order natural by default
         * @return this builder
         * @throws NullPointerException if {@code order} is null
         */
        public Builder order(Order order) {
            this.order = ORDER.check(order);
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public Backtracking build() {
            return new Backtracking(this);
        }
    }
}
