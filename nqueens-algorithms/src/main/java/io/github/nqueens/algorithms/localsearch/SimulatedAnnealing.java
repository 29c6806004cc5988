package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.stream.Stream;

/**
 * Simulated annealing: random steps, of which those that make the board worse are accepted with a probability
 * exp(-delta/T) that falls with the temperature T; others always.
 *
 * <p>Three published variants, the {@linkplain Preset presets}, differ in step, cost and cooling. An iteration is one
 * random step, accepted or not, and takes O(1) time; memory is O(n). All presets start anew when they freeze, and count
 * that as a restart. Random numbers are drawn by a fixed rule: one 64-bit number for the two rows of a swap (more if it
 * would favor some rows), or one for the queen and one for the column of a move, and then one for the decision exactly
 * if the step makes the board worse by less than 746 T; from there on exp(-delta/T) is 0 as a {@code double}.
 *
 * <p>Known failure modes: below T = 0.1 next to nothing but improvements and plateau steps are accepted, so that small
 * boards (n = 8, 10) can freeze in a local minimum until the restart. {@link Preset#STEPPED} spends most of its
 * time at temperatures where nearly every step is accepted.
 *
 * <p>Sources: I. Martinjak, M. Golub, Comparison of heuristic algorithms for the n-queen problem, ITI 2007,
 * doi:10.1109/ITI.2007.4283867 (Figure 7 and Table 1); Visualgos: N Queens; "N-Queens Problem Documentation";
 * S. Kirkpatrick, C. D. Gelatt, M. P. Vecchi, Optimization by simulated annealing, Science 220, 1983,
 * doi:10.1126/science.220.4598.671. Immutable and safe for use by several threads.
 */
