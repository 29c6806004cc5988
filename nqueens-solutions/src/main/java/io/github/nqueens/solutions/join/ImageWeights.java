package io.github.nqueens.solutions.join;

import io.github.nqueens.Symmetry;
import java.util.Set;

/**
 * How many images each pair of an upper and a lower half stands for, so that one of the images of a solution is enough. What
 * tells the images apart depends on the symmetries of the problem:
 *
 * <ul>
 *   <li>All eight, if the size is even: first which halves of the long diagonals have queens, then the rows and columns of the
 *       western quarters or the column sets. The sections of both lists give the weight of a pair.
 *   <li>The mirror at the long diagonal: it exchanges the columns of the northeastern quarter and the rows of the southwestern
 *       one. Of two numbers that are not equal the rows are to be the lesser one.
 *   <li>Otherwise the mirrors at the middle and the half turn: they exchange the column sets of the quarters, or replace them by their
 *       complements. The first of the images counts.
 * </ul>
 */
final class ImageWeights {
    /** The weights by the section of the side that is gone through and the section of the listed side. */
    private static final int[][] EIGHT = {{8, 8, 8, 0}, {8, 8, 8, 4}, {8, 8, 8, 8}, {0, 4, 8, 0}};

    private static final int[] NO_WEIGHT = new int[JoinGeometry.SECTIONS];

    private static final int[][] TRANSPOSED = {NO_WEIGHT, NO_WEIGHT, NO_WEIGHT, {0, 1, 2, 0}};

    private static final int[][] NONE = {NO_WEIGHT, NO_WEIGHT, NO_WEIGHT, NO_WEIGHT};

    private final int half;
    private final int westColumns;
    private final int eastColumns;
    private final boolean isMirrored;
    private final boolean isUpsideDown;
    private final boolean isTurned;
    private final int group;
    private final int[][] sections;

    /**
     * Makes the weights of a board.
     *
     * @param half the rows of a quarter
     * @param isEven whether the board has neither a middle row nor a middle column
     * @param westColumns the western columns that get a queen
     * @param eastColumns the eastern columns that get a queen
     */
    ImageWeights(int half, boolean isEven, int westColumns, int eastColumns, Set<Symmetry> symmetries) {
        this.half = half;
        this.westColumns = westColumns;
        this.eastColumns = eastColumns;
        boolean isTransposed = symmetries.contains(Symmetry.TRANSPOSE);
        boolean hasAll = symmetries.size() == Symmetry.values().length;
        boolean bySets = hasAll || !isTransposed;
        isMirrored = bySets && symmetries.contains(Symmetry.MIRROR_COLUMNS);
        isUpsideDown = bySets && symmetries.contains(Symmetry.MIRROR_ROWS);
        isTurned = bySets && symmetries.contains(Symmetry.ROTATE_180);
        group = 1 + (isMirrored ? 1 : 0) + (isUpsideDown ? 1 : 0) + (isTurned ? 1 : 0);
        sections = hasAll && isEven ? EIGHT : bySets ? NONE : TRANSPOSED;
    }

    /**
     * How often a pair counts, by the section of the side that is gone through and that of the listed side; a pair of
     * two free sections has {@link #ofSets}.
     */
    int[][] sections() {
        return sections;
    }

    /** Whether any other pair than one of two free sections counts. */
    boolean bySections() {
        return sections != NONE;
    }

    /** Whether the listed side has sections by its western queens on the long diagonal. */
    boolean byLongDiagonal() {
        return sections == EIGHT;
    }

    /** Whether the listed side has sections by its western rows, compared with the eastern columns of the other side. */
    boolean byRows() {
        return sections == TRANSPOSED;
    }

    /**
     * Whether any board with these northwestern columns may be the first of its images. Western quarters with many queens go
     * well with going through the upper half, as there are many of them and few eastern ones.
     */
    boolean mayBeFirst(int westSet) {
        return !isUpsideDown || order(westSet, 0) <= order(westColumns & ~westSet, 0);
    }

    /** The images by column sets that a pair of them stands for, or 0 if another pair stands for them. */
    int ofSets(int westSet, int eastSet) {
        int restOfWest = westColumns & ~westSet;
        int restOfEast = eastColumns & ~eastSet;
        long own = order(westSet, eastSet);
        long mirrored = isMirrored ? order(eastSet, westSet) : Long.MAX_VALUE;
        long upsideDown = isUpsideDown ? order(restOfWest, restOfEast) : Long.MAX_VALUE;
        long turned = isTurned ? order(restOfEast, restOfWest) : Long.MAX_VALUE;
        if (own > mirrored || own > upsideDown || own > turned) {
            return 0;
        }
        return own == mirrored || own == upsideDown || own == turned ? group / 2 : group;
    }

    /** Sets with many western queens come first. */
    private long order(int westSet, int eastSet) {
        long fewness = half - (long) Integer.bitCount(westSet);
        return (fewness << (2 * half)) | ((long) westSet << half) | eastSet;
    }
}
