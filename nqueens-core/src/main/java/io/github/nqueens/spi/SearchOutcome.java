package io.github.nqueens.spi;

import io.github.nqueens.Board;
import java.util.Objects;
import java.util.Optional;

/** What an algorithm says at its end. The library checks a claimed board before it believes it. Immutable. */
public final class SearchOutcome {
    private static final SearchOutcome STOPPED = new SearchOutcome(null, null);

    private final Board board;
    private final String reason;

    private SearchOutcome(Board board, String reason) {
        this.board = board;
        this.reason = reason;
    }

    /**
     * A solution was found.
     *
     * @param board a solution of the run's size
     * @return the outcome
     * @throws NullPointerException if {@code board} is null
     */
    public static SearchOutcome solved(Board board) {
        return new SearchOutcome(Objects.requireNonNull(board, "board"), null);
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
     * The algorithm cannot go on.
     *
     * @param reason why, with the values at hand and what the user may do, for example how much memory is missing
     * @return the outcome
     * @throws NullPointerException if {@code reason} is null
     */
    public static SearchOutcome gaveUp(String reason) {
        return new SearchOutcome(null, Objects.requireNonNull(reason, "reason"));
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
     * Why the algorithm gave up.
     *
     * @return the reason, empty unless made by {@link #gaveUp}
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    @Override
    public String toString() {
        if (board != null) {
            return "solved";
        }
        return reason == null ? "stopped" : "gave up: " + reason;
    }
}
