package io.github.nqueens.puzzle.generator;

import io.github.nqueens.puzzle.Technique;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.puzzle.candidates.Orbits;
import java.util.Arrays;

/**
 * Regions in the making: squares join them and change from one to another, and the last change can be undone. Regions stay
 * connected if that is wished, and none of them comes to have half the board.
 */
final class RegionDraft {
    /** Regions of fewer squares are small, and a fifth of the regions may be. */
    private static final int FEWEST_SQUARES = 3;

    final CandidateGrid grid;
    final int size;
    final int squares;

    private final int[] columns;
    private final boolean connected;
    private final Orbits orbits;
    private final Chance chance;

    /** The least squares of each region. */
    private final int[] least;

    /** The most squares of each region. */
    private final int[] most;

    private int unassigned;

    /** The square changed last, and the region that it left. */
    private int changed;

    private int left;

    private final int[] reach;
    private final int[] stamp;
    private int stamps;

    /** Each region is the square of its queen, and has the number of its row. */
    RegionDraft(PuzzleWishes wishes, int[] columns, Chance chance) {
        this.size = wishes.size();
        this.squares = size * size;
        this.columns = columns;
        this.connected = wishes.connected();
        this.orbits = new Orbits(size, wishes.symmetric());
        this.chance = chance;
        this.grid = new CandidateGrid(size, wishes.rule(), true);
        this.least = new int[size];
        // A quarter of a large board, a third of a smaller one, and less than half of any.
        int large = Math.max(Math.max(2 * size, squares / 4), Math.min(4 * size, squares / 3));
        this.most = new int[size];
        Arrays.fill(most, Math.max(wishes.smallestRegion(), Math.min((squares - 1) / 2, large)));
        this.reach = new int[squares];
        this.stamp = new int[squares];
        for (int row = 0; row < size; row++) {
            grid.join(row * size + columns[row], row);
        }
        this.unassigned = squares - size;
        limitSmallRegions(wishes.smallestRegion(), wishes.most() == Technique.SINGLE);
    }

    private void limitSmallRegions(int smallest, boolean staySmall) {
        Arrays.fill(least, Math.min(size, Math.max(smallest, FEWEST_SQUARES)));
        int[] order = new int[size];
        Arrays.setAll(order, region -> region);
        chance.shuffle(order, size);
        int small = Math.max(1, size / 5);
        for (int i = 0; small > 0 && i < size; i++) {
            int image = imageOf(order[i]);
            // Two images are small together, unless only one may be.
            if (image == order[i] || small > 1 || size % 2 == 0) {
                small -= image == order[i] || least[image] == smallest ? 1 : 2;
                least[order[i]] = smallest;
                least[image] = smallest;
                if (staySmall) {
                    most[order[i]] = smallest;
                    most[image] = smallest;
                }
            }
        }
    }

    boolean isQueen(int square) {
        return columns[grid.rowOf[square]] == grid.columnOf[square];
    }

    /** The squares that are in no region. */
    int unassigned() {
        return unassigned;
    }

    boolean isTooSmall(int region) {
        return grid.regionSize(region) < least[region];
    }

    /** A random region that is too small, or -1. */
    int smallRegion() {
        int small = -1;
        int seen = 0;
        for (int region = 0; region < size; region++) {
            if (isTooSmall(region) && chance.nextInt(++seen) == 0) {
                small = region;
            }
        }
        return small;
    }

    /** The square above, below, left or right of a square, or -1. */
    int neighbor(int square, int direction) {
        int row = grid.rowOf[square] + (direction == 0 ? -1 : direction == 1 ? 1 : 0);
        int column = grid.columnOf[square] + (direction == 2 ? -1 : direction == 3 ? 1 : 0);
        return row < 0 || row == size || column < 0 || column == size ? -1 : row * size + column;
    }

    /** The sides that a square has in common with a region. */
    int sides(int square, int region) {
        int sides = 0;
        for (int direction = 0; direction < 4; direction++) {
            int neighbor = neighbor(square, direction);
            if (neighbor >= 0 && grid.region(neighbor) == region) {
                sides++;
            }
        }
        return sides;
    }

    /** Moves a square, with its image, from its region to another, if it has one. Tells whether that may be. */
    boolean change(int square, int region) {
        int from = grid.region(square);
        if (from == region || (from >= 0 && !mayLeave(square))) {
            return false;
        }
        if (from >= 0) {
            leave(square);
        }
        int joining = orbits.image(square) != square && imageOf(region) == region ? 2 : 1;
        boolean joins = grid.regionSize(region) + joining <= most[region] && (!connected || sides(square, region) > 0);
        if (joins) {
            join(square, region);
            changed = square;
            left = from;
        } else if (from >= 0) {
            join(square, from);
        }
        return joins;
    }

    /** Undoes the last change of a square that left a region. */
    void undo() {
        leave(changed);
        join(changed, left);
    }

    private void join(int square, int region) {
        add(square, region);
        int image = orbits.image(square);
        if (image != square) {
            add(image, imageOf(region));
        }
    }

    /** The region of the image of a region's queen. */
    private int imageOf(int region) {
        return orbits.image(0) == 0 ? region : size - 1 - region;
    }

    private void add(int square, int region) {
        grid.join(square, region);
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
        grid.leave(square);
        unassigned++;
    }

    private boolean mayLeave(int square) {
        int region = grid.region(square);
        if (isQueen(square)) {
            return false;
        }
        int image = orbits.image(square);
        int leaving = image != square && grid.region(image) == region ? 2 : 1;
        return grid.regionSize(region) - leaving >= least[region]
                && (!connected || (leaving == 1 && isConnectedAround(square)) || staysConnected(region, square, image));
    }

    /** Tells whether the squares of its region around a square connect those on its sides. */
    private boolean isConnectedAround(int square) {
        int parts = 0;
        for (int turn = 0; turn < 4; turn++) {
            int down = turn == 0 ? -1 : turn == 2 ? 1 : 0;
            int across = turn == 1 ? 1 : turn == 3 ? -1 : 0;
            // The next side is a quarter turn away, and the corner between both is their sum.
            if (isOfSameRegion(square, down, across)
                    && !(isOfSameRegion(square, down + across, across - down)
                            && isOfSameRegion(square, across, -down))) {
                parts++;
            }
        }
        return parts <= 1;
    }

    private boolean isOfSameRegion(int square, int down, int across) {
        int row = grid.rowOf[square] + down;
        int column = grid.columnOf[square] + across;
        return row >= 0
                && row < size
                && column >= 0
                && column < size
                && grid.region(row * size + column) == grid.region(square);
    }

    /** Tells whether a region stays connected without these two. */
    private boolean staysConnected(int region, int without, int alsoWithout) {
        int wanted = 0;
        stamps++;
        for (int i = 0; i < grid.regionSize(region); i++) {
            int square = grid.regionSquare(region, i);
            if (square != without && square != alsoWithout) {
                wanted++;
                reach[0] = square;
            }
        }
        int end = 1;
        stamp[reach[0]] = stamps;
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
