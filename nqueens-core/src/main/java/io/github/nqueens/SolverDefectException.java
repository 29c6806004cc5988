package io.github.nqueens;

import java.util.Objects;

/** A solver broke its contract, for example by claiming a board that is not a solution. Report it to its author. */
public final class SolverDefectException extends NQueensException {
    private static final long serialVersionUID = 1L;

    /** The name of the solver to blame. */
    private final String solver;

    /**
     * Blames a solver.
     *
     * @param solver the name of the solver
     * @param defect what is wrong, a clause such as "its search returned null"
     */
    public SolverDefectException(String solver, String defect) {
        super("solver '" + Objects.requireNonNull(solver, "solver") + "' is defective: "
                + Objects.requireNonNull(defect, "defect") + "; report this to the author of '" + solver + "'");
        this.solver = solver;
    }

    /**
     * The name of the solver to blame.
     *
     * @return its name
     */
    public String solver() {
        return solver;
    }
}
