package io.github.nqueens.visual.recording;

import java.util.Arrays;

/**
 * The steps kept of a run, in columns: a step is a number in each of them. What is told of the step that goes on is added to
 * {@link #moves}, {@link #measures}, {@link #notes} and {@link #ruledOut}, and {@link #add} keeps it.
 *
 * <p>A column is only written behind its end, and is replaced when it is full. So a {@link #copy} shares the columns, and may be read by
 * another thread while the run goes on.
 */
public final class Steps {
    /** What set a step apart from a plain one; the order is part of the page's format. */
    public enum Event {
        PLAIN,
        BOARD_SET,
        RESTART
    }

    private static final int ROOM = 16;

    private final Moves moves;
    private final Measures measures;
    private final Notes notes;
    private RuledOut ruledOut;

    private long[] iterations;
    private long[] restarts;
    private long[] bests;
    private int[] conflicts;
    private byte[] events;
    private int size;

    public Steps() {
        this(ROOM, new Moves(ROOM, ROOM), new Measures(ROOM, ROOM), new Notes(ROOM, ROOM), new RuledOut(ROOM, ROOM));
    }

    private Steps(int capacity, Moves moves, Measures measures, Notes notes, RuledOut ruledOut) {
        this.moves = moves;
        this.measures = measures;
        this.notes = notes;
        this.ruledOut = ruledOut;
        iterations = new long[capacity];
        restarts = new long[capacity];
        bests = new long[capacity];
        conflicts = new int[capacity];
        events = new byte[capacity];
    }

    private Steps(Steps goingOn) {
        moves = new Moves(goingOn.moves);
        measures = new Measures(goingOn.measures);
        notes = new Notes(goingOn.notes);
        ruledOut = new RuledOut(goingOn.ruledOut);
        iterations = goingOn.iterations;
        restarts = goingOn.restarts;
        bests = goingOn.bests;
        conflicts = goingOn.conflicts;
        events = goingOn.events;
        size = goingOn.size;
    }

    /** The steps kept until now, which do not change any more. */
    public Steps copy() {
        return new Steps(this);
    }

    public int size() {
        return size;
    }

    /** The iterations begun, 0 before the first. */
    public long iteration(int step) {
        return iterations[step];
    }

    /** The restarts until then. */
    public long restarts(int step) {
        return restarts[step];
    }

    /** The least conflicts until then in the algorithm's own measure, or -1 if it told none. */
    public long best(int step) {
        return bests[step];
    }

    /** The attacking pairs. */
    public int conflicts(int step) {
        return conflicts[step];
    }

    /** The place of the step's {@link Event} among all events. */
    public int event(int step) {
        return events[step];
    }

    public Moves moves() {
        return moves;
    }

    public Measures measures() {
        return measures;
    }

    public Notes notes() {
        return notes;
    }

    public RuledOut ruledOut() {
        return ruledOut;
    }

    /** Keeps the step that goes on, and begins the next. */
    @SuppressWarnings("EnumOrdinal") // A column holds the events as numbers.
    public void add(long iteration, long restartsSoFar, long best, int pairs, Event event) {
        if (size == iterations.length) {
            iterations = Arrays.copyOf(iterations, 2 * size);
            restarts = Arrays.copyOf(restarts, 2 * size);
            bests = Arrays.copyOf(bests, 2 * size);
            conflicts = Arrays.copyOf(conflicts, 2 * size);
            events = Arrays.copyOf(events, 2 * size);
        }
        iterations[size] = iteration;
        restarts[size] = restartsSoFar;
        bests[size] = best;
        conflicts[size] = pairs;
        events[size++] = (byte) event.ordinal();
        moves.endStep();
        measures.endStep();
        notes.endStep();
        ruledOut.endStep();
    }

    /** Drops all squares that were ruled out, of the step that goes on, too. */
    public void forgetRuledOut() {
        ruledOut = ruledOut.none();
    }

    /** Every second step from the first one on, each with what the one before it changed; of an odd number of steps. */
    public Steps everySecond() {
        Steps fewer = new Steps(
                iterations.length,
                moves.everySecond(),
                measures.everySecond(),
                notes.everySecond(),
                ruledOut.everySecond());
        for (int step = 0; step < size; step += 2) {
            int to = fewer.size++;
            fewer.iterations[to] = iterations[step];
            fewer.restarts[to] = restarts[step];
            fewer.bests[to] = bests[step];
            fewer.conflicts[to] = conflicts[step];
            fewer.events[to] = events[step];
        }
        return fewer;
    }
}
