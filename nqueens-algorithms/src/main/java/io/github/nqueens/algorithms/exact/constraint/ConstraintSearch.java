package io.github.nqueens.algorithms.exact.constraint;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.Enumerator;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.common.RuleChecks;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * Constraint search: the n-queens problem as a constraint satisfaction problem, with the heuristics and inferences that are
 * taught.
 *
 * <p>Rows are variables, and columns are their values. The search chooses a row ({@link VariableOrder}), and tries its
 * columns in some order ({@link ValueOrder}). After each queen it may rule out columns of other rows ({@link
 * Inference}). If a row has no column left, the search takes queens off ({@link BacktrackingMethod}). It visits every
 * board that it does not prove to be hopeless, so it finds a solution or proves that there is none, for every problem.
 *
 * <p>An iteration is a node of the search tree. A node is a queen placed on a square that no earlier queen attacks, or
 * that was not ruled out. An evaluation is a consistency check: two squares compared, as Haralick and Elliott count.
 *
 * <p>A node takes O(n) without inference and with forward checking, O(n<sup>3</sup>) with look-ahead, and up to
 * O(n<sup>4</sup>) with arc consistency and all-different. Memory is O(n<sup>2</sup>), and the search keeps its own
 * stack. Runs are the same for the same seed. Immutable and safe for use by several threads.
 *
 * <p>Sources: R. M. Haralick, G. L. Elliott, Increasing tree search efficiency for constraint satisfaction problems,
 * Artificial Intelligence 14, 1980, doi:10.1016/0004-3702(80)90051-X. P. Prosser, Hybrid algorithms for the constraint
 * satisfaction problem, Computational Intelligence 9, 1993, doi:10.1111/j.1467-8640.1993.tb00310.x. A. K. Mackworth,
 * Consistency in networks of relations, Artificial Intelligence 8, 1977, doi:10.1016/0004-3702(77)90007-8.
 */
public final class ConstraintSearch implements SearchAlgorithm {
    private static final Parameter<VariableOrder.Rule> VARIABLES = Parameter.ofEnum(
                    "variables",
                    VariableOrder.Rule.NATURAL,
                    "which row gets the next queen; fewest-values is MRV, weighted-degree is dom/wdeg")
            .withComputedDefault("natural, or fewest-values with regions");

    private static final Parameter<ValueOrder.Rule> VALUES = Parameter.ofEnum(
            "values",
            ValueOrder.Rule.ASCENDING,
            "in which order the columns of a row are tried; least-constraining is LCV");

    private static final Parameter<Inference.Method> INFERENCE = Parameter.ofEnum(
                    "inference",
                    Inference.Method.FORWARD_CHECKING,
                    "what is ruled out after each queen; forward-checking is FC, arc-consistency is MAC with AC-3")
            .withComputedDefault(
                    "forward-checking, or all-different with regions, or none for backmarking and backjumping");

    private static final Parameter<BacktrackingMethod> BACKTRACKING = Parameter.ofEnum(
            "backtracking",
            BacktrackingMethod.CHRONOLOGICAL,
            "where the search goes when a row has no column left; conflict-directed is CBJ");

    private static final Parameter<Long> STAGNATION = Parameter.ofLong(
                    "stagnation", 1, 1, Long.MAX_VALUE, "how many nodes without fewer empty rows lead to a restart")
            .withComputedDefault("never");

    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("stagnation");

    /** Squares are numbered by an int, and their sets take n * n / 64 words. */
    private static final int LARGEST_SIZE = 16_384;

    private final ParameterValues<Builder> settings;
    private final Optional<VariableOrder> variables;
    private final ValueOrder values;
    private final Optional<Inference> inference;
    private final BacktrackingMethod wayBack;
    private final Optional<RestartRule> restart;

    private ConstraintSearch(ParameterValues<Builder> settings) {
        this.settings = settings;
        this.variables = settings.given(VARIABLES);
        this.values = settings.get(VALUES);
        this.wayBack = settings.get(BACKTRACKING);
        this.inference = settings.given(INFERENCE);
        this.restart = restart(settings);
        requireAgreement();
    }

