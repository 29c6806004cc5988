package io.github.nqueens.puzzle.generator;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.RegionShape;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.puzzle.candidates.Orbits;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Grows regions around the queens of a solution, so that it stays the only one all the time. At first each region is the
 * square of its queen, and no other square is a candidate. Then squares join regions one by one. A square that has joined adds
 * solutions with a queen on it only, so one search with a queen there tells whether the puzzle still has one solution. If no
 * square can join any more, one joins all the same, and squares of the rival solutions leave until there is one solution again.
 */
public final class RegionGrower {
    /** Most squares that join or leave by force before a new start is more promising. */
    private static final int MOST_REPAIRS_PER_ROW = 2;

    /** The number of pairs drawn at random, the best of which for the shape is tried. */
    private static final int DRAWS_FOR_A_SHAPE = 6;

    private final int size;
    private final int squares;
    private final CandidateGrid grid;
    private final boolean[] isQueen;
    private final PuzzleWishes wishes;
    private final Orbits orbits;
    private final Chance chance;
    private final LimitWatch watch;
    private final Proof proof;

    /** Pairs square * n + region that may be tried; those of squares that have joined meanwhile are dropped when met. */
    private final int[] pairs;

    private final boolean[] isListed;
    private int pairCount;

    /** Squares that are in no region. */
    private int unassigned;

    private int repairs;

    private final int[] reach;
    private final int[] stamp;
    private int stamps;

    public RegionGrower(PuzzleWishes wishes, int[] columns, Chance chance, LimitWatch watch) {
        this.size = wishes.size();
        this.squares = size * size;
        this.wishes = wishes;
        this.orbits = new Orbits(size, wishes.symmetric());
        this.chance = chance;
        this.watch = watch;
        this.grid = new CandidateGrid(size, wishes.rule(), true);
        this.isQueen = new boolean[squares];
        this.pairs = new int[squares * size];
        this.isListed = new boolean[squares * size];
        this.reach = new int[squares];
        this.stamp = new int[squares];
        for (int row = 0; row < size; row++) {
            isQueen[row * size + columns[row]] = true;
            grid.join(row * size + columns[row], row);
        }
        for (int square = 0; square < squares; square++) {
            if (!isQueen[square]) {
                grid.close(square);
            }
        }
        this.unassigned = squares - size;
        this.proof = new Proof(grid, isQueen, wishes.ceiling(), watch);
    }

    /** The regions by square, or null if a new start is more promising. */
    public int @Nullable [] grow() {
        list();
        while (unassigned > 0 || smallRegions() > 0) {
            watch.requireOngoing("work");
            int pair = nextPair();
            if (pair < 0) {
                if (++repairs > MOST_REPAIRS_PER_ROW * size || !repair()) {
                    return null;
                }
                list();
            } else if (proof.holdsWith(join(pair))) {
                listNeighbors(pair / size);
                listNeighbors(orbits.image(pair / size));
            } else {
                leave(pair / size);
            }
        }
        int[] regions = new int[squares];
        Arrays.setAll(regions, grid::region);
        return regions;
    }

    private int join(int pair) {
        int square = pair / size;
        int region = pair % size;
        int image = orbits.image(square);
        add(square, region);
        if (image != square) {
            add(image, imageOf(region));
        }
        return square;
    }

    /** The region of the image of a region's queen. */
    private int imageOf(int region) {
        return orbits.image(0) == 0 ? region : size - 1 - region;
    }

    private void add(int square, int region) {
        grid.join(square, region);
        grid.reopen(square);
        unassigned--;
    }

    private void leave(int square) {
        remove(square);
        int image = orbits.image(square);
        if (image != square) {
            remove(image);
        }
    }

    private void remove(int square) {
        grid.close(square);
        grid.leave(square);
        unassigned++;
    }

    private void list() {
        Arrays.fill(isListed, false);
        pairCount = 0;
        for (int square = 0; square < squares; square++) {
            if (grid.region(square) < 0) {
                listPairs(square);
            }
        }
    }

