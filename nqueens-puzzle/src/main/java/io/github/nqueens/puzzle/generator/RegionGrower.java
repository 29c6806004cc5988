package io.github.nqueens.puzzle.generator;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.RegionShape;
import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.puzzle.candidates.Techniques;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Makes regions around the queens of a solution, so that techniques as hard as wished find it, and it is the only one.
 *
 * <p>A sweep over the board lets each square join the region of a random neighbor. Then borders move one at a time, where
 * the techniques leave squares open, and a move is kept unless more squares are open than before. When none is open, regions
 * that are too small grow, and borders move anywhere until the puzzle is as hard as wished.
 */
public final class RegionGrower {
    private static final List<Technique> TECHNIQUES = List.of(Technique.values());

    /** The tests for each row after which a new start is more promising, if squares are open or regions too small. */
    private static final int TESTS_PER_ROW = 3;

    /** The tests for each row until the puzzle is as hard as wished. */
    private static final int HARDER_TESTS_PER_ROW = 50;

    /** The draws of a move in a row after which none seems to be allowed. */
    private static final int DRAWS = 1_000;

    /** The open squares for each row up to which assumptions are tried, which take long. */
    private static final int FEW_OPEN = 8;

    /** One in this many moves is next to a square that is open. */
    private static final int NEXT_TO = 4;

    /** One in this many squares joins a region anywhere if regions need not be connected. */
    private static final int SCATTERED = 8;

    private final RegionDraft draft;
    private final CandidateGrid grid;
    private final Techniques techniques;
    private final PuzzleWishes wishes;

    /** The hardest technique that may be needed. */
    private final Technique ceiling;

    /** The hardest technique that must not suffice, or null. */
    private final @Nullable Technique below;

    private final Chance chance;
    private final LimitWatch watch;

    /** The squares, apart from those of queens, that the techniques leave open. */
    private int[] open = {};

    /** Whether techniques solve the puzzle that must not suffice. */
    private boolean isEasy;

    private int testsLeft;

    /** Draws a hardest technique if the wishes leave it open. */
    public RegionGrower(PuzzleWishes wishes, int[] columns, Chance chance, LimitWatch watch) {
        this.wishes = wishes;
        this.chance = chance;
        this.watch = watch;
        this.draft = new RegionDraft(wishes, columns, chance);
        this.grid = draft.grid;
        this.techniques = new Techniques(grid);
        this.ceiling = wishes.ceiling(chance);
        this.below = wishes.least() == null || wishes.least() == Technique.SINGLE
                ? null
                : TECHNIQUES.get(TECHNIQUES.indexOf(wishes.least()) - 1);
    }

    /**
     * The regions by square, or null if a new start is more promising.
     *
     * @param left told after each move that is kept how many squares are open
     */
    public int @Nullable [] grow(IntConsumer left) {
        sweep();
        if (draft.unassigned() > 0) {
            return null;
        }
        test();
        // Few boards need nothing but singles, which are tested soon.
        testsLeft = ceiling == Technique.SINGLE ? draft.squares : TESTS_PER_ROW * draft.size;
        for (int draws = 0; open.length > 0 || isEasy || draft.smallRegion() >= 0; draws++) {
            if (testsLeft == 0 || draws == DRAWS) {
                return null;
            }
            if (move()) {
                draws = 0;
                testsLeft--;
                judge();
                left.accept(open.length);
            }
        }
        int[] regions = new int[draft.squares];
        Arrays.setAll(regions, grid::region);
        return regions;
    }

    /** Tests the puzzle after a move, and undoes the move if it is worse. */
    private void judge() {
        int[] openBefore = open;
        boolean wasEasy = isEasy;
        test();
        // Few moves make a puzzle need assumptions, so they go on from one that needs none.
        boolean becameEasy = isEasy && !wasEasy && ceiling != Technique.ASSUMPTION;
        if (open.length > openBefore.length || becameEasy) {
            draft.undo();
            open = openBefore;
            isEasy = wasEasy;
        } else if (isEasy && openBefore.length > 0) {
            testsLeft = draft.size * HARDER_TESTS_PER_ROW;
        }
    }

    /** Squares join regions row by row or column by column, in one of eight directions, so that regions are of many sizes. */
    private void sweep() {
        int last = draft.size - 1;
        int direction = chance.nextInt(8);
        int start = chance.nextInt(draft.squares);
        for (int before = -1; draft.unassigned() != before; ) {
            before = draft.unassigned();
            for (int i = 0; i < draft.squares; i++) {
                int at = (start + i) % draft.squares;
                int row = (direction & 1) == 0 ? grid.rowOf[at] : last - grid.rowOf[at];
                int column = (direction & 2) == 0 ? grid.columnOf[at] : last - grid.columnOf[at];
                joinNeighbor((direction & 4) == 0 ? row * draft.size + column : column * draft.size + row);
            }
        }
    }

    private void joinNeighbor(int square) {
        int first = chance.nextInt(4);
        for (int sides = 4; sides > 0 && grid.region(square) < 0; sides--) {
            for (int turn = 0; turn < 4 && grid.region(square) < 0; turn++) {
                int other = neighbor(square, (first + turn) % 4);
                int region = other < 0 ? -1 : grid.region(other);
                if (region >= 0 && look(square, region) >= sides - 1) {
                    draft.change(square, region);
                }
            }
        }
    }

    /** A square beside another, or sometimes any if regions need not be connected. */
    private int neighbor(int square, int direction) {
        return wishes.connected() || chance.nextInt(SCATTERED) > 0
                ? draft.neighbor(square, direction)
                : chance.nextInt(draft.squares);
    }

    /** How well a square would look in a region: 3 is best. */
    private int look(int square, int region) {
        return switch (wishes.shape()) {
            case MIXED -> 3;
            case COMPACT -> draft.sides(square, region) - 1;
            case WILD -> 4 - draft.sides(square, region);
        };
    }

    /** Moves a border next to an open square, or one of a region that is too small. Tells whether the draw may be. */
    private boolean move() {
        int small = open.length == 0 ? draft.smallRegion() : -1;
        if (small >= 0) {
            int inside = grid.regionSquare(small, chance.nextInt(grid.regionSize(small)));
            int square = neighbor(inside, chance.nextInt(4));
            return square >= 0 && draft.change(square, small);
        }
        int square = open.length == 0 ? chance.nextInt(draft.squares) : open[chance.nextInt(open.length)];
        if (chance.nextInt(NEXT_TO) == 0) {
            int beside = draft.neighbor(square, chance.nextInt(4));
            square = beside < 0 ? square : beside;
        }
        int other = neighbor(square, chance.nextInt(4));
        return other >= 0
                && (wishes.shape() != RegionShape.COMPACT
                        || look(square, grid.region(other)) >= look(square, grid.region(square)))
                && draft.change(square, grid.region(other));
    }

    private void test() {
        watch.requireOngoing("work");
        isEasy = below != null && isSolvedBy(below);
        if (!isEasy && (ceiling != Technique.ASSUMPTION || grid.candidates() <= FEW_OPEN * draft.size)) {
            techniques.exhaust(ceiling);
        }
        open = IntStream.range(0, draft.squares)
                .filter(square -> grid.isOpen(square) && !draft.isQueen(square))
                .toArray();
        grid.undoTo(0);
    }

    private boolean isSolvedBy(Technique hardest) {
        techniques.exhaust(hardest);
        return grid.candidates() == draft.size;
    }
}
