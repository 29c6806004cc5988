package io.github.nqueens.spi;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.RunContext;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One run, as its algorithm sees it. Only the library implements it.
 *
 * <p>Use it on the thread that called {@link SearchAlgorithm#search}, and not after that method has returned. Helper threads may
 * compute, but that thread draws their random numbers, and ticks and reports for them. A tick or a report on another thread ends the
 * run with a {@link io.github.nqueens.SolverDefectException} if anybody listens or wants progress. The command line always wants
 * progress.
 *
 * <p>Events go to the run's listener if there is one. Those that cost time to make belong behind {@link #observed()}.
 */
public sealed interface SearchContext permits RunContext {
    /**
     * The size of the board asked for.
     *
     * @return n, at least 4
     */
    int size();

    /**
     * What is to be solved. It does not contradict itself.
     *
     * @return the problem, the classic one unless the solver has a trait to take others
     */
    Problem problem();

    /**
     * The run's random numbers: the only source of randomness that an algorithm may use.
     *
     * @return a generator that produces the same numbers for the same seed on every Java virtual machine
     */
    RandomGenerator random();

    /**
     * The board to start from.
     *
     * @return a board of size n that is not a solution, with the placed queens and none on a blocked square, or empty
     *     if the algorithm chooses
     */
    Optional<Board> initialBoard();

    /**
     * Ends the search if the run is over. Call it in loops of unknown length, about every microsecond or less often: the run
     * itself decides at which calls it looks at the clock. Up to 32 calls may pass between two looks, so work of more than
     * a millisecond asks {@link #shouldStop()} or goes through {@link #inSteps}.
     *
     * @throws SearchStoppedException if the run is over; let it pass
     */
    default void requireOngoing() {
        if (shouldStop()) {
            throw new SearchStoppedException();
        }
    }

    /**
     * Does long work, such as setting up a table, in steps of about ten thousand numbers. Asks before each step whether the
     * run is over, like {@link #shouldStop()}.
     *
     * @param count how many numbers there are, not negative
     * @param step does the work for the numbers from one to another
     * @throws SearchStoppedException if the run is over; let it pass
     */
    void inSteps(int count, RangeTask step);

    /**
     * Draws a permutation as {@link Board#random} does with {@link #random()}, in steps.
     *
     * @return a board with one queen in each row and in each column
     * @throws SearchStoppedException if the run is over; let it pass
     */
    Board randomBoard();

    /**
     * Tells what {@link Board#isPermutation()} tells, in steps.
     *
     * @param board any board
     * @return whether no two queens share a column
     * @throws SearchStoppedException if the run is over and the board has more than a few thousand rows; let it pass
     */
    boolean isPermutation(Board board);

    /**
     * Makes a counter as {@link ConflictCounter#of} does, in steps.
     *
     * @param board where the queens stand first, at most 1,073,741,819 rows
     * @return a counter that owns a copy of the board
     * @throws IllegalArgumentException if the board has more rows
     * @throws SearchStoppedException if the run is over; let it pass
     */
    ConflictCounter conflictCounter(Board board);

    /**
     * Counts one iteration that is about to be done, unless the run is over.
     *
     * @return whether to do it; if not, it was not counted, and the algorithm returns {@link SearchOutcome#stopped()}
     */
    boolean tick();

    /**
     * Tells whether the run is over, without counting an iteration. Call it about every ten microseconds within iterations that
     * take longer. It reads the clock, which takes about 25 ns.
     *
     * @return whether to return {@link SearchOutcome#stopped()} at once
     */
    boolean shouldStop();

    /**
     * Adds to the number of candidates decided.
     *
     * @param candidates how many, not negative
     */
    void evaluated(long candidates);

    /** Counts a restart and tells the listener. The first start is not a restart. */
    void restarted();

    /**
     * Tells whether anyone is listening. Constant during a run.
     *
     * @return whether events go anywhere
     */
    boolean observed();

    /**
     * All queens were set at once. Copies the board if the run is observed, otherwise does nothing.
     *
     * @param queens the board as it stands
     */
    void boardSet(ConflictCounter queens);

    /**
     * All queens were set at once.
     *
     * @param board the board as it stands
     */
    void boardSet(Board board);

    /**
     * A queen was placed on a row that had none.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     */
    void placed(int row, int column);

    /**
     * The queen of a row was taken off the board.
     *
     * @param row from 0 to n - 1
     */
    void removed(int row);

    /**
     * A queen was moved within its row.
     *
     * @param row from 0 to n - 1
     * @param from the column it left
     * @param to the column it went to
     */
    void moved(int row, int from, int to);

    /**
     * The queens of two rows exchanged their columns.
     *
     * @param row1 from 0 to n - 1
     * @param row2 from 0 to n - 1
     */
    void swapped(int row1, int row2);

    /**
     * A square was ruled out: no solution with the queens placed uses it.
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @param because the row of the queen that attacks the square; or a row without a queen that would have no square left
     *     beside a queen there; or -1 if several rows rule it out together
     */
    void ruledOut(int row, int column, int because);

    /**
     * The squares that were ruled out last may be used again.
     *
     * @param squares how many; nothing is told if 0
     */
    void restored(int squares);

    /**
     * A row had no square left to try, so the search goes back. Tell it before the queens that are taken off.
     *
     * @param row from 0 to n - 1
     * @param backTo the row whose queen is tried elsewhere next, or -1 if there is none
     */
    void deadEnd(int row, int backTo);

    /**
     * Reports the cost of a board, which may be the lowest of the run. It is cheap, and has no effect if the cost is
     * not the lowest, so call it for every board.
     *
     * @param cost its cost in the unit that {@link SolverDescriptor#costUnit()} names, not negative; 0 for a solution
     */
    void cost(long cost);

    /**
     * Tells the listener a quantity of this algorithm alone.
     *
     * @param name the quantity, for example "temperature", "tabu list length", "generation", "frontier"
     * @param value its value
     */
    void measured(String name, double value);

    /**
     * Says why the last step was done, in the algorithm's own terms.
     *
     * @param pattern a sentence in English with places {@code {0}}, {@code {1}}, ... for the arguments
     * @param arguments what goes into the places; numbers and strings
     */
    void noted(String pattern, Object... arguments);
}
