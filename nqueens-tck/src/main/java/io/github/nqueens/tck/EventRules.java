package io.github.nqueens.tck;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import java.util.Arrays;

/** Rules on what a listener is told. */
final class EventRules {
    private EventRules() {}

    static void tellsTheTruthInOrder(Solver solver) {
        for (int n : new int[] {4, 8, 11}) {
            for (long seed = 0; seed < 3; seed++) {
                Shadow shadow = new Shadow(n);
                SolveResult result = solver.solve(
                        n, SolveOptions.builder().seed(seed).listener(shadow).build());
                assertEquals(SolveStatus.SOLVED, result.status());
                shadow.requireEnd(result);
            }
        }
    }

    static void letsListenersThrow(Solver solver) {
        IllegalStateException thrown = new IllegalStateException("thrown by a listener");
        SolveResult[] end = new SolveResult[1];
        SolveListener throwing = new SolveListener() {
            @Override
            public void onStart(String name, int size, long seed) {
                throw thrown;
            }

            @Override
            public void onEnd(SolveResult result) {
                end[0] = result;
            }
        };
        assertSame(thrown, assertThrows(IllegalStateException.class, () -> run(solver, throwing)));
        assertEquals(SolveStatus.FAILED, end[0].status(), "onEnd must be sent also when the run fails");

        SolveListener throwingLater = new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                throw thrown;
            }

            @Override
            public void onEnd(SolveResult result) {
                // A solver that needs no iteration never hears of the exception.
                if (result.isSolved()) {
                    throw thrown;
                }
            }
        };
        assertSame(thrown, assertThrows(IllegalStateException.class, () -> run(solver, throwingLater)));
    }

    private static void run(Solver solver, SolveListener listener) {
        solver.solve(10, SolveOptions.builder().seed(3).listener(listener).build());
    }

    /** Follows the events on a board of its own. */
    private static final class Shadow implements SolveListener {
        private static final int NONE = -1;

        private final Thread thread = Thread.currentThread();
        private final int[] columns;
        private boolean started;
        private boolean touched;
        private long iterations;
        private long restarts;
        private long best = Long.MAX_VALUE;
        private SolveResult end;

        Shadow(int n) {
            columns = new int[n];
            Arrays.fill(columns, NONE);
        }

        @Override
        public void onStart(String solver, int size, long seed) {
            requireRunning(!started);
            assertEquals(columns.length, size);
            started = true;
        }

        @Override
        public void onIteration(long iteration) {
            requireRunning(started);
            assertEquals(++iterations, iteration, "iterations are counted from 1, one by one");
        }

        @Override
        public void onRestart() {
            requireRunning(started);
            restarts++;
        }

        @Override
        public void onBoardSet(Board board) {
            requireRunning(started);
            touched = true;
            System.arraycopy(board.toArray(), 0, columns, 0, columns.length);
        }

        @Override
        public void onPlaced(int row, int column) {
            requireRunning(started);
            touched = true;
            assertEquals(NONE, columns[row], "a queen is placed on a row that has one");
            columns[row] = column;
        }

        @Override
        public void onRemoved(int row) {
            requireRunning(started);
            assertEquals(true, columns[row] != NONE, "a queen is removed from a row that has none");
            columns[row] = NONE;
        }

        @Override
        public void onMoved(int row, int from, int to) {
            requireRunning(started);
            touched = true;
            assertEquals(columns[row], from, "a queen moves from where it does not stand");
            columns[row] = to;
        }

        @Override
        public void onSwapped(int row1, int row2) {
            requireRunning(started);
            touched = true;
            int column = columns[row1];
            columns[row1] = columns[row2];
            columns[row2] = column;
        }

        @Override
        public void onBest(long conflicts) {
            requireRunning(started);
            assertEquals(true, conflicts >= 0 && conflicts < best, "a best that is not better");
            best = conflicts;
        }

        @Override
        public void onEnd(SolveResult result) {
            requireRunning(started);
            end = result;
        }

        void requireEnd(SolveResult result) {
            assertSame(result, end, "onEnd must bear the result");
            assertEquals(result.statistics().iterations(), iterations);
            assertEquals(result.statistics().restarts(), restarts);
            assertEquals(0, result.statistics().bestConflicts().orElseThrow());
            assertEquals(true, touched, "an observed run must show its board");
            assertEquals(result.orElseThrow(), Board.of(columns), "the events must lead to the board of the result");
        }

        private void requireRunning(boolean inOrder) {
            assertEquals(true, inOrder && end == null, "onStart comes first, once, and onEnd last");
            assertSame(thread, Thread.currentThread(), "events come on the solving thread");
        }
    }
}
