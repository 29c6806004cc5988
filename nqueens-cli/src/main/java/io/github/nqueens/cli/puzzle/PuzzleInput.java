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

    /** The puzzle, and the queens and crosses of a picture of it. */
    InputFile.Begun begun(Session session) {
        return input.begun(session, file);
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
    static int complain(Problem puzzle, Uniqueness solutions, FromOne fromOne, Session session, Printer printer) {
        return complain(puzzle, solutions.solutions(), unknown(solutions), fromOne, session, printer);
    }

    /** What is wrong with one puzzle of several, whose solutions are not printed. */
    static String complaint(Uniqueness solutions, Session session) {
        return complaint(solutions.solutions(), unknown(solutions), "", session);
    }

    /** Why it is not known how many solutions there are, or null. */
    private static @Nullable String unknown(Uniqueness solutions) {
        return solutions
                .reason()
                .map(reason -> "it is not known yet whether this puzzle has exactly one solution: " + reason)
                .orElse(null);
    }

    /**
     * Says what is wrong with a puzzle and returns the exit status.
     *
     * @param unknown why it is not known how many solutions there are, or null
     */
    static int complain(
            Problem puzzle,
            List<Board> solutions,
            @Nullable String unknown,
            FromOne fromOne,
            Session session,
            Printer printer) {
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("n", puzzle.size());
            fields.putAll(fields(solutions, unknown, fromOne, session));
            printer.json(fields);
        } else {
            solutions.forEach(solution -> printer.out().println(Arrays.toString(fromOne.columns(solution.toArray()))));
        }
        printer.remark(complaint(solutions, unknown, ", two of which are printed", session));
        return session.cancellation().isCancelled() ? ExitStatus.INTERRUPTED : ExitStatus.NO_RESULT;
    }

    private static String complaint(List<Board> solutions, @Nullable String unknown, String printed, Session session) {
        if (unknown != null) {
            return unknown + (session.cancellation().isCancelled() ? "" : "; give --time-limit more");
        }
        return solutions.isEmpty()
                ? "the puzzle has no solution; change a placed queen, a blocked square or a region"
                : "the puzzle has several solutions" + printed + "; a puzzle has exactly one";
    }

    /** What programs are told of a puzzle that is none, or perhaps none. */
    static Map<String, Object> fields(Uniqueness solutions, FromOne fromOne, Session session) {
        return fields(solutions.solutions(), unknown(solutions), fromOne, session);
    }

    private static Map<String, Object> fields(
            List<Board> solutions, @Nullable String unknown, FromOne fromOne, Session session) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("unique", unknown == null ? false : null);
        fields.put("reason", complaint(solutions, unknown, "", session));
        fromOne.tell(fields);
        fields.put(
                "boards",
                solutions.stream()
                        .map(solution -> fromOne.columns(solution.toArray()))
                        .toList());
        return fields;
    }
}
