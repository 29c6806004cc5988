package io.github.nqueens.algorithms.meta;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
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
import java.util.concurrent.CompletionService;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;

/**
 * A race of several solvers: the first verified board wins, and the others are stopped.
 *
 * <p>The solvers take turns. Each turn is a run of its own with a seed of its own and an iteration limit that doubles
 * from round to round, so that no solver waits for another that never ends, and at most half of all work is done twice. An
 * iteration of the portfolio is one turn that ended. With one thread the turns come one after the other and a seed repeats the run;
 * with more the turns run at once and whichever solves first wins. Immutable and safe for use by several threads.
 *
 * <p>Source: B. A. Huberman, R. M. Lukose, T. Hogg, An economics approach to hard computational problems, Science 275,
 * 1997, doi:10.1126/science.275.5296.51; the doubling limits follow M. Luby, A. Sinclair, D. Zuckerman, Optimal speedup of
 * Las Vegas algorithms, 1993, doi:10.1016/0020-0190(93)90029-9.
 */
public final class Portfolio implements SearchAlgorithm {
    private static final Pattern NAMES = Pattern.compile("[a-z0-9-]+(\\+[a-z0-9-]+)*");
    private static final int MOST_THREADS = 1024;
    private static final long FIRST_LIMIT = 1_000;

    /** How often a waiting or a solving thread asks whether the run is over. */
    private static final Duration ATTENTION = Duration.ofMillis(5);

    private static final Parameter<Integer> THREADS =
            Parameter.ofInt("threads", 1, 1, MOST_THREADS, "how many solvers run at once");
    private static final Parameter<String> SOLVERS = Parameter.ofText(
            "solvers",
            "queen-search+iterative-repair+simulated-annealing",
            "names of solvers joined by '+'",
            names -> NAMES.matcher(names).matches(),
            "which solvers race, in the order of their turns");

    private final int threads;
    private final List<String> names;

    private Portfolio(Builder builder) {
        this.threads = builder.threads;
        this.names = List.of(builder.solvers.split("\\+"));
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
     * What is known of the solver {@code portfolio}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("portfolio", Portfolio::builder, Builder::build)
                .summary("Lets several solvers race; the first verified board wins.")
                .source("Huberman, Lukose, Hogg 1997, doi:10.1126/science.275.5296.51")
                .advice("For solvers of your own whose running time varies widely, or to use several cores.")
                .reach(1_000_000)
                .parameter(THREADS, Builder::threads)
                .parameter(SOLVERS, Builder::solvers)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        List<Solver> solvers = solversFor(context);
        context.initialBoard().ifPresent(context::boardSet);
        if (solvers.isEmpty()) {
            return SearchOutcome.gaveUp("none of " + names + " can start from an initial board; leave it out");
        }
        return threads == 1 ? inTurn(context, solvers) : atOnce(context, solvers);
    }

    private List<Solver> solversFor(SearchContext context) {
        SolverCatalog catalog = OtherSolvers.catalog();
        return names.stream()
                .map(catalog::descriptor)
                .filter(solver -> context.size() <= solver.largestSize())
                .filter(solver ->
                        context.initialBoard().isEmpty() || !solver.traits().contains(SolverTrait.FROM_SCRATCH))
                .map(solver -> catalog.get(solver.name()))
                .toList();
    }

    private static SearchOutcome inTurn(SearchContext context, List<Solver> solvers) {
        long firstSeed = context.random().nextLong();
        Scores scores = new Scores(context, solvers.size());
        for (long turn = 0; context.tick(); turn++) {
            CancellationToken over = new CancellationToken();
            SolveOptions options = options(context, solvers, firstSeed, turn, over)
                    .progress(ATTENTION, soFar -> {
                        if (context.shouldStop()) {
                            over.cancel();
                        }
                    })
                    .build();
            Solver solver = solvers.get((int) (turn % solvers.size()));
            Optional<SearchOutcome> outcome = scores.count(solver.solve(context.size(), options));
            if (outcome.isPresent()) {
                return outcome.get();
            }
        }
        return SearchOutcome.stopped();
    }

