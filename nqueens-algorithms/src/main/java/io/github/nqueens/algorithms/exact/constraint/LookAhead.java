package io.github.nqueens.algorithms.exact.constraint;

import java.util.Arrays;

/** Rules out columns by checks of single squares against each other. */
final class LookAhead {
    private LookAhead() {}

    /**
     * Checks the remaining columns of all rows without a queen against the queen placed last. It goes through the rows in
     * order and stops at one whose last column is attacked.
     */
    static boolean forward(Domains domains, int row) {
        int column = domains.column(row);
        Attacked attacked = domains.attacked();
        int[] region = attacked.hasRegions() ? attacked.regionOf(row, column) : null;
        int at = 0;
        int n = domains.size();
        for (int other = 0; other < n; other++) {
            if (domains.isPlaced(other)) {
                continue;
            }
            domains.checked(domains.count(other));
            boolean some = true;
            int squares = attacked.find(row, column, other);
            for (int i = 0; i < squares; i++) {
                some = domains.strike(other, attacked.column(i), row);
            }
            if (region != null) {
                while (at < region.length && region[at] < other * n) {
                    at++;
                }
                for (; at < region.length && region[at] < (other + 1) * n; at++) {
                    some = domains.strike(other, region[at] - other * n, row);
                }
            }
            if (!some) {
                return false;
            }
        }
        return true;
    }

    /** How many columns left for rows without a queen a queen would attack. Counts a check for each column that is left. */
    static int wouldRuleOut(Domains domains, int row, int column) {
        Attacked attacked = domains.attacked();
        int[] region = attacked.hasRegions() ? attacked.regionOf(row, column) : null;
        int at = 0;
        int n = domains.size();
        int count = 0;
        for (int other = 0; other < n; other++) {
            if (other == row || domains.isPlaced(other)) {
                continue;
            }
            domains.checked(domains.count(other));
            int squares = attacked.find(row, column, other);
            for (int i = 0; i < squares; i++) {
                count += domains.contains(other, attacked.column(i)) ? 1 : 0;
            }
            if (region != null) {
                while (at < region.length && region[at] < other * n) {
                    at++;
                }
                for (; at < region.length && region[at] < (other + 1) * n; at++) {
                    int inRegion = region[at] - other * n;
                    count += domains.contains(other, inRegion) && !isAmong(attacked, squares, inRegion) ? 1 : 0;
                }
            }
        }
        return count;
    }

    private static boolean isAmong(Attacked attacked, int squares, int column) {
        for (int i = 0; i < squares; i++) {
            if (attacked.column(i) == column) {
                return true;
            }
        }
        return false;
    }

    /** Revises each row without a queen once, in order, against the others or against those that come later. */
    static boolean once(Domains domains, boolean full) {
        for (int row = 0; row < domains.size(); row++) {
            if (domains.isPlaced(row)) {
                continue;
            }
            for (int other = full ? 0 : row + 1; other < domains.size(); other++) {
                if (other != row && !domains.isPlaced(other)) {
                    revise(domains, row, other);
                    if (domains.count(row) == 0) {
                        return false;
                    }
                }
            }
        }
        return true;
    }

    /**
     * Rules out the columns of a row that attack every column left for another one. A check is counted for each column
     * of the other row that is looked at, in order, up to the first that is not attacked. Only the few columns that the
     * first one attacks are looked at; any other column needs no more than that one check.
     *
     * @return whether any was ruled out
     */
    static boolean revise(Domains domains, int row, int neighbor) {
        domains.look();
        int first = domains.next(neighbor, 0);
        if (first < 0) {
            return ruleOutAll(domains, row, neighbor);
        }
        domains.checked(domains.count(row));
        boolean changed = false;
        Attacked attacked = domains.attacked();
        int squares = attacked.find(neighbor, first, row);
        for (int i = 0; i < squares; i++) {
            changed |= ruleOutWithoutSupport(domains, row, attacked.column(i), neighbor, first);
        }
        if (attacked.hasRegions()) {
            int n = domains.size();
            int[] region = attacked.regionOf(neighbor, first);
            for (int at = firstFrom(region, row * n); at < region.length && region[at] < (row + 1) * n; at++) {
                int column = region[at] - row * n;
                if (!isAmong(attacked, squares, column)) {
                    changed |= ruleOutWithoutSupport(domains, row, column, neighbor, first);
                }
            }
        }
        return changed;
    }

    private static boolean ruleOutAll(Domains domains, int row, int neighbor) {
        boolean changed = false;
        for (int column = domains.next(row, 0); column >= 0; column = domains.next(row, column + 1)) {
            domains.strike(row, column, neighbor);
            changed = true;
        }
        return changed;
    }

    private static int firstFrom(int[] sorted, int least) {
        int at = Arrays.binarySearch(sorted, least);
        return at >= 0 ? at : -1 - at;
    }

    /** Looks for a column of the other row that the square does not attack. The first one of that row is known to be attacked. */
    private static boolean ruleOutWithoutSupport(Domains domains, int row, int column, int neighbor, int first) {
        if (!domains.contains(row, column)) {
            return false;
        }
        for (int support = domains.next(neighbor, first + 1);
                support >= 0;
                support = domains.next(neighbor, support + 1)) {
            if (domains.check(row, column, neighbor, support)) {
                return false;
            }
        }
        domains.strike(row, column, neighbor);
        return true;
    }
}
