package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
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
import java.util.stream.Stream;
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
        OutputFile page = output == null ? null : PlayPage.of(output, puzzles);
        OutputFile printed = sheet == null ? null : PlayPage.sheetAt(sheet);
        List<Map<String, Object>> ratings = new ArrayList<>();
        boolean areRated = true;
        for (int i = 0; i < puzzles.size(); i++) {
            Uniqueness solutions = input.solutions(puzzles.get(i), session);
            if (puzzles.size() == 1 && !solutions.isUnique()) {
                return PuzzleInput.complain(puzzles.get(i), solutions, fromOne, session, printer);
            }
            if (session.cancellation().isCancelled()) {
                printer.remark("rated " + i + " of " + puzzles.size() + " puzzles: interrupted");
                break;
            }
            ratings.add(fields(puzzles.get(i), solutions));
            if (!solutions.isUnique()) {
                areRated = false;
                printer.remark("puzzle " + (i + 1) + " of " + puzzles.size() + " is not rated: "
                        + PuzzleInput.complaint(solutions, session));
            }
        }
        areRated &= ratings.size() == puzzles.size();
        if (areRated) {
            write(page, printed, puzzles);
        } else if (page != null || printed != null) {
            printer.remark("nothing was written to " + names() + ": not every puzzle is rated");
        }
        print(ratings, puzzles.size() == 1);
        return areRated ? 0 : session.cancellation().isCancelled() ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
    }

    private String names() {
        return Text.list(Stream.of(output, sheet).filter(Objects::nonNull).toList());
    }

    private void write(@Nullable OutputFile page, @Nullable OutputFile printed, List<Problem> puzzles) {
        if (page != null) {
            page.write(PuzzlePage.of(puzzles)::writeTo);
            printer.wrote(List.of(page.path()));
        }
        if (printed != null) {
            PlayPage.writeSheet(printed, puzzles, printer);
        }
    }

    private Map<String, Object> fields(Problem puzzle, Uniqueness solutions) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", puzzle.size());
        if (solutions.isUnique()) {
            fields.put("rating", Deduction.rating(puzzle).map(Object::toString).orElse(null));
        } else {
            fields.put("rating", null);
            fields.putAll(PuzzleInput.fields(solutions, fromOne, session));
        }
        return fields;
    }

    private void print(List<Map<String, Object>> ratings, boolean isOne) {
        if (printer.isJson()) {
            printer.json(isOne ? ratings.get(0) : ratings);
            return;
        }
        for (Map<String, Object> fields : ratings) {
            printer.out()
                    .println(
                            fields.containsKey("unique")
                                    ? "not rated"
                                    : Objects.requireNonNullElse(fields.get("rating"), "harder than assumption"));
        }
    }
}
