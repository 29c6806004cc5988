package io.github.nqueens.algorithms.constructive;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/**
 * Queen search: places queens at random without conflicts, then repairs the few rows that are left by exchanges.
 *
 * <ol>
 *   <li>Each row in turn takes a random column on which it is not attacked.
 *   <li>When few columns are left, these look for one of the remaining rows in the same way.
 *   <li>Some dozens of rows and as many columns are left. They are paired at random. A row whose square is attacked
 *       exchanges columns with random rows until neither of the two is attacked.
 *   <li>If a row finds no such partner, the search starts again from the empty board.
 * </ol>
 *
 * <p>This is the rule of Sosic and Gu's QS4. The way to a free column differs. Columns and diagonals are kept as bits.
 * From n = 256 on, one look tests the 57 columns from a random one on, and the first free column is taken. {@code
 * window} sets how many columns a look tests; with 1 every free column has the same probability. From n = 2,097,152 on,
 * each batch of rows looks only at some stretches of the board, so that their bits stay in the cache. The stretches are
 * drawn for each batch, and {@code spread} sets their number.
 *
 * <p>An iteration is a batch of up to 1,024 rows or columns placed, or an exchange tried. An evaluation is a look or an
 * exchange. Expected time is O(n). Memory is 4.75 n bytes, of which the board takes 4 n. On small boards an attempt
 * often gets stuck: a run restarts 6.6 times on average at n = 20, and 0.8 times at n = 200. Immutable and safe for use
 * by several threads.
 *
 * <p>Sources: R. Sosic, J. Gu, 3,000,000 queens in less than one minute, SIGART Bulletin 2(2), 1991, 22-24. R. Sosic,
 * J. Gu, Efficient local search with conflict minimization: a case study of the n-queens problem, IEEE Transactions on
 * Knowledge and Data Engineering 6(5), 1994, doi:10.1109/69.317698.
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
                    BitWindows.WINDOW,
                    1,
                    BitWindows.WINDOW,
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
                    "swaps", 7000, 1, Integer.MAX_VALUE, "exchanges tried for a row before the search restarts")
            .withComputedDefault("3 n, at most 7,000");

    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("swaps");

    private final ParameterValues<Builder> settings;

    private QueenSearch(ParameterValues<Builder> settings) {
        this.settings = settings;
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
     * Describes the solver {@code queen-search}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("queen-search", QueenSearch::builder, Builder::build)
                .alias("linear")
                .summary(
                        "Places queens at random where none attacks them, then repairs the few rows left; linear time.")
                .advice(
                        "Choose it for a random board of any size. It takes linear time, and is the fastest search here for large boards.")
                .source("Sosic, Gu, SIGART Bulletin 2(2), 1991; Sosic, Gu 1994, doi:10.1109/69.317698")
                .trait(SolverTrait.PARTIAL_BOARDS)
                .costUnit("rows without a queen")
                .parameter(WINDOW, Builder::window)
                .parameter(SPREAD, Builder::spread)
                .parameter(SWAPS, Builder::swaps)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("queen-search");
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        RestartRule series = settings.get(RESTART);
        RestartRule rule = series.times(settings.given(SWAPS).orElse((int) Math.min(7000, 3L * context.size())));
        int n = context.size();
        QueenPlacement placement = new QueenPlacement(
                context, settings.given(WINDOW).orElse(n < WIDE_WINDOW_FROM ? 1 : BitWindows.WINDOW), spread(n));
        return Restarts.search(
                context, attempt -> attempt(context, placement, iterations -> rule.patience(attempt, iterations)));
    }

    private int spread(int n) {
        return settings.given(SPREAD).orElse(n < SPREAD_FROM ? 0 : n < NARROW_FROM ? 128 : 32);
    }

    /** Places and repairs once; empty if some row got stuck. */
    private static Optional<SearchOutcome> attempt(
            SearchContext context, QueenPlacement placement, LongUnaryOperator patience) {
        placement.run();
        if (context.observed()) {
            context.noted(
                    "The placement leaves {0} to the repair.",
                    Amounts.of(placement.openRows().size(), "row", "rows"));
        }
        Optional<SearchOutcome> outcome = new SwapRepair(context, placement, patience).run();
        if (outcome.isEmpty()) {
            takeOff(context, placement.board());
        }
        return outcome;
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

    /** One bit for each row and column and two for each of 2n - 1 diagonals, and what a batch of rows is drawn from. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        int n = problem.size();
        return 6L * n / Byte.SIZE + (long) Integer.BYTES * spread(n);
    }

    /** Collects the parameters of a queen search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

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
            return settings.set(WINDOW, columns);
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
            return settings.set(SPREAD, stretches);
        }

        /**
         * Sets how many exchanges are tried for a row before the search starts again from the empty board.
         *
         * @param swaps at least 1; three times n by default, at most 7,000
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder swaps(int swaps) {
            return settings.set(SWAPS, swaps);
        }

        /**
         * Sets how the limit that leads to a restart changes from attempt to attempt.
         *
         * @param rule a {@link RestartRule.Series}, by which {@link #swaps} is multiplied, or your own rule in its
         *     place, which is asked before each row that needs an exchange; {@link RestartRule.Series#FIXED} by default
         * @return this builder
         */
        public Builder restart(RestartRule rule) {
            return settings.setFunction(RESTART, rule);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         * @throws IllegalArgumentException if a setting can do nothing beside the others; names its key and its value
         */
        public QueenSearch build() {
            Restarts.requireAgreement(
                    settings, RESTART, SWAPS, settings.<Integer>given(SWAPS).orElse(1));
            return new QueenSearch(settings.copy());
        }
    }
}
