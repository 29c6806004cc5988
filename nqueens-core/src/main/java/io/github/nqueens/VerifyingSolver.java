package io.github.nqueens;

import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SplittableRandom;

/** Runs an algorithm for what every solver promises: checks the arguments before, and the board after. */
final class VerifyingSolver implements Solver {
    private final SolverDescriptor descriptor;
    private final SearchAlgorithm algorithm;

    VerifyingSolver(SolverDescriptor descriptor, Map<String, String> parameters) {
        this.descriptor = descriptor;
        this.algorithm = descriptor.algorithm(parameters);
    }

    @Override
    public String name() {
        return descriptor.name();
    }

    @Override
    public Board solve(int n) {
        return solve(n, SolveOptions.defaults()).orElseThrow();
    }

    @Override
    public SolveResult solve(int n, SolveOptions options) {
        Objects.requireNonNull(options, "options");
        requireSize(n);
        options.initialBoard().ifPresent(board -> requireInitialBoard(board, n));

        long seed = options.seed().orElseGet(() -> new SplittableRandom().nextLong());
        SearchRun run = new SearchRun(name(), n, seed, options, System::nanoTime);
        SolveResult result;
        try {
            run.started();
            result = answer(run);
        } catch (Throwable thrown) {
            endFailed(run, thrown);
            throw thrown;
        }
        run.ended(result);
        return result;
    }

    private SolveResult answer(SearchRun run) {
        int n = run.size();
        if (n == 2 || n == 3) {
            return SolveResult.unsolved(
                    SolveStatus.UNSOLVABLE, "no placement of " + n + " queens exists", run.statistics());
        }
        Board known = n == 1
                ? Board.of(0)
                : run.initialBoard().filter(Board::isSolution).orElse(null);
        if (known != null) {
            run.boardSet(known);
            run.best(0);
            return SolveResult.solved(known, run.statistics());
        }
        SearchOutcome outcome = search(run);
        run.searchEnded();
        return judge(run, outcome);
    }

    private SearchOutcome search(SearchRun run) {
        if (run.shouldStop()) {
            return SearchOutcome.stopped();
        }
        // Whatever the algorithm needs besides, its board must fit, and what verifies it.
        Optional<String> shortfall =
                HeapBudget.shortfall((long) Integer.BYTES * run.size() + Attacks.bytesToVerify(run.size()));
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        try {
            return algorithm.search(run);
        } catch (HeapShortageException shortage) {
            return SearchOutcome.gaveUp(shortage.getMessage());
        }
    }

    private SolveResult judge(SearchRun run, SearchOutcome outcome) {
        if (outcome == null) {
            throw new SolverDefectException(name(), "its search returned null");
        }
        if (outcome.board().isPresent()) {
            Board board = outcome.board().get();
            requireSolution(board, run);
            run.best(0);
            return SolveResult.solved(board, run.statistics());
        }
        if (outcome.reason().isPresent()) {
            return SolveResult.unsolved(SolveStatus.GAVE_UP, outcome.reason().get(), run.statistics());
        }
        SolveStatus cause = run.stopCause();
        if (cause == null) {
            throw new SolverDefectException(name(), "it stopped although no limit was met and nobody asked it to");
        }
        return SolveResult.unsolved(cause, reasonFor(cause), run.statistics());
    }

    private void requireSolution(Board board, SearchRun run) {
        String claim = "it claimed a board for n = " + run.size() + " (seed "
                + run.statistics().seed() + ") that ";
        if (board.size() != run.size()) {
            throw new SolverDefectException(name(), claim + "has " + board.size() + " rows");
        }
        if (!board.isSolution()) {
            throw new SolverDefectException(name(), claim + "has " + board.conflicts() + " attacking pairs");
        }
    }

    private void requireSize(int n) {
        if (n < 1) {
            throw new IllegalArgumentException("n is " + n + ", but a board has at least 1 row");
        }
        if (n > descriptor.largestSize()) {
            throw new IllegalArgumentException("n is " + n + ", but solver '" + name() + "' takes boards of at most "
                    + descriptor.largestSize() + " rows; choose a solver that takes more, or a smaller n");
        }
    }

    private void requireInitialBoard(Board board, int n) {
        if (board.size() != n) {
            throw new IllegalArgumentException("the initial board has " + board.size() + " rows, but n is " + n
                    + "; give a board of " + n + " rows");
        }
        if (descriptor.traits().contains(SolverTrait.FROM_SCRATCH)) {
            throw new IllegalArgumentException("solver '" + name()
                    + "' cannot start from an initial board; leave it out, or choose a local search");
        }
    }

    private static String reasonFor(SolveStatus cause) {
        return switch (cause) {
            case ITERATION_LIMIT -> "the iteration limit was reached";
            case TIME_LIMIT -> "the time limit was reached";
            default -> "the run was canceled";
        };
    }

    /** Tells the listener of the end; what it throws now must not hide what ended the run. */
    private void endFailed(SearchRun run, Throwable thrown) {
        try {
            run.ended(SolveResult.unsolved(SolveStatus.FAILED, thrown.toString(), run.statistics()));
        } catch (RuntimeException | Error alsoThrown) {
            if (alsoThrown != thrown) {
                thrown.addSuppressed(alsoThrown);
            }
        }
    }
}
