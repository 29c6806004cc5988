package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.Uniqueness;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens puzzle solve}: the solution, and how a person gets there. */
@Command(
        name = "solve",
        description = "Solves a puzzle, step by step on request.",
        footer = {
            "",
            "Examples:",
            "  nqueens puzzle solve screenshot.png --explain",
            "  nqueens puzzle solve puzzle.txt -o step.svg --step 3"
        })
final class PuzzleSolveCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private PuzzleInput input;

    @Option(
            names = "--explain",
            description = "prints each step as a person would take it; rows and columns count from 1")
    private boolean explain;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file.svg",
            description = "draws a step: the one that --step names, or else the first one of the hardest technique")
    private Path output;

    @Option(names = "--step", paramLabel = "number", description = "the step to draw, as --explain numbers them")
    private Integer step;

    @Mixin
    private FromOne fromOne;

    @Mixin
    private Printer printer;

    PuzzleSolveCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        PrintWriter out = printer.out();
        OutputFile picture = pictureFile();
        InputFile.Begun begun = input.begun(session);
        Problem puzzle = begun.problem();
        Uniqueness solutions = input.solutions(puzzle, session);
        if (!solutions.isUnique()) {
            return PuzzleInput.complain(puzzle, solutions, fromOne, session, printer);
        }
        Board solution = solutions.solutions().get(0);
        StepPicture drawn = picture == null ? null : StepPicture.of(begun, step);
        if (printer.isJson()) {
            printer.json(fields(begun, solution));
        } else {
            if (explain) {
                explain(begun, out);
            }
            out.println(solution.toGrid());
        }
        if (picture != null && drawn != null) {
            picture.write(drawn.svg()::writeTo);
            PrintWriter err = printer.err();
            err.println("Wrote " + picture.path() + ", which shows step " + drawn.number() + ".");
        }
        return 0;
    }

    /** Refuses what cannot be written before time is spent on the puzzle. */
    private @Nullable OutputFile pictureFile() {
        if (output == null) {
            if (step != null) {
                throw new BadInputException("--step chooses the step that --output draws; give --output step.svg too");
            }
            return null;
        }
        return OutputFile.at("--output", output, "a step is drawn as SVG", ".svg");
    }

    private Map<String, Object> fields(InputFile.Begun begun, Board solution) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", solution.size());
        fromOne.tell(fields);
        fields.put("board", fromOne.columns(solution.toArray()));
        if (explain) {
            Deduction deduction = Deduction.of(begun.problem(), begun.regions());
            fields.put("steps", new StepFields(fromOne.first()).all(deduction));
            fields.put("state", deduction.state().name());
        }
        return fields;
    }

    private static void explain(InputFile.Begun begun, PrintWriter out) {
        Deduction deduction = Deduction.of(begun.problem(), begun.regions());
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
