package io.github.nqueens.formats.pictures;

import java.util.Arrays;

/**
 * Tells the regions of a grid by the colors of its squares and by the lines between them. A grid of n rows has n regions, so
 * squares of like colors are joined, and thin lines opened, until n regions are left; the result counts if the next step
 * would have been clearly another one. Where colors and lines both give n regions, they must agree.
 */
final class RegionFinder {
    /** The least difference of colors that is seen as two colors. */
    private static final int VISIBLE = 6;

    /** Up to here the colors of one region differ where a picture is compressed, or light falls unevenly. */
    private static final int EVEN = 14;

    private static final double CLEAR_COLORS = 0.3;
    private static final double CLEAR_LINES = 0.12;

    private final PixelSquares squares;
    private final int n;
    private final Side[] sides;
    private final int[] differences;
    private final int[] lines;

    RegionFinder(PixelSquares squares) {
        this.squares = squares;
        n = squares.size();
        sides = Side.all(n);
        differences = new int[sides.length];
        lines = new int[sides.length];
        for (int i = 0; i < sides.length; i++) {
            differences[i] = squares.difference(sides[i]);
            lines[i] = squares.line(sides[i]);
        }
    }

    /** What was found. */
    static final class Regions {
        private final int[] regions;
        private final double sureness;
        private final String doubt;

        private Regions(int[] regions, double sureness, String doubt) {
            this.regions = regions;
            this.sureness = sureness;
            this.doubt = doubt;
        }

        /** The number of the region of each square; empty if there are none. */
        int[] regions() {
            return regions;
        }

        /** How sure the regions are, from 0 to 1. */
        double sureness() {
            return sureness;
        }

        /** Why it is not sure, or why there are none; empty if it is sure. */
        String doubt() {
            return doubt;
        }

        boolean found() {
            return regions.length > 0;
        }

        boolean isSure() {
            return found() && doubt.isEmpty();
        }

        Regions doubted(double less, String why) {
            return new Regions(regions, less, why);
        }

        static Regions none(String doubt) {
            return new Regions(new int[0], 0, doubt);
        }

        boolean sameAs(Regions other) {
            return Arrays.equals(regions, other.regions);
        }
    }

    /** The regions; {@code grid} tells whether the lines of the grid are seen well enough to tell thick ones from thin ones. */
    Regions find(boolean grid) {
        Partition byColor = Partition.of(sides, differences, n, n);
        Partition byLine = Partition.of(sides, lines, n, n);
        boolean colors = clearColors(byColor);
        boolean borders = grid && clearLines(byLine, lines);
        if (colors && borders && byColor.sameParts(byLine)) {
            return new Regions(byColor.parts(), 0.99, "");
        }
        if (colors) {
            return byColorAlone(byColor);
        }
        if (borders) {
            return byLinesAlone(byLine);
        }
        return grid ? byBoth() : Regions.none(seen());
    }

    private static boolean clearColors(Partition partition) {
        double least = partition.inside() <= EVEN ? CLEAR_COLORS : 2 * CLEAR_COLORS;
        return partition.between() >= VISIBLE && partition.clarity(4) >= least;
    }

    /** Thick lines are clear if they differ from thin ones, and if none ends within a region, apart from one side in a large grid. */
    private boolean clearLines(Partition partition, int[] weights) {
        if (partition.between() < 40 || partition.clarity(30) < CLEAR_LINES) {
            return false;
        }
        int thick = (partition.inside() + partition.between()) / 2;
        int loose = 0;
        for (int i = 0; i < sides.length; i++) {
            loose += !partition.divides(sides[i], n) && weights[i] > thick ? 1 : 0;
        }
        return loose <= n / 8;
    }

    private Regions byColorAlone(Partition byColor) {
        double sureness = Math.min(0.95, 0.5 + byColor.clarity(4) / 2);
        int between = middle(byColor, true);
        int inside = middle(byColor, false);
        if (between <= 1.4 * inside + 40) {
            return new Regions(byColor.parts(), sureness, "");
        }
        // A wrong partition into n regions has a region too many, which no thick lines surround, and a region too few,
        // so that
        // thick lines cut another one.
        if (!surroundedByThin(byColor, inside + (between - inside) / 3)
                || !cutByThick(byColor, between - (between - inside) / 3)) {
            return new Regions(byColor.parts(), sureness, "");
        }
        return new Regions(byColor.parts(), 0.4, "its colors and its thick lines show different regions");
    }

