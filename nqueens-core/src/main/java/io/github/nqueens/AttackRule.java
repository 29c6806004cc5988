package io.github.nqueens;

/** Says which two queens of a {@link Problem} attack each other, apart from queens in one row, column or region. */
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
    TOUCH;

    /** The rule of a problem for which none was set. */
    static AttackRule byDefault(boolean hasRegions) {
        return hasRegions ? TOUCH : QUEENS;
    }

    /** Whether two queens so many rows and columns apart, neither 0, attack each other on a board of n rows. */
    boolean forbids(int down, int across, int n) {
        return switch (this) {
            case QUEENS -> down == across;
            case TORUS -> down == across || down + across == n;
            case TOUCH -> down == 1 && across == 1;
        };
    }
}
