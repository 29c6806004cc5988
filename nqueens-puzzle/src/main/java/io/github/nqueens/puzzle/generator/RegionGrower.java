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
import org.jspecify.annotations.Nullable;

/**
 * Grows regions around the queens of a solution, so that the techniques up to a ceiling find it all the time, and it is the
 * only one. At first each region is the square of its queen, and no other square is a candidate. Then squares join regions,
 * several at once.
 *
 * <p>The order of the deduction tells what may join. A square that is ruled out before the queen of a region is known rarely
 * hinders the deduction if it joins that region. If no such region is next to the square, a path of squares that leads to one
 * joins that region. When all squares have joined, borders move until the puzzle is as hard as wished.
 */
public final class RegionGrower {
    private static final List<Technique> TECHNIQUES = List.of(Technique.values());

    /** The tests of a start for each square, after which a new one is more promising. */
    private static final int TESTS_PER_SQUARE = 4;

    /** The pairs drawn at random, the best of which is tried. */
    private static final int DRAWS = 6;

    /** The paths from one square that are tried. */
    private static final int PATHS = 4;

    /** How often borders move if no path will do, and how many of them at once. */
    private static final int MOVES = 4;

    private static final int BORDERS = 3;

    /** One in this many borders moves although the deduction may suffer. */
    private static final int DARING = 8;

    private final RegionDraft draft;
    private final int size;
    private final int squares;
    private final CandidateGrid grid;
    private final Techniques techniques;
    private final Technique ceiling;
    private final PuzzleWishes wishes;
    private final Chance chance;
    private final LimitWatch watch;
    private final IntConsumer left;

    /** Pairs square * n + region that may be tried; those of squares that have joined meanwhile are dropped when met. */
    private final int[] pairs;

    private final boolean[] isListed;
    private int pairCount;
    private int tests;

    /** How many deletions of the last deduction that succeeded came before that of each square, or before its row or column had its queen. */
    private final int[] ruledOut;

    /** How many deletions came before the queen of each region was known. */
    private final int[] known;

    /** Tells after each deduction that succeeds how many squares are left without a region. */
    public RegionGrower(PuzzleWishes wishes, int[] columns, Chance chance, LimitWatch watch, IntConsumer left) {
        this.wishes = wishes;
        this.chance = chance;
        this.watch = watch;
        this.left = left;
        this.draft = new RegionDraft(wishes, columns, chance);
        this.grid = draft.grid;
        this.size = draft.size;
        this.squares = draft.squares;
        this.techniques = new Techniques(grid);
        this.ceiling = wishes.ceiling(chance);
        this.pairs = new int[squares * size];
        this.isListed = new boolean[squares * size];
        this.ruledOut = new int[squares];
        this.known = new int[size];
    }

    /** The regions by square, or null if a new start is more promising. */
    public int @Nullable [] grow() {
        fill();
        while (draft.unassigned() > 0 || draft.smallRegion() >= 0) {
            // Whatever is tried counts, so that a start ends that has nothing to test.
            if (isOver(1)) {
                return null;
            }
            repair();
        }
        if (!harden()) {
            return null;
        }
        int[] regions = new int[squares];
        Arrays.setAll(regions, grid::region);
        return regions;
    }

    private boolean isOver(int more) {
        tests += more;
        return tests > TESTS_PER_SQUARE * squares;
    }

    /** Squares join regions until none can join any more. */
    private void fill() {
        for (int square = 0; square < squares; square++) {
            if (draft.isQueen(square)) {
                listNeighbors(square);
            }
        }
        int[] batch = new int[squares];
        int length = 1;
        int count;
        do {
            draft.keepChanges();
            count = 0;
            for (int pair = nextPair(); pair >= 0; pair = count < length ? nextPair() : -1) {
                if (draft.change(pair / size, pair % size)) {
                    batch[count++] = pair;
                    listNeighbors(pair / size);
                    listNeighbors(draft.image(pair / size));
                }
            }
            if (holds()) {
                length = Math.min(2 * length, size);
            } else {
                length = Math.max(1, length / 4);
                joinHalves(batch, 0, count);
            }
        } while (count > 0);
    }

    /** Joins as many of some pairs as possible, given that all of them together are too many. */
    private void joinHalves(int[] batch, int from, int to) {
        if (to - from > 1) {
            int middle = (from + to) >>> 1;
            joinAll(batch, from, middle);
            joinAll(batch, middle, to);
        }
    }

