package io.github.nqueens.formats.pictures;

import java.util.ArrayList;
import java.util.List;

/** The edges of a picture that cut squares: a strip of squares stands beside the grid there, too narrow to be one of its rows. */
final class CutSides {
    private static final List<String> NAMES = List.of("left", "right", "upper", "lower");

    /** A narrower strip may be the border of the grid, by the pitch. */
    private static final double NARROWEST = 0.1;

    private static final int FEWEST_PIXELS = 3;

    /** A wider strip shows whole squares, by the pitch. */
    private static final double WIDEST = 0.95;

    /** A strip that is narrower, by the pitch, has no room for lines beside the corners of its squares. */
    private static final double WITH_LINES = 0.22;

    /** What may be missing of an outer square, by the pitch: its border, and what the lines are off. */
    private static final double OVERHANG = 0.12;

    /** How often the lines are put where the edges near them are. */
    private static final int ROUNDS = 4;

    /** Up to here two colors are taken for one. */
    private static final int ALIKE = 10;

    /** Where the color of a square is looked at beside its middle, from its sides. */
    private static final double NEAR = 0.22;

    /** The same, as near to a line as lines and gaps allow. */
    private static final double NEAR_LINE = 0.15;

    private final Pixels pixels;
    private final Edges edges;
    private final PixelSquares squares;
    private final Lattice lattice;
    private final Lattice inner;

    private CutSides(Pixels pixels, Edges edges, PixelSquares squares, Lattice lattice) {
        this.pixels = pixels;
        this.edges = edges;
        this.squares = squares;
        this.lattice = lattice;
        Lattice moved = lattice;
        for (int i = 0; i < ROUNDS; i++) {
            moved = LatticeFit.settled(edges, moved);
        }
        inner = moved;
    }

    /** Where the picture seems to be cut, as the end of a sentence such as "at its upper edge"; empty if it seems whole. */
    static String of(Pixels pixels, Edges edges, PixelSquares squares, Lattice lattice) {
        CutSides sides = new CutSides(pixels, edges, squares, lattice);
        List<String> cut = new ArrayList<>();
        for (int side = 0; side < NAMES.size(); side++) {
            if (sides.isCut(side)) {
                cut.add(NAMES.get(side));
            }
        }
        if (cut.isEmpty()) {
            return "";
        }
        return "at its " + String.join(" and ", cut) + (cut.size() == 1 ? " edge" : " edges");
    }

    private boolean isCut(int side) {
        boolean upright = side < 2;
        int n = lattice.size();
        double pitch = upright ? lattice.columnWidth() : lattice.rowHeight();
        double start = upright ? lattice.left() : lattice.top();
        int end = upright ? pixels.width() : pixels.height();
        double room = (side % 2 == 0 ? start : end - start - n * pitch) / pitch;
        return isOverhanging(side)
                || (room >= Math.max(NARROWEST, FEWEST_PIXELS / pitch)
                        && room <= WIDEST
                        && (hasColors(side, room) || (room >= WITH_LINES && hasLines(side, room))));
    }

    /** The grid whose inner lines stand where the edges are is larger than the picture. */
    private boolean isOverhanging(int side) {
        double pitch = side < 2 ? inner.columnWidth() : inner.rowHeight();
        double start = side < 2 ? inner.left() : inner.top();
        int end = side < 2 ? pixels.width() : pixels.height();
        return (side % 2 == 0 ? -start : start + inner.size() * pitch - end) > OVERHANG * pitch;
    }

    /**
     * Most places along the strip have one color in each square, and not all the same, as a page has. They have the colors of
     * squares, or some of them do and colors change where the lines of the grid would go on.
     */
    private boolean hasColors(int side, double room) {
        int n = lattice.size();
        double across = side % 2 == 0 ? -0.75 * room : n + 0.75 * room;
        int plain = 0;
        int known = 0;
        int changes = 0;
        int changesAtLines = 0;
        int before = -1;
        for (int i = 0; i < n; i++) {
            int color = at(side, across, i + 0.5);
            if (isAlike(color, at(side, across, i + NEAR)) && isAlike(color, at(side, across, i + 1 - NEAR))) {
                plain++;
                known += isOfASquare(color) ? 1 : 0;
                if (before >= 0 && Pixels.distance(before, color) > 2 * ALIKE) {
                    changes++;
                    boolean atLine = isAlike(before, at(side, across, i - NEAR_LINE))
                            && isAlike(color, at(side, across, i + NEAR_LINE));
                    changesAtLines += atLine ? 1 : 0;
                }
                before = color;
            }
        }
        return changes > 0 && plain >= 0.75 * n && (2 * known >= n || (known > 0 && changesAtLines == changes));
    }

    private static boolean isAlike(int one, int other) {
        return Pixels.distance(one, other) <= ALIKE;
    }

    private boolean isOfASquare(int color) {
        for (int square = 0; square < lattice.size() * lattice.size(); square++) {
            if (isAlike(squares.color(square), color)) {
                return true;
            }
        }
        return false;
    }

    private int at(int side, double across, double along) {
        double x = lattice.x(side < 2 ? across : along);
        double y = lattice.y(side < 2 ? along : across);
        return 0xFFFFFF
                & pixels.at((int) Math.max(0, Math.min(pixels.width() - 1, x)), (int)
                        Math.max(0, Math.min(pixels.height() - 1, y)));
    }

    /** The lines of the grid run on through the strip, and nothing does between them. */
    private boolean hasLines(int side, double room) {
        int n = lattice.size();
        int lines = 0;
        int between = 0;
        for (int line = 1; line < n; line++) {
            lines += isEdge(side, room, line) ? 1 : 0;
            between += isEdge(side, room, line + 0.5) ? 1 : 0;
        }
        return lines >= 0.75 * (n - 1) && between <= 0.25 * (n - 1);
    }

    private boolean isEdge(int side, double room, double line) {
        int n = lattice.size();
        double near = side % 2 == 0 ? -0.12 : n + 0.12;
        double far = side % 2 == 0 ? -room : n + room;
        double from = Math.min(near, far);
        double to = Math.max(near, far);
        int reach = (int) Math.max(1, 0.12 * lattice.pitch());
        int count;
        int length;
        if (side < 2) {
            int start = (int) lattice.x(from) + 1;
            int end = (int) lattice.x(to) - 1;
            int y = (int) (lattice.y(line) + 0.5);
            count = edges.levelCount(y - reach, y + reach, start, end);
            length = end - start;
        } else {
            int start = (int) lattice.y(from) + 1;
            int end = (int) lattice.y(to) - 1;
            int x = (int) (lattice.x(line) + 0.5);
            count = edges.uprightCount(x - reach, x + reach, start, end);
            length = end - start;
        }
        return length >= 2 && count >= 0.75 * length;
    }
}
