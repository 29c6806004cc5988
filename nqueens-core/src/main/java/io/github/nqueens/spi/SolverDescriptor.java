package io.github.nqueens.spi;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.internal.RuleLines;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a solver before it runs: its names, its source, what it can take, and how its algorithm is made from
 * parameters. Safe for use by several threads; what it says never changes.
 *
 * <p>A provider of many solvers {@linkplain #deferred defers} their descriptors, as a program uses few of them.
 */
public final class SolverDescriptor {
    private final String name;
    private final List<String> aliases;
    private final Supplier<Details> details;

    /** What nobody needs to know in order to find the solver by its name. */
    private record Details(
            String summary,
            String source,
            String advice,
            Set<SolverTrait> traits,
            int largestSize,
            String costUnit,
            List<Parameter<?>> parameters,
            AlgorithmFactory<?> factory)
            implements Supplier<Details> {

        static Details of(Builder<?> builder) {
            AlgorithmFactory<?> factory = builder.factory.copy();
            return new Details(
                    builder.summary,
                    builder.source,
                    builder.advice,
                    Set.copyOf(builder.traits),
                    builder.largestSize,
                    builder.costUnit,
                    factory.parameters(),
                    factory);
        }

        @Override
        public Details get() {
            return this;
        }
    }

    /** The details of a deferred descriptor, made when they are asked for first. */
    private static final class Deferred implements Supplier<Details> {
        private final String name;
        private final List<String> aliases;
        private final Function<String, SolverDescriptor> maker;
        private volatile @Nullable Details made;

        Deferred(String name, List<String> aliases, Function<String, SolverDescriptor> maker) {
            this.name = name;
            this.aliases = aliases;
            this.maker = maker;
        }

        @Override
        public Details get() {
            Details known = made;
            if (known == null) {
                known = make();
                made = known;
            }
            return known;
        }

        /** Two threads may both make the details, which are the same. */
        private Details make() {
            SolverDescriptor whole = maker.apply(name);
            if (whole == null) {
                throw new SolverDefectException(name, "what makes its descriptor returned null");
            }
            if (!whole.name.equals(name) || !whole.aliases.equals(aliases)) {
                throw new SolverDefectException(
                        name,
                        "its descriptor was deferred with the names " + names(name, aliases) + ", but it was made with "
                                + names(whole.name, whole.aliases));
            }
            return whole.details.get();
        }

        private static String names(String name, List<String> aliases) {
            return aliases.isEmpty() ? name : name + ", " + String.join(", ", aliases);
        }
    }

    private SolverDescriptor(String name, List<String> aliases, Supplier<Details> details) {
        this.name = name;
        this.aliases = aliases;
        this.details = details;
    }

    /**
     * The shortest form: an algorithm without parameters.
     *
     * @param name the solver's name in kebab case
     * @param algorithm the algorithm
     * @param traits what a user can count on
     * @return a descriptor without aliases, parameters or a limit of size
     * @throws IllegalArgumentException if the name is not in kebab case
     */
    public static SolverDescriptor of(String name, SearchAlgorithm algorithm, SolverTrait... traits) {
        Objects.requireNonNull(algorithm, "algorithm");
        Builder<SearchAlgorithm> builder = builder(name, () -> algorithm, Function.identity());
        NonNullLists.of("traits", traits).forEach(builder::trait);
        return builder.build();
    }

    /**
     * A descriptor that is made when somebody asks for more than its names, for providers of many solvers.
     *
     * @param name the solver's name in kebab case
     * @param maker makes the descriptor of this name, with the same aliases; called at the first question, and again if it
     *     threw. Several threads may call it at once
     * @param aliases the aliases, in the order in which the descriptor has them
     * @return a descriptor that says what the one made by {@code maker} says. If {@code maker} returns null or a descriptor
     *     with other names, what is asked throws a {@link SolverDefectException}; what {@code maker} throws is passed on
     * @throws IllegalArgumentException if a name is not in kebab case
     */
    public static SolverDescriptor deferred(String name, Function<String, SolverDescriptor> maker, String... aliases) {
        Objects.requireNonNull(maker, "maker");
        String own = Builder.requireName(Objects.requireNonNull(name, "name"));
        List<String> others = NonNullLists.of("aliases", aliases);
        others.forEach(Builder::requireName);
        return new SolverDescriptor(own, others, new Deferred(own, others, maker));
    }

    /**
     * Starts a descriptor.
     *
     * @param <B> the algorithm's typed builder
     * @param name the solver's name in kebab case
     * @param settings makes a typed builder that holds the defaults
     * @param algorithm makes the algorithm from a typed builder
     * @return a builder
     * @throws IllegalArgumentException if the name is not in kebab case
     */
    public static <B> Builder<B> builder(String name, Supplier<B> settings, Function<B, SearchAlgorithm> algorithm) {
        return new Builder<>(name, settings, algorithm);
    }

    /**
     * The solver's name.
     *
     * @return the name in kebab case
     */
    public String name() {
        return name;
    }

    /**
     * Other names by which the solver is found.
     *
     * @return names in kebab case, in the order given
     */
    public List<String> aliases() {
        return aliases;
    }

    /**
     * The summary of the solver.
     *
     * @return a sentence, or an empty text
     */
    public String summary() {
        return details.get().summary();
    }

    /**
     * Where the algorithm comes from.
     *
     * @return a citation, or an empty text
     */
    public String source() {
        return details.get().source();
    }

    /**
     * When to choose the solver, and when not to.
     *
     * @return a sentence or two, or an empty text
     */
    public String advice() {
        return details.get().advice();
    }

    /**
     * What a user can count on.
     *
     * @return the traits
     */
    public Set<SolverTrait> traits() {
        return details.get().traits();
    }

    /**
     * Tells whether the solver takes a problem. What it does not take it refuses with an
     * {@link IllegalArgumentException}. Takes O(1).
     *
     * @param problem what is to be solved
     * @return false if the problem has more rows than {@link #largestSize()}, or if it is not the classic one and the solver
     *     lacks the trait for it: {@link SolverTrait#EVERY_PROBLEM}, or {@link SolverTrait#PLACED_AND_BLOCKED} for problems
     *     without regions whose rule is {@link AttackRule#QUEENS} or {@link AttackRule#TORUS}
     */
    public boolean takes(Problem problem) {
        if (Objects.requireNonNull(problem, "problem").size() > largestSize()) {
            return false;
        }
        if (problem.isClassic() || traits().contains(SolverTrait.EVERY_PROBLEM)) {
            return true;
        }
        return traits().contains(SolverTrait.PLACED_AND_BLOCKED)
                && !problem.hasRegions()
                && RuleLines.of(problem.rule()).hasDiagonals()
                && RuleLines.of(problem.rule()).leaps().isEmpty();
    }

    /**
     * The largest board that the solver takes; larger ones are refused.
     *
     * @return at least 1
     */
    public int largestSize() {
        return details.get().largestSize();
    }

    /**
     * What the search lowers: the unit of {@code SolveStatistics.bestCost()} and of what listeners are told.
     *
     * @return a noun in the plural, for example "attacking pairs"
     */
    public String costUnit() {
        return details.get().costUnit();
    }

    /**
     * The parameters that the solver knows.
     *
     * @return the parameters, in the order given
     */
    public List<Parameter<?>> parameters() {
        return details.get().parameters();
    }

    /**
     * Makes the algorithm.
     *
     * @param values parameters by key; those left out have their defaults
     * @return the algorithm
     * @throws IllegalArgumentException if a key is unknown, or a value malformed, out of range or at odds with another, or if
     *     one of them is no text; names key, value and what is allowed
     * @throws SolverDefectException if a function that the descriptor was built with returns null
     */
    public SearchAlgorithm algorithm(Map<String, String> values) {
        return details.get().factory().make(values);
    }

    /**
     * The name, which is what lists show.
     *
     * @return the name
     */
    @Override
    public String toString() {
        return name;
    }

    /**
     * Collects what is known of a solver. Not safe for use by several threads.
     *
     * @param <B> the algorithm's typed builder
     */
    public static final class Builder<B> {
        private final String name;
        private final AlgorithmFactory<B> factory;
        private final List<String> aliases = new ArrayList<>();
        private final Set<SolverTrait> traits = EnumSet.noneOf(SolverTrait.class);
        private String summary = "";
        private String source = "";
        private String advice = "";
        private int largestSize = Integer.MAX_VALUE - 8;
        private String costUnit = "attacking pairs";

        private Builder(String name, Supplier<B> settings, Function<B, SearchAlgorithm> algorithm) {
            this.name = requireName(Objects.requireNonNull(name, "name"));
            this.factory = new AlgorithmFactory<>(
                    name, Objects.requireNonNull(settings, "settings"), Objects.requireNonNull(algorithm, "algorithm"));
        }

        /**
         * Adds another name. The solver's own name and a name that is there already change nothing.
         *
         * @param alias a name in kebab case
         * @return this builder
         * @throws IllegalArgumentException if it is not in kebab case
         */
        public Builder<B> alias(String alias) {
            aliases.add(requireName(Objects.requireNonNull(alias, "alias")));
            return this;
        }

        /**
         * Sets the summary of the solver.
         *
         * @param summary a sentence
         * @return this builder
         */
        public Builder<B> summary(String summary) {
            this.summary = Objects.requireNonNull(summary, "summary");
            return this;
        }

        /**
         * Says where the algorithm comes from.
         *
         * @param source a citation
         * @return this builder
         */
        public Builder<B> source(String source) {
            this.source = Objects.requireNonNull(source, "source");
            return this;
        }

        /**
         * Says when to choose the solver, and when not to.
         *
         * @param advice a sentence or two
         * @return this builder
         */
        public Builder<B> advice(String advice) {
            this.advice = Objects.requireNonNull(advice, "advice");
            return this;
        }

        /**
         * Adds what a user can count on.
         *
         * @param trait a trait
         * @return this builder
         */
        public Builder<B> trait(SolverTrait trait) {
            traits.add(Objects.requireNonNull(trait, "trait"));
            return this;
        }

        /**
         * Sets the largest board that the solver takes, whatever the memory.
         *
         * @param n at least 1
         * @return this builder
         * @throws IllegalArgumentException if {@code n < 1}
         */
        public Builder<B> largestSize(int n) {
            this.largestSize = requirePositive("the largest size", n);
            return this;
        }

        /**
         * Sets what the search lowers, the unit of {@link SearchContext#cost}.
         *
         * @param unit a noun in the plural, for example "attacked queens"; "attacking pairs" by default
         * @return this builder
         */
        public Builder<B> costUnit(String unit) {
            this.costUnit = Objects.requireNonNull(unit, "unit");
            return this;
        }

        /**
         * Adds a parameter.
         *
         * @param <T> the type of its values
         * @param parameter its key, range and default
         * @param setter the typed builder's method that takes it
         * @return this builder
         * @throws IllegalArgumentException if there is a parameter of this key already
         */
        public <T> Builder<B> parameter(Parameter<T> parameter, BiConsumer<? super B, ? super T> setter) {
            Objects.requireNonNull(parameter, "parameter");
            Objects.requireNonNull(setter, "setter");
            factory.bind(parameter, setter);
            return this;
        }

        /**
         * Makes the descriptor.
         *
         * @return the descriptor
         */
        public SolverDescriptor build() {
            List<String> others = new ArrayList<>();
            for (String alias : aliases) {
                if (!alias.equals(name) && !others.contains(alias)) {
                    others.add(alias);
                }
            }
            return new SolverDescriptor(name, List.copyOf(others), Details.of(this));
        }

        private static int requirePositive(String what, int n) {
            if (n < 1) {
                throw new IllegalArgumentException(what + " is " + n + ", but must be at least 1");
            }
            return n;
        }

        /** A lower-case letter first, and hyphens only between letters or digits. */
        private static String requireName(String name) {
            if (!Kebab.isKebab(name)) {
                throw new IllegalArgumentException("'" + name
                        + "' is not a solver's name: write lower-case words separated by hyphens, as in 'random-walk'");
            }
            return name;
        }
    }
}
