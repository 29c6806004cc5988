package io.github.nqueens.visual;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.visual.page.Look;
import io.github.nqueens.visual.svg.ProblemMarks;
import io.github.nqueens.visual.svg.SvgWriter;
import java.io.IOException;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Draws one step of a deduction as an SVG document. A dot is on each square that may still hold a queen. A solid outline is
 * around the squares that show the step, and a cross with a dashed outline is on those that it rules out. The shapes
 * differ, so the picture can be read in black and white and by color-blind readers. Colors follow the reader's light or dark
 * scheme.
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

    private static final String STYLE =
            ".nq-step .paper{fill:#fff}.nq-step .squares{fill:#faf7f1}.nq-step .grid{fill:none;stroke:#b5aa99}"
                    + ".nq-step text{fill:#5f574b;font-family:system-ui,sans-serif}.nq-step .queen{fill:#26221c}"
                    + ".nq-step .blocked{fill:#5f574b}.nq-step .region{fill:none;stroke:#26221c}"
                    + ".nq-step .placed{fill:none;stroke:#1b5e9c}.nq-step .candidate{fill:#26221c}"
                    + ".nq-step .letters text{paint-order:stroke;stroke:#faf7f1;stroke-width:3px;stroke-linejoin:round}"
                    + ".nq-step .because{fill:none;stroke:#1b5e9c}.nq-step .deleted{fill:none;stroke:#b3201c}"
                    + "@media(prefers-color-scheme:dark){.nq-step .paper{fill:#191815}.nq-step .squares{fill:#35332e}"
                    + ".nq-step .grid{stroke:#6d675c}.nq-step .letters text{stroke:#35332e}.nq-step text{fill:#b8b1a4}.nq-step .queen,.nq-step .candidate{fill:#f3eee4}"
                    + ".nq-step .blocked{fill:#14130f}.nq-step .region{stroke:#f3eee4}.nq-step .placed,.nq-step .because{stroke:#7db8ee}"
                    + ".nq-step .deleted{stroke:#ff8a80}}";

    private final Problem problem;
    private final List<Square> candidates;
    private final List<Square> because;
    private final List<Square> deleted;
    private final String sentence;
    private final int cell;

    private StepSvg(
            Problem problem, List<Square> candidates, List<Square> because, List<Square> deleted, String sentence) {
        this.problem = problem;
        this.candidates = candidates;
        this.because = because;
        this.deleted = deleted;
        this.sentence = sentence;
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
     * @throws NullPointerException if an argument or a square is null
     */
    public static StepSvg of(
            Problem problem,
            Collection<Square> candidates,
            Collection<Square> because,
            Collection<Square> deleted,
            String sentence) {
        if (problem.size() > LARGEST_SIZE) {
            throw new IllegalArgumentException("a step on a board of " + problem.size()
                    + " rows cannot be drawn, at most " + LARGEST_SIZE + "; print its sentence");
        }
        return new StepSvg(
                problem,
                onBoard(problem, Objects.requireNonNull(candidates, "candidates")),
                onBoard(problem, Objects.requireNonNull(because, "because")),
                onBoard(problem, Objects.requireNonNull(deleted, "deleted")),
                Objects.requireNonNull(sentence, "sentence"));
    }

    private static List<Square> onBoard(Problem problem, Collection<Square> squares) {
        int last = problem.size() - 1;
        for (Square square : squares) {
            if (Math.min(square.row(), square.column()) < 0 || Math.max(square.row(), square.column()) > last) {
                throw new IllegalArgumentException("row " + square.row() + ", column " + square.column()
                        + " is outside the board: rows and columns go from 0 to " + last);
            }
        }
        return List.copyOf(squares);
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
        String hash = Integer.toHexString((problem + " " + candidates + because + deleted).hashCode());
        String id = "nq-step-" + n + "-" + hash;
        String corner = number(-before);
        String paper = number(extent);
        SvgWriter svg = new SvgWriter();
        svg.openRoot(
                id,
                "nq-step",
                extent,
                extent,
                corner + " " + corner + " " + paper + " " + paper,
                "A step on a board of " + n + " by " + n + (n == 1 ? " square" : " squares"),
                sentence + " Dots are squares that may still hold a queen. A solid outline is around the squares that"
                        + " show it, and a cross is on those that are ruled out.");
        svg.text("style", STYLE);
        svg.empty("rect", "class", "paper", "x", corner, "y", corner, "width", paper, "height", paper);
        String side = number(n * cell);
        svg.empty("rect", "class", "squares", "width", side, "height", side);
        svg.empty("path", "class", "grid", "d", gridLines());
        if (!problem.isClassic()) {
            new ProblemMarks(problem, cell).draw(svg);
        }
        drawCoordinates(svg);
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
     * @throws NullPointerException if {@code out} is null
     */
    public void writeTo(Appendable out) throws IOException {
        Objects.requireNonNull(out, "out").append(toSvg());
    }

    private String gridLines() {
        int n = problem.size();
        int side = n * cell;
        StringBuilder path = new StringBuilder();
        for (int i = 0; i <= n; i++) {
            path.append("M0 ").append(i * cell).append('h').append(side);
            path.append('M').append(i * cell).append(" 0v").append(side);
        }
        return path.toString();
    }

    private void drawCoordinates(SvgWriter svg) {
        svg.open("g", "class", "coordinates", "font-size", number(FONT_SIZE), "aria-hidden", "true");
        int step = cell < SMALLEST_CELL_WITH_LETTER ? 2 : 1;
        for (int i = 0; i < problem.size(); i += step) {
            double middle = (i + 0.5) * cell;
            String label = Integer.toString(i + 1);
            svg.text("text", label, "x", number(middle), "y", "-8", "text-anchor", "middle");
            svg.text("text", label, "x", "-6", "y", number(middle + 0.35 * FONT_SIZE), "text-anchor", "end");
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
                // A cell with a letter is on a board of at most 40 rows, and the text of a problem has 52 letters.
                int region = problem.region(row, column);
                char letter = (char) (region < 26 ? 'A' + region : 'a' + region - 26);
                svg.text(
                        "text",
                        String.valueOf(letter),
                        "x",
                        number((column + 0.2) * cell),
                        "y",
                        number((row + 0.4) * cell));
            }
        }
        svg.close();
    }

    private void drawQueens(SvgWriter svg) {
        double scale = 0.6 * cell / 100;
        for (Square queen : problem.placed()) {
            String place = number((queen.column() + 0.2) * cell) + " " + number((queen.row() + 0.2) * cell);
            svg.empty(
                    "path",
                    "class",
                    "queen",
                    "transform",
                    "translate(" + place + ") scale(" + number(scale) + ")",
                    "d",
                    Look.QUEEN);
        }
    }

    private void drawMarks(SvgWriter svg) {
        String line = number(Math.max(1, 0.06 * cell));
        svg.open("g", "class", "marks", "stroke-width", line);
        Set<Square> gone = new HashSet<>(deleted);
        for (Square square : candidates) {
            if (!gone.contains(square) && !problem.isPlaced(square.row(), square.column())) {
                svg.empty(
                        "circle",
                        "class",
                        "candidate",
                        "cx",
                        number((square.column() + MARK) * cell),
                        "cy",
                        number((square.row() + MARK) * cell),
                        "r",
                        number(0.1 * cell));
            }
        }
        because.forEach(square -> outline(svg, "because", square, 0.07));
        String dash = number(0.12 * cell);
        for (Square square : deleted) {
            outline(svg, "deleted", square, 0.15, "stroke-dasharray", dash);
            double arm = 0.13 * cell;
            String start =
                    number((square.column() + MARK) * cell - arm) + " " + number((square.row() + MARK) * cell - arm);
            String across = number(2 * arm);
            svg.empty(
                    "path",
                    "class",
                    "deleted",
                    "d",
                    "M" + start + "l" + across + " " + across + "m-" + across + " 0l" + across + " -" + across);
        }
        svg.close();
    }

    private void outline(SvgWriter svg, String look, Square square, double inset, String... more) {
        String side = number((1 - 2 * inset) * cell);
        String[] attributes = {
            "class",
            look,
            "x",
            number((square.column() + inset) * cell),
            "y",
            number((square.row() + inset) * cell),
            "width",
            side,
            "height",
            side,
            "rx",
            number(0.1 * cell)
        };
        String[] all = Arrays.copyOf(attributes, attributes.length + more.length);
        System.arraycopy(more, 0, all, attributes.length, more.length);
        svg.empty("rect", all);
    }
}
