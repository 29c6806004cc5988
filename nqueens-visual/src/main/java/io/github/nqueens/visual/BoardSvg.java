package io.github.nqueens.visual;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.visual.page.Look;
import io.github.nqueens.visual.svg.AttackLines;
import io.github.nqueens.visual.svg.ProblemMarks;
import io.github.nqueens.visual.svg.SvgWriter;
import java.io.IOException;
import java.util.Objects;

/**
 * Draws one board as an SVG document: squares, queens, and a red line through the queens of every column and diagonal that
 * holds more than one. Attacked queens are red as well.
 *
 * <p>The picture is at most about 1,000 pixels wide; boards of more than 80 rows have dots for queens, and of more than
 * 320 rows no squares. Colors follow the reader's light or dark scheme. Drawing takes O(n) time and output. Immutable and
 * safe for use by several threads.
 */
public final class BoardSvg {
    /** The largest board that is drawn: beyond, not even one pixel is left for ten rows. */
    public static final int LARGEST_SIZE = 10_000;

    /** The largest problem whose regions and blocked squares are drawn. */
    public static final int LARGEST_PROBLEM = 1_000;

    private static final int LARGEST_CELL = 48;
    private static final int SMALLEST_SIDE = 192;
    private static final int USUAL_SIDE = 960;
    private static final int SMALLEST_CELL_WITH_CROWN = 12;
    private static final int SMALLEST_CELL_WITH_SQUARE = 3;
    private static final int MARGIN = 12;
    private static final int LABEL_SPACE = 26;
    private static final int FONT_SIZE = 12;

    private static final String STYLE = Look.drawn(
            "nq-board",
            ".paper{fill:@sheet}.light{fill:@light}.dark{fill:@dark}.frame{fill:none;stroke:@frame}.queen{fill:@queen}"
                    + ".attacked{fill:@attacked}.attack{stroke:@attack;stroke-opacity:.8;stroke-linecap:round}"
                    + "text{fill:@muted;font-family:system-ui,sans-serif}" + ProblemMarks.STYLE);

    private final Board board;
    private final Problem problem;
    private final boolean coordinates;

    /** The number of the first row and the first column. */
    private final int first;

    private BoardSvg(Board board, Problem problem, boolean coordinates, int first) {
        this.board = board;
        this.problem = problem;
        this.coordinates = coordinates;
        this.first = first;
    }

    /**
     * A picture of a board, without coordinates.
     *
     * @param board at most {@link #LARGEST_SIZE} rows
     * @return the picture
     * @throws IllegalArgumentException if the board is larger
     */
    public static BoardSvg of(Board board) {
        Objects.requireNonNull(board, "board");
        if (board.size() > LARGEST_SIZE) {
            throw new IllegalArgumentException("a board of " + board.size() + " rows cannot be drawn, at most "
                    + LARGEST_SIZE + "; print it with Board.toText()");
        }
        return new BoardSvg(board, Problem.queens(board.size()), false, 0);
    }

    /**
     * The same picture with the numbers of rows and columns, from 0, or without them.
     *
     * @param shown whether to number rows and columns; on large boards every second, fifth, tenth and so on
     * @return the picture
     */
    public BoardSvg withCoordinates(boolean shown) {
        return new BoardSvg(board, problem, shown, 0);
    }

    /**
     * The same picture with the numbers of rows and columns, which count from another number.
     *
     * @param first the number of the first row and the first column, for example 1
     * @return the picture
     */
    public BoardSvg withCoordinatesFrom(int first) {
        return new BoardSvg(board, problem, true, first);
    }

    /**
     * The same picture with what a problem asks for: its blocked squares are dark, its regions have thick borders, its
     * placed queens have a ring. Red lines then join queens that attack each other by the rule of the problem. Drawing takes
     * O(n<sup>2</sup>).
     *
     * @param problem a problem of the board's size with at most {@link #LARGEST_PROBLEM} rows, or the classic one
     * @return the picture
     * @throws IllegalArgumentException if the problem has another size or more rows
     */
    public BoardSvg withProblem(Problem problem) {
        if (Objects.requireNonNull(problem, "problem").size() != board.size()) {
            throw new IllegalArgumentException("the problem has " + problem.size() + " rows, but the board has "
                    + board.size() + "; give a problem of the same size");
        }
        if (!problem.isClassic() && problem.size() > LARGEST_PROBLEM) {
            throw new IllegalArgumentException("a problem of " + problem.size() + " rows cannot be drawn, at most "
                    + LARGEST_PROBLEM + "; print the board with Board.toText()");
        }
        return new BoardSvg(board, problem, coordinates, first);
    }

    /**
     * Draws the board.
     *
     * @return an SVG document without an XML declaration: to be written in UTF-8, or put into an HTML page
     */
    public String toSvg() {
        int n = board.size();
        int cell = n * LARGEST_CELL < SMALLEST_SIDE
                ? SMALLEST_SIDE / n
                : Math.max(1, Math.min(LARGEST_CELL, USUAL_SIDE / n));
        int side = n * cell;
        double enlarge = Math.max(1, side / (double) USUAL_SIDE);
        double margin = MARGIN * enlarge;
        double before = coordinates ? margin + labelSpace() * enlarge : margin;
        double after = coordinates ? Math.max(margin, endOfLabels(cell, enlarge) - side) : margin;
        double extent = before + side + after;

        String id = "nq-board-" + n + "-" + Integer.toHexString(board.hashCode());
        SvgWriter svg = new SvgWriter();
        String box = number(-before) + " " + number(-before) + " " + number(extent) + " " + number(extent);
        svg.openRoot(id, "nq-board", extent / enlarge, extent / enlarge, box, title(), description());
        svg.text("style", STYLE);
        if (coordinates) {
            svg.rect("paper", -before, -before, extent, extent);
        }
        drawSquares(svg, id, cell);
        if (!problem.isClassic()) {
            new ProblemMarks(problem, cell).draw(svg);
        }
        if (coordinates) {
            drawCoordinates(svg, cell, enlarge);
        }
        AttackLines lines = AttackLines.of(board, problem);
        drawAttacks(svg, lines, cell, enlarge);
        drawQueens(svg, id, lines, cell, enlarge);
        svg.close();
        return svg.finish();
    }

