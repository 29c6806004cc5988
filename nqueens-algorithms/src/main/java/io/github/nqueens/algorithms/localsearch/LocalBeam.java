package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.SplitMix;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Local beam search: k boards, and always the best k of all their neighbors.
 *
 * <ol>
 *   <li>Make k random permutations. The first is the initial board if there is one.
 *   <li>The neighbors of a board are the boards that one move of one queen within its row leads to. Make all neighbors of the k boards. If
 *       no queen of one of them attacks another, it is the solution.
 *   <li>The k neighbors with the fewest attacking pairs are the next k boards, drawn at random among those that tie. Go on at 2.
 *   <li>If the least number of attacking pairs has not fallen for {@code stagnation} iterations, go on at 1.
 * </ol>
 *
 * <p>The boards of one beam are different: a neighbor of several boards counts once. With {@code stochastic=true} the k neighbors are drawn
 * one after the other, each with a probability in proportion to exp(-c/T), where c is its number of attacking pairs and T the parameter {@code
 * temperature}. So worse neighbors survive now and then, and the boards stay more diverse.
 *
 * <p>An iteration is one choice of k neighbors. It counts k n(n-1) evaluations on the classic problem, and takes as many steps at most; rows
 * that cannot bring one of the k best are passed over after O(n). Memory is O(k n).
 *
 * <p>Failure modes: after some iterations all boards descend from one, and differ from each other in a few rows. The search is then a
 * hill climb with sideways moves that takes k times as long. Immutable and safe for use by several threads.
 *
 * <p>Source: S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, 3rd edition, 2010, section 4.1.3.
 */
public final class LocalBeam implements SearchAlgorithm {
    private static final int DEFAULT_BOARDS = 10;

    private static final Parameter<Integer> BOARDS = Parameter.ofInt(
                    "k", DEFAULT_BOARDS, 1, 1_000_000, "how many boards there are; no more than a board has neighbors")
            .withComputedDefault("10, or the neighbors of a board if they are fewer");

    private static final Parameter<Boolean> STOCHASTIC = Parameter.ofBoolean(
            "stochastic", false, "whether neighbors are drawn by their cost instead of the best taken");

