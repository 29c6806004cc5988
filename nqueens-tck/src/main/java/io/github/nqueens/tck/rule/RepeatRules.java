package io.github.nqueens.tck.rule;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveResult;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.probe.ChangedEnvironment;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.util.HashSet;
import java.util.Set;

/** Rules on seeds. */
final class RepeatRules {
    private static final int SEEDS = 20;
    private static final String DRAW = "draw random numbers from context.random() only";

    private RepeatRules() {}

    static void repeatsTheRunOfASeed(Trial trial) {
        for (int n : trial.middleAndLastSize()) {
            for (long seed : trial.seeds()) {
                TestedRun run = trial.at(n, seed);
                SolveResult first = run.solve();
                awaitAnotherMillisecond();
                run.requireSame(first, run.solve(), "same seed", DRAW);
                run.requireSame(
                        first,
                        run.solve(run.options().listener(new SolveListener() {})),
                        "same seed, watched",
                        "let context.observed() decide on events only");
                run.requireSame(
                        first,
                        run.solve(trial.anotherSolver(), run.options()),
                        "same seed, new solver",
                        "keep what a run changes in local variables");
                run.requireSame(
                        first,
                        ChangedEnvironment.call(run::solve),
                        "same seed in another thread, locale and time zone",
                        "let nothing but the context decide; name the locale and the charset where one is needed");
            }
        }
        if (trial.byDefault()) {
            requireThatSeedsMatter(trial);
        }
    }

    /** An honest solver finds the same one of many boards for each of this many seeds with odds below one in a million. */
    private static void requireThatSeedsMatter(Trial trial) {
        Set<Board> boards = new HashSet<>();
        for (long seed = 0; seed < SEEDS; seed++) {
            trial.at(trial.lastSize(), seed).solve().board().ifPresent(boards::add);
        }
        TestedRun last = trial.at(trial.lastSize(), SEEDS - 1);
        if (trial.has(SolverTrait.DETERMINISTIC)) {
            last.require(boards.size() <= 1, "other seed, other board", "do not declare SolverTrait.DETERMINISTIC");
        } else {
            last.require(
                    boards.size() > 1,
                    "one board for each of " + SEEDS + " seeds",
                    "draw from context.random(), or declare SolverTrait.DETERMINISTIC");
        }
    }

    static void reportsTheSeed(Trial trial) {
        int n = trial.lastSize();
        Set<Long> seeds = new HashSet<>();
        for (int i = 0; i < trial.seeds().size(); i++) {
            SolveResult drawn = trial.at(n).solve();
            long seed = drawn.statistics().seed();
            TestedRun replay = trial.at(n, seed);
            replay.requireSame(drawn, replay.solve(), "replayed with the seed that was reported", DRAW);
            seeds.add(seed);
        }
        trial.at(n)
                .require(
                        seeds.size() == trial.seeds().size(),
                        "two runs without a seed drew the same one",
                        "let a solver made by Solvers draw it");
    }

    /** A search that draws from the clock must get another time. */
    private static void awaitAnotherMillisecond() {
        long now = System.currentTimeMillis();
        while (System.currentTimeMillis() == now) {
            Thread.onSpinWait();
        }
    }
}
