package io.github.nqueens.puzzle.generator;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.Given;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.puzzle.candidates.Orbits;
import io.github.nqueens.puzzle.candidates.SolutionSearch;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Takes placed queens or blocked squares away from a puzzle that has nothing but them, in random order, as long as it has one
 * solution. Whatever could not be taken away once cannot be later, so none of those that remain is superfluous.
 */
public final class GivenReducer {
    private final int size;
    private final PuzzleWishes wishes;
    private final int[] columns;
    private final Orbits orbits;
    private final Chance chance;
    private final LimitWatch watch;

    public GivenReducer(PuzzleWishes wishes, int[] columns, Chance chance, LimitWatch watch) {
        this.size = wishes.size();
        this.wishes = wishes;
        this.columns = columns;
        this.orbits = new Orbits(size, wishes.symmetric());
        this.chance = chance;
        this.watch = watch;
    }

    /** The squares given by number, or null if one of two images is superfluous but not both. */
    public boolean @Nullable [] reduce() {
        return wishes.given() == Given.PLACED_QUEENS ? reducedQueens() : reducedBlocks();
    }

    private SolutionSearch search(CandidateGrid grid) {
        return new SolutionSearch(grid, watch, null, new Orbits(size, false));
    }

    private boolean @Nullable [] reducedQueens() {
        CandidateGrid grid = new CandidateGrid(size, wishes.rule(), false);
        SolutionSearch search = search(grid);
        boolean[] placed = new boolean[size * size];
        int[] queens = new int[size];
        for (int row = 0; row < size; row++) {
            queens[row] = row * size + columns[row];
            placed[queens[row]] = true;
        }
        chance.shuffle(queens, size);
        for (int queen : queens) {
            if (placed[queen]) {
                int image = orbits.image(queen);
                placed[queen] = false;
                placed[image] = false;
                if (hasSolutionWithout(queen, placed, grid, search)) {
                    placed[queen] = true;
                    placed[image] = true;
                }
            }
        }
        return isEachNeeded(queens, placed, grid, search) ? placed : null;
    }

    private static boolean hasSolutionWithout(int queen, boolean[] placed, CandidateGrid grid, SolutionSearch search) {
        for (int square = 0; square < placed.length; square++) {
            if (placed[square]) {
                grid.deleteAttacked(square);
            }
        }
        grid.delete(queen);
        boolean found = search.find(Long.MAX_VALUE) == SolutionSearch.Outcome.FOUND;
        grid.undoTo(0);
        return found;
    }

    private boolean isEachNeeded(int[] queens, boolean[] placed, CandidateGrid grid, SolutionSearch search) {
        for (int queen : queens) {
            if (wishes.symmetric() && placed[queen]) {
                placed[queen] = false;
                boolean needed = hasSolutionWithout(queen, placed, grid, search);
                placed[queen] = true;
                if (!needed) {
                    return false;
                }
            }
        }
        return true;
    }

    private boolean @Nullable [] reducedBlocks() {
        CandidateGrid grid = new CandidateGrid(size, wishes.rule(), false);
        SolutionSearch search = search(grid);
        boolean[] blocked = new boolean[size * size];
        int[] squares = new int[size * size - size];
        int count = 0;
        for (int square = 0; square < blocked.length; square++) {
            if (columns[square / size] != square % size) {
                blocked[square] = true;
                squares[count++] = square;
                grid.close(square);
            }
        }
        chance.shuffle(squares, count);
        if (wishes.least() != null && chance.nextInt(4) > 0) {
            squares = rowByRow(squares);
        }
        for (int square : squares) {
            if (blocked[square]) {
                int image = orbits.image(square);
                set(blocked, grid, square, image, false);
                if (search.findWith(square, Long.MAX_VALUE) == SolutionSearch.Outcome.FOUND) {
                    set(blocked, grid, square, image, true);
                }
            }
        }
        return isEachNeeded(squares, blocked, search, grid) ? blocked : null;
    }

    /** Rows in random order, so that the last ones keep many blocked squares, which makes easier puzzles. */
    private int[] rowByRow(int[] squares) {
        int[] rows = new int[size];
        Arrays.setAll(rows, row -> row);
        chance.shuffle(rows, size);
        return Arrays.stream(rows)
                .flatMap(row -> Arrays.stream(squares).filter(square -> square / size == row))
                .toArray();
    }

    private static void set(boolean[] blocked, CandidateGrid grid, int square, int image, boolean value) {
        set(blocked, grid, square, value);
        if (image != square) {
            set(blocked, grid, image, value);
        }
    }

    private static void set(boolean[] blocked, CandidateGrid grid, int square, boolean value) {
        blocked[square] = value;
        if (value) {
            grid.close(square);
        } else {
            grid.reopen(square);
        }
    }

    private boolean isEachNeeded(int[] squares, boolean[] blocked, SolutionSearch search, CandidateGrid grid) {
        for (int square : squares) {
            if (wishes.symmetric() && blocked[square]) {
                set(blocked, grid, square, false);
                boolean needed = search.findWith(square, Long.MAX_VALUE) == SolutionSearch.Outcome.FOUND;
                set(blocked, grid, square, true);
                if (!needed) {
                    return false;
                }
            }
        }
        return true;
    }
}
