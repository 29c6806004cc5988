package io.github.nqueens.benchmarks.peers;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.RuleLines;
import java.time.Duration;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.variables.IntVar;

/**
 * Choco with a variable for the column of each row: allDifferent on columns, regions and the diagonals of chess, or a
 * distance of two columns between neighbors where queens must not touch, and no leap. It
 * branches on the variable with the greatest weight of failures for its domain, without restarts, since a proof must
 * exhaust the search. Choco's own check of consistency by default took less time than checking forward here.
 */
public final class ChocoProblem implements ProblemPeer {
    private static final String CONSISTENCY = "DEFAULT";

    @Override
    public OptionalLong countUpTo(Problem problem, long most, Duration limit) {
        int n = problem.size();
        Model model = new Model("n-queens problem", org.chocosolver.solver.Settings.init());
        IntVar[] columns = IntStream.range(0, n)
                .mapToObj(row -> model.intVar("q" + row, openColumns(problem, row)))
                .toArray(IntVar[]::new);
        model.allDifferent(columns, CONSISTENCY).post();
        RuleLines lines = RuleLines.of(problem.rule());
        if (lines.hasDiagonals()) {
            model.allDifferent(diagonals(model, lines, columns, 1), CONSISTENCY).post();
            model.allDifferent(diagonals(model, lines, columns, -1), CONSISTENCY)
                    .post();
        }
        if (problem.rule() == AttackRule.TOUCH) {
            for (int row = 1; row < n; row++) {
                model.distance(columns[row - 1], columns[row], ">", 1).post();
            }
        } else {
            forbidLeaps(model, lines, columns);
        }
        if (problem.hasRegions()) {
            model.allDifferent(regions(model, problem, columns), CONSISTENCY).post();
        }
        Solver solver = model.getSolver();
        solver.setSearch(Search.domOverWDegSearch(columns));
        solver.limitTime(limit.toMillis());
        long found = 0;
        while (found < most && solver.solve()) {
            found++;
        }
        return found == most || !solver.isStopCriterionMet() ? OptionalLong.of(found) : OptionalLong.empty();
    }

    private static void forbidLeaps(Model model, RuleLines lines, IntVar[] columns) {
        for (int down = 1; down < columns.length; down++) {
            for (int across : lines.across(down)) {
                for (int row = down; across > 0 && row < columns.length; row++) {
                    model.distance(columns[row - down], columns[row], "!=", across)
                            .post();
                }
            }
        }
    }

    private static int[] openColumns(Problem problem, int row) {
        int placed = IntStream.range(0, problem.size())
                .filter(column -> problem.isPlaced(row, column))
                .findFirst()
                .orElse(-1);
        return placed >= 0
                ? new int[] {placed}
                : IntStream.range(0, problem.size())
                        .filter(column -> problem.isOpen(row, column))
                        .toArray();
    }

    private static IntVar[] diagonals(Model model, RuleLines lines, IntVar[] columns, int sign) {
        int n = columns.length;
        return IntStream.range(0, n)
                .mapToObj(row -> lines.wraps()
                        ? model.intView(1, columns[row], sign * row).mod(n).intVar()
                        : model.intView(1, columns[row], sign * row))
                .toArray(IntVar[]::new);
    }

    private static IntVar[] regions(Model model, Problem problem, IntVar[] columns) {
        int n = problem.size();
        return IntStream.range(0, n)
                .mapToObj(row -> {
                    int[] ofColumn = IntStream.range(0, n)
                            .map(column -> problem.region(row, column))
                            .toArray();
                    IntVar region = model.intVar("r" + row, 0, n - 1);
                    model.element(region, ofColumn, columns[row]).post();
                    return region;
                })
                .toArray(IntVar[]::new);
    }
}
