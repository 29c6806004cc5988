package io.github.nqueens.algorithms.constructive;

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
 * Queen search: conflict-free placement at random, then repair of the few rows that are left by exchanges.
 *
 * <p>Steps: (1) Each row in turn takes a random column on which it is not attacked. (2) When few columns are left, the
 * remaining columns look for one of the remaining rows in the same way. (3) What is left, some dozens of rows and as many
 * columns, is paired at random; a row whose square is attacked exchanges columns with random rows until neither of the
 * two is attacked. (4) If a row finds none, all begins anew.
 *
 * <p>This is the rule of Sosic and Gu's QS4. What differs is how a free column is found: columns and diagonals are kept
 * as bits, and from n = 256 on a look tests the 57 columns from a random one on at once, of which the first free one is
 * taken; {@code window} sets how many, and with 1 every free column has the same probability. From n = 2,097,152 on, each batch of rows looks only at some stretches of the board, drawn anew for each batch, so that their
 * bits stay in the cache; {@code spread} sets how many.
 *
 * <p>An iteration is a batch of up to 1,024 rows or columns placed, or an exchange tried; a candidate evaluated is a look
 * or an exchange. Expected time is O(n), memory 4.75 n bytes, the board's 4 n among them. Below some 50 rows an attempt
 * often gets stuck and several are needed. Immutable and safe for use by several threads.
 *
 * <p>Sources: R. Sosic, J. Gu, 3,000,000 queens in less than one minute, SIGART Bulletin 2(2), 1991,
 * 22-24; R. Sosic, J. Gu, Efficient local search with conflict minimization: a case study of the
 * n-queens problem, IEEE Transactions on Knowledge and Data Engineering 6(5), 1994, doi:10.1109/69.317698.
 */
public final class QueenSearch implements SearchAlgorithm {
    /** The size from which the bits do not fit a second-level cache of 2 MiB. */
    private static final int SPREAD_FROM = 1 << 21;

    /** The size from which fewer stretches save more time than they cost in randomness, which is relative to the board. */
    private static final int NARROW_FROM = 1 << 25;

    /** Below this size an attempt is short anyway, and a wide window would prefer some solutions to others. */
    private static final int WIDE_WINDOW_FROM = 256;

    private static final Parameter<Integer> WINDOW = Parameter.ofInt(
                    "window",
                    LineBits.WINDOW,
                    1,
                    LineBits.WINDOW,
                    "how many columns a look tests, of which it takes the first free one")
            .withComputedDefault("1 below n = 256, otherwise 57");

    private static final Parameter<Integer> SPREAD = Parameter.ofInt(
                    "spread",
                    0,
                    0,
                    1_000_000,
                    "over how many stretches of 512 columns a batch of 1,024 rows is spread; 0: over all columns")
            .withComputedDefault("0 below n = 2,097,152, then 128, and 32 from n = 33,554,432 on");

    private static final Parameter<Integer> SWAPS = Parameter.ofInt(
                    "swaps", 7000, 1, Integer.MAX_VALUE, "exchanges tried for a row before all begins anew")
            .withComputedDefault("3 n, at most 7,000");

    private final Optional<Integer> window;
    private final Optional<Integer> spread;
    private final Optional<Integer> swaps;

    private QueenSearch(Builder builder) {
        this.window = builder.window;
        this.spread = builder.spread;
        this.swaps = builder.swaps;
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
     * What is known of the solver {@code queen-search}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("queen-search", QueenSearch::builder, Builder::build)
                .alias("linear")
                .summary(
                        "Places queens at random where none attacks them, then repairs the few rows left; linear time.")
                .advice("For a random board of any size: the fastest there is here.")
                .reach(100_000_000)
                .source("Sosic, Gu, SIGART Bulletin 2(2), 1991; Sosic, Gu 1994, doi:10.1109/69.317698")
                .trait(SolverTrait.FROM_SCRATCH)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .parameter(WINDOW, Builder::window)
                .parameter(SPREAD, Builder::spread)
                .parameter(SWAPS, Builder::swaps)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        Optional<String> shortfall = HeapBudget.shortfall(bytes(context.size()));
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        Optional<SearchOutcome> outcome = attempt(context);
        while (outcome.isEmpty()) {
            context.restarted();
            outcome = attempt(context);
        }
        return outcome.get();
    }

    /** Places and repairs once; empty if some row got stuck. */
    private Optional<SearchOutcome> attempt(SearchContext context) {
        int n = context.size();
        Board.Builder board = Board.builder(n);
        QueenPlacement placement = new QueenPlacement(
                context,
                window.orElse(n < WIDE_WINDOW_FROM ? 1 : LineBits.WINDOW),
                spread.orElse(n < SPREAD_FROM ? 0 : n < NARROW_FROM ? 128 : 32),
                board);
        if (!placement.run()) {
            return Optional.of(SearchOutcome.stopped());
        }
        context.noted("{0} rows are left to the repair", placement.openRows().size());
        SwapRepair repair = new SwapRepair(context, board, placement, swaps.orElse((int) Math.min(7000, 3L * n)));
        return switch (repair.run()) {
            case SOLVED -> Optional.of(SearchOutcome.solved(board.build()));
            case STOPPED -> Optional.of(SearchOutcome.stopped());
            case STUCK -> {
                takeOff(context, board);
                yield Optional.empty();
            }
        };
    }

    private static void takeOff(SearchContext context, Board.Builder board) {
        if (context.observed()) {
            for (int row = 0; row < context.size(); row++) {
                if (board.column(row) >= 0) {
                    context.removed(row);
                }
            }
        }
    }

    /** The board, and one bit for each row and column and two for each of 2n - 1 diagonals. */
    private static long bytes(int n) {
        return 4L * n + (6L * n) / 8 + 16_384;
    }

    /** Collects the parameters of a queen search. Not safe for use by several threads. */
    public static final class Builder {
        private Optional<Integer> window = Optional.empty();
        private Optional<Integer> spread = Optional.empty();
        private Optional<Integer> swaps = Optional.empty();

        private Builder() {}

        /**
         * Sets how many columns a look tests, of which it takes the first free one. With 1 every free column has the same
         * probability, as in the published rule; more take fewer looks.
         *
         * @param columns from 1 to 57; by default 1 below n = 256, otherwise 57
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder window(int columns) {
            this.window = Optional.of(WINDOW.check(columns));
            return this;
        }

        /**
         * Sets over how many stretches of 512 columns a batch of 1,024 rows is spread. Fewer are faster on large boards;
         * more make neighboring rows less alike.
         *
         * @param stretches from 0 (over all columns) to 1,000,000; by default 0 below n = 2,097,152, then 128, and 32
         *     from n = 33,554,432 on
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder spread(int stretches) {
            this.spread = Optional.of(SPREAD.check(stretches));
            return this;
        }

        /**
         * Sets how many exchanges are tried for a row before all begins anew.
         *
         * @param swaps at least 1; three times n by default, at most 7,000
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder swaps(int swaps) {
            this.swaps = Optional.of(SWAPS.check(swaps));
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public QueenSearch build() {
            return new QueenSearch(this);
        }
    }
}
