package io.github.nqueens.puzzle.candidates;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Hall sets between two kinds of units: k <em>inner</em> units whose candidates all lie in k <em>outer</em> units.
 *
 * <p>They are found from a matching that assigns each inner unit an outer unit of its own. The inner units that the
 * partner of an outer unit reaches, by way of candidates and partners, are the smallest Hall set with that outer unit.
 * Those sets do not depend on the matching, and together they delete all that any Hall set deletes. Finding them takes
 * O(n<sup>3</sup>) bit operations on words of 64.
 *
 * <p>Source: J.-C. R&eacute;gin, A filtering algorithm for constraints of difference in CSPs, AAAI 1994.
 */
public final class HallSets {
    private final CandidateGrid grid;
    private final int size;
    private final int words;

    /** For each inner unit the outer units of its candidates. */
    private final long[][] outerOf;

    /** For each inner unit the inner units reached from it, itself included. */
    private final long[][] reached;

    private final int[] partnerOfOuter;
    private final int[] partnerOfInner;
    private final int[] cameFrom;
    private final int[] queue;

    /** If there is no matching: inner units that take up all outer units of one more inner unit, the surplus one. */
    private long @Nullable [] crowded;

    private int surplus;

    private int inner;
    private int outer;

    public HallSets(CandidateGrid grid) {
        this.grid = grid;
        this.size = grid.size;
        this.words = (size + Long.SIZE - 1) / Long.SIZE;
        this.outerOf = new long[size][words];
        this.reached = new long[size][words];
        this.partnerOfOuter = new int[size];
        this.partnerOfInner = new int[size];
        this.cameFrom = new int[size];
        this.queue = new int[size];
    }

    /** Looks at two kinds of units as they are now. */
    public void between(int innerKind, int outerKind) {
        inner = innerKind;
        outer = outerKind;
        for (long[] row : outerOf) {
            Arrays.fill(row, 0);
        }
        for (int square = 0, squares = size * size; square < squares; square++) {
            if (grid.isOpen(square)) {
                int a = index(square, inner);
                int b = index(square, outer);
                if (a >= 0 && b >= 0) {
                    outerOf[a][b >> 6] |= 1L << b;
                }
            }
        }
        match();
        if (crowded == null) {
            closeReached();
        }
    }

    private int index(int square, int kind) {
        int unit = grid.unitOf(square, kind);
        return unit < 0 ? -1 : unit - kind * size;
    }

    private void match() {
        Arrays.fill(partnerOfOuter, -1);
        Arrays.fill(partnerOfInner, -1);
        crowded = null;
        for (int a = 0; a < size && crowded == null; a++) {
            if (!augment(a)) {
                surplus = a;
                crowded = new long[words];
                for (int b = 0; b < size; b++) {
                    if (cameFrom[b] >= 0) {
                        crowded[partnerOfOuter[b] >> 6] |= 1L << partnerOfOuter[b];
                    }
                }
            }
        }
    }

    /** Gives an inner unit a partner, breadth first. If it fails, cameFrom tells which outer units were reached. */
    private boolean augment(int start) {
        Arrays.fill(cameFrom, -1);
        int end = 0;
        queue[end++] = start;
        for (int next = 0; next < end; next++) {
            int a = queue[next];
            for (int word = 0; word < words; word++) {
                for (long left = outerOf[a][word]; left != 0; left &= left - 1) {
                    int b = word * Long.SIZE + Long.numberOfTrailingZeros(left);
                    if (cameFrom[b] < 0) {
                        cameFrom[b] = a;
                        if (partnerOfOuter[b] < 0) {
                            follow(b);
                            return true;
                        }
                        queue[end++] = partnerOfOuter[b];
                    }
                }
            }
        }
        return false;
    }

    private void follow(int free) {
        for (int b = free; b >= 0; ) {
            int a = cameFrom[b];
            int before = partnerOfInner[a];
            partnerOfInner[a] = b;
            partnerOfOuter[b] = a;
            b = before;
        }
    }

    private void closeReached() {
        for (int a = 0; a < size; a++) {
            long[] row = reached[a];
            Arrays.fill(row, 0);
            row[a >> 6] |= 1L << a;
            for (int word = 0; word < words; word++) {
                for (long left = outerOf[a][word]; left != 0; left &= left - 1) {
                    int b = partnerOfOuter[word * Long.SIZE + Long.numberOfTrailingZeros(left)];
                    row[b >> 6] |= 1L << b;
                }
            }
        }
        for (int via = 0; via < size; via++) {
            for (int a = 0; a < size; a++) {
                if (has(reached[a], via) && a != via) {
                    for (int word = 0; word < words; word++) {
                        reached[a][word] |= reached[via][word];
                    }
                }
            }
        }
    }

    private static boolean has(long[] set, int element) {
        return (set[element >> 6] >>> element & 1) != 0;
    }

    /** Deletes all that Hall sets of the two kinds delete, or enough to leave a unit without a candidate. */
    void deleteAll() {
        if (crowded != null) {
            for (int square : grid.candidatesOf(inner * size + surplus)) {
                grid.delete(square);
            }
            return;
        }
        for (int square = 0, squares = size * size; square < squares; square++) {
            if (grid.isOpen(square) && isOutside(square)) {
                grid.delete(square);
            }
        }
    }

    private boolean isOutside(int square) {
        int a = index(square, inner);
        int b = index(square, outer);
        return b >= 0 && (a < 0 || !has(reached[partnerOfOuter[b]], a));
    }

    /**
     * The inner units of the smallest Hall set that deletes anything and has fewer units than {@code below}, or null. If some
     * inner units have too few outer units for all of them, all but one of these are returned in its place, whether or not a
     * smaller set deletes anything.
     */
    public int @Nullable [] smallest(int below) {
        long[] best = null;
        int fewest = below;
        if (crowded != null) {
            return count(crowded) < below ? elements(crowded) : null;
        }
        for (int b = 0; b < size; b++) {
            long[] set = reached[partnerOfOuter[b]];
            int count = count(set);
            if (count < fewest && deletes(b)) {
                best = set;
                fewest = count;
            }
        }
        return best == null ? null : elements(best);
    }

    private boolean deletes(int b) {
        for (int square : grid.candidatesOf(outer * size + b)) {
            if (isOutside(square)) {
                return true;
            }
        }
        return false;
    }

    private static int count(long[] set) {
        int count = 0;
        for (long word : set) {
            count += Long.bitCount(word);
        }
        return count;
    }

    private static int[] elements(long[] set) {
        int[] elements = new int[count(set)];
        for (int element = 0, next = 0; next < elements.length; element++) {
            if (has(set, element)) {
                elements[next++] = element;
            }
        }
        return elements;
    }

    /** The outer units of the Hall set of some inner units. */
    public int[] outerUnits(int[] innerUnits) {
        long[] union = crowded == null ? new long[words] : outerOf[surplus].clone();
        for (int a : innerUnits) {
            for (int word = 0; word < words; word++) {
                union[word] |= outerOf[a][word];
            }
        }
        return elements(union);
    }
}
