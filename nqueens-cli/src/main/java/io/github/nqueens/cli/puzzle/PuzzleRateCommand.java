package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.Uniqueness;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nqueens puzzle rate}: how hard a puzzle is. */
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
        PrintWriter out = printer.out();
        Problem puzzle = input.puzzle(session);
        Uniqueness solutions = input.solutions(puzzle, session);
        if (!solutions.isUnique()) {
            return PuzzleInput.complain(solutions, fromOne, session, printer);
        }
        String rating = Deduction.rating(puzzle).map(Object::toString).orElse(null);
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("n", puzzle.size());
            fields.put("rating", rating);
            printer.json(fields);
        } else {
            out.println(rating == null ? "harder than assumption" : rating);
        }
        return 0;
    }
}
