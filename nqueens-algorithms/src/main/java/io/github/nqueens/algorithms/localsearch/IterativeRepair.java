package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.random.RandomGenerator;

/**
 * Min-conflicts repair: every turn the next threatened queen moves within its row to the square with the fewest threats,
 * ties at random.
 *
 * <p>It starts from a random permutation. An iteration is one such move and takes O(n); memory is O(n). Boards do not stay
 * permutations. Immutable and safe for use by several threads.
 *
 * <p>Source: S. Minton, M. D. Johnston, A. B. Philips, P. Laird, Minimizing conflicts: a heuristic repair method for
 * constraint satisfaction and scheduling problems, Artificial Intelligence 58, 1992, doi:10.1016/0004-3702(92)90007-K.
 */
public final class IterativeRepair implements SearchAlgorithm {
    private IterativeRepair() {}

    /**
     * What is known of the solver {@code iterative-repair}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("iterative-repair", IterativeRepair::new, algorithm -> algorithm)
                .alias("min-conflicts")
                .summary("Moves one threatened queen after the other to the square with the fewest threats.")
                .source("Minton, Johnston, Philips, Laird 1992, doi:10.1016/0004-3702(92)90007-K")
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        RandomGenerator random = context.random();
        ConflictCounter queens = ConflictCounter.of(context.initialBoard().orElseGet(() -> Board.random(n, random)));
        context.boardSet(queens);
        int row = 0;
        while (queens.conflicts() > 0) {
            while (queens.attackers(row) == 0) {
                row = (row + 1) % n;
            }
            if (!context.tick()) {
                return SearchOutcome.stopped();
            }
            int from = queens.column(row);
            int to = leastThreatened(queens, row, random);
            queens.move(row, to);
            context.evaluated(n);
            context.moved(row, from, to);
            context.best(queens.conflicts());
            row = (row + 1) % n;
        }
        return SearchOutcome.solved(queens.toBoard());
    }

    private static int leastThreatened(ConflictCounter queens, int row, RandomGenerator random) {
        int least = Integer.MAX_VALUE;
        int ties = 0;
        int choice = -1;
        for (int column = 0; column < queens.size(); column++) {
            int threats = queens.attackersAt(row, column);
            if (threats < least) {
                least = threats;
                ties = 0;
            }
            if (threats == least && random.nextInt(++ties) == 0) {
                choice = column;
            }
        }
        return choice;
    }
}
