package io.github.nqueens.spi;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * One run, as its algorithm sees it. Implemented by the library only, which may add methods. To be used on the thread
 * that called {@link SearchAlgorithm#search}, and not after that method has returned.
 *
 * <p>Events go to the run's listener if there is one. Those that cost time to make belong behind {@link #observed()}.
 */
public interface SearchContext {
    /**
     * The size of the board asked for.
     *
     * @return n, 1 or at least 4
     */
    int size();

    /**
     * The run's random numbers: the only source of randomness that an algorithm may use.
     *
     * @return a generator that gives the same numbers for the same seed on every Java virtual machine
     */
    RandomGenerator random();

    /**
     * The board to start from.
     *
     * @return a board of size n that is not a solution, or empty if the algorithm chooses
     */
    Optional<Board> initialBoard();

    /**
     * Counts one iteration that is about to be done, unless the run is over.
     *
     * @return whether to do it; if not, it was not counted, and the algorithm returns {@link SearchOutcome#stopped()}
     */
    boolean tick();

    /**
     * Tells whether the run is over, without counting. Reads the clock, some 25 ns: for iterations that take longer than
     * some ten microseconds, to be asked at such intervals.
     *
     * @return whether to return {@link SearchOutcome#stopped()} at once
     */
    boolean shouldStop();

    /**
     * Adds to the candidates decided.
     *
     * @param candidates how many, not negative
     */
    void evaluated(long candidates);

    /** Counts a restart and tells the listener. The first start is none. */
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
     * A board was met that may be the best of the run. Cheap, and nothing happens unless it is: may be called always.
     *
     * @param conflicts its conflicts in the algorithm's own measure, not negative; 0 for a solution
     */
    void best(long conflicts);

    /**
     * Tells a quantity of the algorithm's own.
     *
     * @param name the quantity, for example "temperature", "tabu list length", "generation", "frontier"
     * @param value its value
     */
    void measured(String name, double value);

    /**
     * Says why the last step was done, in the algorithm's own terms.
     *
     * @param key a sentence in English with places {@code {0}}, {@code {1}}, ... for the arguments
     * @param arguments what goes into the places; numbers and strings
     */
    void noted(String key, Object... arguments);
}
