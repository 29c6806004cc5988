package io.github.nqueens.formats.forms.markup;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.text.Token;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads the page of a puzzle site, whole or in part, as a browser saves or copies it, and the labels of its squares alone, one on a line:
 * {@code Queen of color Lavender, row 1, column 3}. For those who are not signed in, the page says the region in a class of the square,
 * {@code cell-color-2}, and its place in {@code data-cell-idx}. Queens that stand are placed. Crosses of the player are no blocked squares.
 */
public final class PuzzlePage {
    private static final String FORM = "the page of a puzzle";
    private static final String OF_COLOR = " of color ";
    private static final String COLOR_CLASS = "cell-color-";
    private static final String INDEX = "data-cell-idx";
    private static final String LABEL = "aria-label";
    private static final int FEWEST = 16;

    /** A square of the page: its place if it is said, its region, and what stands on it. */
    private record Cell(int offset, int row, int column, int index, String region, Mark mark) {}

    private enum Mark {
        NONE,
        QUEEN,
        CROSS
    }

    public static @Nullable Candidate read(Text text) {
        Source source = text.source;
        boolean markup = text.isMarkup && source.text.contains("cell");
        if (!markup && !source.text.contains(OF_COLOR)) {
            return foreignLines(source);
        }
        List<Cell> cells = new ArrayList<>();
        List<Node> foreign = new ArrayList<>();
        if (markup) {
            visit(MarkupParser.parsePage(source), cells, foreign);
        } else if (!lines(source, cells)) {
            return null;
        }
        if (foreign.size() >= FEWEST && cells.size() < foreign.size()) {
            return foreign(source, foreign.get(0).offset, foreign.get(0).text);
        }
        return cells.size() < FEWEST ? null : candidate(source, cells);
    }

    private static Candidate foreign(Source source, int offset, String label) {
        return Candidate.refused(
                FORM,
                source.at(offset) + " has the label " + Source.quote(label)
                        + ", which is in another language than English; set the page to"
                        + " English and copy it again, or take a screenshot");
    }

    /** Refuses lines of labels in another language: each has two numbers at its end, and together they are all squares of a board. */
    private static @Nullable Candidate foreignLines(Source source) {
        String[] lines = source.text.strip().split("\n", -1);
        int n = InterpretationFinder.root(lines.length);
        if (lines.length < FEWEST || n * n != lines.length || lines[0].length() < 20) {
            return null;
        }
        for (int i = 0; i < lines.length; i++) {
            List<String> numbers = Token.of(lines[i], 0, lines[i].length()).stream()
                    .filter(token -> token.kind() == Token.Kind.NUMBER)
                    .map(Token::text)
                    .toList();
            if (!numbers.equals(List.of(Integer.toString(i / n + 1), Integer.toString(i % n + 1)))
                    || lines[i].indexOf(',') < 0
                    || !Signs.hasWord(lines[i])) {
                return null;
            }
        }
        return foreign(source, 0, lines[0]);
    }

    /** Takes the labels of lines, and says whether all lines are labels. */
    private static boolean lines(Source source, List<Cell> cells) {
        int others = 0;
        for (int start = 0; start < source.text.length(); ) {
            int end = source.lineEnd(start);
            String line = source.text.substring(start, end).strip();
            Cell cell = labeled(line.replace("\"", "").replace("'", ""), start, -1);
            if (cell != null) {
                cells.add(cell);
            } else if (!line.isEmpty()) {
                others += Signs.hasDigit(line) || !Signs.hasWord(line) ? FEWEST : 1;
            }
            start = end + 1;
        }
        return others < FEWEST && cells.size() >= FEWEST;
    }

    /** The square of a label, or null if the text is none. */
    private static @Nullable Cell labeled(String label, int offset, int index) {
        int of = label.indexOf(OF_COLOR);
        int row = label.lastIndexOf(", row ");
        int column = label.lastIndexOf(", column ");
        if (of < 0 || row < of || column < row) {
            return null;
        }
        String state = label.substring(0, of).strip().toLowerCase(Locale.ROOT);
        String last = label.substring(column + ", column ".length());
        int end = Signs.digitsEnd(last, 0);
        int rowNumber =
                Signs.number(label.substring(row + ", row ".length(), column).strip());
        Mark mark = state.endsWith("queen") ? Mark.QUEEN : state.endsWith("cross") ? Mark.CROSS : Mark.NONE;
        boolean known = mark != Mark.NONE || state.endsWith("empty cell") || state.endsWith("empty");
        return !known || rowNumber < 1 || end == 0
                ? null
                : new Cell(
                        offset,
                        rowNumber - 1,
                        Signs.number(last.substring(0, end)) - 1,
                        index,
                        label.substring(of + OF_COLOR.length(), row).strip(),
                        mark);
    }

