package io.github.nqueens.benchmarks.peers;

import com.google.ortools.Loader;
import com.google.ortools.sat.BoolVar;
import com.google.ortools.sat.CpModel;
import com.google.ortools.sat.CpSolver;
import com.google.ortools.sat.CpSolverStatus;
import com.google.ortools.sat.Literal;
import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.RuleLines;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;

/**
 * OR-Tools' CP-SAT with a literal for each open square: exactly one in each row, column and region, at most one on each
 * diagonal and on two squares a leap apart, or in each block of four squares where queens
 * must not touch; one worker. After a solution a clause excludes it.
 */
public final class CpSatProblem implements ProblemPeer {
    /** Loads the native library, once. */
    public CpSatProblem() {
        Loader.loadNativeLibraries();
    }

    @Override
    public OptionalLong countUpTo(Problem problem, long most, Duration limit) {
        int n = problem.size();
        RuleLines lines = RuleLines.of(problem.rule());
        CpModel model = new CpModel();
        Literal[][] queens = new Literal[n][n];
        Map<String, List<Literal>> exactlyOne = new LinkedHashMap<>();
        Map<String, List<Literal>> atMostOne = new LinkedHashMap<>();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                if (!problem.isOpen(row, column)) {
                    continue;
                }
                BoolVar queen = model.newBoolVar(row + ":" + column);
                queens[row][column] = queen;
                put(exactlyOne, "row " + row, queen);
                put(exactlyOne, "column " + column, queen);
                if (problem.hasRegions()) {
                    put(exactlyOne, "region " + problem.region(row, column), queen);
                }
                if (problem.rule() == AttackRule.TOUCH) {
                    for (int corner = 0; corner < 4; corner++) {
                        put(atMostOne, "block " + (row - corner / 2) + ":" + (column - corner % 2), queen);
                    }
                } else if (lines.hasDiagonals()) {
                    int span = lines.diagonals(n);
                    put(atMostOne, "sum " + (row + column) % span, queen);
                    put(atMostOne, "difference " + (row - column + span) % span, queen);
                }
                if (problem.isPlaced(row, column)) {
                    model.addBoolAnd(List.of(queen));
                }
            }
        }
        // A block of four squares says more than its two pairs of squares.
        if (problem.rule() != AttackRule.TOUCH) {
            lines.leaps().forEach(leap -> addLeap(atMostOne, queens, leap));
        }
        exactlyOne.values().forEach(model::addExactlyOne);
        atMostOne.values().forEach(model::addAtMostOne);
        return search(model, queens, most, System.nanoTime() + limit.toNanos());
    }

    private static void addLeap(Map<String, List<Literal>> atMostOne, Literal[][] queens, RuleLines.Leap leap) {
        int n = queens.length;
        for (int row = 0; leap.down() > 0 && row + leap.down() < n; row++) {
            for (int column = Math.max(0, -leap.across()); column < n - Math.max(0, leap.across()); column++) {
                Literal queen = queens[row][column];
                Literal other = queens[row + leap.down()][column + leap.across()];
                if (queen != null && other != null) {
                    atMostOne.put("leap " + row + ":" + column + ":" + leap, List.of(queen, other));
                }
            }
        }
    }

    private static OptionalLong search(CpModel model, Literal[][] queens, long most, long end) {
        for (long found = 0; ; found++) {
            CpSolver solver = new CpSolver();
            double left = (end - System.nanoTime()) / 1e9;
            if (found == most) {
                return OptionalLong.of(found);
            }
            if (left <= 0) {
                return OptionalLong.empty();
            }
            solver.getParameters().setNumWorkers(1).setMaxTimeInSeconds(left);
            CpSolverStatus status = solver.solve(model);
            if (status == CpSolverStatus.INFEASIBLE) {
                return OptionalLong.of(found);
            }
            if (status != CpSolverStatus.OPTIMAL && status != CpSolverStatus.FEASIBLE) {
                return OptionalLong.empty();
            }
            List<Literal> other = new ArrayList<>();
            for (Literal[] row : queens) {
                for (Literal queen : row) {
                    if (queen != null && solver.booleanValue(queen)) {
                        other.add(queen.not());
                    }
                }
            }
            model.addBoolOr(other);
        }
    }

    private static void put(Map<String, List<Literal>> groups, String name, Literal queen) {
        groups.computeIfAbsent(name, key -> new ArrayList<>()).add(queen);
    }
}