    /**
     * Draws the board to a file, a console or a string.
     *
     * @param out where the document goes; not closed
     * @throws IOException if {@code out} throws it
     */
    public void writeTo(Appendable out) throws IOException {
        Objects.requireNonNull(out, "out").append(toSvg());
    }

    private String title() {
        return board.size() == 1
                ? "1 queen on a board of 1 square"
                : board.size() + " queens on a board of " + board.size() + " by " + board.size() + " squares";
    }

    private String description() {
        if (!problem.isClassic()) {
            return problem.isSolution(board)
                    ? "The queens solve the problem."
                    : "The queens do not solve the problem. Red lines join those that attack each other.";
        }
        long conflicts = board.conflicts();
        if (conflicts == 0) {
            return "No queen attacks another.";
        }
        return conflicts
                + (conflicts == 1 ? " pair of queens attacks each other." : " pairs of queens attack each other.")
                + " Red lines join them.";
    }

    private void drawSquares(SvgWriter svg, String id, int cell) {
        double side = board.size() * (double) cell;
        svg.rect("light", 0, 0, side, side);
        if (cell >= SMALLEST_CELL_WITH_SQUARE) {
            String pair = number(2.0 * cell);
            svg.open("pattern", "id", id + "-squares", "width", pair, "height", pair, "patternUnits", "userSpaceOnUse");
            svg.rect("dark", cell, 0, cell, cell);
            svg.rect("dark", 0, cell, cell, cell);
            svg.close();
            svg.rect("squares", 0, 0, side, side, "fill", "url(#" + id + "-squares)");
        }
        svg.rect("frame", 0, 0, side, side);
    }

    private void drawCoordinates(SvgWriter svg, int cell, double enlarge) {
        int step = labelStep(cell, enlarge);
        svg.open("g", "class", "coordinates", "font-size", number(FONT_SIZE * enlarge), "aria-hidden", "true");
        for (int i = firstLabel(step); i < board.size(); i += step) {
            double middle = (i + 0.5) * cell;
            String label = Long.toString((long) first + i);
            svg.label(label, middle, -8 * enlarge, "middle");
            svg.label(label, -6 * enlarge, middle + 0.35 * FONT_SIZE * enlarge, "end");
        }
        svg.close();
    }

    /** The place of the first label; labels are multiples of their distance. */
    private int firstLabel(int step) {
        return Math.floorMod(-(long) first, step);
    }

    private int longestLabel() {
        return Math.max(
                Integer.toString(first).length(),
                Long.toString((long) first + board.size() - 1).length());
    }

    /** The room of the labels beside the rows: four digits have place in the usual one. */
    private double labelSpace() {
        return LABEL_SPACE + 8.0 * Math.max(0, longestLabel() - 4);
    }

    /** Where the last label above the columns ends. */
    private double endOfLabels(int cell, double enlarge) {
        int step = labelStep(cell, enlarge);
        int last = board.size() - 1 - Math.floorMod(board.size() - 1 - firstLabel(step), step);
        return (last + 0.5) * cell + 0.33 * longestLabel() * FONT_SIZE * enlarge;
    }

    /** The least of 1, 2, 5, 10, 20, ... that leaves each label its room. */
    private int labelStep(int cell, double enlarge) {
        double room = (longestLabel() * 0.6 + 0.8) * FONT_SIZE * enlarge;
        int step = 1;
        for (int i = 0; step * (double) cell < room; i++) {
            step = i % 3 == 1 ? step / 2 * 5 : step * 2;
        }
        return step;
    }

    private void drawAttacks(SvgWriter svg, AttackLines lines, int cell, double enlarge) {
        String width = number(Math.max(1.5 * enlarge, 0.06 * cell));
        svg.open("g", "class", "attacks", "stroke-width", width);
        lines.forEach((row1, column1, row2, column2) -> svg.line(
                "attack", (column1 + 0.5) * cell, (row1 + 0.5) * cell, (column2 + 0.5) * cell, (row2 + 0.5) * cell));
        svg.close();
    }

    private void drawQueens(SvgWriter svg, String id, AttackLines lines, int cell, double enlarge) {
        boolean crowns = cell >= SMALLEST_CELL_WITH_CROWN;
        svg.open("g", "class", "queens");
        if (crowns) {
            svg.open("symbol", "id", id + "-queen", "viewBox", "0 0 100 100");
            svg.empty("path", "d", Look.QUEEN);
            svg.close();
        }
        double radius = Math.max(0.45 * cell, 1.5 * enlarge);
        String size = number(cell);
        for (int row = 0; row < board.size(); row++) {
            double left = (double) board.column(row) * cell;
            double top = (double) row * cell;
            String look = lines.isAttacked(row) ? "queen attacked" : "queen";
            if (crowns) {
                String[] place = {"x", number(left), "y", number(top), "width", size, "height", size};
                svg.shape("use", look, place, "href", "#" + id + "-queen");
            } else {
                svg.circle(look, left + 0.5 * cell, top + 0.5 * cell, radius);
            }
        }
        svg.close();
    }
}
