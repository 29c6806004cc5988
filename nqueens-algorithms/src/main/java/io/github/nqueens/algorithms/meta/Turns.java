package io.github.nqueens.algorithms.meta;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.RunContext;
import io.github.nqueens.internal.Unchecked;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SolverTrait;
import java.time.Duration;
import java.util.List;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The numbered turns of a race. Solver, seed and iteration limit of a turn depend on its number only, and turns count in the
 * order of their numbers, so it does not matter which thread runs a turn, or when. Safe for use by several threads.
 *
 * <p>A turn that gave up beside others may have lacked the memory that they held. When it is the next to count, later turns
 * are stopped and it is repeated alone, unless its solver gave up alone before.
 */
final class Turns {
    /** The usual time between two checks of the limits by a waiting or a solving thread. */
    static final Duration POLL_INTERVAL = Duration.ofMillis(5);

    private static final long FIRST_LIMIT = 1_000;

    /** The most turns kept while one with a lower number goes on. There are fewer threads. */
    private static final int MOST_AHEAD = 1 << 12;

    /** What helping threads may ask, too. */
    private final RunContext run;

    // Taken from the run by the solving thread: helping threads must not ask the run for anything else.
    private final Problem problem;
    private final Optional<Board> initialBoard;
    private final boolean isPermutation;
    private final Duration pollInterval;
    private final List<Solver> solvers;
    private final long firstSeed;
    private final NavigableMap<Long, Turn> begun = new TreeMap<>();
    /** Whether the solver of each place gave up while no other turn ran. */
    private final boolean[] gaveUpAlone;

    private long counted;
    private long next;
    /** The least number of a turn that ends the race. */
    private long last = Long.MAX_VALUE;

    private int running;
    private long starts;
    private boolean over;

    /**
     * The turns of a race.
     *
     * @param isPermutation whether the initial board, if there is one, has one queen in each column
     */
    Turns(SearchContext context, List<Solver> solvers, boolean isPermutation, Duration pollInterval) {
        this.run = (RunContext) context;
        this.problem = context.problem();
        this.initialBoard = context.initialBoard();
        this.isPermutation = isPermutation;
        this.pollInterval = pollInterval;
        this.solvers = solvers;
        this.firstSeed = context.random().nextLong();
        this.gaveUpAlone = new boolean[solvers.size()];
    }

    /** Tells whether a solver starts from the initial board of a race, if there is one. */
    static boolean startsFromBoard(Solver solver, boolean isPermutation) {
        Set<SolverTrait> traits = solver.descriptor().traits();
        return traits.contains(SolverTrait.STARTS_FROM_BOARD)
                && (isPermutation || !traits.contains(SolverTrait.PERMUTATION_ONLY));
    }

    /** Tells whether a turn may begin now. */
    synchronized boolean hasNext() {
        if (over) {
            return false;
        }
        return mustRepeatFirst() ? running == 0 : next < last && next - counted < MOST_AHEAD;
    }

    /** Begins a turn on the solving thread; null if none may begin, after a moment for one that has yet to end. */
    @SuppressWarnings("WaitNotInLoop") // The caller asks again; a wait that ends early costs it one more call.
    synchronized @Nullable Turn next() throws InterruptedException {
        if (!hasNext() && !hasEnded()) {
            wait(pollInterval.toMillis());
        }
        return hasNext() ? begin() : null;
    }

    /** Begins a turn on a helping thread when one may begin; null if the race is over. */
    synchronized @Nullable Turn awaitNext() throws InterruptedException {
        while (!over && !hasNext()) {
            wait();
        }
        return over ? null : begin();
    }

    /** Takes the next turn in order for counting; null if it has yet to end. */
    synchronized @Nullable Turn takeEnded() {
        if (!hasEnded()) {
            return null;
        }
        Turn turn = begun.remove(counted++);
        dropLaterTurns();
        notifyAll();
        return turn;
    }

    /** Stops all turns. */
    synchronized void end() {
        over = true;
        begun.values().forEach(turn -> turn.over.cancel());
        notifyAll();
    }

    private boolean hasEnded() {
        Turn first = begun.get(counted);
        return first != null && first.ended && !first.mustRepeat;
    }

    private boolean mustRepeatFirst() {
        Turn first = begun.get(counted);
        return first != null && first.mustRepeat;
    }

