package io.github.nqueens.algorithms.exact;

import java.time.Duration;
import java.util.Optional;

/**
 * How far a count has come.
 *
 * @param fraction the part of the work that is done, from 0 to 1; work done before the last checkpoint is included
 * @param solutions the solutions counted so far
 * @param elapsed the time since this call began
 * @param remaining the time that the rest is expected to take, at the pace of this call; empty before its first part is
 *     done
 */
public record CountProgress(double fraction, long solutions, Duration elapsed, Optional<Duration> remaining) {}
