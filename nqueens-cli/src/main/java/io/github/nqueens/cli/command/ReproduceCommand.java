package io.github.nqueens.cli.command;

import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.reproduction.Experiment;
import io.github.nqueens.cli.reproduction.Experiments;
import io.github.nqueens.cli.reproduction.Report;
import io.github.nqueens.cli.reproduction.Trials;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens reproduce}: the published experiments, run again. */
@Command(
        name = "reproduce",
        description = "Runs the published experiments and prints ours beside the published figures.",
        footer = {
            "",
            "mg-...: Martinjak and Golub, Comparison of Heuristic Algorithms for the N-Queen Problem, 2007."
                    + " notes-...: N-Queens Problem Documentation. rn-...: Russell and Norvig, 2003. knuth-...: Knuth,"
                    + " Dancing links, 2000. stone-... and haralick-...: abstracts of 1987 and 1980.",
            "",
            "Examples:",
            "  nqueens reproduce --largest 12 --runs 5    everything, in a few seconds",
            "  nqueens reproduce mg-table2                one table, 30 runs of each size",
            "  nqueens reproduce mg-table1 --largest 500000"
        })
public final class ReproduceCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(
            paramLabel = "table",
            arity = "0..*",
            description = "which, by default all: ${COMPLETION-CANDIDATES}",
            completionCandidates = Names.class)
    private List<String> names = List.of();

    @Option(
            names = "--runs",
            paramLabel = "number",
            defaultValue = "30",
            description = "runs of each algorithm on each size; by default ${DEFAULT-VALUE}")
    private int runs;

    @Option(
            names = "--seed",
            paramLabel = "number",
            defaultValue = "1",
            description = "seed of the first run; by default ${DEFAULT-VALUE}")
    private long seed;

    @Option(
            names = "--largest",
            paramLabel = "n",
            description = "the largest size; by default each table goes as far as is done in a minute or two",
            converter = Converters.Size.class)
    private @Nullable Integer largest;

    @Mixin
    private Printer printer;

    public ReproduceCommand(Session session) {
        this.session = session;
    }

    /** The names that the help shows and that shells complete. */
    static final class Names implements Iterable<String> {
        /** Called by picocli. */
        Names() {}

        @Override
        public Iterator<String> iterator() {
            return Experiments.all().stream().map(Experiment::name).iterator();
        }
    }

    @Override
    public Integer call() {
        if (runs < 1) {
            throw new BadInputException("--runs is " + runs + ", but each algorithm runs at least once");
        }
        List<Experiment> experiments = chosen();
        PrintWriter out = printer.out();
        Trials trials = new Trials(
                session.solvers()::get,
                session.cancellation(),
                () -> new ProgressLine(printer.err(), session.isWatched()),
                seed,
                runs,
                largest);
        Map<String, Object> fields = new LinkedHashMap<>();
        for (Experiment experiment : experiments) {
            if (trials.isInterrupted()) {
                break;
            }
            long start = System.nanoTime();
            Report report = experiment.run().apply(trials);
            Duration took = Duration.ofNanos(System.nanoTime() - start);
            if (printer.isJson()) {
                fields.put(experiment.name(), report.fields());
            } else {
                out.println(experiment.name() + ": " + experiment.title() + " (" + Text.time(took) + ")");
                report.print(out);
                out.println();
            }
        }
        if (printer.isJson()) {
            printer.json(fields);
        }
        if (trials.isInterrupted()) {
            printer.remark("interrupted");
            return ExitStatus.INTERRUPTED;
        }
        return 0;
    }

    private List<Experiment> chosen() {
        List<Experiment> all = Experiments.all();
        for (String name : names) {
            if (all.stream().noneMatch(experiment -> experiment.name().equals(name))) {
                throw new BadInputException("no table named '" + name + "'; there are "
                        + all.stream().map(Experiment::name).collect(Collectors.joining(", ")));
            }
        }
        return all.stream()
                .filter(experiment -> names.isEmpty() || names.contains(experiment.name()))
                .toList();
    }
}
