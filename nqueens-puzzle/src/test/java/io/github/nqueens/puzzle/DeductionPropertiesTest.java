package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.puzzle.candidates.Chance;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What holds for every problem, checked against all permutations of small boards. */
class DeductionPropertiesTest {
    @Property(tries = 500)
    void noTechniqueDeletesASquareOfASolution(
            @ForAll @IntRange(min = 1, max = 7) int n,
            @ForAll AttackRule rule,
            @ForAll long seed,
            @ForAll Technique hardest) {
        Problem problem = problem(n, rule, seed);
        Deduction deduction = Deduction.of(problem);
        deduction.exhaust(hardest);
        List<Board> solutions = solutions(problem);
        for (Board solution : solutions) {
            for (int row = 0; row < n; row++) {
                assertThat(deduction.isCandidate(row, solution.column(row))).isTrue();
            }
        }
        switch (deduction.state()) {
            case SOLVED ->
                assertThat(solutions).containsExactly(deduction.board().orElseThrow());
            case CONTRADICTION -> assertThat(solutions).isEmpty();
            case OPEN -> assertThat(deduction.candidates()).isGreaterThanOrEqualTo(n);
        }
    }

    /** Whichever techniques come first, the same candidates are left at the end. */
    @Property(tries = 300)
    void whatRemainsDoesNotDependOnTheOrder(
            @ForAll @IntRange(min = 4, max = 7) int n,
            @ForAll AttackRule rule,
            @ForAll long seed,
            @ForAll @Size(max = 12) List<Technique> order,
            @ForAll Technique hardest) {
        Problem problem = problem(n, rule, seed);
        if (solutions(problem).isEmpty()) {
            // Where a contradiction shows depends on the order.
            problem = withSolution(n, rule, seed);
        }
        Deduction direct = Deduction.of(problem);
        direct.exhaust(hardest);
        Deduction mixed = Deduction.of(problem);
        for (Technique technique : order) {
            if (technique.compareTo(hardest) <= 0) {
                mixed.next(technique);
            }
        }
        mixed.exhaust(hardest);
        for (int square = 0; square < n * n; square++) {
            assertThat(mixed.isCandidate(square / n, square % n)).isEqualTo(direct.isCandidate(square / n, square % n));
        }
    }

    @Property(tries = 300)
    void uniquenessAgreesWithAllPermutations(
            @ForAll @IntRange(min = 1, max = 7) int n, @ForAll AttackRule rule, @ForAll long seed) {
        Problem problem = problem(n, rule, seed);
        List<Board> solutions = solutions(problem);
        assertThat(Uniqueness.of(problem, Limits.none()).solutions())
                .hasSize(Math.min(2, solutions.size()))
                .doesNotHaveDuplicates()
                .allMatch(solutions::contains);
    }

    private static Problem problem(int n, AttackRule rule, long seed) {
        Chance chance = new Chance(seed);
        Problem.Builder problem = Problem.builder(n).rule(rule);
        if (chance.nextInt(2) == 0) {
            problem.regions(DeductionTest.randomRegions(n, chance));
        }
        for (int blocked = chance.nextInt(2 * n); blocked > 0; blocked--) {
            problem.block(chance.nextInt(n), chance.nextInt(n));
        }
        if (chance.nextInt(3) == 0) {
            problem.place(chance.nextInt(n), chance.nextInt(n));
        }
        return problem.build();
    }

    /** The empty board of a rule and size, or of the rule that lets most boards have a solution. */
    private static Problem withSolution(int n, AttackRule rule, long seed) {
        Problem empty = Problem.builder(n).rule(rule).build();
        List<Board> solutions = solutions(empty);
        if (solutions.isEmpty()) {
            return withSolution(n, AttackRule.TOUCH, seed);
        }
        Board kept = solutions.get(new Chance(seed).nextInt(solutions.size()));
        Problem.Builder problem = empty.toBuilder();
        Chance chance = new Chance(seed + 1);
        for (int square = 0; square < n * n; square++) {
            if (chance.nextInt(3) == 0 && kept.column(square / n) != square % n) {
                problem.block(square / n, square % n);
            }
        }
        return problem.build();
    }

    private static List<Board> solutions(Problem problem) {
        List<Board> solutions = new ArrayList<>();
        permute(problem, new int[problem.size()], 0, solutions);
        return solutions;
    }

    private static void permute(Problem problem, int[] columns, int row, List<Board> solutions) {
        if (row == columns.length) {
            Board board = Board.of(columns);
            if (problem.isSolution(board)) {
                solutions.add(board);
            }
            return;
        }
        for (int column = 0; column < columns.length; column++) {
            int chosen = column;
            if (IntStream.range(0, row).noneMatch(other -> columns[other] == chosen)) {
                columns[row] = column;
                permute(problem, columns, row + 1, solutions);
            }
        }
    }
}
