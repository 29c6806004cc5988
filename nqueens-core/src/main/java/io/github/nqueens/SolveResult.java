package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * How a run ended, with its board if it found one. Immutable and safe for use by several threads.
 *
 * <p>Java's serialization refuses a result, which describes one run. Store its board and its status instead, and the
 * figures of its statistics that you need.
 */
public final class SolveResult {
    private final SolveStatus status;
    private final @Nullable Board board;
    private final @Nullable String reason;
    private final SolveStatistics statistics;

    private SolveResult(
            SolveStatus status, @Nullable Board board, @Nullable String reason, SolveStatistics statistics) {
        this.status = status;
        this.board = board;
        this.reason = reason;
        this.statistics = Objects.requireNonNull(statistics, "statistics");
    }

    /**
     * Makes the result of a run that found a board, for a {@link Solver} of your own, such as a stub in a test. Nobody
     * checks the board; a solver made by {@link Solvers} checks what its algorithm finds.
     *
     * @param board the solution
     * @param statistics what the run took, for the size of the board
     * @return the result
     * @throws IllegalArgumentException if the board has another size than the statistics
     */
    public static SolveResult solved(Board board, SolveStatistics statistics) {
        Objects.requireNonNull(board, "board");
        Objects.requireNonNull(statistics, "statistics");
        if (board.size() != statistics.size()) {
            throw new IllegalArgumentException("the board has " + Amounts.counted(board.size(), "row")
                    + ", but the statistics are of a run for n = " + statistics.size());
        }
        return new SolveResult(SolveStatus.SOLVED, board, null, statistics);
    }

    /**
     * Makes the result of a run that found no board, for a {@link Solver} of your own.
     *
     * @param status how the run ended, not {@link SolveStatus#SOLVED}
     * @param reason why there is no board, a sentence without its full stop
     * @param statistics what the run took
     * @return the result
     * @throws IllegalArgumentException if the status is {@code SOLVED}
     */
    public static SolveResult unsolved(SolveStatus status, String reason, SolveStatistics statistics) {
        if (Objects.requireNonNull(status, "status") == SolveStatus.SOLVED) {
            throw new IllegalArgumentException(
                    "the status is SOLVED, but there is no board; call solved(board, statistics)");
        }
        return new SolveResult(status, null, Objects.requireNonNull(reason, "reason"), statistics);
    }

    /**
     * How the run ended.
     *
     * @return the status
     */
    public SolveStatus status() {
        return status;
    }

    /**
     * Tells whether there is a board.
     *
     * @return whether the status is {@link SolveStatus#SOLVED}
     */
    public boolean isSolved() {
        return status == SolveStatus.SOLVED;
    }

    /**
     * The solution.
     *
     * @return a verified solution, or empty if the run found none
     */
    public Optional<Board> board() {
        return Optional.ofNullable(board);
    }

    /**
     * Returns the solution, or throws an exception that says why there is none.
     *
     * @return a verified solution
     * @throws NoSolutionException if the status is {@link SolveStatus#UNSOLVABLE}
     * @throws SearchAbandonedException if the run ended without an answer
     */
    public Board orElseThrow() {
        if (board != null) {
            return board;
        }
        if (status == SolveStatus.UNSOLVABLE) {
            throw new NoSolutionException(statistics.size(), reason().orElseThrow());
        }
        throw new SearchAbandonedException(this);
    }

    /**
     * Why there is no board, for a person to read.
     *
     * @return the reason, empty if the run was solved
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * What the run took.
     *
     * @return the statistics
     */
    public SolveStatistics statistics() {
        return statistics;
    }

    @Override
    public String toString() {
        return status + " by " + statistics + (reason == null ? "" : " (" + reason + ")");
    }
}
