package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.localsearch.board.AttackedQueens;
import io.github.nqueens.algorithms.localsearch.board.CompactConflictCounter;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/** What the rules are about, counted the slow and obvious way, and boards and contexts to test with. */
public final class Boards {
    private static final int MOST_RUNS = 16;
    private static final Deque<CountDownLatch> ONGOING = new ArrayDeque<>();

    private Boards() {}

    /** Queens of other rows that attack a square. */
    public static int threats(int[] columns, int row, int column) {
        int threats = 0;
        for (int other = 0; other < columns.length; other++) {
            int across = Math.abs(columns[other] - column);
            if (other != row && (across == 0 || across == Math.abs(other - row))) {
                threats++;
            }
        }
        return threats;
    }

    /** Queens attacked by at least one other; a negative column stands for a row without a queen. */
    public static int attacked(int[] columns) {
        int attacked = 0;
        for (int row = 0; row < columns.length; row++) {
            attacked += columns[row] >= 0 && isAttacked(columns, row) ? 1 : 0;
        }
        return attacked;
    }

    public static boolean isAttacked(int[] columns, int row) {
        for (int other = 0; other < columns.length; other++) {
            int across = Math.abs(columns[other] - columns[row]);
            if (other != row && columns[other] >= 0 && (across == 0 || across == Math.abs(other - row))) {
                return true;
            }
        }
        return false;
    }

    /** All permutations. */
    public static List<Board> permutations(int n) {
        List<List<Integer>> all = List.of(List.of());
        for (int column = 0; column < n; column++) {
            List<List<Integer>> longer = new ArrayList<>();
            for (List<Integer> columns : all) {
                for (int row = 0; row <= columns.size(); row++) {
                    List<Integer> more = new ArrayList<>(columns);
                    more.add(row, column);
                    longer.add(more);
                }
            }
            all = longer;
        }
        return all.stream()
                .map(columns ->
                        Board.of(columns.stream().mapToInt(Integer::intValue).toArray()))
                .toList();
    }

    /** Each row's column drawn from all columns, so that columns are shared and free. */
    public static int[] anyColumns(int n, RandomGenerator random) {
        int[] columns = new int[n];
        for (int row = 0; row < n; row++) {
            columns[row] = random.nextInt(n);
        }
        return columns;
    }

    /** All rows in one column. */
    public static Board oneColumn(int n, int column) {
        Board.Builder board = Board.builder(n);
        for (int row = 0; row < n; row++) {
            board.set(row, column);
        }
        return board.build();
    }

    public static CompactConflictCounter counter(Board board) {
        return new CompactConflictCounter(board.size(), board::column, run(0));
    }

    public static AttackedQueens attackedQueens(int... columns) {
        return new AttackedQueens(Board.of(columns), run(0));
    }

    /** A run that nothing ends: to set up with, and to draw from. */
    public static SearchContext run(long seed) {
        return run(SolveOptions.builder().seed(seed).build());
    }

    /**
     * A run whose solver waits on a thread of its own, as a run is over when its solver returns. The latest {@value
     * #MOST_RUNS} runs go on, and older ones end.
     */
    public static SearchContext run(SolveOptions options) {
        CompletableFuture<SearchContext> given = new CompletableFuture<>();
        CountDownLatch over = new CountDownLatch(1);
        Solver probe = Solvers.of("probe", context -> {
            given.complete(context);
            try {
                over.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return SearchOutcome.gaveUp("the probe is done");
        });
        Thread thread = new Thread(() -> probe.solve(8, options), "probe");
        thread.setDaemon(true);
        thread.start();
        synchronized (ONGOING) {
            ONGOING.add(over);
            if (ONGOING.size() > MOST_RUNS) {
                ONGOING.remove().countDown();
            }
        }
        return given.join();
    }

    /** Calls code with a context of the library's own, of which nobody asks a board. */
    public static void withContext(int n, long seed, Consumer<SearchContext> code) {
        SolveStatus status = Solvers.of("probe", context -> {
                    code.accept(context);
                    return SearchOutcome.gaveUp("the probe is done");
                })
                .solve(n, SolveOptions.builder().seed(seed).build())
                .status();
        if (status != SolveStatus.GAVE_UP) {
            throw new AssertionError("the probe did not run: " + status);
        }
    }
}
