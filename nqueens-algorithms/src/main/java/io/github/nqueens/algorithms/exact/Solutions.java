package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.Symmetry;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * All solutions of a size, one by one, found while the stream is read.
 *
 * <p>The streams are lazy, in lexicographic order of the columns by row, and take constant memory: a few hundred KiB for
 * each thread and at most 7 MiB for each stream, however many solutions are read. Nothing is searched before a terminal
 * operation, and operations that need no more than some solutions ({@code limit}, {@code findFirst}, {@code anyMatch}, an
 * iterator) search no further than a block of some thousand partial boards. Up to n = 14 a sequential stream of all
 * solutions searches for half of them and keeps these, in at most 2 MiB, for their mirror images. {@code skip(k)} finds and
 * drops k solutions, which takes the time of finding them. {@code parallel()} splits the search by the queens of the first
 * rows and keeps the order where the operation does; a parallel {@code limit} that keeps the order holds what other threads
 * find meanwhile, so that sequential streams suit it better.
 *
 * <p>A stream that is closed ends: a terminal operation under way on another thread finds no more. Closing is not needed
 * to free anything.
 *
 * <p>Solutions grow by a factor of 6 to 13 with each row; from n = 20 or so the stream is for reading some of them. Finding
 * the first alone takes seconds at n = 30 and 32; {@link Backtracking} with another order, or the other solvers, find one
 * solution of large boards.
 */
public final class Solutions {
    private Solutions() {}

    /**
     * All solutions.
     *
     * @param n the size, from 1 to 32
     * @return a stream of distinct boards in lexicographic order
     * @throws IllegalArgumentException if n is out of range
     */
    public static Stream<Board> stream(int n) {
        return stream(n, false);
    }

    /**
     * The solutions that differ by more than rotation and reflection, each as the least of its images: those boards of
     * {@link #stream} that equal their {@linkplain Board#canonical() canonical image}. How many solutions each stands for
     * is its {@linkplain #orbitSize orbit size}.
     *
     * @param n the size, from 1 to 32
     * @return a stream of distinct boards in lexicographic order
     * @throws IllegalArgumentException if n is out of range
     */
    public static Stream<Board> fundamental(int n) {
        return stream(n, true);
    }

    /**
     * The number of different images of a solution under rotation and reflection. The orbit sizes of all fundamental
     * solutions add up to the number of all solutions. Takes O(n).
     *
     * @param solution a solution, fundamental or not
     * @return 1 for n = 1; otherwise 8, or 4 or 2 if a half turn or a quarter turn leaves it as it is
     * @throws IllegalArgumentException if the board is no solution
     * @throws NullPointerException if {@code solution} is null
     */
    public static int orbitSize(Board solution) {
        Objects.requireNonNull(solution, "solution");
        if (!solution.isSolution()) {
            throw new IllegalArgumentException("the board has " + solution.conflicts()
                    + " attacking pairs, but orbit sizes are those of solutions; give a board without conflicts");
        }
        return (int) Arrays.stream(Symmetry.values())
                .map(solution::transform)
                .distinct()
                .count();
    }

    private static Stream<Board> stream(int n, boolean fundamental) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
        }
        if (n > BlockSearch.LARGEST_SIZE) {
            throw new IllegalArgumentException("n is " + n + ", but enumeration takes boards of at most "
                    + BlockSearch.LARGEST_SIZE + " rows; a solver finds one solution of a larger board");
        }
        AtomicBoolean closed = new AtomicBoolean();
        return StreamSupport.stream(new SolutionSpliterator(n, fundamental, closed::get), false)
                .onClose(() -> closed.set(true));
    }
}
