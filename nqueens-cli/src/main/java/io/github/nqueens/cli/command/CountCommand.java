package io.github.nqueens.cli.command;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.options.ProblemArgument;
import io.github.nqueens.cli.options.SeedOption;
import io.github.nqueens.cli.options.TimeLimit;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.SolutionEstimator;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens count}: the number of solutions. */
@Command(
        name = "count",
        description = "Counts all solutions, or estimates how many there are.",
        footer = {
            "",
            "Methods: join (the fastest from n = 15 on), backtracking, breadth-first.",
            "",
            "Examples:",
            "  nqueens count 14 --fundamental",
            "  nqueens count --problem puzzle.txt",
            "  nqueens count 19 --threads 4 --checkpoint queens19   goes on where it ended",
            "  nqueens count 30 --estimate --error 0.5%%            a number with an error"
        })
public final class CountCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private final ProblemArgument argument = new ProblemArgument("from 1 to " + CountMethod.JOIN.largestSize()
            + ", or to " + SolutionEstimator.LARGEST_SIZE + " with --estimate");

    @Option(
            names = {"-m", "--method"},
            paramLabel = "method",
            description = "how to count; by default the fastest for n")
    private @Nullable CountMethod method;

    @Option(names = "--threads", paramLabel = "number", description = "how many threads count; by default 1")
    private int threads = 1;

    @Option(names = "--fundamental", description = "also counts those that differ by more than rotation and reflection")
    private boolean fundamental;

    @Option(
            names = "--checkpoint",
            paramLabel = "folder",
            description = "keeps what is done in a folder, and goes on from it if it exists")
    private @Nullable Path checkpoint;

    @Mixin
    private TimeLimit timeLimit;

    @Option(names = "--estimate", description = "estimates the number by sampling, for n from 4 to 10000")
    private boolean estimate;

    @Option(
            names = "--error",
            paramLabel = "share",
            description = "ends an estimate at this relative standard error; by default 1%%")
    private @Nullable Double error;

    @Mixin
    private SeedOption seed;

    @Mixin
    private Printer printer;

    /** What to work on, known once the command is called. */
    @SuppressWarnings("NullAway.Init")
    private Problem problem;

    private int size;

    public CountCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        problem = argument.problem(session);
        size = problem.size();
        refuseMixedOptions();
        if (estimate) {
            Optional<String> why = problem.contradiction(1);
            if (why.isPresent()) {
                printer.failed(Printer.noSolution(why.get()));
                return ExitStatus.NO_RESULT;
            }
            return BadInputException.ifRefused(() -> new EstimateReport(size, error, seed.value()))
                    .run(timeLimit.limits(session), printer, session.isWatched());
        }
        CountResult result = count();
        printer.impossible(problem);
        if (printer.isJson()) {
            printer.json(fields(result));
        } else if (result.isComplete()) {
            printer.out().println(shown(result));
        }
        if (!result.isComplete()) {
            printer.remark("not all solutions were counted: "
                    + result.reason().orElse(result.status().toString())
                    + (checkpoint == null ? "" : "; the same command goes on from " + checkpoint));
        } else {
            result.reason().ifPresent(printer::remark);
        }
        if (result.isComplete()) {
            return result.count() == 0 ? ExitStatus.NO_RESULT : 0;
        }
        return result.status() == CountStatus.CANCELLED ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
    }

    private void refuseMixedOptions() {
        if (!estimate && (error != null || seed.isGiven())) {
            throw new BadInputException(
                    (error == null ? "--seed" : "--error") + " is for estimates; add --estimate or leave it out");
        }
        if (estimate && (method != null || threads != 1 || fundamental || checkpoint != null)) {
            throw new BadInputException(
                    "--estimate takes --error, --seed, --time-limit and --json only; leave out the other options");
        }
        if (error != null && error >= 1) {
            throw new BadInputException("--error is " + Text.fixed(100 * error, 0)
                    + "%, but an estimate ends at less than that; without it, 1% is enough");
        }
        refuseMethodOfOtherProblems();
        if (!problem.isClassic() && fundamental) {
            throw new BadInputException("--fundamental takes the classic problem only; leave it out");
        }
        if (estimate && !problem.isClassic()) {
            throw new BadInputException("--estimate is for the classic problem; give n in place of --problem");
        }
    }

    private void refuseMethodOfOtherProblems() {
        if (problem.isClassic() || method == null) {
            return;
        }
        try {
            SolutionCounter.builder().method(method).build().method(problem);
        } catch (IllegalArgumentException refused) {
            String which = method == CountMethod.JOIN
                    ? "problems of up to " + method.largestSize()
                            + " rows with the rule QUEENS and without regions, and a"
                            + " torus with neither placed queens nor blocked squares"
                    : "the classic problem only";
            throw new BadInputException("--method " + Kebab.of(method) + " takes " + which
                    + "; leave it out, or give --method backtracking");
        }
    }

    private CountResult count() {
        SolutionCounter.Builder counter = SolutionCounter.builder().fundamental(fundamental);
        if (method != null) {
            counter.method(method);
        }
        // A count that is cancelled before it begins checks what it was given, and does nothing else.
        CancellationToken already = new CancellationToken();
        already.cancel();
        Limits none = Limits.builder().cancellation(already).build();
        BadInputException.ifRefused(() -> counter.threads(threads).build().count(problem, none));
        Limits limits = timeLimit.limits(session);
        try (ProgressLine line = new ProgressLine(printer.err(), session.isWatched())) {
            counter.progress(progress -> line.tell(size, progress));
            Path folder = checkpoint;
            if (folder == null) {
                return counter.build().count(problem, limits);
            }
            // A folder that is damaged or of another count is refused as the count begins.
            return BadInputException.ifRefused(
                    () -> counter.checkpoint(folder).build().count(problem, limits));
        }
    }

    private String shown(CountResult result) {
        String distinct = result.fundamental().isPresent()
                ? ", " + Text.number(result.fundamental().getAsLong()) + " fundamental"
                : "";
        return Text.counted(result.count(), "solution")
                + (problem.isClassic() ? " of n = " + size : " of the problem of n = " + size) + distinct + ", "
                + Kebab.of(result.method()) + ", " + Text.time(result.elapsed());
    }

    private Map<String, Object> fields(CountResult result) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", size);
        fields.put("method", Kebab.of(result.method()));
        fields.put("threads", threads);
        fields.put("status", result.status().name());
        fields.put("reason", result.reason().orElse(null));
        fields.put("solutions", result.isComplete() ? result.count() : null);
        fields.put("fraction", result.fraction());
        fields.put(
                "fundamental",
                result.fundamental().isPresent() ? result.fundamental().getAsLong() : null);
        fields.put("seconds", result.elapsed().toNanos() / 1e9);
        return fields;
    }
}
