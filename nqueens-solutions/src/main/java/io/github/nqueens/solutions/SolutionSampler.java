package io.github.nqueens.solutions;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Symmetry;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.sampling.FundamentalSolutions;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * Draws solutions, each with exactly the same probability if the bits of the generator are independent and uniform.
 *
 * <p>A fundamental solution is drawn by its number. If it has s different images, it is kept with the probability s /
 * 8; otherwise another is drawn. One of the eight images of the solution that is kept is the result. So each of its s
 * images has the probability 1 / (8 F) in one attempt, where F is the number of fundamental solutions: the same for all
 * solutions of the size.
 *
 * <p>Only {@link RandomGenerator#nextLong()} is called, once for each attempt, so that equal sequences of numbers give equal
 * boards on every virtual machine. A board takes less than a microsecond up to n = 16, and about ten to forty microseconds
 * for n = 17 and 18, where a short search goes on from the nearest solution that is kept.
 *
 * <p>Immutable and safe for use by several threads, each with a generator of its own. {@link Solutions#sampler} makes it.
 */
public final class SolutionSampler {
    private static final Symmetry[] SYMMETRIES = Symmetry.values();

    /** The lowest bits of a number choose the image, the next ones decide whether it is kept. */
    private static final int IMAGE_BITS = 3;

    private static final int IMAGES = 1 << IMAGE_BITS;
    private static final int NUMBER_BITS = Long.SIZE - 2 * IMAGE_BITS;

    /** At worst one attempt in eight succeeds, so that this many fail in a row with odds of one in 10<sup>57</sup>. */
    private static final int MOST_ATTEMPTS = 1_000;

    /** What the list of the largest board takes. */
    private static final long USUAL_BYTES = 32 << 20;

    private final int size;
    private final FundamentalSolutions solutions;
    private final Duration elapsed;

    private SolutionSampler(int size, FundamentalSolutions solutions, Duration elapsed) {
        this.size = size;
        this.solutions = solutions;
        this.elapsed = elapsed;
    }

    static SolutionSampler of(int n, Limits limits, LongSupplier nanos) {
        Objects.requireNonNull(limits, "limits");
        requireSize(n);
        LimitWatch watch = new LimitWatch(limits, nanos);
        try {
            return new SolutionSampler(
                    n, new FundamentalSolutions(n, () -> watch.requireOngoing("set-up")), watch.elapsed());
        } catch (CancellationException over) {
            // An interrupt may have been seen by the list before it was by the watch.
            if (!watch.isOver()) {
                throw over;
            }
            throw abandoned(
                    n, watch.isTimeUp() ? CountStatus.TIME_LIMIT : CountStatus.CANCELLED, watch.reason("set-up"));
        } catch (Error failed) {
            String shortage = HeapBudget.shortage(failed, USUAL_BYTES).orElse(null);
            if (shortage == null) {
                throw failed;
            }
            throw abandoned(n, CountStatus.GAVE_UP, shortage);
        }
    }

    private static void requireSize(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
        }
        if (n == 2 || n == 3) {
            throw new IllegalArgumentException(
                    "there is no solution: " + Problem.queens(n).contradiction().orElseThrow());
        }
        if (n > FundamentalSolutions.LARGEST_SIZE) {
            throw new IllegalArgumentException("n is " + n + ", but solutions are drawn exactly for boards of at most "
                    + FundamentalSolutions.LARGEST_SIZE
                    + " rows; a solver finds solutions of larger boards, some of them more often than others");
        }
    }

    private static CountAbandonedException abandoned(int n, CountStatus status, String reason) {
        return new CountAbandonedException(
                "the set-up of a sampler for n = " + n + " is incomplete (" + status + "): " + reason, status);
    }

    /**
     * The size of the boards.
     *
     * @return n, from 1 to 18
     */
    public int size() {
        return size;
    }

    /**
     * How many solutions there are to draw from.
     *
     * @return at least 1
     */
    public long count() {
        return solutions.images();
    }

    /**
     * How many fundamental solutions there are to draw from.
     *
     * @return at least 1
     */
    public long countFundamental() {
        return solutions.count();
    }

    /**
     * How long the set-up took.
     *
     * @return not negative
     */
    public Duration elapsed() {
        return elapsed;
    }

    /**
     * Draws a solution.
     *
     * @param random where the random bits come from
     * @return one of the {@link #count()} solutions, each with the same probability
     * @throws IllegalArgumentException if none of a thousand numbers from the generator chooses a solution
     */
    public Board next(RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            long bits = random.nextLong();
            long number = number(bits);
            if (number >= 0) {
                int[] columns = solutions.get(number);
                if ((bits >>> IMAGE_BITS & (IMAGES - 1)) < FundamentalSolutions.orbitSize(columns)) {
                    return Board.of(columns).transform(SYMMETRIES[(int) bits & (IMAGES - 1)]);
                }
            }
        }
        throw notRandom(random);
    }

    /**
     * Draws a fundamental solution: one of those that differ by more than rotation and reflection.
     *
     * @param random where the random bits come from
     * @return one of the {@link #countFundamental()} solutions that equal their {@linkplain Board#canonical() canonical
     *     image}, each with the same probability
     * @throws IllegalArgumentException if none of a thousand numbers from the generator chooses a solution
     */
    public Board nextFundamental(RandomGenerator random) {
        Objects.requireNonNull(random, "random");
        for (int attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
            long number = number(random.nextLong());
            if (number >= 0) {
                return Board.of(solutions.get(number));
            }
        }
        throw notRandom(random);
    }

    private static IllegalArgumentException notRandom(RandomGenerator random) {
        return new IllegalArgumentException("random is " + Excerpt.of(Excerpt.safeText(random)) + ", which returned "
                + MOST_ATTEMPTS + " numbers in a row that choose no solution; give a generator of random bits");
    }

    /** The number that the upper bits choose, each with the same probability; -1 where they lie in the incomplete last run. */
    private long number(long bits) {
        long drawn = bits >>> (2 * IMAGE_BITS);
        long number = drawn % solutions.count();
        return drawn - number + solutions.count() <= 1L << NUMBER_BITS ? number : -1;
    }

    /**
     * The sampler in one line.
     *
     * @return for example {@code "SolutionSampler[n=8, 92 solutions, 12 fundamental]"}
     */
    @Override
    public String toString() {
        return "SolutionSampler[n=" + size + ", " + count() + (count() == 1 ? " solution, " : " solutions, ")
                + countFundamental() + " fundamental]";
    }
}
