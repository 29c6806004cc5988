package example;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * One solver in a hundred virtual threads at once. A solver computes and does not yield, so no more of them run at a time
 * than there are processors.
 */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) throws Exception {
        Solver solver = Solvers.get("iterative-repair");
        List<Future<Board>> boards = new ArrayList<>();
        try (var threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 100; i++) {
                SolveOptions options = SolveOptions.builder().seed(i).build();
                boards.add(threads.submit(() -> {
                    if (!Thread.currentThread().isVirtual()) {
                        throw new IllegalStateException("not a virtual thread");
                    }
                    return solver.solve(100, options).orElseThrow();
                }));
            }
        }
        for (int i = 0; i < boards.size(); i++) {
            Board alone = solver.solve(100, SolveOptions.builder().seed(i).build()).orElseThrow();
            if (!boards.get(i).get().equals(alone)) {
                throw new IllegalStateException("seed " + i + " gives another board beside others");
            }
        }
        System.out.println(boards.size() + " boards in virtual threads, the same as in turn");
    }
}
