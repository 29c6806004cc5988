package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.Uniqueness;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nqueens puzzle rate}: how hard a puzzle is, or each of several. */
@Command(name = "rate", description = "Tells the hardest technique that a puzzle needs.")
final class PuzzleRateCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private PuzzleInput input;

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
