package io.github.nqueens.puzzle;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.candidates.Chance;
import io.github.nqueens.puzzle.generator.GivenReducer;
import io.github.nqueens.puzzle.generator.PuzzleWishes;
import io.github.nqueens.puzzle.generator.RandomSolution;
import io.github.nqueens.puzzle.generator.RegionGrower;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Makes puzzles with exactly one solution.
 *
 * <pre>{@code
 * PuzzleGenerator generator = PuzzleGenerator.builder(9)
 *         .rating(Technique.STRANDING, Technique.HALL_SET)
 *         .build();
 * Problem puzzle = generator.generate(7, Limits.of(Duration.ofSeconds(5))).problem().orElseThrow();
 * }</pre>
 *
 * <p>A puzzle starts from a random solution and random regions around its queens. Borders move until techniques find the
 * solution, which is therefore the only one. At most a fifth of the regions, or one, have one or two squares. None has half the
 * board, from 7 rows on none has more than a third, and from 16 rows on none has more than a quarter. Placed queens or
 * blocked squares are taken away until each of them is needed. At the end an exhaustive search, which knows no techniques
 * but {@link Technique#SINGLE}, must find one solution.
 *
 * <p>The same seed and wishes give the same puzzle on every machine. Limits only decide whether there is a result: a run
 * that meets a limit has no puzzle, never an easier one.
 *
 * <p>With regions, a puzzle of 26 rows takes less than a tenth of a second. With placed queens or blocked squares, proofs by
 * search take long from about n = 20 on, so give a limit there. Generators are immutable and safe for use by several threads.
 */
public final class PuzzleGenerator {
    /** The largest size. */
    public static final int LARGEST_SIZE = 64;

    /** The starts without a puzzle after which the generator gives up: there may be none. */
    private static final int MOST_STARTS = 1_000;

    /** The nodes for each row that one search for a second solution may have: a player who asks for a hint waits for it. */
    private static final long NODES_PER_ROW = 20;

    /** The images of earlier puzzles in a row after which a series ends: there may be no other puzzle. */
    private static final int MOST_IMAGES = 200;

    private final PuzzleWishes wishes;
    private final Duration interval;
    private final @Nullable Consumer<Progress> listener;

    private PuzzleGenerator(PuzzleWishes wishes, Duration interval, @Nullable Consumer<Progress> listener) {
        this.wishes = wishes;
        this.interval = interval;
        this.listener = listener;
    }

    /**
     * How far a generator is.
     *
     * @param puzzles the puzzles of the series that are made
     * @param starts how often the next puzzle was started
     * @param squaresLeft the fewest squares that techniques left open in these starts; 0 if puzzles have no regions
     * @param elapsed the time since the call
     */
    public record Progress(int puzzles, int starts, int squaresLeft, Duration elapsed) {
        /**
         * Makes a progress.
         *
         * @param puzzles the puzzles that are made
         * @param starts the starts of the next puzzle
         * @param squaresLeft the fewest squares left open
         * @param elapsed the time since the call
         */
        public Progress {
            Objects.requireNonNull(elapsed, "elapsed");
        }
    }

    /**
     * Starts with the defaults: regions of any shape that are connected, queens that must not touch, and any rating.
     *
     * @param n the size, from 1 to {@link #LARGEST_SIZE}
     * @return a builder
     * @throws IllegalArgumentException if {@code n} is outside that range
     */
    public static Builder builder(int n) {
        if (n < 1 || n > LARGEST_SIZE) {
            throw new IllegalArgumentException(
                    "n is " + n + ", but puzzles are made for n from 1 to " + LARGEST_SIZE + "; choose one of these");
        }
        return new Builder(n);
    }

    /**
     * Makes a puzzle. Ends within 50 ms of a time limit, a cancellation or an interrupt, or 1 % of the limit if that is more,
     * and leaves the interrupt flag set.
     *
     * @param seed any number
     * @param limits time limit and cancellation
     * @return a puzzle, or the reason why there is none: a limit was reached, or 1,000 starts led to no puzzle
     */
    public PuzzleResult generate(long seed, Limits limits) {
        return generate(seed, limits, System::nanoTime);
    }

    PuzzleResult generate(long seed, Limits limits, LongSupplier nanos) {
        Attempts attempts = attempts(nanos);
        return generate(seed, new LimitWatch(Objects.requireNonNull(limits, "limits"), attempts), attempts);
    }

    private Attempts attempts(LongSupplier nanos) {
        return new Attempts(nanos, LimitWatch.saturatedNanos(interval), listener);
    }

    /**
     * Makes several puzzles, none of which is an image of another by turning, mirroring or recoloring. The first one is the
     * one that {@link #generate(long, Limits)} makes of the seed.
     *
     * @param seed any number
     * @param count how many, at least 1
     * @param limits time limit and cancellation for all of them together
     * @return the puzzles; fewer than asked for if a limit was reached, if 1,000 starts led to no puzzle, or if 200 puzzles
     *     in a row were images of earlier ones
     * @throws IllegalArgumentException if {@code count < 1}
     */
    public PuzzleSeries generate(long seed, int count, Limits limits) {
        if (count < 1) {
            throw new IllegalArgumentException("count is " + count + ", but a series has at least 1 puzzle");
        }
        Attempts attempts = attempts(System::nanoTime);
        LimitWatch watch = new LimitWatch(Objects.requireNonNull(limits, "limits"), attempts);
        Chance seeds = new Chance(seed);
        List<Problem> problems = new ArrayList<>();
        Set<Problem> seen = new HashSet<>();
        long next = seed;
        int images = 0;
        while (problems.size() < count) {
            PuzzleResult result = generate(next, watch, attempts);
            if (result.problem().isEmpty()) {
                return new PuzzleSeries(problems, result.reason().orElseThrow());
            }
            Problem problem = result.problem().get();
            if (seen.add(problem.canonical())) {
                problems.add(problem);
                attempts.endPuzzle();
                images = 0;
            } else if (++images == MOST_IMAGES) {
                return new PuzzleSeries(
                        problems,
                        MOST_IMAGES
                                + " puzzles in a row were images of earlier ones; ask for fewer puzzles or a larger n");
            }
            next = seeds.nextLong();
        }
        return new PuzzleSeries(problems, null);
    }

    private PuzzleResult generate(long seed, LimitWatch watch, Attempts attempts) {
        Chance chance = new Chance(seed);
        attempts.beginPuzzle(wishes.given() == Given.REGIONS ? wishes.size() * (wishes.size() - 1) : 0);
        try {
            for (int start = 0; start < MOST_STARTS; start++) {
                watch.requireOngoing("work");
                attempts.start();
                Optional<Problem> problem = attempt(chance, watch, attempts);
                if (problem.isPresent() && isRatedAsWished(problem.get()) && isUnique(problem.get(), watch)) {
                    return PuzzleResult.made(problem.get());
                }
            }
            return PuzzleResult.none(String.format(
                    Locale.ROOT, "%,d starts led to no puzzle; ask for %sanother n", MOST_STARTS, wishes.less()));
        } catch (CancellationException e) {
            return PuzzleResult.none(e.getMessage() + attempts.soFar());
        }
    }

    private Optional<Problem> attempt(Chance chance, LimitWatch watch, Attempts attempts) {
        int n = wishes.size();
        int[] columns = RandomSolution.columns(n, wishes.rule(), wishes.symmetric(), chance, watch);
        Problem.Builder problem = Problem.builder(n).rule(wishes.rule());
        if (wishes.given() == Given.REGIONS) {
            int[] regions = new RegionGrower(wishes, columns, chance, watch).grow(attempts::left);
            return Optional.ofNullable(regions)
                    .map(grown -> problem.regions(grid(n, grown)).build());
        }
        boolean[] given = new GivenReducer(wishes, columns, chance, watch).reduce();
        if (given == null) {
            return Optional.empty();
        }
        for (int square = 0; square < given.length; square++) {
            if (given[square] && wishes.given() == Given.PLACED_QUEENS) {
                problem.place(square / n, square % n);
            } else if (given[square]) {
                problem.block(square / n, square % n);
            }
        }
        return Optional.of(problem.build());
    }

    private static int[][] grid(int n, int[] regions) {
        int[][] grid = new int[n][n];
        for (int square = 0; square < regions.length; square++) {
            grid[square / n][square % n] = regions[square];
        }
        return grid;
    }

    private boolean isRatedAsWished(Problem problem) {
        Technique least = wishes.least();
        Technique most = wishes.most();
        return least == null
                || most == null
                || Deduction.rating(problem)
                        .filter(rating -> rating.compareTo(least) >= 0 && rating.compareTo(most) <= 0)
                        .isPresent();
    }

    private boolean isUnique(Problem problem, LimitWatch watch) {
        boolean regions = wishes.given() == Given.REGIONS;
        List<Board> solutions =
                Uniqueness.find(problem, watch, regions ? NODES_PER_ROW * wishes.size() : Long.MAX_VALUE);
        if (solutions != null && solutions.size() != 1) {
            throw new IllegalStateException("a puzzle was made that has not one solution: " + problem);
        }
        return solutions != null;
    }

    /** Collects what a puzzle shall be like. Not safe for use by several threads. */
    public static final class Builder {
        private final int size;
        private @Nullable AttackRule rule;
        private Given given = Given.REGIONS;
        private @Nullable Technique least;
        private @Nullable Technique most;
        private @Nullable RegionShape shape;
        private @Nullable Integer smallestRegion;
        private @Nullable Boolean connected;
        private boolean symmetric;
        private Duration interval = Duration.ofSeconds(1);
        private @Nullable Consumer<Progress> listener;

        private Builder(int size) {
            this.size = size;
        }

        /**
         * Sets what forbids two queens, apart from sharing a row, a column or a region.
         *
         * @param rule by default {@link AttackRule#TOUCH} with regions, and {@link AttackRule#QUEENS} without
         * @return this builder
         */
        public Builder rule(AttackRule rule) {
            this.rule = Objects.requireNonNull(rule, "rule");
            return this;
        }

        /**
         * Sets what a puzzle tells its player.
         *
         * @param given {@link Given#REGIONS} by default
         * @return this builder
         */
        public Builder given(Given given) {
            this.given = Objects.requireNonNull(given, "given");
            return this;
        }

        /**
         * Sets how hard a puzzle is, as {@link Deduction#rating} tells. Without this, any puzzle will do, even one that the
         * techniques do not solve.
         *
         * @param least the least of the hardest techniques that a puzzle may need
         * @param most the most of them; the same for one rating
         * @return this builder
         * @throws IllegalArgumentException if {@code least} is harder than {@code most}
         */
        public Builder rating(Technique least, Technique most) {
            if (Objects.requireNonNull(least, "least").compareTo(Objects.requireNonNull(most, "most")) > 0) {
                throw new IllegalArgumentException("the least rating, " + least + ", is harder than the most, " + most
                        + "; give the simpler one first");
            }
            this.least = least;
            this.most = most;
            return this;
        }

        /**
         * Sets what connected regions look like.
         *
         * @param shape {@link RegionShape#MIXED} by default
         * @return this builder
         */
        public Builder shape(RegionShape shape) {
            this.shape = Objects.requireNonNull(shape, "shape");
            return this;
        }

        /**
         * Sets the least number of squares of a region. The more, the fewer puzzles there are and the longer they take.
         *
         * @param squares from 1, the default, to n
         * @return this builder
         * @throws IllegalArgumentException if {@code squares} is outside that range
         */
        public Builder smallestRegion(int squares) {
            if (squares < 1 || squares > size) {
                throw new IllegalArgumentException("the smallest region is to have " + squares
                        + " squares, but on a board of n = " + size + " it has from 1 to " + size);
            }
            this.smallestRegion = squares;
            return this;
        }

        /**
         * Sets whether the squares of a region are connected by their sides.
         *
         * @param connected true by default
         * @return this builder
         */
        public Builder connected(boolean connected) {
            this.connected = connected;
            return this;
        }

        /**
         * Sets whether a half turn of the board maps the givens to themselves: regions to regions, placed queens to placed
         * queens, blocked squares to blocked squares. The solution is then symmetric as well. On boards of up to 7 rows, one of
         * two placed queens is often superfluous, so that there may be no such puzzle.
         *
         * @param symmetric false by default
         * @return this builder
         */
        public Builder symmetric(boolean symmetric) {
            this.symmetric = symmetric;
            return this;
        }

        /**
         * Tells how far a generator is, on its thread. What is made does not depend on it.
         *
         * @param interval the least time between two calls, and before the first
         * @param listener called again and again
         * @return this builder
         */
        public Builder progress(Duration interval, Consumer<Progress> listener) {
            this.interval = Objects.requireNonNull(interval, "interval");
            this.listener = Objects.requireNonNull(listener, "listener");
            return this;
        }

        /**
         * Makes the generator.
         *
         * @return a generator of such puzzles
         * @throws IllegalArgumentException if no puzzle can be like that; says which wishes conflict
         */
        public PuzzleGenerator build() {
            boolean regions = given == Given.REGIONS;
            AttackRule chosen = rule != null ? rule : regions ? AttackRule.TOUCH : AttackRule.QUEENS;
            requireSolutions(chosen);
            if (!regions && (shape != null || smallestRegion != null || connected != null)) {
                String wish = shape != null ? "shape" : smallestRegion != null ? "smallestRegion" : "connected";
                throw new IllegalArgumentException(wish + " is a wish about regions and conflicts with given " + given
                        + "; leave one of them out");
            }
            if (shape != null && Boolean.FALSE.equals(connected)) {
                throw new IllegalArgumentException(
                        "shape " + shape
                                + " is a wish about connected regions and conflicts with connected(false); leave one of them out");
            }
            if (!regions && least == Technique.CONFINEMENT && most == Technique.CONFINEMENT) {
                throw new IllegalArgumentException("rating confinement needs regions and conflicts with given " + given
                        + "; ask for another rating or for regions");
            }
            if (size == 1 && least != null && least != Technique.SINGLE) {
                throw new IllegalArgumentException("rating " + least
                        + " conflicts with n = 1, which is solved from the start; choose a larger n or least single");
            }
            if (size == 4
                    && regions
                    && !Boolean.FALSE.equals(connected)
                    && least != null
                    && least.compareTo(Technique.STRANDING) > 0) {
                // All 7,193 ways to divide the board into connected regions around a solution were rated.
                throw new IllegalArgumentException("rating " + least
                        + " conflicts with n = 4, where no connected regions need more than stranding; choose a larger n or"
                        + " least stranding");
            }
            if (regions && most == Technique.SINGLE && smallestRegion != null && smallestRegion > 1) {
                throw new IllegalArgumentException(
                        "rating single needs a region of one square and conflicts with smallestRegion " + smallestRegion
                                + "; leave one of them out");
            }
            PuzzleWishes wishes = new PuzzleWishes(
                    size,
                    chosen,
                    given,
                    least,
                    most,
                    shape == null ? RegionShape.MIXED : shape,
                    smallestRegion == null ? 1 : smallestRegion,
                    !Boolean.FALSE.equals(connected),
                    symmetric);
            return new PuzzleGenerator(wishes, interval, listener);
        }

        private void requireSolutions(AttackRule chosen) {
            if (Problem.builder(size).rule(chosen).build().contradiction().isPresent()) {
                String solvable = switch (chosen) {
                    case QUEENS, TOUCH -> "n = 1 or n >= 4";
                    case TORUS -> "an n that neither 2 nor 3 divides, such as 5, 7 or 11";
                    case SUPERQUEENS -> "n = 1 or n >= 10";
                };
                throw new IllegalArgumentException("rule " + chosen + " conflicts with n = " + size
                        + ", which has no solution; choose " + solvable);
            }
        }
    }
}
