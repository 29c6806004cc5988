package io.github.nqueens.algorithms.meta;

import io.github.nqueens.Problem;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverNotFoundException;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.constructive.QueenSearch;
import io.github.nqueens.algorithms.exact.Backtracking;
import io.github.nqueens.algorithms.localsearch.IterativeRepair;
import io.github.nqueens.algorithms.localsearch.SimulatedAnnealing;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.internal.Refusing;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadFactory;
import java.util.regex.Pattern;

/**
 * A race of several solvers: the first verified board wins, and the others are stopped.
 *
 * <p>The solvers take turns. Each turn is a run with its own seed and an iteration limit that doubles from round to
 * round. So no solver waits for another that never ends, and the limits of all earlier turns of a solver add up to less
 * than the next one. An iteration of the portfolio is one turn. When all solvers have given up one after the other, so
 * does the portfolio.
 *
 * <p>Solvers that do not take the problem at hand do not race: for its size, its rule or its regions, because one of their parameters
 * does not go with it, or because the heap cannot hold what they need. If the solvers are not named and the problem is not the
 * classic one, {@code backtracking} takes the place of {@code queen-search}. It takes every problem, and its proof that
 * there is no solution ends the race too. Beside an initial board only those race that start from it, and for problems
 * complete solvers, which may prove that there is no solution.
 *
 * <p>The first turn of a round that solves wins, once all turns before it have ended. So a seed repeats board, number of
 * iterations and statistics with any number of threads. More threads run several turns of a round at once, and what the
 * later ones find counts only if no earlier one solves. With one thread all turns run on the calling thread. With more,
 * others help it as soon as a turn has ended or has taken some milliseconds. If the system has no more threads, the race
 * goes on with those that were started. Every thread has ended when the run ends. To use more threads than solvers, name
 * a solver more than once.
 *
 * <p>Memory is the sum of what the solvers that run at once need. A solver whose memory does not suffice beside the others gives
 * up its turn. Immutable and safe for use by several threads.
 *
 * <p>Sources: B. A. Huberman, R. M. Lukose, T. Hogg, An economics approach to hard computational problems, Science 275,
 * 1997, doi:10.1126/science.275.5296.51. The doubling limits: M. Luby, A. Sinclair, D. Zuckerman, Optimal speedup of
 * Las Vegas algorithms, 1993, doi:10.1016/0020-0190(93)90029-9.
 */
public final class Portfolio implements SearchAlgorithm {
    private static final Pattern NAMES = Pattern.compile("[a-z0-9-]+(\\+[a-z0-9-]+)*");
    private static final int MOST_THREADS = 1024;

    private static final Parameter<Integer> THREADS =
            Parameter.ofInt("threads", 1, 1, MOST_THREADS, "how many solvers run at once");
    private static final Parameter<String> SOLVERS = Parameter.ofText(
            "solvers",
            "queen-search+iterative-repair+simulated-annealing",
            "names of solvers joined by '+'",
            names -> NAMES.matcher(names).matches(),
            "which solvers race, in the order of their turns");

    private static final Solver LOCAL_SEARCH = Solvers.of(IterativeRepair.descriptor());
    private static final Solver ANNEALING = Solvers.of(SimulatedAnnealing.descriptor());
    private static final List<Solver> USUAL = List.of(Solvers.of(QueenSearch.descriptor()), LOCAL_SEARCH, ANNEALING);
    private static final List<Solver> USUAL_FOR_PROBLEMS =
            List.of(Solvers.of(Backtracking.descriptor()), LOCAL_SEARCH, ANNEALING);

    private final ParameterValues<Builder> settings;
    /** The solvers that race if they take the problem; empty for the usual ones. */
    private final Optional<List<Solver>> racers;

    private final ThreadFactory threadFactory;
    private final Duration pollInterval;

