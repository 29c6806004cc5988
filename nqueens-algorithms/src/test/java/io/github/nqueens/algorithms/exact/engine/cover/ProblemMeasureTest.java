package io.github.nqueens.algorithms.exact.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.testing.Problems;
import io.github.nqueens.testing.VariantFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Prints the times that the page on problems gives, in processor time of one thread. */
@Tag("measure")
class ProblemMeasureTest {
    private static final int INSTANCES = 20;

    /** The search, and the plain one right after it, on the first list of excluded diagonals without a solution. */
    @ParameterizedTest
    @ValueSource(ints = {20, 21, 22})
    void excludedDiagonalsOnePastTheTransition(int n) {
        List<Problem> problems = new ArrayList<>();
        for (int seed = 1; seed <= INSTANCES; seed++) {
            problems.add(onePast(n, seed));
        }
        printBesideThePlainSearch("excluded diagonals one past the transition, n = " + n, problems);
    }

    /** So many diagonals that nearly all boards of 27 rows have no solution; one fewer takes a multiple of the time. */
    @Test
    void excludedDiagonalsOfALargerBoard() {
        List<Problem> problems = new ArrayList<>();
        for (int seed = 1; seed <= INSTANCES; seed++) {
            problems.add(
                    Problems.withoutDiagonals(27, Problems.diagonals(27, seed).subList(0, 34)));
        }
        printBesideThePlainSearch("34 excluded diagonals, n = 27", problems);
    }

    /** The boards of the ASP competitions, if {@code -Dnqueens.variants} names their folder. */
    @Test
    @EnabledIfSystemProperty(named = "nqueens.variants", matches = ".+")
    void blockedBoardsOfTheCompetitions() throws IOException {
        List<Problem> problems = VariantFiles.read(Path.of(System.getProperty("nqueens.variants"))).stream()
                .filter(instance -> instance.id().startsWith("asp-56"))
                .map(VariantFiles.Instance::problem)
                .toList();
        printBesideThePlainSearch(problems.size() + " blocked boards of 56 rows (ASP)", problems);
    }

    private static void printBesideThePlainSearch(String kind, List<Problem> problems) {
        double[] seconds = new double[2];
        for (Problem problem : problems) {
            long[] found = new long[2];
            seconds[0] += seconds(() -> found[0] = solutions(problem, 1), 0, 1);
            seconds[1] += seconds(() -> found[1] = new PlainSearch(problem, 1).count(), 0, 1);
            assertThat(found[0]).isEqualTo(found[1]);
        }
        System.out.printf(
                "%s: mean %.3f s, plain search %.3f s, ratio %.2f%n",
                kind, seconds[0] / problems.size(), seconds[1] / problems.size(), seconds[0] / seconds[1]);
    }

    /** Boards of 60 rows with 7.25 open squares a row, without the plain search, which takes minutes. */
    @Test
    void blockedAtRandom() {
        int n = 60;
        double total = 0;
        for (int seed = 1; seed <= INSTANCES; seed++) {
            Problem problem = Problems.blocked(n, n * 29 / 4, seed);
            total += seconds(() -> solutions(problem, 1), 0, 1);
        }
        System.out.printf("blocked at random, n = %d: mean %.2f s%n", n, total / INSTANCES);
    }

    /**
     * Regions that grow at random: solved, and a second solution looked for, warm. Up to n = 12 the puzzles with one solution
     * are chosen; beyond, such growth hardly ever makes one.
     */
    @ParameterizedTest
    @CsvSource({"8, 50, true", "12, 20, true", "18, 200, false"})
    void regionPuzzles(int n, int wanted, boolean unique) {
        List<Problem> puzzles = new ArrayList<>();
        for (int seed = 0; puzzles.size() < wanted; seed++) {
            Problem puzzle = Problem.builder(n)
                    .rule(AttackRule.TOUCH)
                    .regions(Problems.regions(n, new Random(seed)))
                    .build();
            if (!unique || solutions(puzzle, 2) == 1) {
                puzzles.add(puzzle);
            }
        }
        double best = Double.MAX_VALUE;
        for (int round = 0; round < 20; round++) {
            best = Math.min(
                    best,
                    seconds(
                            () -> puzzles.stream()
                                    .mapToLong(puzzle -> solutions(puzzle, 2))
                                    .sum(),
                            unique ? wanted : 0,
                            unique ? wanted : 2L * wanted));
        }
        System.out.printf("region puzzles, n = %d: %.3f ms each, %d puzzles%n", n, 1000 * best / wanted, wanted);
    }

    @Test
    void theSearchAgreesWithThePlainOne() {
        Problem problem = onePast(18, 1);
        assertThat(solutions(problem, 1)).isEqualTo(new PlainSearch(problem, 1).count());
    }

    /** Diagonals are excluded in a random order until there is no solution left. */
    private static Problem onePast(int n, int seed) {
        List<Integer> diagonals = Problems.diagonals(n, seed);
        int excluded = 1;
        while (solutions(Problems.withoutDiagonals(n, diagonals.subList(0, excluded)), 1) > 0) {
            excluded++;
        }
        return Problems.withoutDiagonals(n, diagonals.subList(0, excluded));
    }

    /** The work counts solutions; how many it can find at least and at most is checked outside the measured time. */
    private static double seconds(LongSupplier work, long least, long most) {
        long start = processorNanos();
        long found = work.getAsLong();
        double seconds = (processorNanos() - start) / 1e9;
        assertThat(found).isBetween(least, most);
        return seconds;
    }

    /** By reflection, as the module under test does not read {@code java.management}. */
    private static long processorNanos() {
        try {
            Object threads = Class.forName("java.lang.management.ManagementFactory")
                    .getMethod("getThreadMXBean")
                    .invoke(null);
            return (long) Class.forName("java.lang.management.ThreadMXBean")
                    .getMethod("getCurrentThreadCpuTime")
                    .invoke(threads);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static long solutions(Problem problem, long most) {
        CoverSearch search = new CoverSearch(problem, () -> {});
        long count = 0;
        while (count < most && search.next()) {
            count++;
        }
        return count;
    }
}
