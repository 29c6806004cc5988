package io.github.nqueens.cli;

import io.github.nqueens.Problem;
import io.github.nqueens.puzzle.Deduction;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens puzzle rate}: how hard a puzzle is. */
@Command(name = "rate", description = "Tells the hardest technique that a puzzle needs.")
final class PuzzleRateCommand implements Callable<Integer> {
    private final Session session;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "file", description = "a file that holds a puzzle; - for standard input")
    private String file;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            defaultValue = "10s",
            description = "ends the search for a second solution after 500ms, 10s, 2m; by default ${DEFAULT-VALUE}",
            converter = Converters.Time.class)
    private Duration timeLimit;

    @Option(names = "--json", description = "prints the result as JSON")
    private boolean json;

    PuzzleRateCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Problem puzzle = ProblemOption.read(session, file);
        PuzzleSolutions solutions = new PuzzleSolutions(puzzle, PuzzleSolutions.limits(session, timeLimit));
        if (!solutions.isUnique()) {
            return solutions.complain(session, out, spec.commandLine().getErr());
        }
        String rating = Deduction.rating(puzzle).map(Object::toString).orElse(null);
        if (json) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("n", puzzle.size());
            fields.put("rating", rating);
            out.println(Json.text(fields));
        } else {
            out.println(rating == null ? "harder than assumption" : rating);
        }
        out.flush();
        return 0;
    }
}
