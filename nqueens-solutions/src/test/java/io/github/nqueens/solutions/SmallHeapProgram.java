package io.github.nqueens.solutions;

import io.github.nqueens.Limits;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import java.time.Duration;

/** A count by the join and a board solved after it, as a program, for virtual machines with a small heap. */
final class SmallHeapProgram {
    private SmallHeapProgram() {}

    /**
     * Counts and, if told so, solves a board afterwards. Prints the status of each.
     *
     * @param arguments n, the threads, the milliseconds of the time limit, and the rows of a board for queen-search, 0 for
     *     none
     */
    public static void main(String[] arguments) {
        SolutionCounter counter = SolutionCounter.builder()
                .method(CountMethod.JOIN)
                .threads(Integer.parseInt(arguments[1]))
                .build();
        Limits limits = Limits.of(Duration.ofMillis(Long.parseLong(arguments[2])));
        System.out.println(counter.count(Integer.parseInt(arguments[0]), limits).status());
        int rows = Integer.parseInt(arguments[3]);
        if (rows > 0) {
            System.out.println(Solvers.get("queen-search")
                    .solve(rows, SolveOptions.builder().seed(1).build())
                    .status());
        }
    }
}
