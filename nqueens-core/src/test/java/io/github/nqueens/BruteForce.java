package io.github.nqueens;

/** Counts conflicts by comparing all pairs of queens. */
final class BruteForce {
    private BruteForce() {}

    static long conflicts(int[] columns) {
        long pairs = 0;
        for (int row = 0; row < columns.length; row++) {
            for (int other = 0; other < row; other++) {
                pairs += attack(row, columns[row], other, columns[other]) ? 1 : 0;
            }
        }
        return pairs;
    }

    static int attackersAt(int[] columns, int row, int column) {
        int attackers = 0;
        for (int other = 0; other < columns.length; other++) {
            attackers += other != row && attack(row, column, other, columns[other]) ? 1 : 0;
        }
        return attackers;
    }

    private static boolean attack(int row1, int column1, int row2, int column2) {
        return column1 == column2 || Math.abs(column1 - column2) == Math.abs(row1 - row2);
    }
}
