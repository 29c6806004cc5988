package io.github.nqueens.puzzle.generator;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Orbits;
import io.github.nqueens.puzzle.candidates.SolutionSearch;
import io.github.nqueens.puzzle.candidates.Techniques;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Tells whether the known solution of a growing puzzle is still the only one, by a search or by techniques. */
final class Proof {
    /** More nodes for one square are more trouble than another square. */
    private static final long MOST_NODES = 200;

    private final CandidateGrid grid;
    private final boolean[] isQueen;
    private final @Nullable Technique ceiling;
    private final SolutionSearch search;
    private final Techniques techniques;
    private int[] rivals = {};

    /** A proof by techniques up to a ceiling, or by a search if the ceiling is null. */
    Proof(CandidateGrid grid, boolean[] isQueen, @Nullable Technique ceiling, LimitWatch watch) {
        this.grid = grid;
        this.isQueen = isQueen;
        this.ceiling = ceiling;
        this.search = new SolutionSearch(grid, watch, null, new Orbits(grid.size, false));
        this.techniques = new Techniques(grid);
    }

    /** Tells whether there is one solution, given that there was one before a square joined. */
    boolean holdsWith(int joined) {
        return ceiling == null ? hasNoSolutionWith(joined) : isSolvedBy(ceiling);
    }

    /** Squares outside the solution, some of which must leave so that there is one solution again. */
    int[] rivalSquares() {
        return rivals;
    }

    private boolean hasNoSolutionWith(int joined) {
        SolutionSearch.Outcome outcome = search.findWith(joined, MOST_NODES);
        if (outcome == SolutionSearch.Outcome.FOUND) {
            int[] found = new int[grid.size];
            int count = 0;
            for (int row = 0; row < grid.size; row++) {
                if (!isQueen[search.queen(row)]) {
                    found[count++] = search.queen(row);
                }
            }
            rivals = Arrays.copyOf(found, count);
        } else if (outcome == SolutionSearch.Outcome.UNKNOWN) {
            rivals = others();
        }
        return outcome == SolutionSearch.Outcome.NONE;
    }

    private boolean isSolvedBy(Technique hardest) {
        techniques.exhaust(hardest);
        boolean solved = grid.candidates() == grid.size;
        if (!solved) {
            rivals = others();
        }
        grid.undoTo(0);
        return solved;
    }

    private int[] others() {
        int[] found = new int[grid.candidates()];
        int count = 0;
        for (int square = 0; square < isQueen.length; square++) {
            if (grid.isOpen(square) && !isQueen[square]) {
                found[count++] = square;
            }
        }
        return Arrays.copyOf(found, count);
    }
}
