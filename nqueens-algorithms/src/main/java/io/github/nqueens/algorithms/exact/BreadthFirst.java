package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;

/**
 * Breadth-first search: row by row with a first-in first-out frontier, complete.
 *
 * <p>A state is a board whose first rows have a queen. The search begins with the empty board; every turn the oldest state
 * is taken from the frontier: if it has all n queens and none attacks another it is the answer, otherwise the boards with
 * one queen more, on each square of the next row that is not attacked, join the frontier's end. Without pruning attacked
 * squares are taken too, so that level r holds n<sup>r</sup> states, and only full boards are checked.
 *
 * <p>An iteration is one state taken from the frontier. All levels but the last are searched before the first solution,
 * the least in lexicographic order, is met: time and memory grow like the tree, to 39 million states at once for n = 15
 * (8 bytes a state up to n = 16, 24 or 32 bytes beyond). Where the heap cannot hold the frontier the search gives up and says
 * what the level would have needed. Nothing is random: every seed gives the same board. Immutable and safe for use by
 * several threads.
 *
 * <p>Sources: "N-Queens Problem Documentation", whose tables 1 and 2 count all solutions with and without pruning; E. F.
 * Moore, The shortest path through a maze, Proceedings of an International Symposium on the Theory of Switching, 1959.
 */
public final class BreadthFirst implements SearchAlgorithm {
    private static final Parameter<Boolean> PRUNING =
            Parameter.ofBoolean("pruning", true, "whether attacked squares are left out");

    private static final int LARGEST_SIZE = 32;

    private final boolean pruning;

    private BreadthFirst(Builder builder) {
        this.pruning = builder.pruning;
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
     * What is known of the solver {@code breadth-first}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("breadth-first", BreadthFirst::builder, Builder::build)
                .alias("bfs")
                .summary("Searches level by level, a row a level, with a frontier that grows exponentially.")
                .advice("To teach what a frontier costs; for all solutions take the counter, for one any other solver.")
                .reach(15)
                .source("N-Queens Problem Documentation, tables 1 and 2")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .trait(SolverTrait.FROM_SCRATCH)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .largestSize(LARGEST_SIZE)
                .parameter(PRUNING, Builder::pruning)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        PackedPath path = new PackedPath(n, pruning, context);
        int width = path.words();
        StateQueue frontier = new StateQueue();
        StateQueue.Chunk out = frontier.tail(width);
        if (out == null) {
            return SearchOutcome.gaveUp(frontier.shortage(0, 1, 0));
        }
        out.written += width;
        StateQueue.Chunk in = frontier.head();
        int level = 0;
        long states = 1;
        long left = 1;
        long made = 0;
        while (true) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            if (in.unread() == 0) {
                in = frontier.head();
            }
            path.moveTo(in.states, in.read, level);
            in.read += width;
            if (level == n) {
                if (path.isSafe()) {
                    return SearchOutcome.solved(Board.of(path.columns()));
                }
            } else {
                if (out.room() < width * n) {
                    out = frontier.tail(width * n);
                    if (out == null) {
                        return SearchOutcome.gaveUp(frontier.shortage(level, states, states - left));
                    }
                }
                int before = out.written;
                out.written = path.appendAll(out.states, before);
                made += (out.written - before) / width;
            }
            if (context.observed()) {
                context.measured("frontier", left - 1 + made);
            }
            if (--left == 0) {
                level++;
                states = made;
                left = made;
                made = 0;
            }
        }
    }

    /** Collects the parameters of a breadth-first search. Not safe for use by several threads. */
    public static final class Builder {
        private boolean pruning = PRUNING.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets whether attacked squares are left out of the tree.
         *
         * @param pruning true by default; false searches all n<sup>n</sup> boards
         * @return this builder
         */
        public Builder pruning(boolean pruning) {
            this.pruning = PRUNING.check(pruning);
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public BreadthFirst build() {
            return new BreadthFirst(this);
        }
    }
}
