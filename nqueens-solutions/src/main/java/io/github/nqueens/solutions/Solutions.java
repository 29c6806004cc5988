package io.github.nqueens.solutions;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.exact.Backtracking;
import io.github.nqueens.solutions.listing.BlockSearch;
import io.github.nqueens.solutions.listing.ProblemSpliterator;
import io.github.nqueens.solutions.listing.SolutionSpliterator;
import io.github.nqueens.solutions.listing.Traversal;
import java.util.Objects;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * All solutions of a size or of a problem, one by one, found while the stream is read.
 *
 * <p>The streams are lazy. A stream of a size is in lexicographic order of the columns by row. Streams take constant memory, however many
 * solutions are read: a few hundred KiB for each thread and at most 7 MiB for each stream. Nothing is searched before a
 * terminal operation. Operations that need only some solutions ({@code limit}, {@code findFirst}, {@code anyMatch}, an
 * iterator) search no further than a block of about a thousand partial boards. {@code skip(k)} finds and drops k
 * solutions, which takes the time of finding them.
 *
 * <p>Up to n = 14 a sequential stream of all solutions searches for half of them. It keeps these, in at most 2 MiB, for
 * their mirror images. {@code parallel()} splits the search by the queens of the first rows, and keeps the order if the
 * operation keeps it. A parallel {@code limit} that keeps the order holds what other threads find meanwhile, so sequential
 * streams suit it better.
 *
 * <p>A stream that is cut short never looks complete. If it is closed while it is read, or if the thread that reads it
 * is interrupted, the operation under way throws a {@link java.util.concurrent.CancellationException}, and the
 * interrupt flag stays set. A parallel stream is ended by an interrupt of the thread that began the operation. Streams
 * need no closing.
 *
 * <p>From n = 14 on there are 6 to 13 times as many solutions with each further row. So, from about n = 20 on, read
 * only some solutions of a stream. Finding even the first takes seconds at n = 30 and 32. For one solution of a large board use
 * {@link Backtracking} with another order, or another solver.
 */
public final class Solutions {
    private Solutions() {}

    /**
     * Counts all solutions, without listing them, on the calling thread. {@link SolutionCounter} has threads, limits and
     * progress too.
     *
     * @param n the size, from 1 to 27; up to n = 16 it takes less than a second
     * @return their number
     * @throws IllegalArgumentException if n is out of range
     * @throws CountAbandonedException if the thread was interrupted or memory did not suffice
     */
    public static long count(int n) {
        return SolutionCounter.builder().build().count(n);
    }

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
     * is its {@linkplain Board#orbitSize orbit size}.
     *
     * @param n the size, from 1 to 32
     * @return a stream of distinct boards in lexicographic order
     * @throws IllegalArgumentException if n is out of range
     */
    public static Stream<Board> fundamental(int n) {
        return stream(n, true);
    }

    /**
     * All solutions of a problem. Solutions of the classic problem come in the order of {@link #stream(int)}. Solutions
     * of any other problem come in the order of an exhaustive search, which is the same every time. It takes the row,
     * column or region with the fewest squares that no queen attacks, and tries these squares in turn. The search takes
     * O(n<sup>2</sup>) memory and is not split between threads.
     *
     * @param problem what is solved; the classic problem has at most 32 rows
     * @return a stream of distinct boards in a fixed order
     * @throws IllegalArgumentException if it is the classic problem of more rows
     */
    public static Stream<Board> stream(Problem problem) {
        if (Objects.requireNonNull(problem, "problem").isClassic()) {
            return stream(problem.size());
        }
        Traversal traversal = new Traversal();
        return StreamSupport.stream(new ProblemSpliterator(problem, traversal), false)
                .onClose(traversal::close);
    }

    /**
     * Sets up uniformly random solutions. It lists the fundamental solutions, and keeps all of them up to n = 16, one in 8 for
     * n = 17 and one in 32 for n = 18. That takes less than 0.1 s and 0.4 MiB up to n = 14, about 2 s and 15 MiB for n = 16,
     * and half a minute and 12 MiB for n = 17. For n = 18 it takes longer, and 20 MiB. The sampler says how long it took.
     *
     * <p>A time limit, a cancellation or an interrupt ends the set-up within 50 ms, or within 1 % of the limit if that
     * is more. An interrupt flag stays set.
     *
     * @param n the size, 1 or from 4 to 18
     * @param limits when to end the set-up
     * @return a sampler, which may be shared
     * @throws IllegalArgumentException if n is out of range
     * @throws CountAbandonedException if the limits ended the set-up, or memory did not suffice
     */
    public static SolutionSampler sampler(int n, Limits limits) {
        return SolutionSampler.of(n, limits, System::nanoTime);
    }

    private static Stream<Board> stream(int n, boolean fundamental) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
        }
        if (n > BlockSearch.LARGEST_SIZE) {
            throw new IllegalArgumentException("n is " + n + ", but enumeration takes boards of at most "
                    + BlockSearch.LARGEST_SIZE + " rows; a solver finds one solution of a larger board");
        }
        Traversal traversal = new Traversal();
        return StreamSupport.stream(new SolutionSpliterator(n, fundamental, traversal), false)
                .onClose(traversal::close);
    }
}
