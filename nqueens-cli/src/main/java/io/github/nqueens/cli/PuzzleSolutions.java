package io.github.nqueens.cli;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
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
        this.uniqueness = Uniqueness.of(puzzle, limits);
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
        uniqueness.solutions().forEach(out::println);
        out.flush();
        err.println(
                "nqueens: "
                        + uniqueness
                                .reason()
                                .map(reason -> "it is not known whether the puzzle has exactly one solution: " + reason
                                        + "; give --time-limit more")
                                .orElse(
                                        uniqueness.solutions().isEmpty()
                                                ? "the puzzle has no solution; change a placed queen, a blocked square or a region"
                                                : "the puzzle has several solutions, two of which are printed; a puzzle has exactly one"));
        err.flush();
        return session.cancellation().isCancelled() ? NQueens.INTERRUPTED : NQueens.NO_RESULT;
    }
}
