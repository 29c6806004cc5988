package io.github.nqueens.formats.pictures;

/**
 * How well the edges of a picture fit a grid: sides of squares have edges, squares have none from side to side.
 *
 * @param lattice the grid
 * @param score the sum over all sides of the share of each that is an edge, less the squares that are cut by an edge
 * @param share the same, divided by the number of sides
 * @param empty how many of the first and the last row and column have no side that is an edge: they may be a margin
 */
record LatticeFit(Lattice lattice, double score, double share, int empty) {
    /** How far from the line an edge may lie, by the pitch: half of the widest gap between squares. */
    private static final double REACH = 0.12;

    /** The part of a side that is looked at: corners may be round. */
    private static final double CORNER = 0.2;

    /** The fit, with a score of 0 if an outer line, or more than a few inner ones, have no edges that could be their own. */
    static LatticeFit of(Edges edges, Lattice lattice) {
        int n = lattice.size();
        LatticeFit none = new LatticeFit(lattice, 0, 0, 0);
        double outer = 0;
        for (int line = 0; line <= n; line += n) {
            double upright = sum(upright(edges, lattice, line));
            double level = sum(level(edges, lattice, line));
            upright = outside(lattice.x(line), lattice.columnWidth(), edges.width())
                    ? Math.max(upright, 0.7 * n)
                    : upright;
            level = outside(lattice.y(line), lattice.rowHeight(), edges.height()) ? Math.max(level, 0.7 * n) : level;
            if (upright < 0.55 * n || level < 0.55 * n) {
                return none;
            }
            outer += upright + level;
        }
        double inner = 0;
        int missing = 0;
        double[] ofRows = new double[n];
        double[] ofColumns = new double[n];
        for (int line = 1; line < n; line++) {
            double[] upright = upright(edges, lattice, line);
            double[] level = level(edges, lattice, line);
            missing += (sum(upright) < 0.5 ? 1 : 0) + (sum(level) < 0.5 ? 1 : 0);
            if (missing > n / 3) {
                return none;
            }
            inner += sum(upright) + sum(level);
            for (int i = 0; i < n; i++) {
                ofRows[i] += upright[i];
                ofColumns[i] += level[i];
            }
        }
        int empty = (empty(ofRows[0]) + empty(ofRows[n - 1])) + (empty(ofColumns[0]) + empty(ofColumns[n - 1]));
        if (empty > 0 && inner > 0.6 * 2 * n * (n - 1)) {
            return none;
        }
        double score = outer + inner - 1.5 * cut(edges, lattice) - missing;
        return new LatticeFit(lattice, score, score / (2.0 * n * (n + 1)), empty);
    }

    private static int empty(double sides) {
        return sides < 0.5 ? 1 : 0;
    }

    private static double sum(double[] parts) {
        double sum = 0;
        for (double part : parts) {
            sum += part;
        }
        return sum;
    }

    private static boolean outside(double line, double pitch, int end) {
        return line < 0.1 * pitch || line > end - 0.1 * pitch;
    }

    /** The part of an upright line that is an edge, per row. */
    private static double[] upright(Edges edges, Lattice lattice, double line) {
        int reach = (int) Math.max(1, REACH * lattice.columnWidth());
        int x = round(lattice.x(line));
        double[] parts = new double[lattice.size()];
        for (int row = 0; row < parts.length; row++) {
            int top = round(lattice.y(row + CORNER));
            int bottom = round(lattice.y(row + 1 - CORNER));
            parts[row] = part(edges.uprightCount(x - reach, x + reach, top, bottom), bottom - top);
        }
        return parts;
    }

    /** The part of a level line that is an edge, per column. */
    private static double[] level(Edges edges, Lattice lattice, double line) {
        int reach = (int) Math.max(1, REACH * lattice.rowHeight());
        int y = round(lattice.y(line));
        double[] parts = new double[lattice.size()];
        for (int column = 0; column < parts.length; column++) {
            int left = round(lattice.x(column + CORNER));
            int right = round(lattice.x(column + 1 - CORNER));
            parts[column] = part(edges.levelCount(y - reach, y + reach, left, right), right - left);
        }
        return parts;
    }

