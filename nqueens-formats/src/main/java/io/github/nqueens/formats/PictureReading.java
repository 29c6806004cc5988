package io.github.nqueens.formats;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.formats.pictures.Puzzle;
import java.util.List;
import java.util.Optional;

/**
 * What a picture shows: a puzzle, its place, and the certainty of the reading. Immutable. {@link PictureReader#reading} makes it.
 */
public final class PictureReading {
    private final Puzzle puzzle;

    PictureReading(Puzzle puzzle) {
        this.puzzle = puzzle;
    }

    /**
     * Returns the puzzle without the queens that stand on it.
     *
     * @return the puzzle
     */
    public Problem problem() {
        return puzzle.problem();
    }

    /**
     * Returns the puzzle with the queens in the picture as placed queens. These queens may attack each other, because a
     * player makes mistakes.
     *
     * @return the puzzle with {@link #queens()} placed
     */
    public Problem withQueens() {
        Problem.Builder builder = problem().toBuilder();
        queens().forEach(queen -> builder.place(queen.row(), queen.column()));
        return builder.build();
    }

    /**
     * Returns the number of rows, and of columns, of the puzzle.
     *
     * @return from 4 to 20
     */
    public int size() {
        return problem().size();
    }

    /**
     * Tells whether colors and lines show the puzzle clearly.
     *
     * @return whether {@link PictureReader#read} returns the puzzle
     */
    public boolean isSure() {
        return puzzle.doubt().isEmpty();
    }

    /**
     * Returns how clearly the picture shows the puzzle. The value orders readings; it is no probability.
     *
     * @return from 0 to 1; above 0.5 if and only if the reading is sure
     */
    public double sureness() {
        return puzzle.sureness();
    }

    /**
     * Says why the reading is not sure.
     *
     * @return a clause such as "its colors and its thick lines disagree at 2 sides of its squares"; empty if it is sure
     */
    public Optional<String> doubt() {
        return isSure() ? Optional.empty() : Optional.of(puzzle.doubt());
    }

    /**
     * Returns the squares on which a queen, a crown or a star stands, row by row.
     *
     * @return the squares; unmodifiable
     */
    public List<Square> queens() {
        return puzzle.queens();
    }

    /**
     * Returns the squares on which a cross, a dot or another small sign stands, row by row.
     *
     * @return the squares; unmodifiable
     */
    public List<Square> crosses() {
        return puzzle.crosses();
    }

    /**
     * Returns the most frequent color of a region.
     *
     * @param region the number of the region, as in {@link Problem#region}
     * @return the color, 0xRRGGBB
     * @throws IllegalArgumentException if there is no such region
     */
    public int color(int region) {
        if (region < 0 || region >= size()) {
            throw new IllegalArgumentException("region " + region + " is none of 0 to " + (size() - 1));
        }
        return puzzle.colors().get(region);
    }

    /**
     * Returns the left edge of the grid in the picture.
     *
     * @return in pixels from the left edge of the picture; a little below 0 if the picture cuts the grid's border
     */
    public double left() {
        return puzzle.lattice().left();
    }

    /**
     * Returns the upper edge of the grid in the picture.
     *
     * @return in pixels from the upper edge of the picture; a little below 0 if the picture cuts the grid's border
     */
    public double top() {
        return puzzle.lattice().top();
    }

    /**
     * Returns the width of the grid in the picture.
     *
     * @return in pixels
     */
    public double width() {
        return puzzle.lattice().columnWidth() * size();
    }

    /**
     * Returns the height of the grid in the picture.
     *
     * @return in pixels
     */
    public double height() {
        return puzzle.lattice().rowHeight() * size();
    }
}