    private Portfolio(Builder builder) {
        this.settings = builder.settings.copy();
        this.racers = builder.racers;
        this.threadFactory = builder.threadFactory;
        this.pollInterval = builder.pollInterval;
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
     * Describes the solver {@code portfolio}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("portfolio", Portfolio::builder, Builder::build)
                .summary("Lets several solvers race; the first verified board wins.")
                .source("Huberman, Lukose, Hogg 1997, doi:10.1126/science.275.5296.51")
                .advice("Choose it for solvers of your own whose running time varies widely, or to use several cores.")
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.EVERY_PROBLEM)
                .parameter(THREADS, Builder::threads)
                .parameter(SOLVERS, Builder::solvers)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("portfolio");
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        List<Solver> solvers = solvers(context.problem());
        boolean fromPermutation =
                context.initialBoard().map(context::isPermutation).orElse(true);
        List<Solver> able = new ArrayList<>();
        List<String> refusals = new ArrayList<>();
        for (Solver solver : solvers) {
            if (takes(solver, context, fromPermutation)) {
                Optional<String> refusal = refusal(solver, context, fromPermutation);
                refusal.ifPresentOrElse(why -> refusals.add(solver.name() + " because " + why), () -> able.add(solver));
            }
        }
        if (able.isEmpty() && !refusals.isEmpty()) {
            return SearchOutcome.gaveUp("no solver can race: " + String.join("; ", refusals));
        }
        if (able.isEmpty()) {
            return SearchOutcome.gaveUp(
                    !context.problem().isClassic()
                                    && solvers.stream()
                                            .noneMatch(solver ->
                                                    solver.descriptor().takes(context.problem()))
                            ? "none of " + names(solvers) + " takes this problem; add backtracking"
                            : context.initialBoard().isPresent()
                                    ? "none of " + names(solvers) + " can start from this initial board; leave it out"
                                    : "none of " + names(solvers) + " takes a board of " + context.size()
                                            + " rows; name others");
        }
        context.initialBoard().ifPresent(context::boardSet);
        refusals.forEach(refusal -> context.noted("A solver does not race: {0}.", refusal));
        if (context.observed() && context.initialBoard().isPresent()) {
            able.stream()
                    .filter(solver -> !Race.startsFromBoard(solver, fromPermutation))
                    .forEach(solver -> context.noted(
                            "{0} races beside the initial board: it starts from none, but may prove that there is no"
                                    + " solution.",
                            solver.name()));
        }
        int threads = settings.get(THREADS);
        return new Race(context, able, fromPermutation, threads, threadFactory, pollInterval).run();
    }

    private List<Solver> solvers(Problem problem) {
        return racers.orElse(problem.isClassic() ? USUAL : USUAL_FOR_PROBLEMS);
    }

    private static boolean takes(Solver solver, SearchContext context, boolean fromPermutation) {
        Problem problem = context.problem();
        return solver.descriptor().takes(problem)
                && (context.initialBoard().isEmpty()
                        || (!problem.isClassic() && solver.descriptor().traits().contains(SolverTrait.COMPLETE))
                        || Race.startsFromBoard(solver, fromPermutation));
    }

    /** A solver of somebody else can be asked for its descriptor only. */
    private static Optional<String> refusal(Solver solver, SearchContext context, boolean fromPermutation) {
        return solver instanceof Refusing refusing
                ? refusing.refusal(context, Race.startsFromBoard(solver, fromPermutation))
                : Optional.empty();
    }

    private static List<String> names(List<Solver> solvers) {
        return solvers.stream().map(Solver::name).toList();
    }

    /** Collects the parameters of a race. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);
        private Optional<List<Solver>> racers = Optional.empty();
        private ThreadFactory threadFactory = Thread::new;
        private Duration pollInterval = Race.POLL_INTERVAL;

        private Builder() {}

        /**
         * Sets how many solvers run at once.
         *
         * @param threads from 1 to 1,024; 1 by default, which is the calling thread; the board does not
         *     depend on it
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder threads(int threads) {
            return settings.set(THREADS, threads);
        }

        /**
         * Sets which solvers race.
         *
         * @param solvers names joined by {@code +}, in the order of their turns, as {@link Solvers} finds them
         * @return this builder
         * @throws IllegalArgumentException if it is not of that form, or no solver has one of the names
         */
        public Builder solvers(String solvers) {
            List<Solver> found = new ArrayList<>();
            for (String name : SOLVERS.check(solvers).split("\\+", -1)) {
                try {
                    found.add(Solvers.get(name));
                } catch (SolverNotFoundException unknown) {
                    throw new IllegalArgumentException(
                            "parameter 'solvers' is '" + Excerpt.of(solvers) + "', but there is "
                                    + unknown.getMessage(),
                            unknown);
                }
            }
            racers = Optional.of(List.copyOf(found));
            return settings.set(SOLVERS, solvers);
        }

        /**
         * Sets which solvers race, with parameters, or your own solvers.
         *
         * @param solvers at least one, in the order of their turns
         * @return this builder
         * @throws IllegalArgumentException if there is none
         */
        public Builder solvers(Solver... solvers) {
            List<Solver> given = NonNullLists.of("solvers", solvers);
            if (given.isEmpty()) {
                throw new IllegalArgumentException("no solver is given, but a race needs at least 1");
            }
            racers = Optional.of(given);
            return settings.<Object>setFunction(SOLVERS, given);
        }

        /** Sets what makes the threads. */
        Builder threadFactory(ThreadFactory threadFactory) {
            this.threadFactory = threadFactory;
            return this;
        }

        /** Sets the time after which threads are started to help, which is also the time between two checks of the limits. */
        Builder pollInterval(Duration pollInterval) {
            this.pollInterval = pollInterval;
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         */
        public Portfolio build() {
            return new Portfolio(this);
        }
    }
}
