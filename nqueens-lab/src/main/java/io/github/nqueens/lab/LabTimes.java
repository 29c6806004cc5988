package io.github.nqueens.lab;

import java.time.Duration;

/**
 * How long things may take.
 *
 * @param search one search that is watched
 * @param puzzle making one puzzle
 * @param patience how long a client may take nothing of its answer
 */
record LabTimes(Duration search, Duration puzzle, Duration patience) {
    static LabTimes standard() {
        return new LabTimes(Duration.ofSeconds(10), Duration.ofSeconds(5), Duration.ofSeconds(30));
    }
}
