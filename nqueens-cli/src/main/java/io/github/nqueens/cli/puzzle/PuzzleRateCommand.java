package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.PuzzlePage;
import io.github.nqueens.puzzle.Uniqueness;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens puzzle rate}: how hard a puzzle is, or each of several. */
@Command(
        name = "rate",
        description = "Names the hardest technique that a puzzle needs, and makes a page of puzzles of your own.",
        footer = {
            "",
            "Examples:",
            "  nqueens puzzle rate puzzle.txt",
            "  nqueens puzzle rate screenshot.png -o page.html"
        })
final class PuzzleRateCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private PuzzleInput input;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file.html",
            description = "also writes a page on which the puzzles are played")
    private @Nullable Path output;

    @Option(
            names = "--sheet",
            paramLabel = "file.html",
            description = "also writes a page to print: the puzzles, and their solutions on pages of their own")
    private @Nullable Path sheet;

    @Mixin
    private FromOne fromOne;

    @Mixin
    private Printer printer;

    PuzzleRateCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        List<Problem> puzzles = input.puzzles(session);
        OutputFile page = output == null ? null : PlayPage.at(output, puzzles.size());
        OutputFile printed = sheet == null ? null : PlayPage.sheetAt(sheet);
        List<Map<String, Object>> ratings = new ArrayList<>();
        for (Problem puzzle : puzzles) {
            Uniqueness solutions = input.solutions(puzzle, session);
            if (!solutions.isUnique()) {
                if (puzzles.size() > 1) {
                    printer.remark("puzzle " + (ratings.size() + 1) + " of " + puzzles.size() + " is not rated");
                }
                return PuzzleInput.complain(solutions, fromOne, session, printer);
            }
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("n", puzzle.size());
            fields.put("rating", Deduction.rating(puzzle).map(Object::toString).orElse(null));
            ratings.add(fields);
        }
        if (page != null) {
            page.write(PuzzlePage.of(puzzles)::writeTo);
            printer.wrote(List.of(page.path()));
        }
        if (printed != null) {
            PlayPage.writeSheet(printed, puzzles, printer);
        }
        if (printer.isJson()) {
            printer.json(ratings.size() == 1 ? ratings.get(0) : ratings);
        } else {
            for (Map<String, Object> fields : ratings) {
                printer.out().println(Objects.requireNonNullElse(fields.get("rating"), "harder than assumption"));
            }
        }
        return 0;
    }
}
