package io.github.nqueens.algorithms.meta;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.constructive.QueenSearch;
import io.github.nqueens.algorithms.exact.Backtracking;
import io.github.nqueens.algorithms.localsearch.IterativeRepair;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;

/**
 * Picks the algorithm by itself: one that is safe at every size and for every problem.
 *
 * <p>It is not the fastest everywhere. On small boards some heuristics take less time.
 *
 * <table>
 * <caption>Which algorithm runs, with default parameters</caption>
 * <tr><th>the run</th><th>algorithm</th></tr>
 * <tr><td>has an initial board</td><td>{@link IterativeRepair}</td></tr>
 * <tr><td>has none</td><td>{@link QueenSearch}</td></tr>
 * <tr><td>has another problem than the classic one</td><td>{@link Backtracking}, in turn with {@link IterativeRepair} if
 *   that takes the problem</td></tr>
 * </table>
 *
 * <p>Iterations, evaluations and memory are those of the algorithm that runs. Immutable and safe for use by several
 * threads.
 */
public final class Auto implements SearchAlgorithm {
    private static final SearchAlgorithm FROM_SCRATCH = QueenSearch.builder().build();

    /** Made when a run has an initial board. */
    private static final class FromABoard {
        static final SearchAlgorithm REPAIR = IterativeRepair.builder().build();
    }

    /** Made when a problem is not the classic one: their many settings take longer than the search of a small board. */
    private static final class ForProblems {
        static final SolverDescriptor REPAIR = IterativeRepair.descriptor();
        static final SearchAlgorithm EXACT = Backtracking.builder().build();
        static final SearchAlgorithm RACE = Portfolio.builder()
                .solvers(Solvers.of(Backtracking.descriptor()), Solvers.of(REPAIR))
                .build();
    }

    private Auto() {}

    /**
     * Describes the solver {@code auto}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("auto", Auto::new, auto -> auto)
                .summary(
                        "Picks a solver that suits the board: queen-search, iterative-repair from a given board, or an exact search.")
                .source("Measurements of this library")
                .advice(
                        "Choose it if you want a board and do not mind how it is found. It is the default where no solver is named.")
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.EVERY_PROBLEM)
                .build();
    }

    @Override
    public String toString() {
        return "auto";
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return choice(problem, initialBoard).memory(problem, initialBoard);
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        if (context.observed() && context.problem().isClassic()) {
            tellChoice(context);
        }
        return choice(context.problem(), context.initialBoard()).search(context);
    }

    private SearchAlgorithm choice(Problem problem, Optional<Board> initialBoard) {
        boolean given = initialBoard.isPresent();
        if (problem.isClassic()) {
            return given ? FromABoard.REPAIR : FROM_SCRATCH;
        }
        // If local search takes the problem, it may find a solution that an exhaustive search does not reach.
        return ForProblems.REPAIR.takes(problem) || given ? ForProblems.RACE : ForProblems.EXACT;
    }

    private static void tellChoice(SearchContext context) {
        context.noted(
                context.initialBoard().isPresent()
                        ? "This board of {0} goes to iterative-repair, which starts from the board given."
                        : "This board of {0} goes to queen-search, which takes linear time.",
                Amounts.of(context.size(), "row", "rows"));
    }
}
