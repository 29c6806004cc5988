package io.github.nqueens.formats.pictures;

/**
 * Where the lines of a square grid stand in a picture.
 *
 * @param left where the first upright line stands
 * @param top where the first level line stands
 * @param columnWidth from an upright line to the next
 * @param rowHeight from a level line to the next
 * @param size the number of rows, and of columns
 */
public record Lattice(double left, double top, double columnWidth, double rowHeight, int size) {
    double x(double column) {
        return left + column * columnWidth;
    }

    double y(double row) {
        return top + row * rowHeight;
    }

    double pitch() {
        return (columnWidth + rowHeight) / 2;
    }

    /** The same grid in a picture that is larger by a factor. */
    public Lattice times(int factor) {
        return new Lattice(left * factor, top * factor, columnWidth * factor, rowHeight * factor, size);
    }

    /** Tells whether two grids have squares in common. */
    boolean overlaps(Lattice other) {
        return left < other.x(other.size) - 1
                && other.left < x(size) - 1
                && top < other.y(other.size) - 1
                && other.top < y(size) - 1;
    }
}
