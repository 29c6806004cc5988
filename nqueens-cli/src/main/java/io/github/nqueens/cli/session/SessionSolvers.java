package io.github.nqueens.cli.session;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.SolverNotFoundException;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.spi.SolverDescriptor;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The solvers that a user can name, and how they take what he gives them. */
public final class SessionSolvers {
    /** What solves if the user names no solver. */
    public static final String DEFAULT = "auto";

    private final CancellationToken cancellation;
    private FutureTask<SolverCatalog> catalog = new FutureTask<>(SolverCatalog::load);

    /** @param cancellation ends all searches */
    SessionSolvers(CancellationToken cancellation) {
        this.cancellation = cancellation;
    }

    /** Finds the solvers while the command line is read: that takes about as long, and a user waits for both. */
    public void findEarly() {
        Thread finder = new Thread(catalog, "nqueens-catalog");
        finder.setDaemon(true);
        finder.start();
    }

    /**
     * Adds solvers of the user's own to those there are, also for lookups by this thread and by those that it starts.
     *
     * @throws BadInputException if a file does not exist or holds no solvers
     */
    public void addFrom(List<Path> jars) {
        OwnSolvers own = OwnSolvers.in(jars);
        // A solver that looks others up by name, as the portfolio does, finds these too.
        Thread.currentThread().setContextClassLoader(own.loader());
        catalog = new FutureTask<>(() -> {
            SolverCatalog all = SolverCatalog.load(own.loader());
            own.requireNewNames();
            return all;
        });
    }

    public SolverCatalog catalog() {
        catalog.run();
        try {
            return catalog.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while solvers were looked for", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof BadInputException refused) {
                throw refused;
            }
            throw new IllegalStateException("the solvers could not be found: " + e.getCause(), e);
        }
    }

    /** The solver of a text such as {@code tabu:tenure=12}, if it takes boards of these sizes. */
    public Solver get(String spec, int... sizes) {
        Solver solver = BadInputException.ifRefused(() -> ignoringCase(spec, catalog()::get));
        for (int n : sizes) {
            refusal(solver, Problem.queens(n)).ifPresent(why -> {
                throw new BadInputException(why);
            });
        }
        return solver;
    }

    /** Why a solver does not take a problem, or nothing. */
    public Optional<String> refusal(Solver solver, Problem problem) {
        try {
            solver.solve(
                    problem, SolveOptions.builder().cancellation(cancelled()).build());
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(Excerpt.message(e));
        }
    }

    /** What is known of the solver of a name. */
    public SolverDescriptor descriptor(String name) {
        return BadInputException.ifRefused(() -> ignoringCase(name, catalog()::descriptor));
    }

    /** Looks a text up without spaces around its signs, and without capitals if only they are in the way. */
    private static <T> T ignoringCase(String spec, Function<String, T> lookup) {
        String text = spec.strip().replaceAll("\\s*([:,=])\\s*", "$1");
        try {
            return lookup.apply(text);
        } catch (IllegalArgumentException asGiven) {
            try {
                return lookup.apply(text.toLowerCase(Locale.ROOT));
            } catch (SolverNotFoundException unknown) {
                throw asGiven;
            } catch (IllegalArgumentException refused) {
                throw asGiven instanceof SolverNotFoundException ? refused : asGiven;
            }
        }
    }

    /**
     * Solves a problem with options that the user gave.
     *
     * @param initial where to start, or null
     * @throws BadInputException if the solver does not take the problem or the board
     */
    public SolveResult solve(Solver solver, Problem problem, @Nullable Board initial, SolveOptions.Builder options) {
        SolveOptions.Builder checked = SolveOptions.builder().cancellation(cancelled());
        if (initial != null) {
            checked.initialBoard(initial);
            options.initialBoard(initial);
        }
        BadInputException.ifRefused(() -> solver.solve(problem, checked.build()));
        return solver.solve(problem, options.cancellation(cancellation).build());
    }

    /** A run that is cancelled before it begins checks what it was given, and does nothing else. */
    private static CancellationToken cancelled() {
        CancellationToken already = new CancellationToken();
        already.cancel();
        return already;
    }
}
