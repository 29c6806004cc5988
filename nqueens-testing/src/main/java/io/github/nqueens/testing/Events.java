package io.github.nqueens.testing;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

/** Listeners that hand on one kind of event. */
public final class Events {
    private Events() {}

    /** Takes a queen that was placed. */
    @FunctionalInterface
    public interface Placement {
        /** Takes a row and a column. */
        void at(int row, int column);
    }

    /** Takes a measured value with its name. */
    @FunctionalInterface
    public interface Measurement {
        /** Takes a name and a value. */
        void of(String name, double value);
    }

    /** Takes a pattern and what belongs in its places. */
    @FunctionalInterface
    public interface Note {
        /** Takes a pattern and its arguments. */
        void of(String pattern, Object... arguments);
    }

    /** Hands on the boards that a run starts or goes on from. */
    public static SolveListener boards(Consumer<? super Board> boards) {
        return new SolveListener() {
            @Override
            public void onBoardSet(Board board) {
                boards.accept(board);
            }
        };
    }

    /** Hands on the number of each iteration. */
    public static SolveListener iterations(LongConsumer iterations) {
        return new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                iterations.accept(iteration);
            }
        };
    }

    /** Hands on the queens that are placed on empty rows. */
    public static SolveListener placements(Placement placements) {
        return new SolveListener() {
            @Override
            public void onPlaced(int row, int column) {
                placements.at(row, column);
            }
        };
    }

    /** Hands on what a run measures. */
    public static SolveListener measurements(Measurement measurements) {
        return new SolveListener() {
            @Override
            public void onMeasured(String name, double value) {
                measurements.of(name, value);
            }
        };
    }

    /** Hands on the reason for a step. */
    public static SolveListener notes(Note notes) {
        return new SolveListener() {
            @Override
            public void onNoted(String pattern, Object... arguments) {
                notes.of(pattern, arguments);
            }
        };
    }
}
