package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import java.util.Objects;

/** A search ended without an answer: a limit was met, it was cancelled, or the algorithm gave up. */
public final class SearchAbandonedException extends NQueensException {
    private static final long serialVersionUID = 1L;

    private final transient SolveResult result;

    SearchAbandonedException(SolveResult result) {
        super(message(Objects.requireNonNull(result, "result")));
        this.result = result;
    }

    /**
     * What the search came to, its status and its statistics among it. Java's serialization does not write the result. An
     * exception that was read again has its message only, which names the solver, the size and the status.
     *
     * @return the result; null if this exception was read by {@link java.io.ObjectInputStream}
     */
    public SolveResult result() {
        return result;
    }

    private static String message(SolveResult result) {
        SolveStatistics statistics = result.statistics();
        return "solver '" + statistics.solver() + "' found no solution of size " + statistics.size() + " in "
                + Amounts.counted(statistics.iterations(), "iteration") + " (" + result.status() + ")"
                + result.reason().map(reason -> ": " + reason).orElse("");
    }
}
