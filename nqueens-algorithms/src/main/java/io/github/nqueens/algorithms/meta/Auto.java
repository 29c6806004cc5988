package io.github.nqueens.algorithms.meta;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Map;

/**
 * Leaves the search to the solver that is fastest for the board at hand.
 *
 * <table>
 * <caption>Which solver it is</caption>
 * <tr><th>the run</th><th>solver</th></tr>
 * <tr><td>has an initial board</td><td>{@code iterative-repair}</td></tr>
 * <tr><td>has none</td><td>{@code queen-search}</td></tr>
 * </table>
 *
 * <p>Iterations, evaluations and memory are those of the solver chosen. Immutable and safe for use by several threads.
 */
public final class Auto implements SearchAlgorithm {
    private static final String FROM_A_BOARD = "iterative-repair";
    private static final String FROM_SCRATCH = "queen-search";

    private Auto() {}

    /**
     * What is known of the solver {@code auto}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("auto", Auto::new, auto -> auto)
                .summary("Picks the fastest solver for the board at hand.")
                .source("The measurements in docs/algorithms/auto.md")
                .advice("For a board, never mind how: it is the default where none is named.")
                .reach(100_000_000)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        String chosen = context.initialBoard().isPresent() ? FROM_A_BOARD : FROM_SCRATCH;
        if (context.observed()) {
            context.noted("{0} takes boards of {1} rows fastest.", chosen, context.size());
        }
        return OtherSolvers.catalog().descriptor(chosen).algorithm(Map.of()).search(context);
    }
}
