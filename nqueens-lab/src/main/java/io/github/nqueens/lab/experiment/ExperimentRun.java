package io.github.nqueens.lab.experiment;

import io.github.nqueens.SolveResult;
import io.github.nqueens.lab.runs.Csv;
import io.github.nqueens.lab.runs.RunCosts;
import java.util.List;
import java.util.Locale;

/**
 * One run of an experiment that ended by itself or by a limit.
 *
 * @param index in the order in which the runs were asked for
 * @param solver the index of the solver
 * @param result how it ended
 */
record ExperimentRun(int index, int solver, int n, SolveResult result) {
    private static final List<String> HEADER =
            List.of("algorithm", "n", "seed", "status", "iterations", "evaluations", "restarts", "seconds");

    boolean isSolved() {
        return result.isSolved();
    }

    long iterations() {
        return result.statistics().iterations();
    }

    double seconds() {
        return RunCosts.seconds(result.statistics());
    }

    /** A line for each run, in the order in which they were asked for. */
    static String csv(ExperimentRequest request, List<ExperimentRun> runs) {
        StringBuilder csv = new StringBuilder(Csv.line(HEADER)).append("\r\n");
        for (ExperimentRun run : runs) {
            csv.append(Csv.line(List.of(
                            request.specs().get(run.solver),
                            run.n,
                            run.result.statistics().seed(),
                            run.result.status().name().toLowerCase(Locale.ROOT),
                            run.iterations(),
                            run.result.statistics().evaluations(),
                            run.result.statistics().restarts(),
                            run.seconds())))
                    .append("\r\n");
        }
        return csv.toString();
    }
}