    /** The number of squares through which an edge runs from side to side. */
    static int cut(Edges edges, Lattice lattice) {
        int cut = 0;
        for (int row = 0; row < lattice.size(); row++) {
            for (int column = 0; column < lattice.size(); column++) {
                int left = round(lattice.x(column + 0.1));
                int right = round(lattice.x(column + 0.9));
                int top = round(lattice.y(row + 0.1));
                int bottom = round(lattice.y(row + 0.9));
                int upright = edges.uprightCount(
                        round(lattice.x(column + 0.25)), round(lattice.x(column + 0.75)), top, bottom);
                int level = edges.levelCount(round(lattice.y(row + 0.25)), round(lattice.y(row + 0.75)), left, right);
                cut += upright > 0.85 * (bottom - top) ? 1 : 0;
                cut += level > 0.85 * (right - left) ? 1 : 0;
            }
        }
        return cut;
    }

    /** Tells whether the lines of a grid run on beyond its outer lines, so that it is a part of a larger one. */
    static boolean goesOn(Edges edges, Lattice lattice) {
        int n = lattice.size();
        return runsOn(edges, lattice, true, -1, lattice.y(0) / lattice.rowHeight())
                || runsOn(
                        edges,
                        lattice,
                        true,
                        n,
                        edges.height() / lattice.rowHeight() - lattice.y(n) / lattice.rowHeight())
                || runsOn(edges, lattice, false, -1, lattice.x(0) / lattice.columnWidth())
                || runsOn(
                        edges,
                        lattice,
                        false,
                        n,
                        edges.width() / lattice.columnWidth() - lattice.x(n) / lattice.columnWidth());
    }

    /** Looks at a row or column outside, of which the picture may show a part only. */
    private static boolean runsOn(Edges edges, Lattice lattice, boolean row, int index, double room) {
        int n = lattice.size();
        if (room < 0.35) {
            return false;
        }
        double depth = Math.min(1 - CORNER, room - 0.1);
        double from = index < 0 ? -depth : n + CORNER;
        double to = index < 0 ? -CORNER : n + depth;
        int reach = (int) Math.max(1, REACH * lattice.pitch());
        double lines = 0;
        for (int line = 0; line <= n; line++) {
            int start = round(row ? lattice.y(from) : lattice.x(from));
            int end = round(row ? lattice.y(to) : lattice.x(to));
            int middle = round(row ? lattice.x(line) : lattice.y(line));
            lines += part(
                    row
                            ? edges.uprightCount(middle - reach, middle + reach, start, end)
                            : edges.levelCount(middle - reach, middle + reach, start, end),
                    end - start);
        }
        if (lines < 0.75 * (n + 1)) {
            return false;
        }
        double outer = index < 0 ? -1 : n + 1.0;
        return room < 1 + CORNER || sum(row ? level(edges, lattice, outer) : upright(edges, lattice, outer)) > 0.6 * n;
    }

    private static double part(int count, int length) {
        if (length <= 0) {
            return 0;
        }
        double part = (double) count / length;
        return part >= 0.75 ? 1 : part < 0.35 ? 0 : part;
    }

    private static int round(double position) {
        return (int) (position + 1024.5) - 1024;
    }

    /** The same grid with its lines put where the edges are: the straight line through the middles of their edges. */
    static Lattice settled(Edges edges, Lattice lattice) {
        int n = lattice.size();
        Line across = new Line();
        Line down = new Line();
        int reachX = (int) Math.max(2, 0.16 * lattice.columnWidth());
        int reachY = (int) Math.max(2, 0.16 * lattice.rowHeight());
        for (int line = 1; line < n; line++) {
            int x = round(lattice.x(line));
            int y = round(lattice.y(line));
            across.add(line, edges.uprightCenter(x - reachX, x + reachX, round(lattice.top()), round(lattice.y(n))));
            down.add(line, edges.levelCenter(y - reachY, y + reachY, round(lattice.left()), round(lattice.x(n))));
        }
        return across.steps() && down.steps()
                ? new Lattice(across.start(), down.start(), across.step(), down.step(), n)
                : lattice;
    }

    /** The straight line with the least sum of squares. */
    private static final class Line {
        private int count;
        private double sumX;
        private double sumY;
        private double sumXX;
        private double sumXY;

        void add(int x, double y) {
            if (y >= 0) {
                count++;
                sumX += x;
                sumY += y;
                sumXX += (double) x * x;
                sumXY += x * y;
            }
        }

        boolean steps() {
            return count >= 3 && step() > 0;
        }

        double step() {
            return (count * sumXY - sumX * sumY) / (count * sumXX - sumX * sumX);
        }

        double start() {
            return (sumY - step() * sumX) / count;
        }
    }
}
