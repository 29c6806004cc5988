package io.github.nqueens.solutions.join;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.Symmetry;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.ProblemCount;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A join of a problem finds as many solutions as a search. */
class ProblemJoinTest {
    @Test
    void randomProblemsHaveTheSolutionsThatASearchFinds() {
        requireSearched(200, 31);
    }

    @Tag("thorough")
    @Test
    void manyRandomProblemsHaveTheSolutionsThatASearchFinds() {
        requireSearched(2000, 32);
    }

    private static void requireSearched(int problems, long seed) {
        Random random = new Random(seed);
        int solvable = 0;
        for (int i = 0; i < problems; i++) {
            int size = 6 + random.nextInt(7);
            Problem problem = random(size, random);
            if (JoinCount.takes(problem)) {
                solvable += requireSearched(problem, random.nextInt(3)) > 0 ? 1 : 0;
            }
        }
        assertThat(solvable).isGreaterThan(problems / 3);
    }

    /** Every subgroup of the symmetries: their generators are applied to random squares until nothing is new. */
    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void symmetricalProblemsHaveTheSolutionsThatASearchFinds(Symmetry first) {
        Random random = new Random(first.name().length());
        int counted = 0;
        for (Symmetry second : Symmetry.values()) {
            for (int size = 6; size <= 9; size++) {
                Problem.Builder builder = Problem.builder(size);
                for (int i = 0; i < 3; i++) {
                    builder.block(random.nextInt(size), random.nextInt(size));
                }
                Problem problem = builder.build();
                for (int closure = 0; closure < 4; closure++) {
                    problem = blockedAsIn(problem, problem.transform(first));
                    problem = blockedAsIn(problem, problem.transform(second));
                }
                assertThat(OpenSquares.symmetries(problem)).contains(first, second);
                requireAlikeAsItsSquares(problem);
                counted += JoinCount.takes(problem) && requireSearched(problem, 0) > 0 ? 1 : 0;
                if (size % 2 == 1 && problem.isOpen(size / 2, size / 2)) {
                    requireSearched(
                            problem.toBuilder().place(size / 2, size / 2).build(), 0);
                }
            }
        }
        assertThat(counted).isGreaterThan(16);
    }

    /** What is known of a board before its squares are found. */
    private static void requireAlikeAsItsSquares(Problem problem) {
        if (!JoinCount.takes(problem)) {
            return;
        }
        for (JoinBoard board : JoinBoard.of(problem)) {
            assertThat(board.isAlike())
                    .as(problem.toText())
                    .isEqualTo(board.squares().symmetries().size() == Symmetry.values().length);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {8, 9, 21, 27})
    void boardsOfTheClassicProblemAreAlikeWhereTheirSquaresAre(int n) {
        requireAlikeAsItsSquares(Problem.queens(n));
        requireAlikeAsItsSquares(Problem.builder(n).rule(AttackRule.TORUS).build());
    }

    /** The number of solutions on a torus of 5, 7, 11, 13 and 17 rows is A007705. */
    @ParameterizedTest
    @CsvSource({"5, 10", "7, 28", "11, 88", "13, 4524", "17, 140692"})
    void aTorusHasItsPublishedNumberOfSolutions(int size, long solutions) {
        Problem torus = Problem.builder(size).rule(AttackRule.TORUS).build();
        assertThat(JoinCount.takes(torus)).isTrue();
        assertThat(sum(new JoinCount(torus, 0))).isEqualTo(solutions);
        assertThat(sum(new JoinCount(torus, 2))).isEqualTo(solutions);
    }

    @Tag("thorough")
    @Test
    void aLargeTorusHasItsPublishedNumberOfSolutions() {
        requireTorus(19, 820_496);
    }

    /** Takes minutes. */
    @Tag("measure")
    @Test
    void theLargestTorusThatIsCountedHereHasItsPublishedNumberOfSolutions() {
        requireTorus(23, 128_850_048);
    }

    private static void requireTorus(int size, long solutions) {
        Problem torus = Problem.builder(size).rule(AttackRule.TORUS).build();
        assertThat(sum(new JoinCount(torus, 0))).isEqualTo(solutions);
    }

    @Test
    void otherRulesRegionsAndContradictionsAreRefused() {
        assertThat(JoinCount.takes(Problem.queens(8))).isTrue();
        assertThat(JoinCount.takes(Problem.queens(3))).isFalse();
        assertThat(JoinCount.takes(Problem.queens(28))).isFalse();
        assertThat(JoinCount.takes(Problem.builder(8).rule(AttackRule.TOUCH).build()))
                .isFalse();
        assertThat(JoinCount.takes(
                        Problem.builder(7).rule(AttackRule.TORUS).place(0, 0).build()))
                .isFalse();
        assertThat(JoinCount.takes(Problem.builder(8).rule(AttackRule.TORUS).build()))
                .isFalse();
        assertThat(JoinCount.takes(Problem.builder(8).place(0, 0).place(1, 1).build()))
                .isFalse();
        assertThat(JoinCount.takes(Problem.builder(4)
                        .rule(AttackRule.QUEENS)
                        .regions("AABB", "AABB", "CCDD", "CCDD")
                        .build()))
                .isFalse();
    }

    private static long requireSearched(Problem problem, int fineness) {
        assertThat(JoinCount.takes(problem)).isTrue();
        long expected = new ProblemCount(problem, false, Long.MAX_VALUE)
                .counter()
                .count(0, () -> {})
                .numbers()[0];
        assertThat(sum(new JoinCount(problem, Math.min(fineness, JoinCount.mostFineness(problem.size())))))
                .as("%s", problem)
                .isEqualTo(expected);
        return expected;
    }

    /** Some blocked squares, blocked diagonals and up to four placed queens. */
    private static Problem random(int size, Random random) {
        Problem.Builder builder = Problem.builder(size);
        for (int i = random.nextInt(size * size / 4); i > 0; i--) {
            builder.block(random.nextInt(size), random.nextInt(size));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            builder.blockSum(random.nextInt(2 * size - 1));
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            builder.blockDifference(random.nextInt(2 * size - 1) - size + 1);
        }
        Problem problem = builder.build();
        for (int i = random.nextInt(5); i > 0; i--) {
            int row = random.nextInt(size);
            int column = random.nextInt(size);
            Problem longer = problem.isOpen(row, column) && !problem.isPlaced(row, column)
                    ? problem.toBuilder().place(row, column).build()
                    : problem;
            problem = longer.contradiction().isEmpty() ? longer : problem;
        }
        return problem;
    }

    private static Problem blockedAsIn(Problem problem, Problem other) {
        Problem.Builder both = problem.toBuilder();
        for (int row = 0; row < problem.size(); row++) {
            for (int column = 0; column < problem.size(); column++) {
                if (!other.isOpen(row, column)) {
                    both.block(row, column);
                }
            }
        }
        return both.build();
    }

    private static long sum(JoinCount count) {
        PartCounter counter = count.counter();
        return IntStream.range(0, count.parts())
                .mapToLong(part -> counter.count(part, () -> {}).numbers()[0])
                .sum();
    }
}