    private void listPairs(int square) {
        if (!wishes.connected()) {
            for (int region = 0; region < size; region++) {
                list(square, region);
            }
            return;
        }
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = neighbor(square, direction);
            if (neighbor >= 0 && grid.region(neighbor) >= 0) {
                list(square, grid.region(neighbor));
            }
        }
    }

    private void listNeighbors(int square) {
        if (wishes.connected()) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = neighbor(square, direction);
                if (neighbor >= 0 && grid.region(neighbor) < 0) {
                    list(neighbor, grid.region(square));
                }
            }
        }
    }

    private void list(int square, int region) {
        int pair = square * size + region;
        if (!isListed[pair]) {
            isListed[pair] = true;
            pairs[pairCount++] = pair;
        }
    }

    private int neighbor(int square, int direction) {
        int row = grid.rowOf[square] + (direction == 0 ? -1 : direction == 1 ? 1 : 0);
        int column = grid.columnOf[square] + (direction == 2 ? -1 : direction == 3 ? 1 : 0);
        return row < 0 || row == size || column < 0 || column == size ? -1 : row * size + column;
    }

    /**
     * Takes a pair from the list: of some drawn at random the one that suits the shape best. Pairs of regions that are too
     * small come first. Negative if there is none.
     */
    private int nextPair() {
        if (wishes.smallestRegion() > 1 && smallRegions() > 0) {
            for (int i = 0, from = chance.nextInt(Math.max(1, pairCount)); i < pairCount; i++) {
                int index = (from + i) % pairCount;
                if (grid.region(pairs[index] / size) < 0
                        && grid.regionSize(pairs[index] % size) < wishes.smallestRegion()) {
                    return take(index);
                }
            }
        }
        int best = -1;
        int draws = wishes.shape() == RegionShape.MIXED ? 1 : DRAWS_FOR_A_SHAPE;
        for (int draw = 0; draw < draws; draw++) {
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

    /** It stays listed, so that it does not come back before the next repair. */
    private int take(int index) {
        int pair = pairs[index];
        pairs[index] = pairs[--pairCount];
        return pair;
    }

    private int score(int pair) {
        int square = pair / size;
        int region = pair % size;
        int neighbors = 0;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = neighbor(square, direction);
            if (neighbor >= 0 && grid.region(neighbor) == region) {
                neighbors++;
            }
        }
        return switch (wishes.shape()) {
            case COMPACT -> neighbors;
            case MIXED -> 0;
            case WILD -> -neighbors;
        };
    }

    /** Makes a square without a region join, and squares of rival solutions leave. Tells whether there is one solution again. */
    private boolean repair() {
        int pair = randomPair();
        if (pair < 0) {
            return false;
        }
        int joined = join(pair);
        int image = orbits.image(joined);
        while (!proof.holdsWith(joined)) {
            if (++repairs > MOST_REPAIRS_PER_ROW * size) {
                return false;
            }
            int[] rivals = proof.rivalSquares();
            chance.shuffle(rivals, rivals.length);
            int left = -1;
            for (int i = 0; i < rivals.length && left < 0; i++) {
                if (rivals[i] != joined && rivals[i] != image && mayLeave(rivals[i])) {
                    left = rivals[i];
                }
            }
            if (left < 0) {
                leave(joined);
                return true;
            }
            leave(left);
        }
        return true;
    }

    /**
     * A square without a region and a region that it may join. If all squares have a region, or some region is too small, the
     * square leaves another region instead.
     */
    private int randomPair() {
        boolean small = smallRegions() > 0;
        list();
        int count = 0;
        for (int square = 0; square < squares; square++) {
            if (small && grid.region(square) >= 0 && mayLeave(square)) {
                listPairs(square);
            }
        }
        for (int i = 0; i < pairCount; i++) {
            int region = pairs[i] % size;
            boolean moves = grid.region(pairs[i] / size) != region;
            if (moves && (!small || grid.regionSize(region) < wishes.smallestRegion())) {
                pairs[count++] = pairs[i];
            }
        }
        pairCount = 0;
        if (count == 0) {
            return -1;
        }
        int pair = pairs[chance.nextInt(count)];
        if (grid.region(pair / size) >= 0) {
            leave(pair / size);
        }
        return pair;
    }

    private int smallRegions() {
        int small = 0;
        for (int region = 0; region < size; region++) {
            small += grid.regionSize(region) < wishes.smallestRegion() ? 1 : 0;
        }
        return small;
    }

    private boolean mayLeave(int square) {
        int region = grid.region(square);
        if (isQueen[square]) {
            return false;
        }
        int image = orbits.image(square);
        int leaving = image != square && grid.region(image) == region ? 2 : 1;
        return grid.regionSize(region) - leaving >= wishes.smallestRegion()
                && (!wishes.connected() || staysConnected(region, square, image));
    }

    /** Tells whether the queen's square reaches all other squares of a region without these two. */
    private boolean staysConnected(int region, int without, int alsoWithout) {
        int wanted = 0;
        stamps++;
        int start = -1;
        for (int i = 0; i < grid.regionSize(region); i++) {
            int square = grid.regionSquare(region, i);
            if (square != without && square != alsoWithout) {
                wanted++;
                start = square;
            }
        }
        int end = 0;
        reach[end++] = start;
        stamp[start] = stamps;
        for (int next = 0; next < end; next++) {
            for (int direction = 0; direction < 4; direction++) {
                int neighbor = neighbor(reach[next], direction);
                if (neighbor >= 0
                        && neighbor != without
                        && neighbor != alsoWithout
                        && grid.region(neighbor) == region
                        && stamp[neighbor] != stamps) {
                    stamp[neighbor] = stamps;
                    reach[end++] = neighbor;
                }
            }
        }
        return end == wanted;
    }
}
