package io.github.nqueens.solutions.fuzz;

import java.util.List;

/**
 * How one run went.
 *
 * @param run what was run, so that a person can repeat it
 * @param kind solver or count method
 * @param end the status, or the exception
 * @param faults the promises that were broken
 * @param nanosLate for how long the run worked after it should have ended, as far as it was measured
 * @param interrupted whether the calling thread was interrupted, so that its flag must be set
 */
record Outcome(String run, String kind, String end, List<String> faults, long nanosLate, boolean interrupted) {}
