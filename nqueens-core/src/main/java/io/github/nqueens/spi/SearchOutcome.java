package io.github.nqueens.spi;

import io.github.nqueens.Board;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How an algorithm says that its search ended. The library checks a claimed board before it believes it. Immutable. */
public final class SearchOutcome {
    private static final SearchOutcome STOPPED = new SearchOutcome(null, null, false);
    private static final SearchOutcome UNSOLVABLE = new SearchOutcome(null, "every placement was ruled out", true);

    private final @Nullable Board board;
    private final @Nullable String reason;
    private final boolean unsolvable;

    private SearchOutcome(@Nullable Board board, @Nullable String reason, boolean unsolvable) {
        this.board = board;
        this.reason = reason;
        this.unsolvable = unsolvable;
    }

    /**
     * A solution was found.
     *
     * @param board a solution of the run's size
     * @return the outcome
     */
    public static SearchOutcome solved(Board board) {
        return new SearchOutcome(Objects.requireNonNull(board, "board"), null, false);
    }

    /**
     * The search ended because {@link SearchContext#tick()} said no or {@link SearchContext#shouldStop()} said yes.
     *
     * @return the outcome
     */
    public static SearchOutcome stopped() {
        return STOPPED;
    }

    /**
     * The algorithm proved that the problem has no solution. Only a solver with the trait
     * {@link SolverTrait#EVERY_PROBLEM} may say so.
     *
     * @return the outcome
     */
    public static SearchOutcome unsolvable() {
        return UNSOLVABLE;
    }

    /**
     * The algorithm cannot go on.
     *
     * @param reason why, with the values at hand and what the user may do, for example how much memory is missing
     * @return the outcome
     * @throws IllegalArgumentException if {@code reason} is blank
     */
    public static SearchOutcome gaveUp(String reason) {
        if (Objects.requireNonNull(reason, "reason").isBlank()) {
            throw new IllegalArgumentException(
                    "the reason to give up is blank; say what was missing, with the values at hand");
        }
        return new SearchOutcome(null, reason, false);
    }

    /**
     * The board claimed.
     *
     * @return the board, empty unless made by {@link #solved}
     */
    public Optional<Board> board() {
        return Optional.ofNullable(board);
    }

    /**
     * Why there is no board.
     *
     * @return the reason, empty unless made by {@link #gaveUp} or {@link #unsolvable}
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * Tells whether the problem was proved to have no solution.
     *
     * @return true if made by {@link #unsolvable}
     */
    public boolean isUnsolvable() {
        return unsolvable;
    }

    @Override
    public String toString() {
        if (board != null) {
            return "solved";
        }
        if (unsolvable) {
            return "unsolvable";
        }
        return reason == null ? "stopped" : "gave up: " + reason;
    }
}
