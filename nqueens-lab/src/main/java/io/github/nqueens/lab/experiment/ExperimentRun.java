package io.github.nqueens.lab.experiment;

import io.github.nqueens.SolveResult;
import io.github.nqueens.lab.runs.RunCosts;

/**
 * One run of an experiment that ended by itself or by a limit.
 *
 * @param index in the order in which the runs were asked for
 * @param solver the index of the solver
 * @param result how it ended
 */
record ExperimentRun(int index, int solver, int n, SolveResult result) {
    boolean isSolved() {
        return result.isSolved();
    }

    long iterations() {
        return result.statistics().iterations();
    }

    double seconds() {
        return RunCosts.seconds(result.statistics());
    }
}