    private Turn begin() {
        Turn first = begun.get(counted);
        Turn turn = first != null && first.mustRepeat ? first : new Turn(next);
        begun.put(turn.number, turn);
        next = Math.max(next, turn.number + 1);
        starts++;
        turn.startedAlone = running++ == 0 ? starts : 0;
        return turn;
    }

    private synchronized void ended(Turn turn) {
        running--;
        notifyAll();
        if (begun.get(turn.number) != turn) {
            return;
        }
        turn.ended = true;
        boolean alone = turn.startedAlone == starts;
        gaveUpAlone[turn.place] |= turn.gaveUp && alone;
        turn.mustRepeat = turn.gaveUp && !gaveUpAlone[turn.place];
        if (turn.decides && turn.number < last) {
            last = turn.number;
            begun.tailMap(last, false).values().forEach(later -> later.over.cancel());
        }
        dropLaterTurns();
    }

    /** If the next turn to count is to be repeated alone: drops all later ones, which start again after it. */
    private void dropLaterTurns() {
        if (mustRepeatFirst()) {
            begun.tailMap(counted, false).values().forEach(later -> later.over.cancel());
            begun.tailMap(counted, false).clear();
            next = counted + 1;
            last = Long.MAX_VALUE;
        }
    }

    /** One run of one solver, possibly repeated. */
    final class Turn {
        private final long number;
        private final int place;
        private final CancellationToken over = run.tokenOfPart();
        private @Nullable SolveResult result;
        private @Nullable Throwable thrown;
        private boolean gaveUp;
        private boolean decides;
        private boolean ended;
        private boolean mustRepeat;
        /** Which start this was if no other turn ran then, otherwise 0. */
        private long startedAlone;

        private Turn(long number) {
            this.number = number;
            this.place = (int) (number % solvers.size());
        }

        Solver solver() {
            return solvers.get(place);
        }

        /** Each solver gets 1,000 iterations in the first round, and twice as many in each round that follows. */
        private long iterationLimit() {
            long round = Math.min(number / solvers.size(), Long.SIZE / 2);
            return FIRST_LIMIT << round;
        }

        /** Searches within the limit of its round, and runs a task of the race from time to time meanwhile. */
        void run(Runnable meanwhile) {
            try {
                thrown = null;
                SolveOptions.Builder options = SolveOptions.builder()
                        .seed(firstSeed + number)
                        .maxIterations(iterationLimit())
                        .cancellation(over)
                        .progress(pollInterval, soFar -> meanwhile.run());
                // A solver of somebody else may keep its own limits only, and tell nothing of its progress.
                run.timeLeft().ifPresent(options::timeLimit);
                if (startsFromBoard(solver(), isPermutation)) {
                    initialBoard.ifPresent(options::initialBoard);
                }
                SolveResult found = solver().solve(problem, options.build());
                if (found == null) {
                    throw new SolverDefectException(solver().name(), "it returned null");
                }
                // A solver that was not made by Solvers verifies nothing, and the race is not to be blamed for its
                // board.
                if (found.board().filter(board -> !problem.isSolution(board)).isPresent()) {
                    throw new SolverDefectException(
                            solver().name(), "it returned a board that does not solve the problem that it was given");
                }
                requireProof(found);
                result = found;
                gaveUp = found.status() == SolveStatus.GAVE_UP;
                decides = found.isSolved() || found.status() == SolveStatus.UNSOLVABLE;
            } catch (Throwable other) {
                thrown = other;
                gaveUp = HeapBudget.isShortage(other);
                decides = !gaveUp;
            }
            ended(this);
        }

        /** Core has answered small sizes and contradictions before the race. */
        private void requireProof(SolveResult found) {
            if (found.status() == SolveStatus.UNSOLVABLE
                    && (problem.isClassic() || !solver().descriptor().traits().contains(SolverTrait.EVERY_PROBLEM))) {
                throw new SolverDefectException(
                        solver().name(),
                        "it claimed that the problem of n = " + problem.size() + " has no solution, "
                                + (problem.isClassic()
                                        ? "but it has one"
                                        : "for which it needs the trait EVERY_PROBLEM"));
            }
        }

        /** The result of the solver. Throws what the solver threw. */
        SolveResult result() {
            if (thrown != null) {
                throw Unchecked.rethrow(thrown);
            }
            return Objects.requireNonNull(result, "the turn has not ended");
        }
    }
}
