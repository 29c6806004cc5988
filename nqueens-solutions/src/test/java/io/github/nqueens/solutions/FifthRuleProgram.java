package io.github.nqueens.solutions;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.testing.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Solves, lists and counts problems of rules that the library was not built with, as a program. */
final class FifthRuleProgram {
    private static final int LARGEST = 8;
    private static final String[] SETTINGS = {
        "constraint-search",
        "constraint-search:inference=none",
        "constraint-search:inference=none,backtracking=backmarking",
        "constraint-search:inference=none,backtracking=conflict-directed",
        "constraint-search:inference=arc-consistency",
        "constraint-search:inference=all-different"
    };

    private FifthRuleProgram() {}

    /**
     * Prints how many problems were solved, and what was wrong.
     *
     * @param arguments names of rules
     */
    public static void main(String[] arguments) {
        int problems = 0;
        for (String name : arguments) {
            for (Problem problem : problems(AttackRule.valueOf(name))) {
                long solutions = solutions(problem, new int[problem.size()], 0);
                problems++;
                for (SolverDescriptor solver : Solvers.available()) {
                    if (solver.takes(problem) && solver.traits().contains(SolverTrait.COMPLETE)) {
                        require(solver.name(), problem, solutions);
                    }
                }
                for (String setting : SETTINGS) {
                    require(setting, problem, solutions);
                }
                long counted = SolutionCounter.builder().build().count(problem);
                long listed =
                        Solutions.stream(problem).filter(problem::isSolution).count();
                if (counted != solutions || listed != solutions) {
                    System.out.println(
                            "counted " + counted + ", listed " + listed + " of " + solutions + ": " + problem);
                }
            }
        }
        System.out.println(problems + " problems");
    }

    private static List<Problem> problems(AttackRule rule) {
        Random random = new Random(1);
        List<Problem> problems = new ArrayList<>();
        for (int n = 1; n <= LARGEST; n++) {
            problems.add(Problem.builder(n).rule(rule).build());
            for (int i = 0; i < 4 && n >= 4; i++) {
                Problem.Builder builder = Problem.builder(n).rule(rule);
                if (i % 2 == 0) {
                    builder.regions(Problems.regions(n, random));
                }
                for (int blocked = 0; blocked < i; blocked++) {
                    builder.block(random.nextInt(n), random.nextInt(n));
                }
                if (i == 3) {
                    builder.place(random.nextInt(n), random.nextInt(n));
                }
                problems.add(builder.build());
            }
        }
        return problems;
    }

    /** Asks for each pair of squares, and at the end for the whole board, which must say the same. */
    private static long solutions(Problem problem, int[] columns, int row) {
        if (row == columns.length) {
            if (isWhole(problem, columns) != problem.isSolution(Board.of(columns))) {
                System.out.println("attacks and isSolution disagree on " + Board.of(columns) + ": " + problem);
            }
            return isWhole(problem, columns) ? 1 : 0;
        }
        long solutions = 0;
        for (columns[row] = 0; columns[row] < columns.length; columns[row]++) {
            boolean free = problem.isOpen(row, columns[row]);
            for (int other = 0; other < row && free; other++) {
                free = !problem.attacks(row, columns[row], other, columns[other]);
            }
            if (free) {
                solutions += solutions(problem, columns, row + 1);
            }
        }
        return solutions;
    }

    private static boolean isWhole(Problem problem, int[] columns) {
        return problem.placed().stream().allMatch(queen -> columns[queen.row()] == queen.column());
    }

    private static void require(String solver, Problem problem, long solutions) {
        SolveResult result = Solvers.get(solver)
                .solve(problem, SolveOptions.builder().seed(1).build());
        SolveStatus expected = solutions > 0 ? SolveStatus.SOLVED : SolveStatus.UNSOLVABLE;
        if (result.status() != expected) {
            System.out.println(solver + " says " + result.status() + " of a problem with " + solutions + " solutions: "
                    + problem + result.reason().orElse(""));
        }
    }
}
