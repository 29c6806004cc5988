package io.github.nqueens.internal;

import io.github.nqueens.AttackRule;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * What a rule forbids apart from sharing a row, a column or a region: to share a diagonal, or to stand a leap apart. All that
 * works with a rule asks this class, and nothing else has to know which rules there are.
 */
public final class RuleLines {
    private static final int[] NONE = {};
    private static final RuleLines QUEENS = new RuleLines(true, false, List.of());
    private static final RuleLines TORUS = new RuleLines(true, true, List.of());
    private static final RuleLines TOUCH = new RuleLines(false, false, leaps(1, 1));
    private static final RuleLines SUPERQUEENS = new RuleLines(true, false, leaps(1, 2));

    private final boolean hasDiagonals;
    private final boolean wraps;
    private final List<Leap> leaps;
    private final boolean isPlain;
    private final int[][] across;

    /**
     * A move by which a queen attacks a single square that need not be on a line with it.
     *
     * @param down by how many rows, negative upward
     * @param across by how many columns, negative to the left
     */
    public record Leap(int down, int across) {}

    private RuleLines(boolean hasDiagonals, boolean wraps, List<Leap> leaps) {
        this.hasDiagonals = hasDiagonals;
        this.wraps = wraps;
        this.leaps = leaps;
        this.isPlain = hasDiagonals && !wraps && leaps.isEmpty();
        this.across = new int[leaps.isEmpty() ? 0 : leaps.get(leaps.size() - 1).down() + 1][];
        Arrays.fill(across, NONE);
        for (Leap leap : leaps) {
            if (leap.down() > 0) {
                int[] before = across[leap.down()];
                across[leap.down()] = Arrays.copyOf(before, before.length + 1);
                across[leap.down()][before.length] = leap.across();
            }
        }
    }

    /** The lines and leaps of a rule. */
    public static RuleLines of(AttackRule rule) {
        return switch (rule) {
            case QUEENS -> QUEENS;
            case TORUS -> TORUS;
            case TOUCH -> TOUCH;
            case SUPERQUEENS -> SUPERQUEENS;
        };
    }

    /** The images of a leap on an empty board, in order of rows and then of columns. */
    private static List<Leap> leaps(int one, int other) {
        List<Leap> leaps = new ArrayList<>();
        for (int down = -other; down <= other; down++) {
            if (Math.abs(down) == one || Math.abs(down) == other) {
                int across = one + other - Math.abs(down);
                leaps.add(new Leap(down, -across));
                leaps.add(new Leap(down, across));
            }
        }
        return List.copyOf(leaps);
    }

    /** Whether two queens must not share a diagonal. */
    public boolean hasDiagonals() {
        return hasDiagonals;
    }

    /** Whether diagonals run on over the edges. Then each of them has a square in each row, and a solution has a queen on each. */
    public boolean wraps() {
        return wraps;
    }

    /** Whether queens attack as on the board of chess, with no leap. */
    public boolean isPlain() {
        return isPlain;
    }

    /**
     * How many numbers the diagonals of a direction have. A square has the sum of its coordinates and their difference, modulo
     * this number.
     *
     * @param n the number of rows
     * @return n or 2n; 0 if there are no diagonals
     */
    public int diagonals(int n) {
        return !hasDiagonals ? 0 : wraps ? n : 2 * n;
    }

    /** The leaps, by rows and then by columns. The opposite and the mirror images of each are among them. */
    public List<Leap> leaps() {
        return leaps;
    }

    /**
     * How far across the leaps lead that go a number of rows up, which is as far as those that go down.
     *
     * @param down the rows, at least 0
     * @return numbers of columns in ascending order, not to be changed; none beyond the longest leap
     */
    public int[] across(int down) {
        return down < across.length ? across[down] : NONE;
    }

    /** The most squares of a row that a queen of another row attacks: one on the column, two on diagonals, and by leaps. */
    public int mostInRow() {
        int most = 0;
        for (int[] columns : across) {
            most = Math.max(most, columns.length);
        }
        return 3 + most;
    }
}
