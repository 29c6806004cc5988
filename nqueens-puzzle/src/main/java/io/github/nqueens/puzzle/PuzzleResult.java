package io.github.nqueens.puzzle;

import io.github.nqueens.Problem;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** What came of making a puzzle: a puzzle, or the reason why there is none. Immutable. */
public final class PuzzleResult {
    private final @Nullable Problem problem;
    private final @Nullable String reason;

    private PuzzleResult(@Nullable Problem problem, @Nullable String reason) {
        this.problem = problem;
        this.reason = reason;
    }

    static PuzzleResult made(Problem problem) {
        return new PuzzleResult(Objects.requireNonNull(problem), null);
    }

    static PuzzleResult none(String reason) {
        return new PuzzleResult(null, Objects.requireNonNull(reason));
    }

    /**
     * The puzzle, which has exactly one solution and all that was asked for.
     *
     * @return the puzzle, or empty if none was made
     */
    public Optional<Problem> problem() {
        return Optional.ofNullable(problem);
    }

    /**
     * Why no puzzle was made.
     *
     * @return a clause such as {@code "the time limit was reached"}, or empty if there is a puzzle
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * The puzzle as text, or the reason.
     *
     * @return for example {@code "PuzzleResult[the time limit was reached]"}
     */
    @Override
    public String toString() {
        return "PuzzleResult[" + (problem == null ? reason : problem) + "]";
    }
}
