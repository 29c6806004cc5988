package io.github.nqueens.solutions.listing;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.exact.engine.cover.CoverSearch;
import io.github.nqueens.algorithms.exact.engine.cover.SearchMonitor;
import java.util.Objects;
import java.util.Spliterator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** All solutions of a problem in the order of an exhaustive search, in one part. */
public final class ProblemSpliterator implements Spliterator<Board> {
    private final Traversal traversal;
    private final CoverSearch search;

    public ProblemSpliterator(Problem problem, Traversal traversal) {
        this.traversal = traversal;
        this.search = new CoverSearch(problem, new TraversalMonitor(traversal));
    }

    @Override
    public boolean tryAdvance(Consumer<? super Board> action) {
        Objects.requireNonNull(action, "action");
        traversal.requireOngoing();
        if (!search.next()) {
            return false;
        }
        action.accept(search.solution());
        return true;
    }

    @Override
    public @Nullable Spliterator<Board> trySplit() {
        return null;
    }

    @Override
    public long estimateSize() {
        return Long.MAX_VALUE;
    }

    @Override
    public int characteristics() {
        return ORDERED | DISTINCT | NONNULL | IMMUTABLE;
    }

    /** A traversal that is over throws. */
    private record TraversalMonitor(Traversal traversal) implements SearchMonitor {
        @Override
        public void nextQueen() {
            traversal.requireOngoing();
        }

        @Override
        public void requireOngoing() {
            traversal.requireOngoing();
        }
    }
}
