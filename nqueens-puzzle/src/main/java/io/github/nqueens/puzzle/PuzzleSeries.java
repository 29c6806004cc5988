package io.github.nqueens.puzzle;

import io.github.nqueens.Problem;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Puzzles made one after another, none of which is an image of another by turning, mirroring or recoloring. Immutable.
 */
public final class PuzzleSeries {
    private final List<Problem> problems;
    private final @Nullable String reason;

    PuzzleSeries(List<Problem> problems, @Nullable String reason) {
        this.problems = List.copyOf(problems);
        this.reason = reason;
    }

    /**
     * The puzzles, as many as were asked for or as many as were made before the reason to stop.
     *
     * @return a list that cannot be changed
     */
    public List<Problem> problems() {
        return problems;
    }

    /**
     * Why there are fewer puzzles than asked for.
     *
     * @return a clause such as {@code "the time limit was reached"}, or empty if the series is complete
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * How many puzzles there are, and the reason if there are fewer than asked for.
     *
     * @return for example {@code "PuzzleSeries[20 puzzles]"}
     */
    @Override
    public String toString() {
        return "PuzzleSeries[" + problems.size() + (problems.size() == 1 ? " puzzle" : " puzzles")
                + (reason == null ? "" : ", " + reason) + "]";
    }
}