    private static final Parameter<Double> TEMPERATURE = Parameter.ofDouble(
            "temperature",
            0.3,
            0.01,
            1_000,
            "the number of attacking pairs that makes a draw e times less likely, if stochastic");

    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
            "stagnation", 50, 1, Long.MAX_VALUE, "how many iterations without fewer attacking pairs lead to a restart");

    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("stagnation");

    /** Squares are numbered by a long, and an iteration looks at each. */
    private static final int LARGEST_SIZE = 1 << 20;

    /** Squares looked at between two checks of the limits, which takes some microseconds. */
    private static final int SQUARES_PER_CHECK = 64;

    private final ParameterValues<Builder> settings;
    private final Optional<Integer> givenBoards;
    private final boolean stochastic;
    private final double temperature;

    private LocalBeam(ParameterValues<Builder> settings) {
        this.settings = settings;
        this.givenBoards = settings.given(BOARDS);
        this.stochastic = settings.<Boolean>get(STOCHASTIC);
        this.temperature = settings.<Double>get(TEMPERATURE);
    }

    /**
     * Starts from the defaults.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Describes the solver {@code local-beam}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("local-beam", LocalBeam::builder, Builder::build)
                .alias("beam")
                .summary("Keeps k boards, and takes the best k of all their neighbors again and again.")
                .advice("Choose it to teach beams, and how k boards come to resemble each other. For large boards"
                        + " choose hill-climbing with sideways moves.")
                .source(
                        "S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach, 3rd edition, 2010, section 4.1.3")
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.PLACED_AND_BLOCKED)
                .largestSize(LARGEST_SIZE)
                .parameter(BOARDS, Builder::boards)
                .parameter(STOCHASTIC, Builder::stochastic)
                .parameter(TEMPERATURE, Builder::temperature)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("local-beam");
    }

    /** The boards of the beam, and the next ones that are made beside them. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        long mostNeighbors = (long) problem.size() * (problem.size() - 1);
        return 2 * ConstrainedBoard.bytes(problem) * Math.min(givenBoards.orElse(DEFAULT_BOARDS), mostNeighbors);
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        long neighbors = neighbors(context.problem(), Long.MAX_VALUE, context::requireOngoing);
        int boards = (int) Math.min(givenBoards.orElse(DEFAULT_BOARDS), Math.max(1, neighbors));
        AttemptProgress progress = new AttemptProgress(context, settings.get(RESTART), settings.<Long>get(STAGNATION));
        return Restarts.search(context, attempt -> new Run(context, boards, neighbors).search(progress, attempt == 1));
    }

    @Override
    public void requireFit(Problem problem) {
        if (givenBoards.isEmpty()) {
            return;
        }
        long neighbors = neighbors(problem, givenBoards.get(), () -> {});
        if (givenBoards.get() > neighbors) {
            throw new IllegalArgumentException("k is " + givenBoards.get() + ", but "
                    + (neighbors == 0
                            ? "no queen of this problem can move, so that a board has no neighbor; choose another solver"
                            : "a board of this problem has " + Amounts.counted(neighbors, "neighbor")
                                    + "; choose k from 1 to " + neighbors));
        }
    }

    /** How many moves of one queen there are on every board; counting ends when there are at least {@code enough}. */
    private static long neighbors(Problem problem, long enough, Runnable look) {
        long n = problem.size();
        if (problem.isClassic()) {
            return n * (n - 1);
        }
        long neighbors = 0;
        for (int row : ConstrainedBoard.movable(problem)) {
            if (neighbors >= enough) {
                return neighbors;
            }
            look.run();
            int open = 0;
            for (int column = 0; column < n; column++) {
                open += problem.isOpen(row, column) ? 1 : 0;
            }
            neighbors += Math.max(0, open - 1);
        }
        return neighbors;
    }

    /** One attempt: from k boards to a solution, or until the restart rule ends it. */
    private final class Run {
        private final SearchContext context;
        private final long neighbors;
        private final BestNeighbors chosen;
        private ConstrainedBoard[] beam;

        /** A number for each board that depends on its queens alone. */
        private long[] names;

        Run(SearchContext context, int boards, long neighbors) {
            this.context = context;
            this.neighbors = neighbors;
            this.chosen = new BestNeighbors(boards);
            this.beam = new ConstrainedBoard[boards];
            this.names = new long[boards];
        }

        Optional<SearchOutcome> search(AttemptProgress progress, boolean first) {
            Optional<Board> initial = context.initialBoard().filter(board -> first);
            for (int i = 0; i < beam.length; i++) {
                Board start = i == 0 && initial.isPresent() ? initial.get() : ConstrainedBoard.random(context);
                beam[i] = new ConstrainedBoard(start, context);
                names[i] = name(beam[i]);
            }
            int best = best();
            // A listener sees the board that was given, whatever the others are like, unless one of them solves the
            // problem.
            if (initial.isPresent()) {
                show(0);
            }
            if (initial.isEmpty() || beam[best].conflicts() == 0) {
                show(best);
            }
            progress.begin(beam[best].conflicts(), 1);
            while (beam[best].conflicts() > 0) {
                if (progress.left() == 0) {
                    return Optional.empty();
                }
                if (!context.tick()) {
                    return Optional.of(SearchOutcome.stopped());
                }
                Board solution = choose();
                context.evaluated(neighbors * beam.length);
                if (solution != null) {
                    context.boardSet(solution);
                    tellSolution();
                    return Optional.of(SearchOutcome.solved(solution));
                }
                if (chosen.size() == 0) {
                    return Optional.empty();
                }
                step();
                best = best();
                show(best);
                tellStep(best);
                progress.count(beam[best].conflicts());
            }
            return Optional.of(SearchOutcome.solved(beam[best].toBoard()));
        }

        private int best() {
            int best = 0;
            for (int i = 1; i < beam.length; i++) {
                best = beam[i].conflicts() < beam[best].conflicts() ? i : best;
            }
            return best;
        }

        /** Chooses the next boards; returns a solution if a neighbor is one. */
        private @Nullable Board choose() {
            chosen.clear();
            long salt = context.random().nextLong();
            for (int parent = 0; parent < beam.length; parent++) {
                ConstrainedBoard board = beam[parent];
                for (int row : board.movable()) {
                    context.requireOngoing();
                    long others = board.conflicts() - board.attackers(row);
                    if (leastKey(others + board.leastAttackers(row)) > chosen.worst()) {
                        continue;
                    }
                    int from = board.column(row);
                    for (int column = 0; column < context.size(); column++) {
                        if (column % SQUARES_PER_CHECK == 0) {
                            context.requireOngoing();
                        }
                        long cost = others + board.attackersAt(row, column);
                        if (leastKey(cost) > chosen.worst() || column == from || !board.isOpen(row, column)) {
                            continue;
                        }
                        if (cost == 0) {
                            board.move(row, column);
                            return board.toBoard();
                        }
                        long name = names[parent] ^ name(row, from) ^ name(row, column);
                        chosen.offer(key(cost, SplitMix.next(name ^ salt)), name, parent, row, column);
                    }
                }
            }
            return null;
        }

        private void step() {
            ConstrainedBoard[] next = new ConstrainedBoard[chosen.size()];
            long[] itsNames = new long[next.length];
            for (int i = 0; i < next.length; i++) {
                ConstrainedBoard parent = beam[chosen.parent(i)];
                int row = chosen.row(i);
                int from = parent.column(row);
                next[i] = new ConstrainedBoard(parent.toBoard(), context);
                next[i].move(row, chosen.column(i));
                itsNames[i] = names[chosen.parent(i)] ^ name(row, from) ^ name(row, chosen.column(i));
            }
            beam = next;
            names = itsNames;
        }

        private long name(ConstrainedBoard board) {
            long name = 0;
            for (int row = 0; row < context.size(); row++) {
                name ^= name(row, board.column(row));
            }
            return name;
        }

        private long name(int row, int column) {
            return SplitMix.next((long) row * context.size() + column);
        }

        private void show(int best) {
            if (context.observed()) {
                context.boardSet(beam[best].toBoard());
            }
        }

        private void tellStep(int best) {
            if (context.observed()) {
                int families = chosen.families();
                context.measured("families", families);
                String pairs = Amounts.pairs(beam[best].conflicts());
                if (beam.length == 1) {
                    context.noted(
                            stochastic
                                    ? "One neighbor, drawn by its cost, stays. It has {0}."
                                    : "The best of all neighbors stays. It has {0}.",
                            pairs);
                } else {
                    context.noted(
                            (stochastic
                                            ? "Of all neighbors, {0} drawn by cost stay."
                                            : "Of all neighbors, the best {0} stay.")
                                    + " They descend from {1}, and the best one has {2}.",
                            beam.length,
                            Amounts.of(families, "board", "boards"),
                            pairs);
                }
            }
        }

        private void tellSolution() {
            if (context.observed()) {
                context.noted("No queen of this neighbor attacks another.");
            }
        }
    }

    /** No key of a neighbor with this cost is less. */
    private double leastKey(long cost) {
        // The logarithm of a logarithm is at least -37 for a number with 53 bits.
        return stochastic ? cost / temperature - 37 : cost;
    }

    /**
     * The k neighbors with the least keys are the best ones in an order in which ties are random; or, by the method of P. Efraimidis and P.
     * Spirakis (2006), k that are drawn by weights exp(-cost / temperature) without repetition.
     */
    private double key(long cost, long random) {
        double uniform = ((random >>> 11) + 0.5) * 0x1p-53;
        return stochastic ? cost / temperature + StrictMath.log(-StrictMath.log(uniform)) : cost + uniform;
    }

    /** Collects the parameters of a local beam search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets the number of boards.
         *
         * @param k from 1 to 1,000,000; 10 by default, or the neighbors of a board if they are fewer. A run with more boards than a board
         *     has neighbors ends with an {@link IllegalArgumentException} at once
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder boards(int k) {
            return settings.set(BOARDS, k);
        }

        /**
         * Sets whether neighbors are drawn by their cost.
         *
         * @param stochastic false by default, which takes the best
         * @return this builder
         */
        public Builder stochastic(boolean stochastic) {
            return settings.set(STOCHASTIC, stochastic);
        }

        /**
         * Sets how much worse neighbors are less likely to be drawn. It has an effect only with {@link #stochastic}.
         *
         * @param pairs the number of attacking pairs that makes a draw e times less likely, from 0.01 to 1,000; 0.3 by default
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder temperature(double pairs) {
            return settings.set(TEMPERATURE, pairs);
        }

        /**
         * Sets how many iterations may follow without fewer attacking pairs than before in the attempt; then the search restarts.
         *
         * @param iterations at least 1; 50 by default
         * @return this builder
         * @throws IllegalArgumentException if it is below 1
         */
        public Builder stagnation(long iterations) {
            return settings.set(STAGNATION, iterations);
        }

        /**
         * Sets when to start again.
         *
         * @param rule a {@link RestartRule.Series}, by which {@link #stagnation} is multiplied, or your own rule; {@link
         *     RestartRule.Series#FIXED} by default
         * @return this builder
         */
        public Builder restart(RestartRule rule) {
            return settings.setFunction(RESTART, rule);
        }

        /**
         * Makes the algorithm.
         *
         * @return local beam search with these parameters
         * @throws IllegalArgumentException if a setting can do nothing beside the others; names its key and its value
         */
        public LocalBeam build() {
            Restarts.requireAgreement(settings, RESTART, STAGNATION, settings.<Long>get(STAGNATION));
            if (!settings.<Boolean>get(STOCHASTIC)) {
                settings.refuseIdle(
                        TEMPERATURE, "with stochastic=false, which takes the best neighbors; set stochastic=true, too");
            }
            return new LocalBeam(settings.copy());
        }
    }
}
