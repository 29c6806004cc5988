package io.github.nqueens.algorithms.exact.constraint;

/** Chooses among the rows without a queen, and from the middle outward. */
final class RowChoice {
    private RowChoice() {}

    /** Tells whether a row is better than the best so far. */
    interface Better {
        boolean than(int row, int values, int best, int fewest);
    }

    /** Goes over the rows in order. A row with no column left ends it: nothing is more constrained. */
    static int fewest(Domains domains, Better better) {
        int best = -1;
        int fewest = Integer.MAX_VALUE;
        for (int row = 0; row < domains.size() && fewest > 0; row++) {
            if (!domains.isPlaced(row)) {
                int values = domains.legal(row);
                if (best < 0 || better.than(row, values, best, fewest)) {
                    best = row;
                    fewest = values;
                }
            }
        }
        return best;
    }

    /** The number of other rows without a queen that have a column left which attacks a column left for this row. */
    static int degree(Domains domains, int row) {
        int degree = 0;
        for (int other = 0; other < domains.size(); other++) {
            if (other != row && !domains.isPlaced(other)) {
                domains.look();
                degree += restricts(domains, row, other) ? 1 : 0;
            }
        }
        return degree;
    }

    private static boolean restricts(Domains domains, int row, int other) {
        Attacked attacked = domains.attacked();
        for (int column = domains.next(row, 0); column >= 0; column = domains.next(row, column + 1)) {
            int squares = attacked.find(row, column, other);
            for (int i = 0; i < squares; i++) {
                if (domains.contains(other, attacked.column(i))) {
                    return true;
                }
            }
            if (attacked.hasRegions()) {
                for (int square : attacked.regionOf(row, column)) {
                    if (square / domains.size() == other && domains.contains(other, square % domains.size())) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The number of a rank from the middle outward: the middle, its neighbor before it, the one behind it, and so on. */
    static int centerOut(int size, int rank) {
        int middle = size / 2;
        return (rank & 1) == 0 ? middle + rank / 2 : middle - (rank + 1) / 2;
    }
}
