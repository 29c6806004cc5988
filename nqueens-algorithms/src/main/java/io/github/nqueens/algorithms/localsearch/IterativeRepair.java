package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Optional;

/**
 * Min-conflicts repair: every turn the next threatened queen moves within its row to the square with the fewest threats,
 * ties at random.
 *
 * <ol>
 *   <li>Start from a random permutation, or from the initial board, whatever its columns.
 *   <li>From the row after the last one on, and from row 0 after the last row, look for a queen that is attacked. If
 *       there is none, the board is a solution.
 *   <li>Move it to the square of its row that the fewest queens of other rows attack, one of them drawn if several do. The
 *       square it stands on takes part only with {@code stay=true}.
 *   <li>After {@code stagnation} turns without a new lowest number of attacking pairs, start again from a random
 *       permutation. Otherwise go on with the second step.
 * </ol>
 *
 * <p>An iteration is one move. All n - 1 other squares of the row (n with {@code stay}) count as evaluated, whether they
 * were looked at or left out because they cannot be the best. Boards do not stay permutations.
 *
 * <p>An iteration costs O(1) on average on large boards: the squares without threats lie in the few free columns, and
 * where there is none, random columns soon meet a square with one threat; only a row that has neither in 64 draws is
 * scanned. About 0.46 n turns solve large boards. Memory is O(n).
 *
 * <p>Small boards, n = 6 above all, can enter sets of boards that the rule never leaves; the restart is for them. From n =
 * 32 on it is hardly ever needed. Immutable and safe for use by several threads.
 *
 * <p>Source: Y. Baror, N Queens, Visualgos ("Iterative Repair"); S. Minton, M. D. Johnston, A. B. Philips, P. Laird,
 * Minimizing conflicts: a heuristic repair method for constraint satisfaction and scheduling problems, Artificial
 * Intelligence 58, 1992, doi:10.1016/0004-3702(92)90007-K. The latter lets the current square take part ({@code stay}).
 */
public final class IterativeRepair implements SearchAlgorithm {
    private static final Parameter<Boolean> STAY = Parameter.ofBoolean(
            "stay", false, "whether the square on which the queen stands takes part, so that it may stay there");
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
            "stagnation",
            200,
            1,
            Long.MAX_VALUE,
            "how many moves without a new lowest number of attacking pairs lead to a restart");

    /** Two boards, the repairing board, and a bit for each row under suspicion. */
    private static final long BYTES_PER_ROW = 11 * Integer.BYTES + 2;

    private final boolean stay;
    private final long stagnation;

    private IterativeRepair(Builder builder) {
        this.stay = builder.stay;
        this.stagnation = builder.stagnation;
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
     * What is known of the solver {@code iterative-repair}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("iterative-repair", IterativeRepair::builder, Builder::build)
                .alias("min-conflicts")
                .summary("Moves one threatened queen after the other to the square with the fewest threats.")
                .source("Visualgos: N Queens (Y. Baror), Iterative Repair;"
                        + " Minton, Johnston, Philips, Laird 1992, doi:10.1016/0004-3702(92)90007-K")
                .advice(
                        "Choose it for a simple local search that solves millions of rows, or to mend a board of yours by"
                                + " few moves. Not for uniform random solutions, and queen-search is faster on an empty board.")
                .largestSize(FullBoards.LARGEST_SIZE)
                .reach(5_000_000)
                .parameter(STAY, Builder::stay)
                .parameter(STAGNATION, Builder::stagnation)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Optional<String> shortfall = HeapBudget.shortfall(BYTES_PER_ROW * n);
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        Optional<Board> start = context.initialBoard().or(() -> FullBoards.random(context));
        while (start.isPresent()) {
            Optional<SearchOutcome> outcome = repair(start.get(), context);
            if (outcome.isPresent()) {
                return outcome.get();
            }
            context.restarted();
            start = FullBoards.random(context);
        }
        return SearchOutcome.stopped();
    }

    /** Repairs a board until it is a solution, the run is over, or it stagnates: then there is no outcome. */
    private Optional<SearchOutcome> repair(Board start, SearchContext context) {
        int n = start.size();
        RepairBoard queens = new RepairBoard(n);
        if (!queens.set(start, context::shouldStop)) {
            return Optional.of(SearchOutcome.stopped());
        }
        context.boardSet(start);
        context.best(queens.conflicts());
        ThreatenedRows threatened = new ThreatenedRows(queens, context);
        LeastThreatened squares = new LeastThreatened(queens, context, stay);
        long lowest = queens.conflicts();
        long stagnant = 0;
        int row = -1;
        while (queens.conflicts() > 0 && stagnant < stagnation) {
            row = threatened.next(row + 1);
            if (row == ThreatenedRows.STOPPED || !context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            int to = squares.draw(row);
            if (to == LeastThreatened.STOPPED) {
                return Optional.of(SearchOutcome.stopped());
            }
            int from = queens.column(row);
            int before = queens.threats(row, from);
            queens.move(row, to);
            if (queens.isThreatened(row) && !threatened.arrivedThreatened(row)) {
                return Optional.of(SearchOutcome.stopped());
            }
            stagnant++;
            if (queens.conflicts() < lowest) {
                lowest = queens.conflicts();
                stagnant = 0;
            }
            context.evaluated(stay ? n : n - 1);
            context.best(queens.conflicts());
            if (context.observed()) {
                context.moved(row, from, to);
                context.noted(
                        "The next threatened queen, attacked by {0}, is that of row {1}; {2} attack column {3}, and no"
                                + " square of the row has fewer threats. {4} pairs of queens attack each other.",
                        before, row, queens.threats(row, to), to, queens.conflicts());
            }
        }
        return queens.conflicts() == 0 ? Optional.of(SearchOutcome.solved(queens.toBoard())) : Optional.empty();
    }

    /** Collects the parameters of an iterative repair. Not safe for use by several threads. */
    public static final class Builder {
        private boolean stay = STAY.defaultValue().orElseThrow();
        private long stagnation = STAGNATION.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets whether the square on which the queen stands is compared with the others, so that it may stay there.
         *
         * @param stay false by default: a threatened queen moves
         * @return this builder
         */
        public Builder stay(boolean stay) {
            this.stay = stay;
            return this;
        }

        /**
         * Sets how many moves without a new lowest number of attacking pairs lead to a restart.
         *
         * @param moves at least 1; 200 by default
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder stagnation(long moves) {
            this.stagnation = STAGNATION.check(moves);
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public IterativeRepair build() {
            return new IterativeRepair(this);
        }
    }
}
