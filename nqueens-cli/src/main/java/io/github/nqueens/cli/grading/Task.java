package io.github.nqueens.cli.grading;

import java.time.Duration;
import java.util.List;

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
     * @param code what the process is told
     * @param limit how long it may take
     */
    record Trial(String name, String code, Duration limit) {}
}
