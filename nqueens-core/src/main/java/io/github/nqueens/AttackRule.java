package io.github.nqueens;

/** The rule that decides which two queens of a {@link Problem} attack each other, apart from queens in one row, column or region. */
public enum AttackRule {
    /** The queen of chess: two queens must not share a diagonal. */
    QUEENS,
    /**
     * The queen on a torus: diagonals run on over the edges. Two queens must not have the same row - column modulo n, nor
     * the same row + column modulo n. The empty board has a solution exactly if n is divisible by neither 2 nor 3 (G.
     * P&oacute;lya 1918).
     */
    TORUS,
    /** Two queens must not stand on squares that touch at an edge or a corner. Long diagonals do not matter. */
    TOUCH,
    /**
     * The queen that is a knight too, also called amazon: two queens must not share a diagonal, nor stand a knight's move
     * apart. No board of 2 to 9 rows has a solution. The empty boards of 10 to 17 rows have 4, 44, 156, 1876, 5180, 32516,
     * 202900 and 1330622 solutions (<a href="https://oeis.org/A051223">OEIS A051223</a>).
     */
    SUPERQUEENS;

    /** The rule of a problem for which none was set. */
    static AttackRule byDefault(boolean hasRegions) {
        return hasRegions ? TOUCH : QUEENS;
    }

    /**
     * Tells whether queens on different rows and columns attack each other under this rule. Takes O(1). {@link
     * Problem#attacks} also counts rows, columns and regions. The arguments are not checked, because searches ask this
     * most of the time: a negative distance gives a wrong answer.
     *
     * @param down how many rows they are apart, from 1 to n - 1
     * @param across how many columns they are apart, from 1 to n - 1
     * @param n the number of rows of the board, which matters on the torus only
     * @return whether no solution has both queens
     */
    public boolean forbids(int down, int across, int n) {
        return switch (this) {
            case QUEENS -> down == across;
            case TORUS -> down == across || down + across == n;
            case TOUCH -> down == 1 && across == 1;
            case SUPERQUEENS -> down == across || (down <= 2 && across <= 2);
        };
    }
}