    /** The rule that restarts, if one may: a series of nodes without end does not. */
    private static Optional<RestartRule> restart(ParameterValues<Builder> settings) {
        RestartRule rule = settings.get(RESTART);
        long unit = settings.<Long>given(STAGNATION).orElse(Long.MAX_VALUE);
        RestartRule multiple = RuleChecks.result(rule.times(unit), "restart rule", rule, "times");
        Restarts.requireAgreement(settings, RESTART, STAGNATION, unit);
        return multiple == rule || unit < Long.MAX_VALUE ? Optional.of(multiple) : Optional.empty();
    }

    /** Queens attack few squares of a region puzzle; matching rows to regions is what rules out the others. */
    private Inference inference(Problem problem) {
        return inference.orElseGet(() -> {
            if (checksBackward()) {
                return Inference.Method.NONE;
            }
            return problem.hasRegions() ? Inference.Method.ALL_DIFFERENT : Inference.Method.FORWARD_CHECKING;
        });
    }

    private VariableOrder variables(Problem problem) {
        return variables.orElse(
                problem.hasRegions() && wayBack != BacktrackingMethod.BACKMARKING
                        ? VariableOrder.Rule.FEWEST_VALUES
                        : VariableOrder.Rule.NATURAL);
    }

    private boolean checksBackward() {
        return wayBack == BacktrackingMethod.BACKMARKING || wayBack == BacktrackingMethod.BACKJUMPING;
    }

    private void requireAgreement() {
        VariableOrder order = variables.orElse(VariableOrder.Rule.NATURAL);
        boolean infers = inference.map(its -> its != Inference.Method.NONE).orElse(!checksBackward());
        if (checksBackward() && infers) {
            throw new IllegalArgumentException("backtracking=" + Kebab.of(wayBack)
                    + " remembers checks against earlier queens, which only inference=none makes; choose"
                    + " inference=none, or backtracking=conflict-directed");
        }
        if (wayBack == BacktrackingMethod.BACKMARKING
                && !(order instanceof VariableOrder.Rule rule && rule.isStatic())) {
            throw new IllegalArgumentException("backtracking=backmarking needs the same row at each depth; choose"
                    + " variables=natural or variables=center-out");
        }
        if (order == VariableOrder.Rule.WEIGHTED_DEGREE && !infers) {
            throw new IllegalArgumentException("variables=weighted-degree counts rows that inference leaves without a"
                    + " column, and inference=none leaves none; choose inference=forward-checking or a stronger one");
        }
        if (restart.isPresent()
                && order instanceof VariableOrder.Rule rule
                && rule != VariableOrder.Rule.RANDOM
                && rule != VariableOrder.Rule.WEIGHTED_DEGREE
                && values instanceof ValueOrder.Rule
                && values != ValueOrder.Rule.RANDOM) {
            String why = "where nothing is random, as a restart would repeat the same search; choose values=random,"
                    + " variables=random or variables=weighted-degree, or leave it out";
            settings.refuseIdle(RESTART, why);
            settings.refuseIdle(STAGNATION, why);
        }
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
     * Describes the solver {@code constraint-search}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("constraint-search", ConstraintSearch::builder, Builder::build)
                .alias("csp")
                .summary(
                        "Searches the tree of partial boards with the heuristics and inferences of constraint satisfaction.")
                .advice(
                        "Choose it to teach constraint satisfaction and to compare its heuristics by nodes and checks. For"
                                + " large boards choose variables=fewest-values with values=center-out.")
                .source("Haralick, Elliott 1980, doi:10.1016/0004-3702(80)90051-X; Prosser 1993; Mackworth 1977")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .trait(SolverTrait.EVERY_PROBLEM)
                .largestSize(LARGEST_SIZE)
                .costUnit("empty rows")
                .parameter(VARIABLES, Builder::variables)
                .parameter(VALUES, Builder::values)
                .parameter(INFERENCE, Builder::inference)
                .parameter(BACKTRACKING, Builder::backtracking)
                .parameter(STAGNATION, Builder::stagnation)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("constraint-search");
    }

