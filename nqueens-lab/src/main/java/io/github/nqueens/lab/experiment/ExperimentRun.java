package io.github.nqueens.lab.experiment;

import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.lab.runs.Csv;
import io.github.nqueens.lab.runs.RunCosts;
import java.util.ArrayList;
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
        List<Object> header = new ArrayList<>(List.of("algorithm", "n", "seed", "status"));
        header.addAll(SolveStatistics.builder("none", 1).build().counts().keySet());
        header.add("seconds");
        StringBuilder csv = new StringBuilder(Csv.line(header)).append("\r\n");
        for (ExperimentRun run : runs) {
            SolveStatistics statistics = run.result.statistics();
            List<Object> line = new ArrayList<>(List.of(
                    request.specs().get(run.solver),
                    run.n,
                    statistics.seed(),
                    run.result.status().name().toLowerCase(Locale.ROOT)));
            line.addAll(statistics.counts().values());
            line.add(run.seconds());
            csv.append(Csv.line(line)).append("\r\n");
        }
        return csv.toString();
    }
}
