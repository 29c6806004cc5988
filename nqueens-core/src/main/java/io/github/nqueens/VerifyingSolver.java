package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.MemoryShortageException;
import io.github.nqueens.internal.Refusing;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SearchStoppedException;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Runs an algorithm for what every solver promises: checks the arguments before, and the board after. */
final class VerifyingSolver implements Solver, Refusing {
    /** The largest n whose answer needs no search: an algorithm is asked about larger boards only. */
    private static final int LARGEST_KNOWN = 3;

    private final SolverDescriptor descriptor;
    private final SearchAlgorithm algorithm;
    private final String spec;

    VerifyingSolver(SolverDescriptor descriptor, Map<String, String> given) {
        // Copied first: the text of the solver names what its algorithm was made with, whoever changes the map
        // meanwhile.
        Map<String, String> parameters = new LinkedHashMap<>(given);
        this.descriptor = descriptor;
        this.algorithm = descriptor.algorithm(parameters);
        this.spec = parameters.isEmpty()
                ? name()
                : descriptor.parameters().stream()
                        .map(Parameter::key)
                        .filter(parameters::containsKey)
                        .map(key -> key + "="
                                + Objects.requireNonNull(parameters.get(key), key)
                                        .strip())
                        .collect(Collectors.joining(",", name() + ":", ""));
    }

    @Override
    public SolverDescriptor descriptor() {
        return descriptor;
    }

    @Override
    public String toString() {
        return spec;
    }

    @Override
    public SolveResult solve(Problem problem, SolveOptions options) {
        Objects.requireNonNull(problem, "problem");
        Objects.requireNonNull(options, "options");
        requireSize(problem.size());
        OptionalLong given = options.seed();
        long seed = given.isPresent() ? given.getAsLong() : new SplittableRandom().nextLong();
        SearchRun run = new SearchRun(spec, problem, seed, options, System::nanoTime);
        if (problem.contradiction().isEmpty()) {
            requireFit(problem);
            if (options.initialBoard().isPresent()) {
                requireInitialBoard(options.initialBoard().get(), run);
            }
        }
        SolveResult result;
        try {
            result = answer(run);
        } catch (Throwable thrown) {
            tellFailed(run, thrown);
            throw thrown;
        }
        run.ended(result);
        return result;
    }

    @Override
    public Optional<String> refusal(SearchContext run, boolean startsFromBoard) {
        Problem problem = run.problem();
        try {
            requireSize(problem.size());
            requireFit(problem);
        } catch (IllegalArgumentException refused) {
            return Optional.of(String.valueOf(refused.getMessage()));
        }
        Optional<Board> start = run.initialBoard().filter(board -> startsFromBoard);
        long bytes = withBoard(algorithm.memory(problem, start), problem.size());
        try {
            HeapBudget.requireRoom(bytes);
            return Optional.empty();
        } catch (MemoryShortageException tooMuch) {
            return Optional.of(tooMuch.reason());
        }
    }

    private SolveResult answer(SearchRun run) {
        try {
            run.started();
            Optional<String> contradiction = run.problem().contradiction();
            return contradiction.isPresent()
                    ? SolveResult.unsolved(SolveStatus.UNSOLVABLE, contradiction.get(), run.statistics())
                    : search(run);
        } finally {
            run.throwCallersFailure();
        }
    }

    private SolveResult search(SearchRun run) {
        long bytes = withBoard(0, run.size());
        try {
            Board known = run.size() == 1 ? Board.of(0) : solvedBefore(run);
            if (known != null) {
                run.boardSet(known);
                run.cost(0);
                return SolveResult.solved(known, run.statistics());
            }
            if (run.shouldStop()) {
                return judge(run, SearchOutcome.stopped());
            }
            long kept = algorithm.memory(run.problem(), run.initialBoard());
            long least = withBoard(kept, run.size());
            // An algorithm that says nothing of its memory may need any amount.
            bytes = kept == 0 ? 0 : least;
            HeapBudget.requireRoom(least);
            return judge(run, outcome(run));
        } catch (Error | MemoryShortageException failed) {
            String shortage = HeapBudget.shortage(failed, bytes).orElse(null);
            if (shortage == null) {
                throw failed;
            }
            return SolveResult.unsolved(SolveStatus.GAVE_UP, shortage, run.statistics());
        }
    }

    private SearchOutcome outcome(SearchRun run) {
        try {
            return algorithm.search(run);
        } catch (SearchStoppedException over) {
            return SearchOutcome.stopped();
        } finally {
            run.searchEnded();
        }
    }

    /** The initial board if it is a solution; null if it is none, or the run is over before all its rows were seen. */
    private static @Nullable Board solvedBefore(SearchRun run) {
        try {
            Board board = run.initialBoard().orElse(null);
            return board != null && isSolution(board, run) ? board : null;
        } catch (SearchStoppedException overBeforeTheLastRow) {
            return null;
        }
    }

    private static boolean isSolution(Board board, SearchRun run) {
        // Boards of other problems are small.
        return run.problem().isClassic()
                ? board.isSolution(run::requireOngoingBetweenArrays)
                : run.problem().isSolution(board);
    }

    /** The board found, and what the algorithm keeps or what verifies the board, which follow each other. */
    private long withBoard(long bytesOfAlgorithm, int n) {
        if (bytesOfAlgorithm < 0) {
            throw new SolverDefectException(
                    name(), "it says that it needs " + bytesOfAlgorithm + " bytes of memory, which is negative");
        }
        long bytes = (long) Integer.BYTES * n + Math.max(bytesOfAlgorithm, Attacks.bytesToVerify(n));
        return bytes < 0 ? Long.MAX_VALUE : bytes;
    }