public final class SimulatedAnnealing implements SearchAlgorithm {
    private static final Parameter<Preset> PRESET =
            Parameter.ofEnum("preset", Preset.SWAP, "the published variant: step, cost and cooling");
    private static final Parameter<Start> START = Parameter.ofEnum("start", Start.DIAGONAL, "the board to start from")
            .withComputedDefault("diagonal for preset=swap, otherwise random");
    private static final Parameter<Double> TEMPERATURE = Parameter.ofDouble(
                    "temperature", 1000, 0, Double.MAX_VALUE, "the temperature to start at")
            .withComputedDefault("swap: 1000, attacked: 100, stepped: n^2");
    private static final Parameter<Double> COOLING = Parameter.ofDouble(
                    "cooling", 0.99, 0, 1, "the factor of each cooling; not for preset=attacked")
            .withComputedDefault("swap: 0.99, stepped: 0.95");
    private static final Parameter<Long> STEPS = Parameter.ofLong(
                    "steps", 1, 1, Long.MAX_VALUE, "iterations from one cooling to the next; not for preset=attacked")
            .withComputedDefault("swap: 1, stepped: 100 n");
    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
                    "stagnation", 1, 1, Long.MAX_VALUE, "iterations without a new least cost before a restart")
            .withComputedDefault("swap: the larger of 10000 and n^2, attacked: 100 n, stepped: never");
    private static final Parameter<Boolean> DIRECTED = Parameter.ofBoolean(
            "directed", false, "draw the first queen of each swap from the attacked ones; not for preset=attacked");

    private final SearchAlgorithm annealing;

    private SimulatedAnnealing(AnnealingSettings settings) {
        this.annealing =
                settings.preset() == Preset.ATTACKED ? new AttackedAnnealing(settings) : new SwapAnnealing(settings);
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
     * What is known of the solver {@code simulated-annealing}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("simulated-annealing", SimulatedAnnealing::builder, Builder::build)
                .alias("sa")
                .summary("Takes random steps, worse ones with a probability that falls as the temperature does.")
                .source("Martinjak, Golub 2007, doi:10.1109/ITI.2007.4283867;"
                        + " Kirkpatrick, Gelatt, Vecchi 1983, doi:10.1126/science.220.4598.671")
                .advice(
                        "Choose it to watch annealing, or where moves must be cheap and blind; for a large board, directed=true needs"
                                + " a fraction of the swaps, and iterative-repair or queen-search are faster still.")
                .largestSize(FullBoards.LARGEST_SIZE)
                .reach(500_000)
                .parameter(PRESET, Builder::preset)
                .parameter(START, Builder::start)
                .parameter(TEMPERATURE, Builder::temperature)
                .parameter(COOLING, Builder::cooling)
                .parameter(STEPS, Builder::steps)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(DIRECTED, Builder::directed)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        return annealing.search(context);
    }

    /** A published variant of simulated annealing. */
    public enum Preset {
        /**
         * Martinjak and Golub: two random queens swap their columns, the cost is the number of attacking pairs, and the
         * temperature falls from 1000 by 1 % every iteration. Starts on the diagonal, and anew after max(10,000, n^2)
         * iterations without a new least cost.
         */
        SWAP,
        /**
         * Visualgos: a random attacked queen goes to another random column, the cost is the number of attacked queens, and
         * the temperature of the k-th iteration is 100/k. Starts from a random permutation, and anew, from k = 1, after
         * 100 n iterations without a new least cost.
         */
        ATTACKED,
        /**
         * "N-Queens Problem Documentation": two random queens swap their columns, the cost is the number of attacking
         * pairs, and the temperature falls from n^2 by 5 % every 100 n iterations. Starts from a random permutation, and
         * anew when the temperature falls below 0.001.
         */
        STEPPED
    }

    /** A board to start from. */
    public enum Start {
        /** All queens on the main diagonal. */
        DIAGONAL,
        /** A random permutation. */
        RANDOM
    }

    /** Collects the parameters of a simulated annealing. Not safe for use by several threads. */
    public static final class Builder {
        private Preset preset = PRESET.defaultValue().orElseThrow();
        private Start start;
        private Double temperature;
        private Double cooling;
        private Long steps;
        private Long stagnation;
        private boolean directed = DIRECTED.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets the variant.
         *
         * @param preset the variant; {@link Preset#SWAP} by default
         * @return this builder
         * @throws NullPointerException if it is null
         */
        public Builder preset(Preset preset) {
            this.preset = PRESET.check(preset);
            return this;
        }

        /**
         * Sets the board to start from, also for restarts.
         *
         * @param start the board; by default {@link Start#DIAGONAL} for {@link Preset#SWAP}, otherwise
         *     {@link Start#RANDOM}
         * @return this builder
         * @throws NullPointerException if it is null
         */
        public Builder start(Start start) {
            this.start = START.check(start);
            return this;
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
            this.temperature = TEMPERATURE.check(temperature);
            return this;
        }

        /**
         * Sets the factor by which each cooling multiplies the temperature. Not for {@link Preset#ATTACKED}.
         *
         * @param cooling from 0 to 1; by default 0.99 for {@link Preset#SWAP} and 0.95 for {@link Preset#STEPPED}
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder cooling(double cooling) {
            this.cooling = COOLING.check(cooling);
            return this;
        }

        /**
         * Sets the number of iterations from one cooling to the next. Not for {@link Preset#ATTACKED}.
         *
         * @param steps at least 1; by default 1 for {@link Preset#SWAP} and 100 n for {@link Preset#STEPPED}
         * @return this builder
         * @throws IllegalArgumentException if it is less than 1
         */
        public Builder steps(long steps) {
            this.steps = STEPS.check(steps);
            return this;
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
            this.stagnation = STAGNATION.check(stagnation);
            return this;
        }

        /**
         * Sets whether the first queen of each swap is drawn from the attacked ones. Far fewer iterations, but no longer
         * the published rule. Not for {@link Preset#ATTACKED}, which always does so.
         *
         * @param directed whether to; false by default
         * @return this builder
         */
        public Builder directed(boolean directed) {
            this.directed = directed;
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         * @throws IllegalArgumentException if a parameter was set that {@link Preset#ATTACKED} does not know
         */
        public SimulatedAnnealing build() {
            if (preset == Preset.ATTACKED) {
                String strange = Stream.of(
                                cooling == null ? null : COOLING.key() + "=" + cooling,
                                steps == null ? null : STEPS.key() + "=" + steps,
                                directed ? DIRECTED.key() + "=true" : null)
                        .filter(text -> text != null)
                        .findFirst()
                        .orElse(null);
                if (strange != null) {
                    throw new IllegalArgumentException("parameter '" + strange
                            + "' has no meaning with preset=attacked, whose temperature is a constant divided by the"
                            + " iteration's number; leave it out, or use preset=swap or preset=stepped");
                }
            }
            return new SimulatedAnnealing(
                    new AnnealingSettings(preset, start, temperature, cooling, steps, stagnation, directed));
        }
    }
}
