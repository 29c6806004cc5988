package io.github.nqueens.puzzle;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Orbits;
import io.github.nqueens.puzzle.candidates.SolutionSearch;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * The result of an exhaustive search for two solutions: whether a problem is a puzzle, which has exactly one. Limits or a lack
 * of memory may end the search earlier. Immutable and safe for use by several threads.
 */
public final class Uniqueness {
    private static final long BYTES_PER_SQUARE = 40;

    private final List<Board> solutions;
    private final @Nullable String reason;

    private Uniqueness(List<Board> solutions, @Nullable String reason) {
        this.solutions = solutions;
        this.reason = reason;
    }

    /**
     * Searches for two solutions. Ends soon after a time limit, a cancellation or an interrupt, and leaves the interrupt
     * flag set. Takes about 40n<sup>2</sup> bytes of memory.
     *
     * @param problem a problem of at most 16,384 rows
     * @param limits when to end the search
     * @return what is known then
     * @throws IllegalArgumentException if it has more rows
     */
    public static Uniqueness of(Problem problem, Limits limits) {
        Objects.requireNonNull(problem, "problem");
        LimitWatch watch = LimitWatch.start(Objects.requireNonNull(limits, "limits"));
        if (problem.contradiction().isPresent()) {
            return new Uniqueness(List.of(), null);
        }
        try {
            watch.requireOngoing("work");
            return new Uniqueness(Objects.requireNonNull(find(problem, watch, Long.MAX_VALUE)), null);
        } catch (CancellationException e) {
            return new Uniqueness(List.of(), String.valueOf(e.getMessage()));
        } catch (Error failed) {
            long squares = (long) problem.size() * problem.size();
            String shortage =
                    HeapBudget.shortage(failed, BYTES_PER_SQUARE * squares).orElse(null);
            if (shortage == null) {
                throw failed;
            }
            return new Uniqueness(List.of(), shortage);
        }
    }

    /** Finds two solutions, the only one, or none. Null if one of about n searches has more nodes than allowed. */
    static @Nullable List<Board> find(Problem problem, LimitWatch watch, long mostNodes) {
        CandidateGrid grid = CandidateGrid.of(problem, () -> watch.requireOngoing("work"));
        SolutionSearch search = new SolutionSearch(grid, watch, null, new Orbits(grid.size, false));
        SolutionSearch.Outcome outcome = search.find(mostNodes);
        if (outcome != SolutionSearch.Outcome.FOUND) {
            return outcome == SolutionSearch.Outcome.NONE ? List.of() : null;
        }
        Board first = found(grid, search);
        // Another solution agrees with the first in some rows, and differs in the next one.
        for (int row = 0; row < grid.size; row++) {
            int queen = row * grid.size + first.column(row);
            int before = grid.deletions();
            grid.delete(queen);
            outcome = search.find(mostNodes);
            if (outcome != SolutionSearch.Outcome.NONE) {
                return outcome == SolutionSearch.Outcome.FOUND ? List.of(first, found(grid, search)) : null;
            }
            grid.undoTo(before);
            grid.deleteAttacked(queen);
        }
        return List.of(first);
    }

    private static Board found(CandidateGrid grid, SolutionSearch search) {
        int[] columns = new int[grid.size];
        Arrays.setAll(columns, row -> grid.columnOf[search.queen(row)]);
        return Board.of(columns);
    }

    /**
     * Tells whether there is exactly one solution, by proof.
     *
     * @return false also if the search ended without an answer
     */
    public boolean isUnique() {
        return solutions.size() == 1;
    }

    /**
     * The only solution, or two of several.
     *
     * @return a list that cannot be changed, empty if there is no solution or the search ended without an answer
     */
    public List<Board> solutions() {
        return solutions;
    }

    /**
     * Why the search ended without an answer.
     *
     * @return a clause such as {@code "the time limit was reached"}, or empty if the search came to its end
     */
    public Optional<String> reason() {
        return Optional.ofNullable(reason);
    }

    /**
     * The solutions, or the reason.
     *
     * @return for example {@code "Uniqueness[[1, 3, 0, 2]]"}
     */
    @Override
    public String toString() {
        return "Uniqueness[" + (reason != null ? reason : solutions.isEmpty() ? "no solution" : join()) + "]";
    }

    private String join() {
        return solutions.size() == 1 ? solutions.get(0).toString() : solutions.get(0) + ", " + solutions.get(1);
    }
}
