package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.puzzle.Uniqueness;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** A puzzle that a command reads, and how long the command may search for a second solution. */
final class PuzzleInput {
    @Parameters(
            paramLabel = "file",
            description = "a file that holds a puzzle in any common form, a screenshot too; - for standard input")
    private String file;

    @Option(
            names = "--time-limit",
            paramLabel = "time",
            defaultValue = "10s",
            description = "ends the search for a second solution after 500ms, 10s, 2m; by default ${DEFAULT-VALUE}")
    private Duration timeLimit;

    @Mixin
    private InputFile input;

    Problem puzzle(Session session) {
        return input.problem(session, file);
    }

    List<Problem> puzzles(Session session) {
        return input.problems(session, file);
    }

    /** What a search for two solutions may take. */
    Limits limits(Session session) {
        return session.limits(timeLimit);
    }

    /** The solutions of a puzzle: one, if it is a puzzle. */
    Uniqueness solutions(Problem puzzle, Session session) {
        return BadInputException.ifRefused(() -> Uniqueness.of(puzzle, limits(session)));
    }

    /** Says that there is no solution, shows two, or says that this is not known; returns the exit status. */
    static int complain(Uniqueness solutions, FromOne fromOne, Session session, Printer printer) {
        return complain(
                solutions.solutions(),
                solutions
                        .reason()
                        .map(reason -> "it is not known yet whether this puzzle has exactly one solution: " + reason)
                        .orElse(null),
                fromOne,
                session,
                printer);
    }

    /**
     * Says what is wrong with a puzzle and returns the exit status.
     *
     * @param unknown why it is not known how many solutions there are, or null
     */
    static int complain(
            List<Board> solutions, @Nullable String unknown, FromOne fromOne, Session session, Printer printer) {
        List<int[]> columns = solutions.stream()
                .map(solution -> fromOne.columns(solution.toArray()))
                .toList();
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("unique", unknown == null ? false : null);
            fields.put("reason", unknown);
            fromOne.tell(fields);
            fields.put("boards", columns);
            printer.json(fields);
        } else {
            columns.forEach(solution -> printer.out().println(Arrays.toString(solution)));
        }
        if (unknown != null) {
            printer.remark(unknown + "; give --time-limit more");
        } else if (solutions.isEmpty()) {
            printer.remark("the puzzle has no solution; change a placed queen, a blocked square or a region");
        } else {
            printer.remark("the puzzle has several solutions, two of which are printed; a puzzle has exactly one");
        }
        return session.cancellation().isCancelled() ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
    }
}
