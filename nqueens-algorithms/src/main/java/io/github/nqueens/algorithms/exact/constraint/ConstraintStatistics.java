package io.github.nqueens.algorithms.exact.constraint;

/**
 * The counts of one run of a {@link ConstraintSearch}.
 *
 * @param nodes the queens placed, and one for the empty board
 * @param checks the consistency checks: pairs of squares compared, as Haralick and Elliott count them; a check that is
 *     decided without comparing counts too
 * @param backtracks how often a row had no column left to try, and the search went back
 * @param jumps how many of these went back over more than one queen
 * @param longestJump the most queens that were taken off at once, 0 if the search never went back
 * @param wipeouts how often a row without a queen lost its last column
 * @param ruledOut the columns ruled out for rows without a queen, each time they were
 */
public record ConstraintStatistics(
        long nodes, long checks, long backtracks, long jumps, long longestJump, long wipeouts, long ruledOut) {}
