package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.algorithms.common.OpenPermutations;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.common.RuleChecks;
import io.github.nqueens.algorithms.localsearch.annealing.ConstrainedNeighbor;
import io.github.nqueens.algorithms.localsearch.annealing.DirectedPairs;
import io.github.nqueens.algorithms.localsearch.annealing.PairSource;
import io.github.nqueens.algorithms.localsearch.annealing.RandomMove;
import io.github.nqueens.algorithms.localsearch.annealing.RandomNeighbor;
import io.github.nqueens.algorithms.localsearch.annealing.RandomSwap;
import io.github.nqueens.algorithms.localsearch.annealing.RowPairs;
import io.github.nqueens.algorithms.localsearch.annealing.StepReasons;
import io.github.nqueens.algorithms.localsearch.board.AttackedQueens;
import io.github.nqueens.algorithms.strategy.Acceptance;
import io.github.nqueens.algorithms.strategy.CoolingSchedule;
import io.github.nqueens.algorithms.strategy.CoolingSchedule.Classical;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;
import java.util.function.LongUnaryOperator;

/**
 * Simulated annealing: random steps, of which those for the worse are accepted with falling probability.
 *
 * <p>A step that does not make the board worse is always accepted. A step that adds delta to the cost is accepted with
 * probability exp(-delta/T), where T is the temperature. Three published variants, the {@linkplain Preset presets},
 * differ in step, cost and cooling. All of them start again when they freeze, and count that as a restart. Cooling
 * schedule, acceptance and restart rule can be replaced by your own.
 *
 * <p>An iteration is one random step, accepted or not. It takes O(1) time. Memory is O(n). Random numbers are drawn by
 * a fixed rule. A swap takes one 64-bit number for its two rows, or more if one would favor some rows. A move takes one
 * for the queen and one for the column. One more decides about a step that makes the board worse by less than 746 T;
 * beyond that, exp(-delta/T) is 0 as a {@code double}.
 *
 * <p>On problems with placed queens and blocked squares only queens that are not placed are drawn. A step to a blocked
 * square is drawn again, up to 100 times. An iteration of {@link Preset#ATTACKED} takes O(n) there. If the squares
 * leave no permutation, the search gives up.
 *
 * <p>Known failure modes: below T = 0.1 hardly any step for the worse is accepted, so small boards (n = 8, 10) can
 * freeze in a local minimum until the restart. {@link Preset#STEPPED} spends most of its time at temperatures where
 * nearly every step is accepted.
 *
 * <p>Sources: I. Martinjak, M. Golub, Comparison of heuristic algorithms for the n-queen problem, ITI 2007,
 * doi:10.1109/ITI.2007.4283867 (Figure 7 and Table 1). Y. Baror, N Queens, Visualgos, undated,
 * http://yuval.bar-or.org/index.php?item=9. "N-Queens Problem Documentation", undated lecture notes without a known
 * author or address. S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220,
 * 1983, doi:10.1126/science.220.4598.671. Immutable and safe for use by several threads.
 */
