package io.github.nqueens.benchmarks.baselines;

/**
 * The closed form: queens on the knight's-move lines, with the corrections for n = 2 and 3 modulo 6. Not verified.
 *
 * <p>Source: E. J. Hoffman, J. C. Loessi, R. C. Moore, Constructions for the solution of the m queens problem, Mathematics
 * Magazine 42(2), 1969, doi:10.1080/0025570X.1969.11975924.
 */
public final class ExplicitConstruction {
    private ExplicitConstruction() {}

    /**
     * Writes one solution down.
     *
     * @param n the size of the board, at least 4
     * @return the column of each row's queen
     */
    public static int[] solve(int n) {
        int[] columns = new int[n];
        int even = n - n % 2;
        int half = even / 2;
        for (int i = 0; i < half; i++) {
            if (even % 6 != 2) {
                columns[i] = 2 * i + 1;
                columns[half + i] = 2 * i;
            } else {
                columns[i] = (2 * i + half - 1) % even;
                columns[even - 1 - i] = even - 1 - columns[i];
            }
        }
        if (even < n) {
            columns[n - 1] = n - 1;
        }
        return columns;
    }
}
