package io.github.nqueens.lab;

import io.github.nqueens.SolveStatistics;
import io.github.nqueens.SolveStatus;
import java.util.List;
import java.util.Locale;

/**
 * One run of an experiment that ended by itself or by a limit.
 *
 * @param solver the index of the solver
 */
record ExperimentRun(int solver, int n, SolveStatus status, SolveStatistics statistics) {
    private static final String CSV_HEADER = "algorithm,n,seed,status,iterations,evaluations,restarts,seconds";

    boolean isSolved() {
        return status == SolveStatus.SOLVED;
    }

    long iterations() {
        return statistics.iterations();
    }

    double seconds() {
        return statistics.elapsed().toNanos() / 1e9;
    }

    /** A line for each run, in the order in which they were asked for. */
    static String csv(ExperimentRequest request, List<ExperimentRun> runs) {
        StringBuilder csv = new StringBuilder(CSV_HEADER).append("\r\n");
        for (ExperimentRun run : runs) {
            csv.append(quoted(request.specs().get(run.solver)));
            for (Object value : List.of(
                    run.n,
                    run.statistics.seed(),
                    run.status.name().toLowerCase(Locale.ROOT),
                    run.iterations(),
                    run.statistics.evaluations(),
                    run.statistics.restarts(),
                    run.seconds())) {
                csv.append(',').append(value);
            }
            csv.append("\r\n");
        }
        return csv.toString();
    }

    /** As RFC 4180 has it: the parameters of a solver are separated by commas. */
    private static String quoted(String value) {
        return value.contains(",") || value.contains("\"") || value.contains("\n")
                ? '"' + value.replace("\"", "\"\"") + '"'
                : value;
    }
}