    private void joinAll(int[] batch, int from, int to) {
        draft.keepChanges();
        for (int i = from; i < to; i++) {
            if (grid.region(batch[i] / size) < 0) {
                draft.change(batch[i] / size, batch[i] % size);
            }
        }
        if (!holds()) {
            joinHalves(batch, from, to);
        }
    }

    /** Tells whether the techniques solve the puzzle. If so, learns in which order, and otherwise undoes the last changes. */
    private boolean holds() {
        if (draft.changes() == 0) {
            return true;
        }
        tests++;
        boolean solved = isSolvedBy(ceiling);
        if (solved) {
            learnOrder();
        }
        grid.undoTo(0);
        if (solved) {
            left.accept(draft.unassigned());
        } else {
            draft.undoChanges();
        }
        return solved;
    }

    private boolean isSolvedBy(Technique hardest) {
        watch.requireOngoing("work");
        techniques.exhaust(hardest);
        return grid.candidates() == size;
    }

    private void learnOrder() {
        int all = grid.deletions();
        Arrays.fill(known, 0);
        int[] foundInRow = new int[size];
        int[] foundInColumn = new int[size];
        Arrays.fill(foundInRow, all);
        Arrays.fill(foundInColumn, all);
        for (int i = all - 1; i >= 0; i--) {
            int square = grid.deletedAt(i);
            ruledOut[square] = i;
            known[grid.region(square)] = Math.max(known[grid.region(square)], i);
            int queen = grid.cause(square);
            if (queen >= 0) {
                foundInRow[grid.rowOf[queen]] = i;
                foundInColumn[grid.columnOf[queen]] = i;
            }
        }
        for (int square = 0; square < squares; square++) {
            if (grid.region(square) < 0) {
                ruledOut[square] = Math.min(foundInRow[grid.rowOf[square]], foundInColumn[grid.columnOf[square]]);
            }
        }
    }

    private boolean isRuledOutBefore(int square, int region) {
        return ruledOut[square] < known[region];
    }

