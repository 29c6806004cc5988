package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.RuleLines;

/** The squares of one row that a queen of another row attacks: a few by lines and leaps, and what shares the queen's region. */
final class Attacked {
    private final int size;
    private final AttackRule rule;
    private final RuleLines lines;

    private final boolean hasRegions;

    /** The region of each square; empty if there are no regions. */
    private final int[] regions;

    /** The squares of each region by row, as row * n + column; empty if there are no regions. */
    private final int[][] squaresOf;

    private final int[] byMoves;
    private int count;

    Attacked(Problem problem, Runnable look) {
        this.size = problem.size();
        this.rule = problem.rule();
        this.lines = RuleLines.of(rule);
        this.byMoves = new int[lines.mostInRow()];
        this.hasRegions = problem.hasRegions();
        this.regions = new int[hasRegions ? size * size : 0];
        this.squaresOf = new int[hasRegions ? size : 0][];
        if (hasRegions) {
            int[] sizes = new int[size];
            for (int square = 0; square < regions.length; square++) {
                lookAtRowEnds(square, look);
                regions[square] = problem.region(square / size, square % size);
                sizes[regions[square]]++;
            }
            for (int region = 0; region < size; region++) {
                squaresOf[region] = new int[sizes[region]];
            }
            for (int square = regions.length - 1; square >= 0; square--) {
                lookAtRowEnds(square, look);
                squaresOf[regions[square]][--sizes[regions[square]]] = square;
            }
        }
    }

    /** The region of each square, and the squares of each region. */
    static long bytes(Problem problem) {
        long size = problem.size();
        return problem.hasRegions() ? 2 * Integer.BYTES * size * size : 0;
    }

    private void lookAtRowEnds(int square, Runnable look) {
        if (square % size == 0) {
            look.run();
        }
    }

    boolean areTogether(int row1, int column1, int row2, int column2) {
        int down = Math.abs(row1 - row2);
        int across = Math.abs(column1 - column2);
        if (across == 0) {
            return false;
        }
        return !rule.forbids(down, across, size)
                && (!hasRegions || regions[row1 * size + column1] != regions[row2 * size + column2]);
    }

    /** Finds the columns of another row that a queen attacks along lines or by its moves; {@link #column} has them. */
    int find(int row, int column, int other) {
        int down = Math.abs(row - other);
        count = 0;
        add(column);
        if (lines.wraps()) {
            addOnTorus(column - down);
            addOnTorus(column + down);
        } else if (lines.hasDiagonals()) {
            add(column - down);
            add(column + down);
        }
        for (int by : lines.across(down)) {
            add(column + by);
        }
        return count;
    }

    int column(int index) {
        return byMoves[index];
    }

    private void add(int column) {
        if (column >= 0 && column < size) {
            byMoves[count++] = column;
        }
    }

    /** Half the board away, both diagonals of a torus meet in one square. */
    private void addOnTorus(int column) {
        int onBoard = Math.floorMod(column, size);
        if (byMoves[count - 1] != onBoard) {
            byMoves[count++] = onBoard;
        }
    }

    boolean hasRegions() {
        return hasRegions;
    }

    /** The squares of the region of a square, in order, as row * n + column. */
    int[] regionOf(int row, int column) {
        return squaresOf[regions[row * size + column]];
    }

    int region(int row, int column) {
        return regions[row * size + column];
    }
}
