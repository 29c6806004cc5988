package io.github.nqueens.puzzle.generator;

import io.github.nqueens.AttackRule;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.candidates.CandidateGrid;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.puzzle.candidates.Orbits;
import io.github.nqueens.puzzle.candidates.SolutionSearch;

/** A random solution of an empty board without regions. Not uniform, but any may come. */
public final class RandomSolution {
    private static final int TRIES = 20;

    private RandomSolution() {}

    /** The columns by row; equal to their image under a half turn if that is asked for. The size must have solutions. */
    public static int[] columns(int size, AttackRule rule, boolean symmetric, Chance chance, LimitWatch watch) {
        Orbits orbits = new Orbits(size, symmetric);
        for (int attempt = 0; rule != AttackRule.TORUS || attempt < TRIES; attempt++) {
            CandidateGrid grid = new CandidateGrid(size, rule, false);
            SolutionSearch search = new SolutionSearch(grid, watch, chance, orbits);
            if (symmetric && size % 2 == 1) {
                grid.deleteAttacked(size * size / 2);
            }
            if (search.find(50L * size) == SolutionSearch.Outcome.FOUND) {
                int[] columns = new int[size];
                for (int row = 0; row < size; row++) {
                    columns[row] = search.queen(row) % size;
                }
                return columns;
            }
        }
        return linear(size, symmetric, chance);
    }

    /** Queens a knight's move or a longer step apart, which solve every torus that has a solution (P&oacute;lya 1918). */
    private static int[] linear(int size, boolean symmetric, Chance chance) {
        int step;
        do {
            step = 2 + chance.nextInt(size - 3);
        } while (!isCoprime(step, size) || !isCoprime(step - 1, size) || !isCoprime(step + 1, size));
        // A half turn maps the line to itself if twice the first column is step - 1.
        int first = symmetric ? (int) ((step - 1L) * ((size + 1) / 2) % size) : chance.nextInt(size);
        int[] columns = new int[size];
        for (int row = 0; row < size; row++) {
            columns[row] = (int) (((long) step * row + first) % size);
        }
        return columns;
    }

    private static boolean isCoprime(int a, int b) {
        return b == 0 ? a == 1 : isCoprime(b, a % b);
    }
}
