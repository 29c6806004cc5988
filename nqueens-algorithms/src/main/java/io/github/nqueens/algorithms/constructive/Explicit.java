package io.github.nqueens.algorithms.constructive;

import io.github.nqueens.Board;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/**
 * Writes a solution down from a formula, which the seed chooses.
 *
 * <p>Rows and columns count from 0. Let m be n for even n and n - 1 for odd n. All formulas of this list that hold
 * for n are chosen with the same probability:
 *
 * <ul>
 *   <li>Knight's moves, for m mod 6 other than 2: rows 0 to m/2 - 1 have the columns 1, 3, 5, ..., the others 0, 2, 4,
 *       ...
 *   <li>Shifted knight's moves, for m mod 6 other than 0: row i of the first half has column (2i + m/2 - 1) mod m. The
 *       second half is the first one turned by half a turn.
 *   <li>Linear, for n without a divisor 2 or 3: row i has column (k i + s) mod n, where k - 1, k and k + 1 have no
 *       divisor in common with n. The seed chooses k and s.
 *   <li>Linear less a corner, for n + 1 without a divisor 2 or 3: the linear board of size n + 1 with a queen in its
 *       first corner, without the row and the column of that corner.
 * </ul>
 *
 * <p>The first two leave the main diagonal free. For odd n a queen in the last corner is added. A board of these two is
 * then shown under one of the eight symmetries, each with the same probability. The linear families contain their
 * images.
 *
 * <p>An iteration is a block of 4,096 rows, and nothing is evaluated. Time is O(n), and memory is 4 n bytes for the
 * board. It cannot fail for n = 1 and n from 4 on. The boards are few and regular; for random ones take {@link
 * QueenSearch}. Immutable and safe for use by several threads.
 *
 * <p>Sources: E. Pauls, Das Maximalproblem der Damen auf dem Schachbrete, Deutsche Schachzeitung 29, 1874. E. J.
 * Hoffman, J. C. Loessi, R. C. Moore, Constructions for the solution of the m queens problem, Mathematics Magazine
 * 42(2), 1969, doi:10.1080/0025570X.1969.11975924. The linear boards: G. Pólya, Über die „doppelt-periodischen“
 * Lösungen des n-Damen-Problems, 1918.
 */
public final class Explicit implements SearchAlgorithm {
    private static final int BLOCK = 4096;

    private Explicit() {}

    /**
     * Describes the solver {@code explicit}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("explicit", Explicit::new, algorithm -> algorithm)
                .summary("Writes a solution down from a formula; the seed chooses among formulas and symmetries.")
                .advice("Choose it for a board at once that need not be random.")
                .source("Pauls 1874; Polya 1918; Hoffman, Loessi, Moore 1969, doi:10.1080/0025570X.1969.11975924")
                .build();
    }

    @Override
    public String toString() {
        return "explicit";
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Formula formula = choose(n, context.random());
        Board.Builder board = Board.builder(n);
        for (long first = 0; first < n; first += BLOCK) {
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            formula.fill(board, (int) first, (int) Math.min(n, first + BLOCK));
        }
        Board solution = board.build();
        context.boardSet(solution);
        context.noted("A formula gives the column of every row: nothing is searched.");
        return SearchOutcome.solved(solution);
    }

    private static Formula choose(int n, RandomGenerator random) {
        int even = n - n % 2;
        List<Supplier<Formula>> formulas = new ArrayList<>();
        if (even % 6 != 2) {
            formulas.add(() -> new KnightMoves(n, false, random.nextInt(8)));
        }
        if (even % 6 != 0) {
            formulas.add(() -> new KnightMoves(n, true, random.nextInt(8)));
        }
        if (hasNoDivisor2Or3(n)) {
            formulas.add(() -> new Linear(n, slope(n, random), random.nextInt(n), 0));
        }
        if (hasNoDivisor2Or3(n + 1L)) {
            formulas.add(() -> new Linear(n + 1L, slope(n + 1L, random), 0, 1));
        }
        return formulas.get(random.nextInt(formulas.size())).get();
    }

    private static boolean hasNoDivisor2Or3(long modulus) {
        return modulus % 2 != 0 && modulus % 3 != 0;
    }

    /** Draws a k for which k - 1, k and k + 1 have no divisor in common with the modulus. 2 always qualifies. */
    private static long slope(long modulus, RandomGenerator random) {
        long slope;
        do {
            slope = random.nextLong(2, modulus - 1);
        } while (gcd(slope - 1, modulus) != 1 || gcd(slope, modulus) != 1 || gcd(slope + 1, modulus) != 1);
        return slope;
    }

    private static long gcd(long a, long b) {
        return b == 0 ? a : gcd(b, a % b);
    }

    /** Knows the queen of each row. */
    private interface Formula {
        /** Sets the queens of the rows from the first to before the end, or of as many rows under a symmetry. */
        void fill(Board.Builder board, int first, int end);
    }

    /** The formulas of Pauls, and of Hoffman, Loessi and Moore, under a symmetry. */
    private record KnightMoves(int n, boolean shifted, int symmetry) implements Formula {
        @Override
        public void fill(Board.Builder board, int first, int end) {
            int even = n - n % 2;
            int half = even / 2;
            for (int row = first; row < Math.min(end, half); row++) {
                put(board, row, shifted ? shiftedColumn(row, even) : 2 * row + 1);
            }
            for (int row = Math.max(first, half); row < Math.min(end, even); row++) {
                put(board, row, shifted ? even - 1 - shiftedColumn(even - 1 - row, even) : 2 * (row - half));
            }
            if (end == n && even < n) {
                put(board, even, even);
            }
        }

        private static int shiftedColumn(int row, int even) {
            long column = 2L * row + even / 2 - 1;
            return (int) (column < even ? column : column - even);
        }

        private void put(Board.Builder board, int row, int column) {
            int imageRow = (symmetry & 1) == 0 ? row : column;
            int imageColumn = (symmetry & 1) == 0 ? column : row;
            board.set(
                    (symmetry & 2) == 0 ? imageRow : n - 1 - imageRow,
                    (symmetry & 4) == 0 ? imageColumn : n - 1 - imageColumn);
        }
    }

    /** Column (slope * row + shift) mod modulus, without the first rows and columns skipped. */
    private record Linear(long modulus, long slope, long shift, int skipped) implements Formula {
        @Override
        public void fill(Board.Builder board, int first, int end) {
            long column = (slope * (first + skipped) + shift) % modulus;
            for (int row = first; row < end; row++) {
                board.set(row, (int) column - skipped);
                column += slope;
                if (column >= modulus) {
                    column -= modulus;
                }
            }
        }
    }
}
