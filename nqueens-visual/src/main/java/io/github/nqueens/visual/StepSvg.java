package io.github.nqueens.visual;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.internal.RegionNames;
import io.github.nqueens.visual.page.Look;
import io.github.nqueens.visual.recording.PartialBoard;
import io.github.nqueens.visual.svg.ProblemMarks;
import io.github.nqueens.visual.svg.SvgWriter;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Draws one step of a deduction or of a search as an SVG document. The shapes of the marks differ, so the picture can be read in
 * black and white and by color-blind readers. Colors follow the reader's light or dark scheme.
 *
 * <p>In a deduction a dot is on each square that may still hold a queen. A solid outline is around the squares that show the
 * step, and a cross with a dashed outline is on those that it rules out. In a search a solid outline is around each queen that
 * the step moved or placed, a dot is on each square that a queen left, and red lines join queens that attack each other.
 *
 * <p>Rows and columns are numbered from 1, and regions have the letters of {@link Problem#toText()}, as in the sentences of
 * a deduction. Drawing takes O(n<sup>2</sup>). Immutable and safe for use by several threads.
 */
public final class StepSvg {
    /** The largest board that is drawn. */
    public static final int LARGEST_SIZE = 64;

    private static final int LARGEST_CELL = 48;
    private static final int USUAL_SIDE = 960;
    private static final int SMALLEST_CELL_WITH_LETTER = 24;
    private static final int MARGIN = 12;
    private static final int LABEL_SPACE = 26;
    private static final int FONT_SIZE = 12;

    /** Where dots and crosses stand in a square, across and down: beside the letter of its region. */
    private static final double MARK = 0.56;

    private static final String STYLE = Look.drawn(
            "nq-step",
            ".paper{fill:@sheet}.squares{fill:@plain}.grid{fill:none;stroke:@frame;stroke-opacity:.6}"
                    + "text{fill:@muted;font-family:system-ui,sans-serif}.queen{fill:@queen}.candidate{fill:@queen}"
                    + ".letters text{paint-order:stroke;stroke:@plain;stroke-width:3px;stroke-linejoin:round}"
                    + ".because{fill:none;stroke:@told}.deleted{fill:none;stroke:@told}"
                    + ".attack{stroke:@attack;stroke-opacity:.8;stroke-linecap:round}" + ProblemMarks.STYLE);

    private static final String LEGEND =
            " Dots are squares that may still hold a queen. A solid outline is around the squares that"
                    + " show it, and a cross is on those that are ruled out.";
    private static final String LEGEND_OF_SEARCH =
            " A solid outline is around each queen that the step moved or placed, a dot is on each"
                    + " square that a queen left, red lines join queens that attack each other, and a cross is on each square that is ruled out.";

    /** The same words as on the page of a replay. */
    private static final Pattern PLACES = Pattern.compile(
            "(?<!\\w)(?:rows|columns) \\d+(?:, \\d+)*(?: and \\d+)?|(?<!\\w)(?:row|column) \\d+",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern NUMBER = Pattern.compile("\\d{1,9}");

    private final Problem problem;
    private final List<Square> queens;
    private final List<Square> candidates;
    private final List<Square> because;
    private final List<Square> deleted;
    private final String description;
    private final int cell;

    private StepSvg(
            Problem problem,
            List<Square> queens,
            List<Square> candidates,
            List<Square> because,
            List<Square> deleted,
            String description) {
        this.problem = problem;
        this.queens = queens;
        this.candidates = candidates;
        this.because = because;
        this.deleted = deleted;
        this.description = description;
        this.cell = Math.min(LARGEST_CELL, USUAL_SIDE / problem.size());
    }

    /**
     * A picture of a step.
     *
     * @param problem at most {@link #LARGEST_SIZE} rows
     * @param candidates the squares that may still hold a queen before the step
     * @param because the squares that show the step
     * @param deleted the squares that the step rules out
     * @param sentence the step in words, for readers who do not see the picture
     * @return the picture
     * @throws IllegalArgumentException if the problem is larger, or a square is outside the board
     */
    public static StepSvg of(
            Problem problem,
            Collection<Square> candidates,
            Collection<Square> because,
            Collection<Square> deleted,
            String sentence) {
        requireDrawable(Objects.requireNonNull(problem, "problem"));
        return new StepSvg(
                problem,
                problem.placed(),
                onBoard(problem, NonNullLists.of("candidates", candidates)),
                onBoard(problem, NonNullLists.of("because", because)),
                onBoard(problem, NonNullLists.of("deleted", deleted)),
                Objects.requireNonNull(sentence, "sentence") + LEGEND);
    }

    /**
     * A picture of a step of a search, with what the algorithm said of it as the description. Takes as long as there are steps until
     * then.
     *
     * @param recording of at most {@link #LARGEST_SIZE} rows
     * @param step from 0, which is the board before the first step, to {@link Recording#steps()} - 1
     * @return the picture
     * @throws IllegalArgumentException if the board is larger
     * @throws IndexOutOfBoundsException if there is no such step
     */
    public static StepSvg of(Recording recording, int step) {
        requireDrawable(Objects.requireNonNull(recording, "recording").problem());
        int[] after = recording.columns(step);
        int[] before = step == 0 ? after : recording.columns(step - 1);
        List<Square> queens = new ArrayList<>();
        List<Square> moved = new ArrayList<>();
        List<Square> left = new ArrayList<>();
        for (int row = 0; row < after.length; row++) {
            boolean changes = after[row] != before[row];
            if (after[row] != PartialBoard.EMPTY) {
                Square queen = new Square(row, after[row]);
                queens.add(queen);
                if (changes) {
                    moved.add(queen);
                }
            }
            if (changes && before[row] != PartialBoard.EMPTY) {
                left.add(new Square(row, before[row]));
            }
        }
        return new StepSvg(
                recording.problem(),
                queens,
                left,
                moved,
                List.copyOf(recording.ruledOut(step).keySet()),
                fromOne(String.join(" ", recording.notes(step))) + LEGEND_OF_SEARCH);
    }

    /** What an algorithm says counts rows and columns from 0. */
    private static String fromOne(String sentence) {
        return PLACES.matcher(sentence)
                .replaceAll(places -> NUMBER.matcher(places.group())
                        .replaceAll(number -> String.valueOf(Integer.parseInt(number.group()) + 1)));
    }

    private static void requireDrawable(Problem problem) {
        if (problem.size() > LARGEST_SIZE) {
            throw new IllegalArgumentException("a step on a board of " + problem.size()
                    + " rows cannot be drawn, at most " + LARGEST_SIZE + "; print its sentence");
        }
    }

    private static List<Square> onBoard(Problem problem, List<Square> squares) {
        int last = problem.size() - 1;
        for (Square square : squares) {
            if (Math.min(square.row(), square.column()) < 0 || Math.max(square.row(), square.column()) > last) {
                throw new IllegalArgumentException("row " + square.row() + ", column " + square.column()
                        + " is outside the board: rows and columns go from 0 to " + last);
            }
        }
        return squares;
    }

    /**
     * Draws the step.
     *
     * @return an SVG document without an XML declaration: to be written in UTF-8, or put into an HTML page
     */
    public String toSvg() {
        int n = problem.size();
        int before = MARGIN + LABEL_SPACE;
        int extent = before + n * cell + MARGIN;
        String hash = Integer.toHexString((problem + " " + queens + candidates + because + deleted).hashCode());
        String id = "nq-step-" + n + "-" + hash;
        SvgWriter svg = new SvgWriter();
        svg.openRoot(
                id,
                "nq-step",
                extent,
                extent,
                -before + " " + -before + " " + extent + " " + extent,
                "A step on a board of " + n + " by " + n + (n == 1 ? " square" : " squares"),
                description);
        svg.text("style", STYLE);
        svg.rect("paper", -before, -before, extent, extent);
        svg.rect("squares", 0, 0, n * cell, n * cell);
        svg.path("grid", gridLines());
        if (!problem.isClassic()) {
            new ProblemMarks(problem, cell).draw(svg);
        }
        drawCoordinates(svg);
        drawAttacks(svg);
        drawQueens(svg);
        drawMarks(svg);
        drawLetters(svg);
        svg.close();
        return svg.finish();
    }

    /**
     * Draws the step to a file, a console or a string.
     *
     * @param out where the document goes; not closed
     * @throws IOException if {@code out} throws it
     */
    public void writeTo(Appendable out) throws IOException {
        Objects.requireNonNull(out, "out").append(toSvg());
    }

    private String gridLines() {
        int n = problem.size();
        int side = n * cell;
        StringBuilder path = new StringBuilder();
        for (int i = 0; i <= n; i++) {
            path.append("M0 " + i * cell + "h" + side + "M" + i * cell + " 0v" + side);
        }
        return path.toString();
    }

    private void drawCoordinates(SvgWriter svg) {
        svg.open("g", "class", "coordinates", "font-size", number(FONT_SIZE), "aria-hidden", "true");
        int step = cell < SMALLEST_CELL_WITH_LETTER ? 2 : 1;
        for (int i = 0; i < problem.size(); i += step) {
            double middle = (i + 0.5) * cell;
            String label = Integer.toString(i + 1);
            svg.label(label, middle, -8, "middle");
            svg.label(label, -6, middle + 0.35 * FONT_SIZE, "end");
        }
        svg.close();
    }

    private void drawLetters(SvgWriter svg) {
        if (!problem.hasRegions() || cell < SMALLEST_CELL_WITH_LETTER) {
            return;
        }
        svg.open("g", "class", "letters", "font-size", number(0.23 * cell), "aria-hidden", "true");
        for (int row = 0; row < problem.size(); row++) {
            for (int column = 0; column < problem.size(); column++) {
                String name = RegionNames.of(problem.size(), problem.region(row, column));
                svg.label(name, (column + 0.2) * cell, (row + 0.4) * cell, "start");
            }
        }
        svg.close();
    }

    /** Joins each queen to the nearest before it that attacks it. */
    private void drawAttacks(SvgWriter svg) {
        svg.open("g", "class", "attacks", "stroke-width", number(0.06 * cell));
        for (int i = 0; i < queens.size(); i++) {
            Square queen = queens.get(i);
            int other = i - 1;
            while (other >= 0 && !attacks(queens.get(other), queen)) {
                other--;
            }
            if (other >= 0) {
                svg.line(
                        "attack",
                        middle(queens.get(other).column()),
                        middle(queens.get(other).row()),
                        middle(queen.column()),
                        middle(queen.row()));
            }
        }
        svg.close();
    }

    private boolean attacks(Square one, Square other) {
        return problem.attacks(one.row(), one.column(), other.row(), other.column());
    }

    private double middle(int line) {
        return (line + 0.5) * cell;
    }

    private void drawQueens(SvgWriter svg) {
        double scale = 0.6 * cell / 100;
        for (Square queen : queens) {
            String place = number((queen.column() + 0.2) * cell) + " " + number((queen.row() + 0.2) * cell);
            svg.path("queen", Look.QUEEN, "transform", "translate(" + place + ") scale(" + number(scale) + ")");
        }
    }

    private void drawMarks(SvgWriter svg) {
        String line = number(Math.max(1, 0.06 * cell));
        svg.open("g", "class", "marks", "stroke-width", line);
        Set<Square> gone = new HashSet<>(deleted);
        for (Square square : candidates) {
            if (!gone.contains(square) && !problem.isPlaced(square.row(), square.column())) {
                svg.circle("candidate", (square.column() + MARK) * cell, (square.row() + MARK) * cell, 0.1 * cell);
            }
        }
        because.forEach(square -> outline(svg, "because", square, 0.07));
        String dash = number(0.12 * cell);
        for (Square square : deleted) {
            outline(svg, "deleted", square, 0.15, "stroke-dasharray", dash);
            double arm = Look.CROSS * cell;
            String start =
                    number((square.column() + MARK) * cell - arm) + " " + number((square.row() + MARK) * cell - arm);
            String across = number(2 * arm);
            String back = "m-" + across + " 0l" + across + " -" + across;
            svg.path("deleted", "M" + start + "l" + across + " " + across + back);
        }
        svg.close();
    }

    private void outline(SvgWriter svg, String look, Square square, double inset, String... dashes) {
        String[] shape = Arrays.copyOf(dashes, dashes.length + 2);
        shape[dashes.length] = "rx";
        shape[dashes.length + 1] = number(0.1 * cell);
        double side = (1 - 2 * inset) * cell;
        svg.rect(look, (square.column() + inset) * cell, (square.row() + inset) * cell, side, side, shape);
    }
}
