package io.github.nqueens.benchmarks.peers;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.chocosolver.solver.Model;
import org.chocosolver.solver.Solver;
import org.chocosolver.solver.search.limits.FailCounter;
import org.chocosolver.solver.search.strategy.Search;
import org.chocosolver.solver.search.strategy.selectors.values.IntDomainRandom;
import org.chocosolver.solver.search.strategy.selectors.variables.FirstFail;
import org.chocosolver.solver.variables.IntVar;

/**
 * Choco with three allDifferent constraints, checked forward; the row with the smallest domain takes a random column, and
 * the search starts again after Luby's series. Consistency of bounds takes longer and saves few failures.
 */
public final class Choco implements Peer {
    private static final String CONSISTENCY = "FC";

    /** Failures before the first restart: without restarts one run in a few never ends. */
    private static final int RESTART_UNIT = 100;

    @Override
    public Supplier<Optional<int[]>> model(int n, long seed, Duration limit) {
        Model model = new Model("n-queens", org.chocosolver.solver.Settings.init());
        IntVar[] columns = model.intVarArray("q", n, 0, n - 1, false);
        IntVar[] sums = IntStream.range(0, n)
                .mapToObj(row -> model.intView(1, columns[row], row))
                .toArray(IntVar[]::new);
        IntVar[] differences = IntStream.range(0, n)
                .mapToObj(row -> model.intView(1, columns[row], -row))
                .toArray(IntVar[]::new);
        model.allDifferent(columns, CONSISTENCY).post();
        model.allDifferent(sums, CONSISTENCY).post();
        model.allDifferent(differences, CONSISTENCY).post();
        Solver solver = model.getSolver();
        solver.setSearch(Search.intVarSearch(new FirstFail(model), new IntDomainRandom(seed), columns));
        solver.setLubyRestart(RESTART_UNIT, new FailCounter(model, 0), Integer.MAX_VALUE);
        solver.limitTime(limit.toMillis());
        return () -> solver.solve()
                ? Optional.of(IntStream.range(0, n)
                        .map(row -> columns[row].getValue())
                        .toArray())
                : Optional.empty();
    }

    @Override
    public String settings() {
        return "three `allDifferent` constraints on integer variables and views, consistency `" + CONSISTENCY
                + "`; `FirstFail` chooses the row and `IntDomainRandom` its column; restarts by Luby's series from "
                + RESTART_UNIT
                + " failures; one thread";
    }
}
