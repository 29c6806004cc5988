package io.github.nqueens.solutions.join;

/**
 * What a half board is made of: a western and an eastern quarter, each seen from its own corner, whose queens together stand
 * once in each of the rows.
 *
 * @param occupied the western placements with a queen on the long diagonal, or those whose rows decide how often they count
 * @param free the other western placements
 * @param east the eastern placements
 * @param rows the rows that get a queen
 */
record HalfBoard(QuarterPlacements occupied, QuarterPlacements free, QuarterPlacements east, int rows) {}
