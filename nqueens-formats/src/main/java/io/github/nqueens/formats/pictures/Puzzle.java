package io.github.nqueens.formats.pictures;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.List;

/**
 * What a picture shows.
 *
 * @param lattice where the grid stands, in pixels of the picture
 * @param problem the puzzle without queens
 * @param colors the color of each region
 * @param queens where queens, crowns or stars stand
 * @param crosses where crosses, dots and other small signs stand
 * @param sureness from 0 to 1
 * @param doubt why it is not sure; empty if it is
 */
public record Puzzle(
        Lattice lattice,
        Problem problem,
        List<Integer> colors,
        List<Square> queens,
        List<Square> crosses,
        double sureness,
        String doubt) {}
