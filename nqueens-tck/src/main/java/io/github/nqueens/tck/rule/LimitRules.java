package io.github.nqueens.tck.rule;

import io.github.nqueens.SearchAbandonedException;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.tck.probe.EndedRun;
import io.github.nqueens.tck.probe.EndedRun.Cause;
import io.github.nqueens.tck.probe.EndedRun.Moment;
import io.github.nqueens.tck.probe.MeteredSearch;
import io.github.nqueens.tck.trial.TestedRun;
import io.github.nqueens.tck.trial.Trial;
import java.time.Duration;
import java.util.List;
import java.util.stream.LongStream;

/**
 * Rules on how a run ends before its time. Times are those in which the solving thread worked or waited. Other work of
 * the machine does not count.
 */
final class LimitRules {
    private static final int LARGE = 100;

    /** On fewer rows, the boards with which a search begins nearly always hold a solution. */
    private static final int SMALLEST_TO_ITERATE = 8;

    private static final Duration LIMIT = Duration.ofMillis(100);
    private static final long MOST_NANOS_LATE = Duration.ofMillis(50).toNanos();
    private static final String ASK =
            "call requireOngoing() every ten microseconds, set up boards and tables with context.inSteps(), and never sleep";

    private LimitRules() {}

    static void keepsTheIterationLimit(Trial trial) {
        for (int n : trial.firstAndLastSize()) {
            TestedRun run = trial.at(n, 7);
            SolveResult whole = run.solve();
            long needed = whole.statistics().iterations();
            long few = trial.byDefault() ? 12 : 1;
            LongStream.concat(LongStream.rangeClosed(0, few), LongStream.rangeClosed(needed - 1, needed + 1))
                    .filter(limit -> limit >= 0 && limit <= trial.iterations().orElse(Long.MAX_VALUE))
                    .distinct()
                    .forEach(limit -> requireLimit(run, whole, limit));
        }
        if (trial.byDefault()) {
            requireIterations(trial);
        }
    }

    private static void requireLimit(TestedRun run, SolveResult whole, long limit) {
        long needed = whole.statistics().iterations();
        SolveResult result = run.solve(run.options().maxIterations(limit));
        SolveStatus expected = limit < needed ? SolveStatus.ITERATION_LIMIT : whole.status();
        String what = "with a limit of " + Amounts.counted(limit, "iteration") + " ";
        String advice = "call tick() before each iteration and return stopped() when it says no";
        run.require(
                result.statistics().iterations() == Math.min(limit, needed),
                what + result.statistics().iterations() + " were done",
                advice);
        run.require(result.status() == expected, what + "the run ended as " + result.status(), advice);
        run.require(
                result.isSolved() || result.statistics().bestCost().orElse(1) > 0,
                what + "a cost of 0 was reported but no solution found",
                "report best(0) for solutions only");
    }

    /** Boards that are drawn may be solutions, and closed forms may be one step, but not at all sizes. */
    private static void requireIterations(Trial trial) {
        long iterations = 0;
        boolean isLarge = false;
        for (int n : trial.sizes()) {
            isLarge |= n >= SMALLEST_TO_ITERATE;
            iterations += trial.at(n, 7).solve().statistics().iterations();
        }
        for (int n : trial.largeSizes()) {
            isLarge |= n >= SMALLEST_TO_ITERATE;
            TestedRun run = trial.at(n, 7);
            iterations += run.solve(AnswerRules.shortly(run)).statistics().iterations();
        }
        trial.at(trial.lastSize(), 7)
                .require(
                        iterations > 0 || !isLarge, "no run counted an iteration", "call tick() before each iteration");
    }

    static void endsByTheTimeLimit(Trial trial) {
        int n = trial.lastSize();
        TestedRun run = trial.at(n, 7);
        SolveResult none = run.solve(run.options().timeLimit(Duration.ZERO));
        run.require(none.status() == SolveStatus.TIME_LIMIT, "no time, but ended as " + none.status(), ASK);
        run.require(none.statistics().iterations() == 0, "no time, but iterations were done", ASK);
        try {
            none.orElseThrow();
            throw run.broken("a result without a board did not throw", "report the outcome through SearchOutcome");
        } catch (SearchAbandonedException expected) {
            requirePunctual(trial, List.of(Cause.TIME_LIMIT));
        }
        for (int large : largeSizes(trial)) {
            requireTimeLimit(trial.at(large, 7), trial);
        }
    }

    /** On a machine of any speed, a run may work or wait for as long as its limit and the lateness allowed. */
    private static void requireTimeLimit(TestedRun run, Trial trial) {
        SolveOptions.Builder options = run.unlimited().timeLimit(LIMIT);
        MeteredSearch search = new MeteredSearch(trial.algorithm());
        SolveResult result = run.solve(search.solver(trial.descriptor()), options);
        run.require(
                search.nanos() <= LIMIT.toNanos() + MOST_NANOS_LATE,
                "took " + search.nanos() / 1_000_000 + " ms of work and waiting under a limit of " + LIMIT.toMillis()
                        + " ms",
                ASK);
        if (result.status() != SolveStatus.GAVE_UP) {
            requireEnd(run, result, SolveStatus.TIME_LIMIT);
        }
    }

    static void endsWhenCancelled(Trial trial) {
        requirePunctual(trial, List.of(Cause.CANCELLATION, Cause.INTERRUPT));
        if (trial.byDefault()) {
            for (int n : largeSizes(trial)) {
                for (long millis : new long[] {1, 10, 40}) {
                    requirePunctual(trial.at(n, 7), trial, Cause.CANCELLATION, Moment.afterProcessorTime(millis));
                }
            }
        }
    }

    private static void requirePunctual(Trial trial, List<Cause> causes) {
        for (int n : trial.largeSizes()) {
            for (Cause cause : causes) {
                requirePunctual(trial.at(n, 7), trial, cause, Moment.BEFORE_THE_SEARCH);
                requirePunctual(trial.at(n, 7), trial, cause, Moment.inIteration(1));
                requirePunctual(trial.at(n, 7), trial, cause, Moment.inIteration(3));
            }
        }
    }

    static void requirePunctual(TestedRun run, Trial trial, Cause cause, Moment moment) {
        EndedRun ended = EndedRun.of(run, trial, cause, moment);
        // First, as a search that has cleared the flag cannot end in time either.
        run.require(
                cause != Cause.INTERRUPT || !ended.wasEnded() || ended.leftInterrupted(),
                "cleared the interrupt flag",
                "leave the flag to the caller: never call Thread.interrupted(), and set the flag again after an"
                        + " InterruptedException");
        run.require(
                ended.nanosLate() <= MOST_NANOS_LATE,
                "went on for " + ended.nanosLate() / 1_000_000 + " ms of work and waiting after its " + cause + ", "
                        + moment,
                ASK);
        if (ended.wasEnded()) {
            requireEnd(run, ended.result(), cause.status());
        }
    }

    private static void requireEnd(TestedRun run, SolveResult result, SolveStatus expected) {
        run.require(
                result.isSolved() || result.status() == expected,
                "was to end as " + expected + ", but ended as " + result.status(),
                "return stopped() when tick() or shouldStop() ends the run");
    }

    private static List<Integer> largeSizes(Trial trial) {
        List<Integer> large =
                trial.largeSizes().stream().filter(n -> n >= LARGE).toList();
        return large.isEmpty()
                ? List.of(trial.largeSizes().get(trial.largeSizes().size() - 1))
                : large;
    }
}
