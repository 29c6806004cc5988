package io.github.nqueens.visual.recording;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The steps kept of a run, in columns. Changes of the current step are added to its columns, and {@link #add} keeps it.
 *
 * <p>What is kept is never written again, and a full array is replaced. So a {@link #copy} shares the arrays, and another thread may
 * read it while the run goes on.
 */
public final class Steps {
    /** What set a step apart from a plain one; the order is part of the page's format. */
    public enum Event {
        PLAIN,
        BOARD_SET,
        RESTART
    }

    /** More lines than these nobody reads, and each of them takes a number for each step. */
    public static final int MOST_MEASURES = 64;

    private static final int ROOM = 64;
    private static final int ROW_SHIFT = Short.SIZE;

    private final IntColumn moves;
    private final Notes notes;
    private RuledOut ruledOut;

    private long[] iterations = new long[ROOM];
    private long[] restarts = new long[ROOM];
    private long[] bests = new long[ROOM];
    private int[] conflicts = new int[ROOM];
    private Event[] events = new Event[ROOM];
    private int size;

    private final List<String> measureNames;

    /** By measure, the first step that has it. */
    private int[] measuredFrom = {};

    /** By measure and step. */
    private double[][] measures = {};

    /** By measure, of the step that goes on. */
    private double[] latest = {};

    /** Whether the search has told a quantity that is not kept. */
    private boolean isMeasureLeftOut;

    public Steps() {
        this(new IntColumn(), new Notes(), new RuledOut(), new ArrayList<>());
    }

    private Steps(IntColumn moves, Notes notes, RuledOut ruledOut, List<String> measureNames) {
        this.moves = moves;
        this.notes = notes;
        this.ruledOut = ruledOut;
        this.measureNames = measureNames;
    }

    /** The steps kept until now. */
    public Steps copy() {
        Steps copy = new Steps(moves.copy(), notes.copy(), ruledOut.copy(), List.copyOf(measureNames));
        copy.iterations = iterations;
        copy.restarts = restarts;
        copy.bests = bests;
        copy.conflicts = conflicts;
        copy.events = events;
        copy.size = size;
        copy.measuredFrom = measuredFrom;
        copy.measures = measures.clone();
        return copy;
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

    public Event event(int step) {
        return events[step];
    }

    /** The queens that stand elsewhere than after the step before, by ascending row, for {@link #row} and {@link #column}. */
    public IntColumn moves() {
        return moves;
    }

    public int row(int move) {
        return moves.get(move) >> ROW_SHIFT;
    }

    /** Where the row's queen stands, or {@link PartialBoard#EMPTY}. */
    public int column(int move) {
        return (short) moves.get(move);
    }

    public Notes notes() {
        return notes;
    }

    public RuledOut ruledOut() {
        return ruledOut;
    }

    /** The algorithm's own quantities, in the order in which they were first told. */
    public List<String> measureNames() {
        return measureNames;
    }

    /** The first step with a measure, or the number of steps if there is none. */
    public int measuredFrom(int measure) {
        return measuredFrom[measure];
    }

    /** The latest value at a step from the first one on that has it. */
    public double measure(int measure, int step) {
        return measures[measure][step];
    }

    /** Moves the queen of a row, which comes after the rows that the step has moved. Boards of up to 10,000 rows are recorded. */
    public void move(int row, int column) {
        moves.add(row << ROW_SHIFT | (column & 0xFFFF));
    }

    public void measure(String name, double value) {
        int measure = measureNames.indexOf(name);
        if (measure < 0 && measureNames.size() == MOST_MEASURES) {
            leaveOutMeasure();
            return;
        }
        if (measure < 0) {
            measure = measureNames.size();
            measureNames.add(name);
            measuredFrom = Arrays.copyOf(measuredFrom, measure + 1);
            measuredFrom[measure] = size;
            measures = Arrays.copyOf(measures, measure + 1);
            measures[measure] = new double[iterations.length];
            latest = Arrays.copyOf(latest, measure + 1);
        }
        latest[measure] = value;
    }

    /** Says once, at the step that goes on, that the replay does not hold everything. */
    private void leaveOutMeasure() {
        if (!isMeasureLeftOut) {
            isMeasureLeftOut = true;
            notes.add("This search measures more than " + MOST_MEASURES + " quantities. The first " + MOST_MEASURES
                    + " are kept.");
        }
    }

    /** Drops all squares that were ruled out, of the step that goes on, too. */
    public void forgetRuledOut() {
        ruledOut = RuledOut.none(size);
    }

    /** Keeps the step that goes on, and begins the next. */
    public void add(long iteration, long restartsSoFar, long best, int pairs, Event event) {
        if (size == iterations.length) {
            grow(2 * size);
        }
        iterations[size] = iteration;
        restarts[size] = restartsSoFar;
        bests[size] = best;
        conflicts[size] = pairs;
        events[size] = event;
        for (int measure = 0; measure < latest.length; measure++) {
            measures[measure][size] = latest[measure];
        }
        size++;
        moves.endStep();
        notes.endStep();
        ruledOut.endStep();
    }

    private void grow(int room) {
        iterations = Arrays.copyOf(iterations, room);
        restarts = Arrays.copyOf(restarts, room);
        bests = Arrays.copyOf(bests, room);
        conflicts = Arrays.copyOf(conflicts, room);
        events = Arrays.copyOf(events, room);
        for (int measure = 0; measure < measures.length; measure++) {
            measures[measure] = Arrays.copyOf(measures[measure], room);
        }
    }

    /** Every second one of an odd number of steps, with the changes of the one before it. Dead ends belong to one step only. */
    public Steps everySecond() {
        Steps fewer = new Steps(moves.empty(), notes.empty(), ruledOut.empty(), new ArrayList<>());
        fewer.grow(iterations.length);
        fewer.isMeasureLeftOut = isMeasureLeftOut;
        for (int step = 0; step < size; step++) {
            fewer.ruledOut.addAll(ruledOut, step);
            if (step % 2 == 0) {
                fewer.ruledOut.addDeadEnds(ruledOut, step);
                fewer.addMoves(this, moves.start(Math.max(0, step - 1)), moves.start(step), moves.end(step));
                fewer.notes.addAll(notes, step);
                for (int measure = 0; measure < latest.length && measuredFrom[measure] <= step; measure++) {
                    fewer.measure(measureNames.get(measure), measures[measure][step]);
                }
                fewer.add(iterations[step], restarts[step], bests[step], conflicts[step], events[step]);
            }
        }
        return fewer;
    }

    /** Adds the moves of two steps. Of a row that both move, the later one counts. */
    private void addMoves(Steps all, int first, int middle, int end) {
        int earlier = first;
        int later = middle;
        while (earlier < middle || later < end) {
            boolean isLater = earlier == middle || (later < end && all.row(later) <= all.row(earlier));
            if (isLater && earlier < middle && all.row(later) == all.row(earlier)) {
                earlier++;
            }
            moves.add(all.moves.get(isLater ? later++ : earlier++));
        }
    }
}
