package io.github.nqueens.solutions.join;

import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * For one set of western columns: which western placements agree with an eastern one, that is, share no diagonal with it. The
 * placements of each cell come in groups of up to 64, and the answer for a group is a mask with a bit for each of its
 * placements. Reused for one set of columns after the other; single owner.
 */
final class PartnerMasks {
    /** Stands for the lack of a group. */
    static final int NO_GROUP = -1;

    private static final int GROUP = Long.SIZE;

    private final int half;

    /** The diagonals of each square of an eastern quarter, by column and row, as a western one numbers them. */
    private final long[] diagonals;

    /** For each diagonal the placements of the group at hand that use it. */
    private final long[] users;

    private ColumnPlacements west;

    /** For each row set its first group, and one past its last. */
    private final int[] firstGroup;

    private final int[] endGroup;
    private int groups;
    private int[] firstPlacement = new int[256];
    private int[] sizes = new int[256];

    /** For each diagonal and each group the placements that use it. */
    private final long[][] usersOf;

    /** For each group the placements that use one of the diagonals of {@link #exclude}. */
    private long[] excluded = new long[256];

    /** The eastern placements whose partners are kept; none at first. */
    private @Nullable ColumnPlacements keptFor;

    /** For each group the partners of each of these that stands in the rows left by the group, one after the other. */
    private long[] kept = new long[1 << 10];

    /** For each group where its partners begin, so that the number of an eastern placement is to be added. */
    private int[] firstKept = new int[256];

    /** For each group and each square of an eastern quarter the placements that do not attack the square. */
    private long[] agreeing;

    @SuppressWarnings("NullAway.Init") // The western placements are told before each use.
    PartnerMasks(JoinGeometry geometry) {
        half = geometry.half();
        int bits = 2 * geometry.width();
        diagonals = new long[half << 4];
        for (int row = 0; row < half; row++) {
            for (int column = 0; column < half; column++) {
                diagonals[column << 4 | row] = geometry.mirrored(geometry.diagonals(row, column) & (1L << bits) - 1);
            }
        }
        users = new long[bits];
        usersOf = new long[bits][256];
        firstGroup = new int[1 << half];
        endGroup = new int[1 << half];
        agreeing = new long[256 * (half << 4)];
    }

    /**
     * Takes the placements on a set of columns.
     *
     * @param rowSets the row sets of as many rows
     * @param rows the rows that may be used
     * @param look asked every few milliseconds at most
     * @throws CancellationException if {@code look} throws it
     */
    void set(ColumnPlacements west, int[] rowSets, int rows, Runnable look) {
        this.west = west;
        keptFor = null;
        groups = 0;
        for (int rowSet : rowSets) {
            look.run();
            firstGroup[rowSet] = groups;
            if ((rowSet & ~rows) == 0) {
                int end = west.end(rowSet);
                for (int first = west.first(rowSet); first < end; first += GROUP) {
                    add(first, Math.min(GROUP, end - first), rows & ~rowSet);
                }
            }
            endGroup[rowSet] = groups;
        }
    }

    private void add(int first, int size, int eastRows) {
        if (groups == sizes.length) {
            firstPlacement = Arrays.copyOf(firstPlacement, 2 * groups);
            sizes = Arrays.copyOf(sizes, 2 * groups);
            agreeing = Arrays.copyOf(agreeing, 2 * agreeing.length);
            excluded = new long[2 * groups];
            firstKept = new int[2 * groups];
            for (int diagonal = 0; diagonal < usersOf.length; diagonal++) {
                usersOf[diagonal] = Arrays.copyOf(usersOf[diagonal], 2 * groups);
            }
        }
        firstPlacement[groups] = first;
        sizes[groups] = size;
        Arrays.fill(users, 0);
        long[] westDiagonals = west.diagonals();
        for (int i = 0; i < size; i++) {
            for (long left = westDiagonals[first + i]; left != 0; left &= left - 1) {
                users[Long.numberOfTrailingZeros(left)] |= 1L << i;
            }
        }
        for (int diagonal = 0; diagonal < users.length; diagonal++) {
            usersOf[diagonal][groups] = users[diagonal];
        }
        long everyone = -1L >>> -size;
        int base = groups * (half << 4);
        for (int left = eastRows; left != 0; left &= left - 1) {
            int row = Integer.numberOfTrailingZeros(left);
            for (int square = row; square < half << 4; square += 1 << 4) {
                long attackers = 0;
                for (long d = diagonals[square]; d != 0; d &= d - 1) {
                    attackers |= users[Long.numberOfTrailingZeros(d)];
                }
                agreeing[base + square] = everyone & ~attackers;
            }
        }
        groups++;
    }

    /** The placements that the groups are made of. */
    ColumnPlacements placements() {
        return west;
    }

    /** The first group of the placements in these rows. */
    int firstGroup(int rowSet) {
        return firstGroup[rowSet];
    }

    /** One past the last group of the placements in these rows. */
    int endGroup(int rowSet) {
        return endGroup[rowSet];
    }

    /** The rows of the placement that a bit of a group's masks stands for, by ascending column. */
    long rows(int group, int bit) {
        return west.rows()[firstPlacement[group] + bit];
    }

    /** The placements of a group that use one of some diagonals. */
    long users(int group, long diagonals) {
        long found = 0;
        for (long left = diagonals; left != 0; left &= left - 1) {
            found |= usersOf[Long.numberOfTrailingZeros(left)][group];
        }
        return found;
    }

    /** Finds in each group the placements that use one of some diagonals. */
    void exclude(long diagonals) {
        Arrays.fill(excluded, 0, groups, 0);
        for (long left = diagonals; left != 0; left &= left - 1) {
            long[] using = usersOf[Long.numberOfTrailingZeros(left)];
            for (int group = 0; group < groups; group++) {
                excluded[group] |= using[group];
            }
        }
    }

    /** The placements of a group that use one of the diagonals excluded last. */
    long excluded(int group) {
        return excluded[group];
    }

    /**
     * Finds the partners of all eastern placements, unless they are those that were kept last.
     *
     * @param rowSets the row sets of western placements
     * @param rows the rows that may be used
     */
    void keep(ColumnPlacements east, int[] rowSets, int rows) {
        if (keptFor == east) {
            return;
        }
        int next = 0;
        for (int rowSet : rowSets) {
            if ((rowSet & ~rows) == 0) {
                int eastRows = rows & ~rowSet;
                int first = east.first(eastRows);
                int end = east.end(eastRows);
                for (int group = firstGroup[rowSet]; group < endGroup[rowSet]; group++) {
                    if (kept.length < next + end - first) {
                        kept = Arrays.copyOf(kept, 2 * (next + end - first));
                    }
                    firstKept[group] = next - first;
                    for (int j = first; j < end; j++) {
                        kept[next++] = partners(group, east.columns(), east.rows()[j]);
                    }
                }
            }
        }
        keptFor = east;
    }

    /** The partners of an eastern placement whose partners are kept, by its number. */
    long kept(int group, int placement) {
        return kept[firstKept[group] + placement];
    }

    /** The placements of a group that agree with the eastern one on these squares. */
    long partners(int group, int eastColumns, long eastRows) {
        int base = group * (half << 4);
        long partners = -1L >>> -sizes[group];
        long rows = eastRows;
        for (int columns = eastColumns; columns != 0; columns &= columns - 1) {
            partners &= agreeing[base + (Integer.numberOfTrailingZeros(columns) << 4 | ((int) rows & 15))];
            rows >>>= 4;
        }
        return partners;
    }
}