    private SolveResult judge(SearchRun run, SearchOutcome outcome) {
        if (outcome == null) {
            throw new SolverDefectException(name(), "its search returned null");
        }
        if (outcome.board().isPresent()) {
            Board board = outcome.board().get();
            requireSolution(board, run);
            run.cost(0);
            return SolveResult.solved(board, run.statistics());
        }
        if (outcome.isUnsolvable()) {
            requireProof(run);
        } else if (outcome.reason().isPresent()) {
            return SolveResult.unsolved(SolveStatus.GAVE_UP, outcome.reason().get(), run.statistics());
        }
        SolveStatus cause = run.stopCause();
        if (outcome.isUnsolvable() && cause == null) {
            return SolveResult.unsolved(SolveStatus.UNSOLVABLE, outcome.reason().get(), run.statistics());
        }
        // A search that was told to stop has not seen everything, whatever it says.
        if (cause == null) {
            throw new SolverDefectException(name(), "it stopped although neither tick() nor shouldStop() told it to");
        }
        return SolveResult.unsolved(cause, reasonFor(cause), run.statistics());
    }

    private void requireSolution(Board board, SearchRun run) {
        if (board.size() != run.size()) {
            throw new SolverDefectException(name(), claim(run) + "has " + Amounts.counted(board.size(), "row"));
        }
        if (!run.problem().isSolution(board)) {
            throw new SolverDefectException(
                    name(),
                    claim(run)
                            + (run.problem().isClassic()
                                    ? "has " + Amounts.counted(board.conflicts(), "attacking pair")
                                    : "does not solve the problem"));
        }
    }

    private static String claim(SearchRun run) {
        return "it claimed a board for n = " + run.size() + " (seed "
                + run.statistics().seed() + ") that ";
    }

    private void requireProof(SearchRun run) {
        if (run.problem().isClassic() || !descriptor.traits().contains(SolverTrait.EVERY_PROBLEM)) {
            throw new SolverDefectException(
                    name(),
                    "it claimed that the problem of n = " + run.size() + " has no solution, "
                            + (run.problem().isClassic()
                                    ? "but it has one"
                                    : "for which it needs the trait EVERY_PROBLEM"));
        }
    }

    private void requireFit(Problem problem) {
        requireKind(problem);
        if (problem.size() > LARGEST_KNOWN) {
            algorithm.requireFit(problem);
        }
    }

    private void requireKind(Problem problem) {
        if (descriptor.takes(problem)) {
            return;
        }
        throw new IllegalArgumentException("solver '" + name() + "' takes "
                + (descriptor.traits().contains(SolverTrait.PLACED_AND_BLOCKED)
                        ? "problems with the rules QUEENS and TORUS and without regions only"
                        : "the classic problem only")
                + "; choose a solver that takes every problem, for example 'auto'");
    }

    private void requireSize(int n) {
        if (n > descriptor.largestSize()) {
            throw new IllegalArgumentException("n is " + n + ", but solver '" + name() + "' takes boards of at most "
                    + descriptor.largestSize() + " rows; choose a solver that takes more, or a smaller n");
        }
    }

    private void requireInitialBoard(Board board, SearchRun run) {
        int n = run.size();
        Problem problem = run.problem();
        if (board.size() != n) {
            throw new IllegalArgumentException("the initial board has " + Amounts.counted(board.size(), "row")
                    + ", but n is " + n + "; give a board of " + Amounts.counted(n, "row"));
        }
        if (!descriptor.traits().contains(SolverTrait.STARTS_FROM_BOARD)) {
            throw new IllegalArgumentException(
                    "solver '" + name() + "' cannot start from an initial board; leave it out,"
                            + " or choose a solver that starts from boards");
        }
        if (descriptor.traits().contains(SolverTrait.PERMUTATION_ONLY)) {
            requirePermutation(board, run);
        }
        for (Square queen : problem.placed()) {
            if (board.column(queen.row()) != queen.column()) {
                throw new IllegalArgumentException(
                        "the initial board has the queen of row " + queen.row() + " in column "
                                + board.column(queen.row()) + ", but the problem places it in column " + queen.column()
                                + "; keep the placed queens");
            }
        }
        for (int row = 0; row < n && !problem.isClassic(); row++) {
            if (!problem.isOpen(row, board.column(row))) {
                throw new IllegalArgumentException("the initial board has a queen on row " + row + ", column "
                        + board.column(row) + ", which the problem blocks; put it on an open square");
            }
        }
    }

    /** Goes over all rows, unless the run is over before. Then nothing starts from the board any more. */
    private void requirePermutation(Board board, SearchRun run) {
        boolean isPermutation;
        try {
            isPermutation = run.isPermutation(board);
        } catch (SearchStoppedException overBeforeTheLastRow) {
            return;
        }
        if (!isPermutation) {
            throw new IllegalArgumentException(
                    "solver '" + name() + "' starts from boards with one queen in each column,"
                            + " but two queens of the initial board share a column; give a permutation, or leave it out");
        }
    }

    private static String reasonFor(SolveStatus cause) {
        return switch (cause) {
            case ITERATION_LIMIT -> "the iteration limit was reached";
            case TIME_LIMIT -> "the time limit was reached";
            default -> "the run was cancelled";
        };
    }

    /** Tells the listener of the failure; what it throws now must not hide what ended the run. */
    private static void tellFailed(SearchRun run, Throwable thrown) {
        try {
            run.failed(thrown);
        } catch (Throwable alsoThrown) {
            // A listener in another language throws checked exceptions, too.
            if (alsoThrown != thrown) {
                thrown.addSuppressed(alsoThrown);
            }
        }
    }
}
