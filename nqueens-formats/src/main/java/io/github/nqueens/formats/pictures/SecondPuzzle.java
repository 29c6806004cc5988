package io.github.nqueens.formats.pictures;

/**
 * Finds a second puzzle beside a grid without lines. Its own grid may be hidden, because lines show only where regions meet. But
 * it is a square block of several colors on the ground of the first one.
 */
final class SecondPuzzle {
    private static final int ALIKE = 14;

    private final Pixels pixels;
    private final Lattice lattice;
    private final int step;
    private final int columns;
    private final int rows;
    private final boolean[] open;

    /** The places of one block. */
    private final int[] places;

    SecondPuzzle(Pixels pixels, Lattice lattice, int ground) {
        this.pixels = pixels;
        this.lattice = lattice;
        step = (int) Math.max(1, lattice.pitch() / 12);
        columns = pixels.width() / step;
        rows = pixels.height() / step;
        open = new boolean[columns * rows];
        places = new int[open.length];
        for (int i = 0; i < open.length; i++) {
            int x = i % columns * step;
            int y = i / columns * step;
            boolean inside = x > lattice.x(-0.1)
                    && x < lattice.x(lattice.size() + 0.1)
                    && y > lattice.y(-0.1)
                    && y < lattice.y(lattice.size() + 0.1);
            open[i] = !inside && Pixels.distance(pixels.at(x, y), ground) > ALIKE;
        }
    }

    boolean found() {
        for (int i = 0; i < open.length; i++) {
            if (open[i] && isPuzzle(i)) {
                return true;
            }
        }
        return false;
    }

    /** Takes the block away that begins here, and tells whether it is a puzzle. */
    private boolean isPuzzle(int first) {
        int left = columns;
        int right = 0;
        int bottom = 0;
        int count = 1;
        places[0] = first;
        open[first] = false;
        for (int next = 0; next < count; next++) {
            int place = places[next];
            int x = place % columns;
            left = Math.min(left, x);
            right = Math.max(right, x + 1);
            bottom = Math.max(bottom, place / columns + 1);
            int[] around = {x > 0 ? place - 1 : -1, x + 1 < columns ? place + 1 : -1, place - columns, place + columns};
            for (int other : around) {
                if (other >= 0 && other < open.length && open[other]) {
                    open[other] = false;
                    places[count++] = other;
                }
            }
        }
        int top = first / columns;
        int side = right - left;
        return side * step > 0.4 * lattice.size() * lattice.pitch()
                && Math.abs(bottom - top - side) <= 1 + side / 20
                && count > 0.75 * side * side
                && hasColorsAround(left * step, top * step, side * step)
                && !isCopy(left * step, top * step, side * step);
    }

    /** Whether the rim of a block has three colors or more: a panel or a button has one, a drawing in ink two. */
    private boolean hasColorsAround(int left, int top, int side) {
        int[] seen = new int[3];
        int colors = 0;
        int in = step + 1;
        for (int i = in; i < side - in; i += step) {
            int[] rim = {
                at(left + i, top + in),
                at(left + i, top + side - in),
                at(left + in, top + i),
                at(left + side - in, top + i)
            };
            for (int color : rim) {
                boolean known = false;
                for (int j = 0; j < colors; j++) {
                    known |= Pixels.distance(seen[j], color) <= ALIKE;
                }
                if (!known) {
                    seen[colors++] = color;
                }
                if (colors == seen.length) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Whether the block has the colors of the grid: it is the same puzzle, perhaps with its solution. */
    private boolean isCopy(int left, int top, int side) {
        int n = lattice.size();
        int others = 0;
        for (int square = 0; square < n * n; square++) {
            int inRow = square / n;
            double row = inRow + 0.2;
            double column = square % n + 0.2;
            int one = at(lattice.x(column), lattice.y(row));
            int other = at(left + column * side / n, top + row * side / n);
            others += Pixels.distance(one, other) > ALIKE ? 1 : 0;
        }
        return 10 * others < n * n;
    }

    private int at(double x, double y) {
        return pixels.at(
                Math.max(0, Math.min(pixels.width() - 1, (int) x)),
                Math.max(0, Math.min(pixels.height() - 1, (int) y)));
    }
}
