package io.github.nqueens.lab.routes;

import java.time.Duration;

/**
 * How long things may take, from their begin. Time in which work waits for a processor does not count.
 *
 * @param search one search that is watched
 * @param puzzle making one puzzle
 * @param work a count, a list of solutions or an experiment
 * @param clientTimeout how long a client may take nothing of its answer, or send nothing of its request
 */
public record LabTimes(Duration search, Duration puzzle, Duration work, Duration clientTimeout) {
    public static LabTimes standard() {
        return new LabTimes(
                Duration.ofSeconds(10), Duration.ofSeconds(5), Duration.ofMinutes(10), Duration.ofSeconds(30));
    }
}
