package io.github.nqueens.lab.experiment;

import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.routes.LabRequest;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * An experiment: each solver runs on each size, with the seeds {@code seed}, {@code seed + 1} and so on, as {@code nqueens
 * compare} runs them.
 *
 * @param specs what the solvers are called in the request
 * @param runs of each solver on each size
 * @param timeLimit ends each run
 * @param maxIterations ends each run too, unless it is empty
 */
record ExperimentRequest(
        List<String> specs,
        List<Solver> solvers,
        List<Integer> sizes,
        int runs,
        long seed,
        Duration timeLimit,
        OptionalLong maxIterations) {
    static final int MOST_SOLVERS = 8;
    static final int MOST_SIZES = 12;
    static final int MOST_RUNS = 10_000;
    static final int LONGEST_RUN_SECONDS = 60;

    private static final long MOST_ITERATIONS = 1_000_000_000_000L;

    static ExperimentRequest of(LabForm form, SolverCatalog catalog) {
        List<Integer> sizes = sizes(form.text("sizes", ""));
        int largest = sizes.stream().mapToInt(Integer::intValue).max().orElseThrow();
        List<Solver> solvers = form.solvers(catalog, MOST_SOLVERS, largest);
        requireDifferent(form.specs());
        int runs = (int) form.number("runs", 1, MOST_RUNS);
        long total = (long) runs * solvers.size() * sizes.size();
        if (total > MOST_RUNS) {
            throw new RefusedException(400, "refused.runs", total, MOST_RUNS);
        }
        long seed = form.number("seed", Long.MIN_VALUE, Long.MAX_VALUE - (runs - 1));
        return new ExperimentRequest(form.specs(), solvers, sizes, runs, seed, timeLimit(form), maxIterations(form));
    }

    static Duration timeLimit(LabForm form) {
        return Duration.ofSeconds(form.number("limit", 1, LONGEST_RUN_SECONDS));
    }

    static OptionalLong maxIterations(LabForm form) {
        return form.text("iterations", "").isBlank()
                ? OptionalLong.empty()
                : OptionalLong.of(form.number("iterations", 0, MOST_ITERATIONS));
    }

    private static List<Integer> sizes(String text) {
        String[] parts = text.split(",", MOST_SIZES + 1);
        if (parts.length > MOST_SIZES) {
            throw new RefusedException(400, "refused.sizes", MOST_SIZES);
        }
        List<Integer> sizes = Stream.of(parts)
                .map(part -> (int) LabForm.number("sizes", part, 1, LabRequest.LARGEST_SIZE))
                .toList();
        requireDifferent(sizes);
        return sizes;
    }

    private static void requireDifferent(List<?> values) {
        Set<Object> seen = new HashSet<>();
        for (Object value : values) {
            if (!seen.add(value)) {
                throw new RefusedException(400, "refused.twice", LabForm.shorten(value.toString()));
            }
        }
    }

    int total() {
        return runs * solvers.size() * sizes.size();
    }

    /** The command that runs the same. */
    Command command() {
        Command command = new Command("nqueens compare");
        specs.forEach(spec -> command.option("-a", spec));
        String all = sizes.stream().map(n -> Integer.toString(n)).collect(Collectors.joining(","));
        command.option("-n", all).option("--runs", runs);
        return limited(command, seed, timeLimit, maxIterations);
    }

    /** A command with its seed and limits. */
    static Command limited(Command command, long seed, Duration timeLimit, OptionalLong maxIterations) {
        command.option("--seed", seed).option("--time-limit", timeLimit.toSeconds() + "s");
        maxIterations.ifPresent(most -> command.option("--max-iterations", most));
        return command;
    }
}
