package io.github.nqueens.cli.grading;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.grading.Answers.Outcome;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A line of a rubric.
 *
 * @param name what the report calls it, such as {@code solve 8 20}
 * @param kind what it asks for
 * @param trials one or more, which share the points
 * @param points what all of them are worth
 */
record Task(String name, Kind kind, List<Trial> trials, int points) {
    /** What a task asks for. */
    enum Kind {
        RULES("rule", "is kept", "are kept", "is broken"),
        SOLVE("run", "ends with a solution", "end with a solution", "ends without a solution"),
        PROBLEM("run", "ends with a solution", "end with a solution", "ends without a solution");

        private final String trial;
        private final String succeeds;
        private final String succeed;
        private final String fails;

        Kind(String trial, String succeeds, String succeed, String fails) {
            this.trial = trial;
            this.succeeds = succeeds;
            this.succeed = succeed;
            this.fails = fails;
        }

        /** How many of the trials succeed, as the beginning of a sentence. */
        String counted(int good, int all) {
            if (all == 1) {
                return "the " + trial + " " + (good == 1 ? succeeds : fails);
            }
            String which = good == all ? all == 2 ? "both" : "all " + all : good + " of " + all;
            return which + " " + trial + "s " + (good == 1 ? succeeds : succeed);
        }
    }

    /**
     * One rule or one run.
     *
     * @param name what the report calls it
     * @param code what the process is told: {@code rule:R05:MILLIS}, {@code solve:N:SEED:MILLIS}, or
     *     {@code problem:BASE64:SEED:MILLIS} with the text of a problem
     * @param limit how long it may take
     * @param problem what the board of a run has to solve; null for a rule, which has no board
     */
    record Trial(
            String name,
            String code,
            Duration limit,
            @Nullable Problem problem) {
        /** The rules that measure times. */
        private static final Set<String> OF_TIMES = Set.of("R06", "R07");

        /** Whether a faster or slower machine may give another outcome. */
        boolean isDecidedByTime(Outcome outcome) {
            long most = limit.toNanos();
            if (outcome.isGood()) {
                return problem != null && outcome.nanos() > most / 2;
            }
            return SolverProcess.isNotTried(outcome.fault()) || outcome.nanos() >= most || OF_TIMES.contains(name);
        }
    }
}
