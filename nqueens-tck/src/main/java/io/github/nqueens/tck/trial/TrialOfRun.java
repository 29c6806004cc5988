package io.github.nqueens.tck.trial;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.OptionalLong;

/** What a run knows of the trial that it belongs to. */
interface TrialOfRun {
    /** The rule that is tried, as a failure names it. */
    String rule();

    /** The parameters as a failure names them. */
    String setting();

    SolverDescriptor descriptor();

    Solver solver();

    /** How many iterations a run may do that has no other limit. */
    OptionalLong iterations();

    /** Adds the work of a run that has ended. */
    void ended(SolveOptions options, SolveResult result);
}
