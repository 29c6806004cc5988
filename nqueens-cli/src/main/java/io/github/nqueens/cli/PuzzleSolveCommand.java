package io.github.nqueens.cli;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.puzzle.Deduction;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens puzzle solve}: the solution, and how a person gets there. */
@Command(name = "solve", description = "Solves a puzzle, step by step on request.")
final class PuzzleSolveCommand implements Callable<Integer> {
    private final Session session;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "file", description = "a file that holds a puzzle; - for standard input")
    private String file;

    @Option(names = "--explain", description = "tells each step of a person; rows and columns count from 1")
    private boolean explain;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file.svg",
            description = "draws a step: the one that --step names, or else the first one of the hardest technique")
    private Path output;

    @Option(names = "--step", paramLabel = "number", description = "the step to draw, as --explain numbers them")
    private Integer step;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            defaultValue = "10s",
            description = "ends the search for a second solution after 500ms, 10s, 2m; by default ${DEFAULT-VALUE}",
            converter = Converters.Time.class)
    private Duration timeLimit;

    @Option(names = "--json", description = "prints the result as JSON")
    private boolean json;

    PuzzleSolveCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        OutputFile picture = pictureFile();
        Problem puzzle = ProblemOption.read(session, file);
        PuzzleSolutions solutions = new PuzzleSolutions(puzzle, PuzzleSolutions.limits(session, timeLimit));
        if (!solutions.isUnique()) {
            return solutions.complain(session, out, spec.commandLine().getErr());
        }
        StepPicture drawn = picture == null ? null : StepPicture.of(puzzle, step);
        if (json) {
            out.println(Json.text(fields(puzzle, solutions)));
        } else {
            if (explain) {
                explain(puzzle, out);
            }
            out.println(solutions.solution().toGrid());
        }
        out.flush();
        if (picture != null) {
            picture.write(drawn.svg()::writeTo);
            PrintWriter err = spec.commandLine().getErr();
            err.println("Wrote " + picture.path() + ", which shows step " + drawn.number() + ".");
            err.flush();
        }
        return 0;
    }

    /** Refuses what cannot be written before time is spent on the puzzle. */
    private OutputFile pictureFile() {
        if (output == null) {
            if (step != null) {
                throw new BadInputException("--step chooses the step that --output draws; give --output step.svg too");
            }
            return null;
        }
        if (!output.toString().toLowerCase(Locale.ROOT).endsWith(".svg")) {
            throw new BadInputException(
                    "--output is '" + output + "', but a step is drawn as SVG; name a file that ends in .svg");
        }
        return OutputFile.at(output);
    }

    private Map<String, Object> fields(Problem puzzle, PuzzleSolutions solutions) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", puzzle.size());
        fields.put("board", solutions.solution().toArray());
        if (explain) {
            List<Map<String, Object>> steps = new ArrayList<>();
            Deduction deduction = Deduction.of(puzzle);
            for (Optional<Deduction.Step> step = deduction.next(); step.isPresent(); step = deduction.next()) {
                steps.add(PuzzleSolutions.fields(step.get()));
            }
            fields.put("steps", steps);
            fields.put("state", deduction.state().name());
        }
        return fields;
    }

    private static void explain(Problem puzzle, PrintWriter out) {
        Deduction deduction = Deduction.of(puzzle);
        int number = 0;
        for (Optional<Deduction.Step> step = deduction.next(); step.isPresent(); step = deduction.next()) {
            out.println(
                    ++number + ". " + step.get().technique() + ": " + step.get().sentence());
        }
        if (deduction.state() != Deduction.State.SOLVED) {
            out.println("None of the techniques leads on from here. A search finds the solution:");
        }
    }
}
