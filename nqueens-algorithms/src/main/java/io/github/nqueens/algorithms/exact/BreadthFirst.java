package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.exact.engine.PackedState;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import org.jspecify.annotations.Nullable;

/**
 * Breadth-first search: row by row with a first-in first-out frontier, complete.
 *
 * <p>A state is a board whose first rows have a queen. The search begins with the empty board. Each turn takes the
 * oldest state from the frontier. If it has n queens and none attacks another, it is the answer. Otherwise the boards
 * with one queen more, on each square of the next row that is not attacked, join the end of the frontier. Without
 * pruning, queens are put on attacked squares too. Level r then holds n<sup>r</sup> states, and only full boards are
 * checked.
 *
 * <p>An iteration is one state taken from the frontier. The first solution in lexicographic order is found after all
 * levels but the last. So time and memory grow like the tree, to 39 million states at once for n = 15. A state takes 16
 * bytes up to n = 16 and 32 bytes up to n = 20. If the heap cannot hold the frontier, the search gives up and says what
 * the level would have needed. Nothing is random: every seed gives the same board. Immutable and safe for use by
 * several threads.
 *
 * <p>Sources: "N-Queens Problem Documentation", undated lecture notes without a known author or address, whose tables 1
 * and 2 count all solutions with and without pruning.
 */
public final class BreadthFirst implements SearchAlgorithm {
    private static final Parameter<Boolean> PRUNING =
            Parameter.ofBoolean("pruning", true, "whether attacked squares are left out");

    private final ParameterValues<Builder> settings;
    private final boolean pruning;

    private BreadthFirst(ParameterValues<Builder> settings) {
        this.settings = settings;
        this.pruning = settings.get(PRUNING);
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
     * Describes the solver {@code breadth-first}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("breadth-first", BreadthFirst::builder, Builder::build)
                .alias("bfs")
                .summary("Searches level by level, one row per level, with a frontier that grows exponentially.")
                .advice(
                        "Choose it to see what a frontier costs. For one solution choose any other solver, and for all of them the counter.")
                .source(
                        "N-Queens Problem Documentation, tables 1 and 2, undated lecture notes without a known author or address")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .largestSize(PackedState.LARGEST_SIZE)
                .parameter(PRUNING, Builder::pruning)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("breadth-first");
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        long squares = (1L << n) - 1;
        Frontier frontier = new Frontier(n);
        @Nullable FrontierEvents events = context.observed() ? new FrontierEvents(frontier, context) : null;
        while (true) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            long state = frontier.takeOldest();
            if (events != null) {
                events.tell();
            }
            if (frontier.level() < n) {
                frontier.ensureRoomForChildren();
                for (long rest = pruning ? PackedState.free(state, squares) : squares; rest != 0; rest &= rest - 1) {
                    frontier.appendChild(rest & -rest);
                }
            } else if (!PackedState.isAttacked(state)) {
                return SearchOutcome.solved(Board.of(frontier.columns()));
            }
            if (events != null) {
                context.measured("frontier", (double) frontier.size());
            }
        }
    }

    /** Collects the parameters of a breadth-first search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets whether attacked squares are left out of the tree.
         *
         * @param pruning true by default; false searches all n<sup>n</sup> boards
         * @return this builder
         */
        public Builder pruning(boolean pruning) {
            return settings.set(PRUNING, pruning);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public BreadthFirst build() {
            return new BreadthFirst(settings.copy());
        }
    }
}