    /** What is made before the first queen. What the search remembers later depends on its way. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return ConstraintTree.bytes(problem, variables(problem), values, inference(problem), wayBack);
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        ConstraintTree tree = tree(context);
        for (long attempt = 1; ; attempt++) {
            Optional<SearchOutcome> outcome = tree.search(restart, attempt, board -> true);
            if (outcome.isPresent()) {
                return outcome.get();
            }
            tree.clear();
            context.restarted();
        }
    }

    private ConstraintTree tree(SearchContext context) {
        return new ConstraintTree(context, variables(context.problem()), values, inference(context.problem()), wayBack);
    }

    /**
     * Finds all solutions of a problem, and counts what that takes.
     *
     * @param problem any problem that the solver takes
     * @param limits when to stop before the end
     * @param solutions gets each solution in the order in which it is found
     * @return how the search ended and what it did
     * @throws IllegalArgumentException if this search restarts, which would find solutions again, or if the problem has more
     *     than 16,384 rows
     */
    public Enumeration enumerate(Problem problem, Limits limits, Consumer<? super Board> solutions) {
        Objects.requireNonNull(problem, "problem");
        Objects.requireNonNull(limits, "limits");
        Objects.requireNonNull(solutions, "solutions");
        if (restart.isPresent()) {
            throw new IllegalArgumentException(
                    "a search that restarts would find solutions again; leave stagnation and restart out to enumerate");
        }
        Enumerator enumerator = new Enumerator(solutions);
        Work work = new Work();
        boolean isComplete = enumerator.run("constraint-search", LARGEST_SIZE, problem, limits, context -> {
            ConstraintTree tree = tree(context);
            try {
                // A tick that says no ends the search with an outcome, too.
                return tree.search(Optional.empty(), 1, enumerator::add)
                        .filter(SearchOutcome::isUnsolvable)
                        .isPresent();
            } finally {
                work.statistics = tree.statistics();
            }
        });
        return new Enumeration(isComplete, enumerator.count(), work.statistics);
    }

    /**
     * The result of an enumeration, and its work.
     *
     * @param isComplete whether all solutions were found; if not, a limit, an interrupt or a lack of memory ended the search
     * @param solutions how many were found
     * @param statistics what the search did
     */
    public record Enumeration(boolean isComplete, long solutions, ConstraintStatistics statistics) {
        /**
         * Makes a result.
         *
         * @param isComplete whether all solutions were found
         * @param solutions how many were found
         * @param statistics what the search did
         */
        public Enumeration {
            Objects.requireNonNull(statistics, "statistics");
        }
    }

    /** What an enumeration did, the root alone before it begins. */
    private static final class Work {
        private ConstraintStatistics statistics = new ConstraintStatistics(1, 0, 0, 0, 0, 0, 0);
    }

    /** Collects the parameters of a constraint search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets which row gets the next queen.
         *
         * @param order natural by default, or fewest values for a problem with regions; a {@link VariableOrder.Rule} or
         *     an order of your own
         * @return this builder
         */
        public Builder variables(VariableOrder order) {
            return settings.setFunction(VARIABLES, order);
        }

        /**
         * Sets in which order the columns of a row are tried.
         *
         * @param order ascending by default; a {@link ValueOrder.Rule} or an order of your own
         * @return this builder
         */
        public Builder values(ValueOrder order) {
            return settings.setFunction(VALUES, order);
        }

        /**
         * Sets what is ruled out after each queen.
         *
         * @param inference forward checking by default, or all-different for a problem with regions, or none for
         *     backmarking and backjumping; an {@link Inference.Method} or an inference of your own
         * @return this builder
         */
        public Builder inference(Inference inference) {
            return settings.setFunction(INFERENCE, inference);
        }

        /**
         * Sets where the search goes when a row has no column left.
         *
         * @param wayBack chronological by default
         * @return this builder
         */
        public Builder backtracking(BacktrackingMethod wayBack) {
            return settings.set(BACKTRACKING, wayBack);
        }

        /**
         * Sets how many nodes may follow without fewer empty rows than before in the attempt; then the search restarts.
         *
         * @param nodes at least 1; without it the search never restarts
         * @return this builder
         * @throws IllegalArgumentException if {@code nodes} is below 1
         */
        public Builder stagnation(long nodes) {
            return settings.set(STAGNATION, nodes);
        }

        /**
         * Sets how the stagnation allowed changes from one restart to the next.
         *
         * @param rule a {@link RestartRule.Series}, by which {@link #stagnation} is multiplied, or your own rule in its place;
         *     {@link RestartRule.Series#FIXED} by default
         * @return this builder
         */
        public Builder restart(RestartRule rule) {
            return settings.setFunction(RESTART, rule);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         * @throws IllegalArgumentException if settings contradict each other; the sentence says which, and what to choose
         */
        public ConstraintSearch build() {
            return new ConstraintSearch(settings.copy());
        }
    }
}
