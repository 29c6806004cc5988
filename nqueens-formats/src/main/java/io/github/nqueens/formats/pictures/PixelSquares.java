package io.github.nqueens.formats.pictures;

import java.util.Arrays;

/**
 * The colors of the squares of a grid. Each is the median over four patches near the sides of the square, which the crown,
 * the cross or the dot in the middle of the square does not reach.
 */
final class PixelSquares {
    private static final double NEAR = 0.13;
    private static final double FAR = 0.23;
    private static final double FROM = 0.25;
    private static final double TO = 0.75;
    private static final int SAMPLES_PER_SIDE = 16;

    /** How far beyond the grid the next square is looked at, by the pitch. */
    private static final double BEYOND = 0.3;

    /** Up to here two colors are taken for one. */
    private static final int ALIKE = 10;

    /** From a line beside the grid to the next one that is looked at, by the pitch. */
    private static final double STEP = 0.05;

    private final Pixels pixels;
    private final Lattice lattice;
    private final int[] whole;
    // Per square: the colors near its left, right, upper and lower side.
    private final int[][] near;
    // How much the pixels near each side differ from the color there, on average: much on stripes.
    private final int[][] rough;

    PixelSquares(Pixels pixels, Lattice lattice) {
        this.pixels = pixels;
        this.lattice = lattice;
        int n = lattice.size();
        whole = new int[n * n];
        near = new int[n * n][4];
        rough = new int[n * n][4];
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                look(row, column);
            }
        }
    }

    private void look(int row, int column) {
        Median all = new Median();
        int square = row * lattice.size() + column;
        patch(square, 0, FROM, TO, NEAR, FAR, all);
        patch(square, 1, FROM, TO, 1 - FAR, 1 - NEAR, all);
        patch(square, 2, NEAR, FAR, FROM, TO, all);
        patch(square, 3, 1 - FAR, 1 - NEAR, FROM, TO, all);
        whole[square] = all.color();
    }

    private void patch(int square, int side, double top, double bottom, double left, double right, Median all) {
        int row = square / lattice.size();
        int column = square % lattice.size();
        Median median = new Median();
        double x0 = lattice.x(column + left);
        double x1 = lattice.x(column + right);
        double y0 = lattice.y(row + top);
        double y1 = lattice.y(row + bottom);
        int across = samples(x1 - x0);
        int down = samples(y1 - y0);
        int[] colors = new int[across * down];
        for (int i = 0; i < down; i++) {
            int y = clamp(y0 + (y1 - y0) * (i + 0.5) / down, pixels.height());
            for (int j = 0; j < across; j++) {
                int color = pixels.at(clamp(x0 + (x1 - x0) * (j + 0.5) / across, pixels.width()), y);
                colors[i * across + j] = color;
                median.add(color);
                all.add(color);
            }
        }
        near[square][side] = median.color();
        int sum = 0;
        for (int color : colors) {
            sum += off(color, near[square][side]);
        }
        rough[square][side] = sum / colors.length;
    }

    /** The difference of two colors that noise does not explain. */
    private static int off(int color, int other) {
        return Math.max(0, Pixels.distance(color, other) - 12);
    }

    private static int samples(double length) {
        return Math.max(1, Math.min(SAMPLES_PER_SIDE, (int) length));
    }

    private static int clamp(double position, int end) {
        return Math.max(0, Math.min(end - 1, (int) position));
    }

    int size() {
        return lattice.size();
    }

    int color(int square) {
        return whole[square];
    }

    /** How much the colors on both sides of a side differ: less of near the side and all over, as light may fall unevenly. */
    int difference(Side side) {
        int one = side.square();
        int other = side.neighbor(lattice.size());
        int close = side.upright()
                ? Pixels.distance(near[one][1], near[other][0])
                : Pixels.distance(near[one][3], near[other][2]);
        return Math.min(close, Pixels.distance(whole[one], whole[other]));
    }

    /**
     * The color of what surrounds the grid, apart from a fifth of each side. Sides of the picture count as such.
     *
     * @return the color, or -1 if it has several
     */
    int surroundings() {
        int n = lattice.size();
        int[] colors = new int[4 * n];
        boolean[] seen = new boolean[4 * n];
        Median surroundings = new Median();
        for (int i = 0; i < n; i++) {
            double[][] places = {
                {lattice.x(-0.15), lattice.y(i + 0.5)},
                {lattice.x(n + 0.15), lattice.y(i + 0.5)},
                {lattice.x(i + 0.5), lattice.y(-0.15)},
                {lattice.x(i + 0.5), lattice.y(n + 0.15)}
            };
            for (int side = 0; side < 4; side++) {
                double x = places[side][0];
                double y = places[side][1];
                if (x >= 0 && y >= 0 && x < pixels.width() && y < pixels.height()) {
                    seen[side * n + i] = true;
                    colors[side * n + i] = pixels.at((int) x, (int) y);
                    surroundings.add(colors[side * n + i]);
                }
            }
        }
        for (int side = 0; side < 4; side++) {
            int others = 0;
            for (int i = side * n; i < side * n + n; i++) {
                others += seen[i] && Pixels.distance(colors[i], surroundings.color()) > 20 ? 1 : 0;
            }
            if (5 * others > n) {
                return -1;
            }
        }
        return surroundings.color();
    }

    /**
     * Tells whether squares stand beyond a side of the grid: most places there have the color of the square beside them, and
     * these colors are two at least, whereas a page has one.
     */
    boolean continues() {
        int n = lattice.size();
        for (int side = 0; side < 4; side++) {
            int alike = 0;
            int first = -1;
            boolean several = false;
            for (int i = 0; i < n; i++) {
                int inner = side % 2 == 0 ? 0 : n - 1;
                double outer = side % 2 == 0 ? -BEYOND : n + BEYOND;
                int color = whole[side < 2 ? i * n + inner : inner * n + i];
                double x = lattice.x(side < 2 ? outer : i + 0.25);
                double y = lattice.y(side < 2 ? i + 0.25 : outer);
                if (x >= 0
                        && y >= 0
                        && x < pixels.width()
                        && y < pixels.height()
                        && Pixels.distance(pixels.at((int) x, (int) y), color) <= ALIKE) {
                    alike++;
                    several |= first >= 0 && Pixels.distance(first, color) > 2 * ALIKE;
                    first = first < 0 ? color : first;
                }
            }
            if (several && 2 * alike > n) {
                return true;
            }
        }
        return false;
    }

    /**
     * Tells whether an outer row or column is a margin: all of it has one color, most of the page beside it has the same, as
     * behind text, and no straight line stands between them.
     */
    boolean hasMargin() {
        int n = lattice.size();
        for (int side = 0; side < 4; side++) {
            int inner = side % 2 == 0 ? 0 : n - 1;
            int color = whole[side < 2 ? inner : inner * n];
            boolean even = true;
            for (int i = 0; i < n; i++) {
                even &= Pixels.distance(whole[side < 2 ? i * n + inner : inner * n + i], color) <= ALIKE;
            }
            if (even && isOpen(side, color)) {
                return true;
            }
        }
        return false;
    }

    private boolean isOpen(int side, int color) {
        double edge = side % 2 == 0 ? 0 : lattice.size();
        double outward = side % 2 == 0 ? STEP : -STEP;
        double outside = 0;
        for (int step = -8; step <= 2; step++) {
            double share = share(side < 2, edge + step * outward, color);
            if (step >= -2 && share < 0.2) {
                return false;
            }
            outside += step < -2 ? share / 6 : 0;
        }
        return outside > 0.6;
    }

    /** The share of the pixels on a line beside the grid that have a color. */
    private double share(boolean upright, double across, int color) {
        int count = 12 * lattice.size();
        int alike = 0;
        for (int i = 0; i < count; i++) {
            double along = (i + 0.5) / 12;
            double x = lattice.x(upright ? across : along);
            double y = lattice.y(upright ? along : across);
            boolean inside = x >= 0 && y >= 0 && x < pixels.width() && y < pixels.height();
            alike += inside && Pixels.distance(pixels.at((int) x, (int) y), color) <= ALIKE ? 1 : 0;
        }
        return (double) alike / count;
    }

    /**
     * How heavy the line on a side is: the sum, across the line, of how much its pixels differ from both squares. This is
     * the line's width in pixels times its contrast, whatever blurs it.
     */
    int line(Side side) {
        int n = lattice.size();
        int one = side.square();
        int other = side.neighbor(n);
        int row = one / n;
        int column = one % n;
        double pitch = side.upright() ? lattice.columnWidth() : lattice.rowHeight();
        int reach = (int) Math.max(2, 0.17 * pitch);
        int count = Math.max(3, Math.min(15, (int) (0.6 * pitch)));
        int[] sums = new int[count];
        int before = near[one][side.upright() ? 1 : 3];
        int after = near[other][side.upright() ? 0 : 2];
        int roughBefore = rough[one][side.upright() ? 1 : 3];
        int roughAfter = rough[other][side.upright() ? 0 : 2];
        for (int i = 0; i < count; i++) {
            double along = 0.2 + 0.6 * (i + 0.5) / count;
            int x = (int) (side.upright() ? lattice.x(column + 1) + 0.5 : lattice.x(column + along));
            int y = (int) (side.upright() ? lattice.y(row + along) : lattice.y(row + 1) + 0.5);
            for (int across = -reach; across <= reach; across++) {
                int color = side.upright()
                        ? pixels.at(clamp(x + across, pixels.width()), clamp(y, pixels.height()))
                        : pixels.at(clamp(x, pixels.width()), clamp(y + across, pixels.height()));
                sums[i] += Math.min(off(color, before), off(color, after)) - (across < 0 ? roughBefore : roughAfter);
            }
        }
        Arrays.sort(sums);
        // Where two colors meet without a line, pixels between are mixed.
        return Math.max(0, sums[count / 2] - 4 * Pixels.distance(before, after) / 5);
    }

    /** The median of each channel. */
    private static final class Median {
        private final int[][] counts = new int[3][256];
        private int total;

        void add(int color) {
            counts[0][color >> 16 & 0xFF]++;
            counts[1][color >> 8 & 0xFF]++;
            counts[2][color & 0xFF]++;
            total++;
        }

        int color() {
            return (middle(counts[0]) << 16) | (middle(counts[1]) << 8) | middle(counts[2]);
        }

        private int middle(int[] count) {
            int value = 0;
            for (int sum = count[0]; 2 * sum < total; sum += count[value]) {
                value++;
            }
            return value;
        }
    }
}