    private SearchOutcome atOnce(SearchContext context, List<Solver> solvers) {
        long firstSeed = context.random().nextLong();
        Scores scores = new Scores(context, solvers.size());
        CancellationToken over = new CancellationToken();
        List<Thread> started = new ArrayList<>();
        ExecutorService executor = Executors.newFixedThreadPool(threads, turn -> {
            Thread thread = new Thread(turn, "nqueens-portfolio-" + started.size());
            started.add(thread);
            return thread;
        });
        try {
            CompletionService<SolveResult> turns = new ExecutorCompletionService<>(executor);
            for (long turn = 0; ; turn++) {
                if (turn >= threads) {
                    Optional<SolveResult> ended = awaitTurn(context, turns);
                    if (ended.isEmpty() || !context.tick()) {
                        return SearchOutcome.stopped();
                    }
                    Optional<SearchOutcome> outcome = scores.count(ended.get());
                    if (outcome.isPresent()) {
                        return outcome.get();
                    }
                }
                Solver solver = solvers.get((int) (turn % solvers.size()));
                SolveOptions options =
                        options(context, solvers, firstSeed, turn, over).build();
                turns.submit(() -> solver.solve(context.size(), options));
            }
        } finally {
            over.cancel();
            executor.shutdown();
            started.forEach(Portfolio::awaitEnd);
        }
    }

    /** Waits for the next turn to end; empty if the run is over first. */
    private static Optional<SolveResult> awaitTurn(SearchContext context, CompletionService<SolveResult> turns) {
        try {
            while (!context.shouldStop()) {
                Future<SolveResult> ended = turns.poll(ATTENTION.toMillis(), TimeUnit.MILLISECONDS);
                if (ended != null) {
                    return Optional.of(ended.get());
                }
            }
        } catch (InterruptedException e) {
            // The run honors the flag: shouldStop() says so from here on.
            Thread.currentThread().interrupt();
        } catch (ExecutionException e) {
            throw unwrapped(e);
        }
        return Optional.empty();
    }

    /** Waits for a thread of the race; an interrupt meanwhile is kept for the caller, who is about to get the result. */
    private static void awaitEnd(Thread thread) {
        boolean interrupted = false;
        while (thread.isAlive()) {
            try {
                thread.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static SolveOptions.Builder options(
            SearchContext context, List<Solver> solvers, long firstSeed, long turn, CancellationToken over) {
        long round = Math.min(turn / solvers.size(), Long.SIZE / 2);
        SolveOptions.Builder options = SolveOptions.builder()
                .seed(firstSeed + turn)
                .maxIterations(FIRST_LIMIT << round)
                .cancellation(over);
        context.initialBoard().ifPresent(options::initialBoard);
        return options;
    }

    private static RuntimeException unwrapped(ExecutionException e) {
        if (e.getCause() instanceof Error error) {
            throw error;
        }
        return (RuntimeException) e.getCause();
    }

    /** Adds up what the turns cost, and tells when one of them, or the giving up of all, decides the race. */
    private static final class Scores {
        private final SearchContext context;
        private final int solvers;
        private int gaveUp;

        Scores(SearchContext context, int solvers) {
            this.context = context;
            this.solvers = solvers;
        }

        Optional<SearchOutcome> count(SolveResult turn) {
            context.evaluated(turn.statistics().evaluations());
            if (context.observed()) {
                context.noted(
                        "{0} ran {1} iterations: {2}.",
                        turn.statistics().solver(), turn.statistics().iterations(), turn.status());
            }
            if (turn.isSolved()) {
                context.best(0);
                context.boardSet(turn.orElseThrow());
                return Optional.of(SearchOutcome.solved(turn.orElseThrow()));
            }
            gaveUp = turn.status() == SolveStatus.GAVE_UP ? gaveUp + 1 : 0;
            return gaveUp < solvers
                    ? Optional.empty()
                    : Optional.of(SearchOutcome.gaveUp("all solvers gave up, the last one saying: "
                            + turn.reason().orElse("")));
        }
    }

    /** Collects the parameters of a race. Not safe for use by several threads. */
    public static final class Builder {
        private int threads = THREADS.defaultValue().orElseThrow();
        private String solvers = SOLVERS.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets how many solvers run at once.
         *
         * @param threads from 1 to 1,024; 1 by default, on the calling thread and repeatable
         * @return this builder
         * @throws IllegalArgumentException if out of range
         */
        public Builder threads(int threads) {
            this.threads = THREADS.check(threads);
            return this;
        }

        /**
         * Sets which solvers race.
         *
         * @param solvers names joined by {@code +}, in the order of their turns; looked up when the search starts
         * @return this builder
         * @throws IllegalArgumentException if it is not of that form
         */
        public Builder solvers(String solvers) {
            this.solvers = SOLVERS.check(solvers);
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