    /** Lists pairs of the squares without a region that may follow a square into its region. */
    private void listNeighbors(int square) {
        int region = grid.region(square);
        if (wishes.connected()) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = draft.neighbor(square, direction);
                if (neighbor >= 0) {
                    list(neighbor, region);
                }
            }
        } else if (draft.isQueen(square)) {
            for (int other = 0; other < squares; other++) {
                list(other, region);
            }
        }
    }

    private void list(int square, int region) {
        int pair = square * size + region;
        if (!isListed[pair] && grid.region(square) < 0) {
            isListed[pair] = true;
            pairs[pairCount++] = pair;
        }
    }

    /** Takes the best of some pairs drawn at random from the list, or -1 if there is none. It stays listed, so it does not come back. */
    private int nextPair() {
        int best = -1;
        for (int draw = 0; draw < DRAWS; draw++) {
            int index = draw();
            if (index < 0) {
                return -1;
            }
            // What was drawn before may have moved to another place.
            if (best < 0 || best >= pairCount || score(pairs[index]) > score(pairs[best])) {
                best = index;
            }
        }
        return take(best);
    }

    /** The place of a random pair whose square has no region, after those with one that are met are dropped. */
    private int draw() {
        while (pairCount > 0) {
            int index = chance.nextInt(pairCount);
            if (grid.region(pairs[index] / size) < 0) {
                return index;
            }
            take(index);
        }
        return -1;
    }

    private int take(int index) {
        int pair = pairs[index];
        pairs[index] = pairs[--pairCount];
        return pair;
    }

    private int score(int pair) {
        int square = pair / size;
        int region = pair % size;
        // Whatever an order of deduction tells is less than 2n^2.
        int score = ruledOut[square] + known[region];
        if (isRuledOutBefore(square, region)) {
            score += 2 * squares;
        }
        if (wishes.shape() != RegionShape.MIXED && wishes.connected()) {
            int sides = draft.sides(square, region);
            score += 4 * squares * (wishes.shape() == RegionShape.COMPACT ? sides : 4 - sides);
        }
        return draft.isTooSmall(region) ? 32 * squares + score : score;
    }

    /** Lets a square without a region join one, or enlarges a region that is too small; borders move at random if that fails. */
    private void repair() {
        int hole = chance.nextInt(squares);
        while (draft.unassigned() > 0 && grid.region(hole) >= 0) {
            hole = chance.nextInt(squares);
        }
        boolean repaired = draft.unassigned() == 0
                ? enlarge(draft.smallRegion())
                : wishes.connected() ? layPath(hole) : joinAnyRegion(hole);
        for (int move = 0; move < MOVES && !repaired; move++) {
            draft.keepChanges();
            for (int i = 0; i < squares && draft.changes() < BORDERS; i++) {
                changeBorder();
            }
            holds();
        }
    }

    private boolean enlarge(int region) {
        int start = chance.nextInt(squares);
        for (int i = 0; i < squares; i++) {
            draft.keepChanges();
            if (draft.change((start + i) % squares, region) && holds()) {
                return true;
            }
        }
        return false;
    }

    private boolean joinAnyRegion(int hole) {
        draft.keepChanges();
        return draft.change(hole, chance.nextInt(size)) && holds();
    }

    /** A random square joins the region of a neighbor, or any region if they need not be connected. */
    private boolean changeBorder() {
        int square = chance.nextInt(squares);
        int other = wishes.connected() ? draft.neighbor(square, chance.nextInt(4)) : chance.nextInt(squares);
        int region = other < 0 ? -1 : grid.region(other);
        return region >= 0
                && grid.region(square) >= 0
                && (isRuledOutBefore(square, region) || chance.nextInt(DARING) == 0)
                && draft.change(square, region);
    }

    /**
     * Breadth first from a square without a region over squares that may leave theirs, to regions that are known only after
     * all of them are ruled out.
     */
    private boolean layPath(int hole) {
        int[] before = new int[squares];
        Arrays.fill(before, -2);
        int[] latest = new int[squares];
        int[] queue = new int[squares];
        int[] ends = new int[size];
        int[] goals = new int[size];
        boolean[] isGoal = new boolean[size];
        int count = 0;
        int end = 1;
        queue[0] = hole;
        before[hole] = -1;
        latest[hole] = ruledOut[hole];
        for (int next = 0; next < end; next++) {
            int square = queue[next];
            int first = chance.nextInt(4);
            for (int turn = 0; turn < 4; turn++) {
                int neighbor = draft.neighbor(square, (first + turn) % 4);
                int region = neighbor < 0 ? -1 : grid.region(neighbor);
                if (region >= 0 && !isGoal[region] && known[region] > latest[square]) {
                    isGoal[region] = true;
                    ends[count] = square;
                    goals[count++] = region;
                }
                if (neighbor >= 0 && before[neighbor] == -2 && !draft.isQueen(neighbor)) {
                    before[neighbor] = square;
                    latest[neighbor] = Math.max(latest[square], ruledOut[neighbor]);
                    queue[end++] = neighbor;
                }
            }
        }
        for (int path = 0; path < PATHS && count > 0; path++) {
            int index = chance.nextInt(count);
            if (layPath(ends[index], before, goals[index])) {
                return true;
            }
            ends[index] = ends[--count];
            goals[index] = goals[count];
        }
        return false;
    }

    private boolean layPath(int end, int[] before, int region) {
        draft.keepChanges();
        for (int square = end; square >= 0; square = before[square]) {
            if (grid.region(square) != region && !draft.change(square, region)) {
                draft.undoChanges();
                return false;
            }
        }
        return holds();
    }

    /** Moves borders until no technique below the least that is wished solves the puzzle, but the most that is wished does. */
    private boolean harden() {
        Technique least = wishes.least();
        Technique most = wishes.most();
        if (least == null || most == null || least == Technique.SINGLE) {
            return true;
        }
        Technique below = TECHNIQUES.get(TECHNIQUES.indexOf(least) - 1);
        draft.keepChanges();
        do {
            boolean easy = isSolvedBy(below);
            boolean solved = easy || isSolvedBy(most);
            grid.undoTo(0);
            if (solved && !easy) {
                return true;
            }
            if (!solved) {
                draft.undoChanges();
            }
            draft.keepChanges();
            while (!changeBorder() && !isOver(0)) {
                tests++;
            }
        } while (!isOver(1));
        return false;
    }
}
