package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.nqueens.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class SearchSizeTest {
    private static final int PROBES = 1000;

    /** A queen of a partial board. */
    private record Queen(int row, int column) {}

    /** The mean and the mean square of what a probe sums up, from all that it may draw. */
    private record Moments(double mean, double square) {}

    /**
     * The estimate is a mean of independent probes, so it differs from their exact mean, the number of partial boards, by more
     * than five standard errors for one in a million sets of probes.
     */
    @Test
    void theEstimateIsTheNumberOfPartialBoards() {
        for (int seed = 0; seed < 60; seed++) {
            Problem problem = problem(4 + seed % 5, seed);
            Moments exact = moments(problem, new ArrayList<>(placed(problem)));
            double error = Math.sqrt(Math.max(0, exact.square() - exact.mean() * exact.mean()) / PROBES);
            assertThat(SearchSize.of(problem))
                    .as("seed %d, %s", seed, problem)
                    .isCloseTo(exact.mean(), within(5 * error + 1e-9 * exact.mean()));
        }
    }

    @Test
    void theEstimateIsTheSameEachTime() {
        assertThat(SearchSize.of(Problem.queens(20))).isEqualTo(SearchSize.of(Problem.queens(20)));
        assertThat(SearchSize.of(Problem.queens(SearchSize.LARGEST_SIZE))).isGreaterThan(1e9);
    }

    /** With an estimate far from the number, from a few probes; with one near it, from all. */
    @Test
    void aComparisonSaysWhatTheEstimateSays() {
        for (int seed = 0; seed < 200; seed++) {
            Problem problem = problem(8 + seed % 9, seed);
            double boards = SearchSize.of(problem);
            for (double factor : new double[] {1e-6, 0.01, 0.1, 0.5, 0.999, 1.001, 2, 10, 100, 1e6}) {
                assertThat(SearchSize.isAbove(problem, factor * boards))
                        .as("seed %d, %s times the estimate", seed, factor)
                        .isEqualTo(factor < 1 && boards > 0);
            }
        }
    }

    private static Problem problem(int n, long seed) {
        Random random = new Random(seed);
        Problem.Builder builder = Problem.builder(n);
        for (int blocked = random.nextInt(n * n / 3); blocked > 0; blocked--) {
            builder.block(random.nextInt(n), random.nextInt(n));
        }
        if (random.nextBoolean()) {
            builder.place(random.nextInt(n), random.nextInt(n));
        }
        return builder.build();
    }

    private static List<Queen> placed(Problem problem) {
        return problem.placed().stream()
                .map(queen -> new Queen(queen.row(), queen.column()))
                .toList();
    }

    /** Goes through the whole tree: the row with the fewest open squares, or at once the only square of a column. */
    private static Moments moments(Problem problem, List<Queen> queens) {
        List<Queen> choices = choices(problem, queens);
        double mean = 0;
        double square = 0;
        for (Queen choice : choices) {
            queens.add(choice);
            Moments below = moments(problem, queens);
            queens.remove(queens.size() - 1);
            mean += below.mean() / choices.size();
            square += below.square() / choices.size();
        }
        double k = choices.size();
        return new Moments(k * (1 + mean), k * k * (1 + 2 * mean + square));
    }

    private static List<Queen> choices(Problem problem, List<Queen> queens) {
        int n = problem.size();
        List<Queen> fewest = null;
        for (int row = 0; row < n; row++) {
            List<Queen> open = new ArrayList<>();
            for (int column = 0; column < n; column++) {
                addIfOpen(problem, queens, row, column, open);
            }
            if (isEmptyRow(queens, row) && (fewest == null || open.size() < fewest.size())) {
                fewest = open;
            }
        }
        List<Queen> only = List.of();
        for (int column = n - 1; column >= 0; column--) {
            List<Queen> open = new ArrayList<>();
            for (int row = 0; row < n; row++) {
                addIfOpen(problem, queens, row, column, open);
            }
            if (isEmptyColumn(queens, column) && open.isEmpty()) {
                return List.of();
            }
            only = open.size() == 1 ? open : only;
        }
        return fewest == null ? List.of() : fewest.size() > 1 && !only.isEmpty() ? only : fewest;
    }

    private static void addIfOpen(Problem problem, List<Queen> queens, int row, int column, List<Queen> open) {
        if (problem.isOpen(row, column)
                && queens.stream().noneMatch(queen -> problem.attacks(queen.row(), queen.column(), row, column))) {
            open.add(new Queen(row, column));
        }
    }

    private static boolean isEmptyRow(List<Queen> queens, int row) {
        return queens.stream().noneMatch(queen -> queen.row() == row);
    }

    private static boolean isEmptyColumn(List<Queen> queens, int column) {
        return queens.stream().noneMatch(queen -> queen.column() == column);
    }
}