    private static void visit(Node element, List<Cell> cells, List<Node> foreign) {
        for (Node child : element.children) {
            if (child.isScalar()) {
                continue;
            }
            int index = Signs.number(child.said(INDEX));
            Node label = child.child(LABEL);
            String color = color(child);
            Cell cell = label == null ? null : labeled(label.text, child.offset, index);
            if (cell != null) {
                cells.add(cell);
            } else if (label != null && (index >= 0 || !color.isEmpty())) {
                foreign.add(label);
            } else if (!color.isEmpty()) {
                cells.add(new Cell(child.offset, -1, -1, index, color, mark(child)));
            } else {
                visit(child, cells, foreign);
            }
        }
    }

    /** The number of the color in the class of a square, or nothing. */
    private static String color(Node element) {
        for (String word : element.said("class").split(" +", -1)) {
            if (word.startsWith(COLOR_CLASS) && Signs.number(word.substring(COLOR_CLASS.length())) >= 0) {
                return word.substring(COLOR_CLASS.length());
            }
        }
        return "";
    }

    /** What the classes of the elements in a square say that stands on it. */
    private static Mark mark(Node element) {
        for (Node child : element.children) {
            List<String> words = child.isScalar() ? List.of() : Keys.words(child.said("class"));
            if (words.contains("queen") || (words.contains("queens") && words.contains("icon"))) {
                return Mark.QUEEN;
            }
            if (words.contains("cross")) {
                return Mark.CROSS;
            }
            Mark inner = child.isScalar() ? Mark.NONE : mark(child);
            if (inner != Mark.NONE) {
                return inner;
            }
        }
        return Mark.NONE;
    }

    private static Candidate candidate(Source source, List<Cell> cells) {
        int n = InterpretationFinder.root(cells.size());
        String[][] regions = new String[n][n];
        int[][] offsets = new int[n][n];
        List<int[]> queens = new ArrayList<>();
        Map<String, Integer> names = new HashMap<>();
        int crosses = 0;
        for (int i = 0; i < cells.size(); i++) {
            Cell cell = cells.get(i);
            int index = cell.index < 0 ? i : cell.index;
            int row = cell.row < 0 ? index / n : cell.row;
            int column = cell.row < 0 ? index % n : cell.column;
            boolean outside = row >= n || column < 0 || column >= n;
            if (n * n != cells.size()
                    || outside
                    || regions[row][column] != null
                    || (cell.row >= 0 && cell.index >= 0 && row * n + column != index)) {
                return Candidate.refused(
                        FORM,
                        source.at(cell.offset) + " is one of " + Interpretation.counted(cells.size(), "square")
                                + " of a page, which are not each square of a board once; copy the whole board of the page");
            }
            regions[row][column] = cell.region;
            offsets[row][column] = cell.offset;
            crosses += cell.mark == Mark.CROSS ? 1 : 0;
            if (cell.mark == Mark.QUEEN) {
                queens.add(new int[] {row, column, cell.offset});
            }
        }
        for (String[] row : regions) {
            for (int column = 0; column < n; column++) {
                names.putIfAbsent(row[column], names.size());
                row[column] = Integer.toString(names.get(row[column]));
            }
        }
        if (names.size() != n) {
            return Candidate.refused(
                    FORM,
                    source.at(cells.get(0).offset) + " begins a page of " + Interpretation.counted(n, "row") + " with "
                            + Interpretation.counted(names.size(), "color")
                            + ", but a board has as many regions as rows; copy the whole board of"
                            + " the page");
        }
        TextPart part = new TextPart(source)
                .with(Table.bracketed(source, List.of(regions), List.of(offsets))
                        .keyed("regions"));
        part.from = 0;
        if (!queens.isEmpty()) {
            List<String[]> squares = queens.stream()
                    .map(queen -> new String[] {Integer.toString(queen[0]), Integer.toString(queen[1])})
                    .toList();
            List<int[]> places =
                    queens.stream().map(queen -> new int[] {queen[2], queen[2]}).toList();
            part.with(new Table(source, Table.Form.SQUARES, squares, places).keyed("placed"));
        }
        if (!queens.isEmpty() || crosses > 0) {
            part.remark = Interpretation.counted(queens.size(), "queen") + ", " + crosses
                    + (crosses == 1 ? " cross" : " crosses") + " in the page";
        }
        return Candidate.only(FORM, part);
    }
}
