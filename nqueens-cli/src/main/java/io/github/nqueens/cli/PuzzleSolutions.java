package io.github.nqueens.cli;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.puzzle.Deduction;
import io.github.nqueens.puzzle.Uniqueness;
import java.io.PrintWriter;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Up to two solutions of a puzzle, and what is said unless there is one. */
final class PuzzleSolutions {
    private final Uniqueness uniqueness;

    PuzzleSolutions(Problem puzzle, Limits limits) {
        this.uniqueness = BadInputException.ifRefused(() -> Uniqueness.of(puzzle, limits));
    }

    /** The limits of a search for two solutions. */
    static Limits limits(Session session, Duration timeLimit) {
        return Limits.builder()
                .cancellation(session.cancellation())
                .timeLimit(timeLimit)
                .build();
    }

    /** Squares for JSON, by row and column from 0. */
    static List<List<Integer>> squares(List<Square> squares) {
        return squares.stream()
                .map(square -> List.of(square.row(), square.column()))
                .toList();
    }

    /** A step for JSON. */
    static Map<String, Object> fields(Deduction.Step step) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("technique", step.technique().toString());
        fields.put("sentence", step.sentence());
        fields.put("because", squares(step.because()));
        fields.put("deleted", squares(step.deleted()));
        return fields;
    }

    boolean isUnique() {
        return uniqueness.isUnique();
    }

    Board solution() {
        return uniqueness.solutions().get(0);
    }

    /** Says that there is no solution, shows two, or says that this is not known; returns the exit status. */
    int complain(Session session, PrintWriter out, PrintWriter err) {
        return complain(
                uniqueness.solutions(),
                uniqueness
                        .reason()
                        .map(reason -> "it is not known yet whether this puzzle has exactly one solution: " + reason)
                        .orElse(null),
                session,
                out,
                err);
    }

    /** As above; {@code unknown} says why it is not known how many solutions there are, or is null. */
    static int complain(List<Board> solutions, String unknown, Session session, PrintWriter out, PrintWriter err) {
        solutions.forEach(out::println);
        out.flush();
        err.print("nqueens: ");
        if (unknown != null) {
            err.println(unknown + "; give --time-limit more");
        } else if (solutions.isEmpty()) {
            err.println("the puzzle has no solution; change a placed queen, a blocked square or a region");
        } else {
            err.println("the puzzle has several solutions, two of which are printed; a puzzle has exactly one");
        }
        err.flush();
        return session.cancellation().isCancelled() ? NQueens.INTERRUPTED : NQueens.NO_RESULT;
    }
}