public final class SimulatedAnnealing implements SearchAlgorithm {
    private static final Parameter<Preset> PRESET =
            Parameter.ofEnum("preset", Preset.SWAP, "the published variant: step, cost and cooling");
    private static final Parameter<Start> START = Parameter.ofEnum("start", Start.DIAGONAL, "the board to start from")
            .withComputedDefault("diagonal for preset=swap, otherwise random");
    private static final Parameter<Double> TEMPERATURE = Parameter.ofDouble(
                    "temperature", 1000, 0, Double.MAX_VALUE, "the temperature to start at")
            .withComputedDefault("swap: 1000, attacked: 100, stepped: n^2");
    private static final Parameter<Classical> SCHEDULE = Parameter.ofEnum(
                    "schedule", Classical.GEOMETRIC, "how the temperature falls")
            .withComputedDefault("reciprocal for preset=attacked, otherwise geometric");
    private static final Parameter<Double> COOLING = Parameter.ofDouble(
                    "cooling", 0.99, 0, 1, "the factor of each cooling; only for schedule=geometric")
            .withComputedDefault("swap: 0.99, stepped: 0.95");
    private static final Parameter<Long> STEPS = Parameter.ofLong(
                    "steps",
                    1,
                    1,
                    Long.MAX_VALUE,
                    "iterations from one cooling to the next; only for schedule=geometric")
            .withComputedDefault("swap: 1, stepped: 100 n");
    private static final Parameter<Acceptance.Classical> ACCEPTANCE =
            Parameter.ofEnum("acceptance", Acceptance.Classical.METROPOLIS, "which steps for the worse are accepted");
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
                    "stagnation", 1, 1, Long.MAX_VALUE, "iterations without a new least cost before a restart")
            .withComputedDefault("swap: the larger of 10000 and n^2, attacked: 100 n, stepped: never");
    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("stagnation");
    private static final Parameter<Boolean> DIRECTED = Parameter.ofBoolean(
            "directed", false, "draw the first queen of each swap from the attacked ones; not for preset=attacked");

    /** The start, and its queens with a count and some bits for each of 5 lines. */
    private static final long BYTES_PER_ROW = (2 + 5) * Integer.BYTES;

    /** For directed swaps, too: the rows on each of 4 diagonals, and the suspects with their places. */
    private static final long MORE_IF_DIRECTED = (4 + 2) * Integer.BYTES;

    /** The start, its queens with two numbers for each of 5 lines, and the attacked ones with their places. */
    private static final long BYTES_PER_ROW_ATTACKED = (2 + 2 * 5 + 2) * Integer.BYTES;

    private final ParameterValues<Builder> settings;

    private SimulatedAnnealing(ParameterValues<Builder> settings) {
        this.settings = settings;
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
     * Describes the solver {@code simulated-annealing}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("simulated-annealing", SimulatedAnnealing::builder, Builder::build)
                .alias("sa")
                .summary("Takes random steps, worse ones with a probability that falls with the temperature.")
                .source("Martinjak, Golub 2007, doi:10.1109/ITI.2007.4283867;"
                        + " Kirkpatrick, Gelatt, Vecchi 1983, doi:10.1126/science.220.4598.671")
                .advice(
                        "Choose it to watch annealing, or to compare schedules. On large boards directed=true needs a fraction of the"
                                + " swaps, and iterative-repair and queen-search are faster still.")
                .largestSize(LimitedArrays.LARGEST_BOARD)
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.PERMUTATION_ONLY)
                .trait(SolverTrait.PLACED_AND_BLOCKED)
                .costUnit("attacking pairs; attacked queens with preset=attacked")
                .parameter(PRESET, Builder::preset)
                .parameter(START, Builder::start)
                .parameter(TEMPERATURE, Builder::temperature)
                .parameter(SCHEDULE, Builder::schedule)
                .parameter(COOLING, Builder::cooling)
                .parameter(STEPS, Builder::steps)
                .parameter(ACCEPTANCE, Builder::acceptance)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(RESTART, Builder::restart)
                .parameter(DIRECTED, Builder::directed)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("simulated-annealing");
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        if (!problem.isClassic()) {
            return OpenPermutations.bytes(problem) + ConstrainedBoard.bytes(problem);
        }
        if (settings.get(PRESET) == Preset.ATTACKED) {
            return BYTES_PER_ROW_ATTACKED * problem.size();
        }
        return (BYTES_PER_ROW + (settings.get(DIRECTED) ? MORE_IF_DIRECTED : 0)) * problem.size();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        Preset preset = settings.get(PRESET);
        Start start = settings.given(START).orElse(preset.defaults.start);
        Annealing annealing = annealing(context, preset.defaults);
        StepReasons reasons = new StepReasons(context, settings.get(ACCEPTANCE));
        if (!context.problem().isClassic()) {
            return OpenPermutations.search(
                    context,
                    permutations -> Restarts.search(
                            context,
                            run -> permutations.nearest(start.board(run)),
                            board -> annealing.run(board, constrained(context, reasons, board))));
        }
        if (preset == Preset.ATTACKED) {
            return Restarts.search(
                    context,
                    start::board,
                    board -> annealing.run(
                            board, new RandomMove(reasons, context.random(), new AttackedQueens(board, context))));
        }
        RowPairs pairs = new RowPairs(context.size(), context.random());
        boolean directed = settings.get(DIRECTED);
        return Restarts.search(context, start::board, board -> {
            ConflictCounter queens = context.conflictCounter(board);
            PairSource source = directed ? new DirectedPairs(queens, context) : pairs;
            return annealing.run(board, new RandomSwap(context, reasons, queens, source));
        });
    }

    private RandomNeighbor constrained(SearchContext context, StepReasons reasons, Board board) {
        return settings.get(PRESET) == Preset.ATTACKED
                ? new ConstrainedNeighbor.Move(context, reasons, board)
                : new ConstrainedNeighbor.Swap(context, reasons, board, settings.get(DIRECTED));
    }

    private Annealing annealing(SearchContext context, Defaults defaults) {
        int n = context.size();
        CoolingSchedule schedule = settings.<CoolingSchedule>given(SCHEDULE).orElse(defaults.schedule);
        return new Annealing(
                context,
                settings.given(TEMPERATURE).orElse((double) defaults.temperature.applyAsLong(n)),
                RuleChecks.result(
                        schedule.with(settings.given(COOLING).orElse(defaults.cooling)),
                        "cooling schedule",
                        schedule,
                        "with"),
                settings.given(STEPS).orElse(defaults.steps.applyAsLong(n)),
                defaults.coldest,
                schedule == Classical.GEOMETRIC,
                settings.get(ACCEPTANCE),
                settings.get(RESTART),
                settings.given(STAGNATION).orElse(defaults.stagnation.applyAsLong(n)));
    }

    /** A published variant of simulated annealing. */
    public enum Preset {
        /**
         * Martinjak and Golub: two random queens swap their columns, the cost is the number of attacking pairs, and the
         * temperature falls from 1000 by 1 % every iteration. Starts on the diagonal, and starts again after
         * max(10,000, n^2) iterations without a new least cost.
         */
        SWAP(new Defaults(
                Start.DIAGONAL, Classical.GEOMETRIC, 0.99, 0, n -> 1000, n -> 1, n -> Math.max(10_000, n * n))),
        /**
         * Visualgos: a random attacked queen goes to another random column, the cost is the number of attacked queens, and
         * the temperature of the k-th iteration is 100/k. Starts from a random permutation, and
         * starts again, with k = 1, after 100 n iterations without a new least cost.
         */
        ATTACKED(new Defaults(Start.RANDOM, Classical.RECIPROCAL, 0.99, 0, n -> 100, n -> 1, n -> 100 * n)),
        /**
         * "N-Queens Problem Documentation": two random queens swap their columns, the cost is the number of attacking
         * pairs, and the temperature falls from n^2 by 5 % every 100 n iterations. Starts from a random
         * permutation, and starts again when the temperature falls below 0.001.
         */
        STEPPED(new Defaults(
                Start.RANDOM, Classical.GEOMETRIC, 0.95, 0.001, n -> n * n, n -> 100 * n, n -> Long.MAX_VALUE));

        @SuppressWarnings("ImmutableEnumChecker") // The functions in it keep no state.
        private final Defaults defaults;

        Preset(Defaults defaults) {
            this.defaults = defaults;
        }
    }

    /**
     * What holds for a preset unless set otherwise; the last three are functions of n.
     *
     * @param coldest the temperature below which to start again; 0 for never
     */
    private record Defaults(
            Start start,
            Classical schedule,
            double cooling,
            double coldest,
            LongUnaryOperator temperature,
            LongUnaryOperator steps,
            LongUnaryOperator stagnation) {}

    /** Collects the parameters of a simulated annealing. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets the variant.
         *
         * @param preset the variant; {@link Preset#SWAP} by default
         * @return this builder
         */
        public Builder preset(Preset preset) {
            return settings.set(PRESET, preset);
        }

        /**
         * Sets the board to start from, also for restarts.
         *
         * @param start the board; by default {@link Start#DIAGONAL} for {@link Preset#SWAP}, otherwise
         *     {@link Start#RANDOM}
         * @return this builder
         */
        public Builder start(Start start) {
            return settings.set(START, start);
        }

        /**
         * Sets the temperature to start at, in units of the cost.
         *
         * @param temperature at least 0; by default 1000 for {@link Preset#SWAP}, 100 for {@link Preset#ATTACKED} and n^2
         *     for {@link Preset#STEPPED}
         * @return this builder
         * @throws IllegalArgumentException if it is negative or not finite
         */
        public Builder temperature(double temperature) {
            return settings.set(TEMPERATURE, temperature);
        }

        /**
         * Sets the factor by which each cooling of a geometric schedule multiplies the temperature. {@link #build}
         * refuses it with {@link Classical#RECIPROCAL}, the default of {@link Preset#ATTACKED}. A schedule of your own
         * ignores it.
         *
         * @param cooling from 0 to 1; by default 0.99 for {@link Preset#SWAP} and 0.95 for {@link Preset#STEPPED}
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder cooling(double cooling) {
            return settings.set(COOLING, cooling);
        }

        /**
         * Sets the number of iterations from one cooling to the next. {@link #build} refuses it with {@link
         * Classical#RECIPROCAL}, the default of {@link Preset#ATTACKED}.
         *
         * @param steps at least 1; by default 1 for {@link Preset#SWAP} and 100 n for {@link Preset#STEPPED}
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder steps(long steps) {
            return settings.set(STEPS, steps);
        }

        /**
         * Sets the number of iterations without a new least cost before a restart.
         *
         * @param stagnation at least 1; by default max(10,000, n^2) for {@link Preset#SWAP}, 100 n for
         *     {@link Preset#ATTACKED} and without a bound for {@link Preset#STEPPED}
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder stagnation(long stagnation) {
            return settings.set(STAGNATION, stagnation);
        }

        /**
         * Sets how the limit that leads to a restart changes from attempt to attempt.
         *
         * @param rule a {@link RestartRule.Series}, by which the stagnation is multiplied, or your own rule in its
         *     place, which is asked at each new least cost; {@link RestartRule.Series#FIXED} by default
         * @return this builder
         */
        public Builder restart(RestartRule rule) {
            return settings.setFunction(RESTART, rule);
        }

        /**
         * Sets which steps for the worse are accepted: by a rule that has a name, or by your own.
         *
         * @param acceptance the rule; {@link Acceptance.Classical#METROPOLIS} by default
         * @return this builder
         */
        public Builder acceptance(Acceptance acceptance) {
            return settings.setFunction(ACCEPTANCE, acceptance);
        }

        /**
         * Sets how the temperature falls.
         *
         * @param schedule one that has a name, or your own, which has no use for {@link #cooling}; by default
         *     {@link CoolingSchedule.Classical#RECIPROCAL} for {@link Preset#ATTACKED}, otherwise
         *     {@link CoolingSchedule.Classical#GEOMETRIC}
         * @return this builder
         */
        public Builder schedule(CoolingSchedule schedule) {
            return settings.setFunction(SCHEDULE, schedule);
        }

        /**
         * Sets whether the first queen of each swap is drawn from the attacked ones. Far fewer iterations, but no longer
         * the published rule. Not for {@link Preset#ATTACKED}, which always does so.
         *
         * @param directed whether to; false by default
         * @return this builder
         */
        public Builder directed(boolean directed) {
            return settings.set(DIRECTED, directed);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         * @throws IllegalArgumentException if a setting can do nothing beside the others; names its key and its value
         */
        public SimulatedAnnealing build() {
            Preset preset = settings.get(PRESET);
            Defaults defaults = preset.defaults;
            CoolingSchedule schedule = settings.<CoolingSchedule>given(SCHEDULE).orElse(defaults.schedule);
            if (schedule == Classical.RECIPROCAL) {
                String why = "with schedule=reciprocal"
                        + (settings.given(SCHEDULE).isPresent() ? "" : ", the default of preset=attacked")
                        + ", whose temperature is a constant divided by the iteration's number; leave it out, or set"
                        + " schedule=geometric";
                settings.refuseIdle(COOLING, why);
                settings.refuseIdle(STEPS, why);
            } else if (schedule.with(defaults.cooling) == schedule) {
                settings.refuseIdle(
                        COOLING,
                        "with a schedule of your own, which has no use for the factor; leave it out, or set schedule=geometric");
            }
            if (schedule instanceof Classical
                    && settings.<Double>given(TEMPERATURE).equals(Optional.of(0.0))) {
                refuseIdleInTheCold(defaults);
            }
            if (preset == Preset.ATTACKED) {
                settings.refuseIdle(
                        DIRECTED,
                        "with preset=attacked, which always moves attacked queens; leave it out, or use another preset");
            }
            Restarts.requireAgreement(
                    settings,
                    RESTART,
                    STAGNATION,
                    settings.<Long>given(STAGNATION).orElse(defaults.stagnation.applyAsLong(1)));
            return new SimulatedAnnealing(settings.copy());
        }

        /** A temperature of 0 never changes, and no step for the worse is accepted by a rule that has a name. */
        private void refuseIdleInTheCold(Defaults defaults) {
            String why = "with temperature=0, which stays 0; leave it out, or raise the temperature";
            settings.refuseIdle(SCHEDULE, why);
            settings.refuseIdle(COOLING, why);
            if (defaults.coldest == 0) {
                settings.refuseIdle(STEPS, why);
            }
            Acceptance acceptance = settings.get(ACCEPTANCE);
            if (acceptance instanceof Acceptance.Classical) {
                settings.refuseIdle(ACCEPTANCE, why);
            }
        }
    }
}