    /** Tells whether there is a region with thin lines at three quarters of its sides. */
    private boolean surroundedByThin(Partition partition, int thin) {
        int[] all = new int[n];
        int[] light = new int[n];
        for (int i = 0; i < sides.length; i++) {
            int one = partition.parts()[sides[i].square()];
            int other = partition.parts()[sides[i].neighbor(n)];
            if (one != other) {
                all[one]++;
                all[other]++;
                light[one] += lines[i] < thin ? 1 : 0;
                light[other] += lines[i] < thin ? 1 : 0;
            }
        }
        for (int region = 0; region < n; region++) {
            if (4 * light[region] >= 3 * all[region]) {
                return true;
            }
        }
        return false;
    }

    /** Tells whether there is a region that thick lines within it divide. */
    private boolean cutByThick(Partition partition, int thick) {
        int[] weights = new int[sides.length];
        for (int i = 0; i < sides.length; i++) {
            weights[i] = partition.divides(sides[i], n) ? 2 : lines[i] > thick ? 1 : 0;
        }
        return Partition.of(sides, weights, n, n).inside() == 1;
    }

    private Regions byLinesAlone(Partition byLine) {
        int others = 0;
        for (int square = 0; square < n * n; square++) {
            int usual = color(byLine.parts(), byLine.parts()[square]);
            others += Pixels.distance(squares.color(square), usual) > 2 * EVEN ? 1 : 0;
        }
        if (others * 7 > n * n) {
            return new Regions(byLine.parts(), 0.3, "its thick lines enclose squares of different colors");
        }
        return new Regions(byLine.parts(), Math.min(0.9, 0.6 + byLine.clarity(30)), "");
    }

    /** Colors tell some regions apart, and lines the ones that share a color. */
    private Regions byBoth() {
        Partition best = null;
        for (int count = n - 1; count >= 2; count--) {
            Partition byColor = Partition.of(sides, differences, n, count);
            if (!clearColors(byColor)) {
                continue;
            }
            int[] weights = lines.clone();
            int heaviest = Arrays.stream(lines).max().orElse(0);
            for (int i = 0; i < sides.length; i++) {
                if (differences[i] > byColor.inside()) {
                    weights[i] = 2 * heaviest + 1000;
                }
            }
            Partition both = Partition.of(sides, weights, n, n);
            if (clearLines(both, weights)
                    && both.inside() <= heaviest
                    && (best == null || both.clarity(30) > best.clarity(30))) {
                best = both;
            }
        }
        return best == null
                ? Regions.none(seen())
                : new Regions(best.parts(), Math.min(0.85, 0.5 + best.clarity(30)), "");
    }

    private int middle(Partition partition, boolean dividing) {
        int[] weights = new int[sides.length];
        int count = 0;
        for (int i = 0; i < sides.length; i++) {
            if (partition.divides(sides[i], n) == dividing) {
                weights[count++] = lines[i];
            }
        }
        Arrays.sort(weights, 0, count);
        return count == 0 ? 0 : weights[count / 2];
    }

    /** What the colors show, in words. */
    private String seen() {
        int count = clearest();
        if (count == 1) {
            return "all its squares have one color and no thick lines divide them";
        }
        if (count >= n * n - 1) {
            return "no two neighboring squares have one color, as on a chessboard";
        }
        return "its colors make " + count + " connected regions";
    }

    /** The number of parts that the colors make when the clearest step decides. */
    private int clearest() {
        int best = 1;
        double most = 0;
        for (int count = 2; count <= n * n; count++) {
            Partition partition = Partition.of(sides, differences, n, count);
            if (partition.between() >= VISIBLE && partition.clarity(4) > most) {
                most = partition.clarity(4);
                best = count;
            }
        }
        return best;
    }

    int color(int[] regions, int region) {
        int[] reds = new int[n * n];
        int[] greens = new int[n * n];
        int[] blues = new int[n * n];
        int count = 0;
        for (int square = 0; square < n * n; square++) {
            if (regions[square] == region) {
                reds[count] = squares.color(square) >> 16 & 0xFF;
                greens[count] = squares.color(square) >> 8 & 0xFF;
                blues[count++] = squares.color(square) & 0xFF;
            }
        }
        return median(reds, count) << 16 | median(greens, count) << 8 | median(blues, count);
    }

    private static int median(int[] values, int count) {
        Arrays.sort(values, 0, count);
        return values[count / 2];
    }
}
