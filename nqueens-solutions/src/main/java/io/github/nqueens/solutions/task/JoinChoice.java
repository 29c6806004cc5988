package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.RuleLines;
import io.github.nqueens.solutions.counting.SearchSize;
import io.github.nqueens.solutions.join.JoinCount;

/**
 * Tells whether a join or a search is expected to count a problem in less time.
 *
 * <p>The time of a search is about proportional to the partial boards that it meets, which {@link SearchSize} estimates. A join
 * has next to no work for a partial board, but some for each way to divide the columns, and the rows, between two quarters. The
 * constants are those at which both took as long on the random problems of {@code docs/design/join.md}.
 */
final class JoinChoice {
    /** Smaller problems are searched in a few milliseconds. */
    private static final int SMALLEST_SIZE = 13;

    /** The partial boards that are searched while a join of the smallest problems makes its tables. */
    private static final double SMALLEST_JOIN = 1e5;

    /** The partial boards that are searched while a join does what it does for each division. */
    private static final double PER_DIVISION = 6;

    private JoinChoice() {}

    /** Whether a join can count a problem, of a size at which it is worth its tables. */
    static boolean isPossible(Problem problem) {
        return problem.size() >= SMALLEST_SIZE && JoinCount.takes(problem);
    }

    /** Whether a join is possible and expected to be faster than a search. Takes less than a millisecond. */
    static boolean isFaster(Problem problem) {
        if (!isPossible(problem)) {
            return false;
        }
        return RuleLines.of(problem.rule()).wraps()
                || SearchSize.isAbove(problem, SMALLEST_JOIN + PER_DIVISION * divisions(problem));
    }

    /**
     * The ways to divide the columns between the halves, times those to divide the rows of a half between its quarters. With p
     * placed queens, a of them above, and c(k) ways to choose half of k lines: c(n - p) (c(n/2 - a) + c(n/2 - p + a)) / 2.
     */
    private static double divisions(Problem problem) {
        int placed = problem.placed().size();
        int above = 0;
        for (Square queen : problem.placed()) {
            above += queen.row() < problem.size() / 2 ? 1 : 0;
        }
        int half = (problem.size() + 1) / 2;
        return choices(problem.size() - placed) * (choices(half - above) + choices(half - (placed - above))) / 2;
    }

    /** The number of ways to choose half of some lines. */
    private static double choices(int lines) {
        double ways = 1;
        for (int chosen = 1; chosen <= lines / 2; chosen++) {
            ways = ways * (lines - chosen + 1) / chosen;
        }
        return ways;
    }
}
