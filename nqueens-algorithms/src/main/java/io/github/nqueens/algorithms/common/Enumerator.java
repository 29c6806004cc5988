package io.github.nqueens.algorithms.common;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.internal.RethrownConsumer;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Predicate;

/** Hands all solutions of a problem to a caller, by an exact search that goes on after each. For one enumeration. */
public final class Enumerator {
    private final RethrownConsumer<Board> solutions;
    private long count;
    private boolean isExhausted;

    /** Before the first solution. */
    public Enumerator(Consumer<? super Board> solutions) {
        this.solutions = new RethrownConsumer<>(Objects.requireNonNull(solutions, "solutions"));
    }

    /** Hands a solution to the caller. Returns false, as none is the last. */
    public boolean add(Board solution) {
        count++;
        solutions.accept(solution);
        return false;
    }

    /** How many solutions were handed to the caller. */
    public long count() {
        return count;
    }

    /**
     * Searches the whole problem.
     *
     * @param solver the name of the solver, for texts
     * @param largestSize the largest board that it takes
     * @param search hands each solution to {@link #add} and returns whether none is left
     * @return whether all solutions were found; if not, a limit, an interrupt or a lack of memory ended the search
     */
    public boolean run(
            String solver, int largestSize, Problem problem, Limits limits, Predicate<SearchContext> search) {
        Objects.requireNonNull(problem, "problem");
        Objects.requireNonNull(limits, "limits");
        SolveOptions.Builder options = SolveOptions.builder().seed(0);
        limits.timeLimit().ifPresent(options::timeLimit);
        limits.cancellation().ifPresent(options::cancellation);
        SearchAlgorithm algorithm = context -> {
            isExhausted = search.test(context);
            return SearchOutcome.gaveUp("all solutions were found");
        };
        Solver enumerating = Solvers.of(SolverDescriptor.builder(solver, () -> algorithm, one -> one)
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.EVERY_PROBLEM)
                .largestSize(largestSize)
                .build());
        SolveResult result;
        try {
            result = enumerating.solve(problem, options.build());
        } finally {
            solutions.throwFailure();
        }
        // Core solves a board of one row and finds contradictions without a search.
        result.board().ifPresent(this::add);
        return isExhausted || result.status() == SolveStatus.SOLVED || result.status() == SolveStatus.UNSOLVABLE;
    }
}
