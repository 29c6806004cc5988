package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Labels;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.text.Cells;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Lines without a blank one between them: tables, the sizes before them, and titles and remarks at their edges. */
public final class Paragraph {
    /** A table, or why the lines are none; a remark is a refusal that matters only where there is no table at all. */
    public record Found(@Nullable Table table, Supplier<String> refusal, boolean remark) {
        Found(Table table) {
            this(table, () -> "", false);
        }
    }

    private final Source source;
    private final List<Line> lines;

    public Paragraph(Source source, List<Line> lines) {
        this.source = source;
        this.lines = NumberedRows.removed(NumberedRows.sorted(source, LinePrefixes.withoutWord(lines)));
    }

    public List<Found> tables() {
        if (lines.size() > 1 && lines.stream().allMatch(Line::isNumber) && lengths() > 1 && !isSizes()) {
            return List.of(vertical());
        }
        if (lines.size() > 2
                && lines.stream().allMatch(line -> line.cells.length == 2)
                && lines.get(0).cells[0].equals("(index)")) {
            return List.of(indexed());
        }
        List<List<Line>> runs = runs();
        List<Table> tables = new ArrayList<>();
        int size = -1;
        for (int i = 0; i < runs.size(); i++) {
            List<Line> run = runs.get(i);
            boolean single = run.size() == 1 && run.get(0).isNumber();
            boolean pair = run.size() == 1
                    && isDimensions(run.get(0))
                    && i + 1 < runs.size()
                    && runs.get(i + 1).size() > 1;
            if (size < 0 && ((single && i + 1 < runs.size()) || pair)) {
                size = Signs.number(pair ? run.get(0).cells[0] : run.get(0).text);
            } else {
                Table table = table(run);
                table.sizeBefore = size;
                tables.add(table);
                size = -1;
            }
        }
        return judged(tables);
    }

    private static boolean isDimensions(Line line) {
        return line.cells.length == 2 && Signs.number(line.cells[0]) > 1 && line.cells[0].equals(line.cells[1]);
    }

    private long lengths() {
        return lines.stream().mapToInt(line -> line.text.length()).distinct().count();
    }

    /** Whether the numbers are sizes and, below each, as many rows of as many digits. */
    private boolean isSizes() {
        int n = Signs.number(lines.get(0).text);
        return (n > 1 && lines.size() > n && lines.subList(1, n + 1).stream().allMatch(line -> line.text.length() == n))
                || (lines.size() == 2 && lines.get(1).text.length() == n);
    }

    private Found vertical() {
        Table table = table(lines.stream().map(Line::whole).toList());
        return InterpretationFinder.of(table).isEmpty()
                ? new Found(null, () -> Refusals.of(table), false)
                : new Found(table);
    }

    /** The values that the console of a browser prints of a list, each behind its index. */
    private Found indexed() {
        List<Line> values = lines.stream()
                .skip(1)
                .map(line -> Line.row(line.cells[1], line.offsets[1]))
                .toList();
        boolean columns = values.stream().allMatch(value -> value.isNumber());
        Table table = columns
                ? new Table(
                        source,
                        Table.Form.CELLS,
                        List.<String[]>of(
                                values.stream().map(value -> value.text).toArray(String[]::new)),
                        List.<int[]>of(
                                values.stream().mapToInt(value -> value.offset).toArray()))
                : table(values);
        table.bracketed = columns;
        return InterpretationFinder.of(table).isEmpty()
                ? new Found(null, () -> Refusals.of(table), false)
                : new Found(table);
    }

    /** Lines with the same number of cells that follow each other. Commas and semicolons may be signs themselves. */
    private List<List<Line>> runs() {
        if (lines.get(0).header && lines.size() == lines.get(0).cells.length + 1) {
            List<Line> below = lines.subList(1, lines.size());
            if (!InterpretationFinder.of(table(below)).isEmpty()) {
                return List.of(below);
            }
        }
        if (lines.stream().anyMatch(line -> line.text.indexOf(',') >= 0 || line.text.indexOf(';') >= 0)) {
            List<Line> glued = lines.stream()
                    .filter(line -> !Signs.hasWord(line.text))
                    .map(Line::glued)
                    .toList();
            // More lines with words than others are no titles but rows of words.
            if (2 * glued.size() >= lines.size()
                    && glued.stream().allMatch(line -> line.cells.length == glued.size())
                    && InterpretationFinder.areRegions(table(glued))) {
                return List.of(glued);
            }
            List<Line> blanks = withBlanks();
            if (blanks != null) {
                return List.of(blanks);
            }
        }
        if (lines.stream()
                .anyMatch(line -> source.text.startsWith("\t", lineStart(line)) || line.text.indexOf('\t') >= 0)) {
            List<Line> blanks = withBlanks();
            if (blanks != null) {
                return List.of(blanks);
            }
        }
        List<List<Line>> runs = new ArrayList<>();
        Line before = null;
        for (Line line : lines) {
            boolean same = before != null
                    && before.cells.length == line.cells.length
                    && (before.separator == 0) == (line.separator == 0)
                    && !((isProse(before) || isLabels(before)) && line.isNumbers());
            if (!same) {
                runs.add(new ArrayList<>());
            }
            runs.get(runs.size() - 1).add(line);
            before = line;
        }
        return runs;
    }

    /** Whether a line names queens by letters and numbers, as in {@code q1,q2,q3,q4}. Below the name of a column its row may stand. */
    private static boolean isLabels(Line line) {
        return !line.isNumbers()
                && Labels.isLabel(line.cells)
                && line.cells[0].length() > 1
                && !SquareList.isColumn(Keys.plain(line.cells[0]).replaceFirst("[0-9]+$", ""));
    }

    private static boolean isProse(Line line) {
        return line.separator == ' ' && Signs.hasWord(line.text);
    }

    /** Lines of a sheet whose cells may be empty, if they are a table then; null otherwise. */
    private @Nullable List<Line> withBlanks() {
        for (char separator : new char[] {'\t', ',', ';'}) {
            List<Line> split = new ArrayList<>();
            for (Line line : lines) {
                int start = lineStart(line);
                int end = source.text.indexOf('\n', start);
                if (!hasSeparators(start, end < 0 ? source.text.length() : end, separator)) {
                    split.clear();
                    break;
                }
                Line blank = line.withBlanks(
                        source.text.substring(start, end < 0 ? source.text.length() : end), start, separator);
                if (blank.cells.length != lines.size()) {
                    split.clear();
                    break;
                }
                split.add(blank);
            }
            if (split.size() > 2 && InterpretationFinder.anySure(Labels.removed(table(split), false))) {
                return split;
            }
        }
        return null;
    }

    /** Whether a part of the text has one separator less than there are lines. */
    private boolean hasSeparators(int start, int end, char separator) {
        int count = 0;
        for (int i = start; i < end && count < lines.size(); i++) {
            count += source.text.charAt(i) == separator ? 1 : 0;
        }
        return count == lines.size() - 1;
    }

    /** Where the first cell of a line may begin that may be empty: with the line, or behind the word that was taken off it. */
    private int lineStart(Line line) {
        int start = source.lineStart(line.offset);
        return source.text.substring(start, line.offset).isBlank() ? start : line.offset;
    }

    private Table table(List<Line> run) {
        boolean vertical = run.size() > 1 && run.stream().allMatch(line -> line.cells.length == 1);
        Table slashes = run.size() == 1 ? slashes(run.get(0)) : null;
        return slashes != null
                ? slashes
                : new Table(
                        source,
                        vertical ? Table.Form.VERTICAL : Table.Form.CELLS,
                        run.stream().map(line -> line.cells).toList(),
                        run.stream().map(line -> line.offsets).toList());
    }

    /** Rows in one line: those of a FEN, or words of equal length with slashes, spaces or commas between them. */
    private @Nullable Table slashes(Line line) {
        String board = line.text.indexOf('/') > 0 ? line.text.split("\\s", 2)[0] : line.text;
        if (board.indexOf('/') > 0 && board.indexOf("//") < 0) {
            String[] rows = board.split("/", -1);
            Table plain = words(line, rows);
            return plain != null ? plain : words(line, Fen.expanded(rows));
        }
        if (line.separator == 0 && board.indexOf('|') > 0) {
            return words(line, board.split("\\|", -1));
        }
        // Words beside other lines, and one word again and again, are squares of a row of their own.
        boolean again = Arrays.stream(line.cells).distinct().count() == 1;
        boolean squares = (lines.size() > 1 || again) && Signs.hasWord(line.text) && !Signs.hasDigit(line.text);
        return line.cells.length > 1 && line.separator != 0 && line.separator != '|' && !squares
                ? words(line, line.cells)
                : null;
    }

    private @Nullable Table words(Line line, String[] rows) {
        List<String[]> cells = new ArrayList<>();
        List<int[]> offsets = new ArrayList<>();
        for (String row : rows) {
            if (row.length() < rows.length || row.length() > 12 * rows.length) {
                return null;
            }
            String[] split = Cells.split(row);
            if (split.length != rows.length) {
                return null;
            }
            cells.add(split);
            offsets.add(Cells.places(split.length, line.offset));
        }
        return rows.length < 2 ? null : new Table(source, Table.Form.CELLS, cells, offsets);
    }

    /** Which tables count: those that mean something, and rows that break off, which are blamed. */
    private List<Found> judged(List<Table> tables) {
        List<Found> found = new ArrayList<>();
        List<Table> left = new ArrayList<>();
        Set<String> signs = new HashSet<>();
        Table body = null;
        for (Table table : tables) {
            body = body == null || table.rows() > body.rows() ? table : body;
        }
        List<Table> headers = headers(tables, body);
        boolean headed = !headers.isEmpty();
        for (Table table : tables) {
            if (headers.contains(table)) {
                left.add(table);
                continue;
            }
            boolean labeled = headed
                    || Labels.hasCorner(table)
                    || InterpretationFinder.of(table).isEmpty();
            Table bare = labeled ? Labels.removed(table, headed) : table;
            if (!InterpretationFinder.of(bare).isEmpty() && !(bare.cellCount() < 4 && tables.size() > 1)) {
                found.add(new Found(bare));
                signs.addAll(bare.counts().keySet());
            } else {
                left.add(table);
            }
        }
        if (found.isEmpty()) {
            return List.of(whole(tables));
        }
        for (Table table : left) {
            if (!isRemark(table, signs) && !isCount(table, found)) {
                Table whole = Objects.requireNonNull(found.get(0).table());
                found.add(new Found(null, () -> Refusals.extra(table, whole), false));
                return found;
            }
        }
        return found;
    }

    /** The lines that name the columns of the table below them, also below a title, and the first line if it names those of the body. */
    private static List<Table> headers(List<Table> tables, @Nullable Table body) {
        List<Table> headers = new ArrayList<>();
        for (int i = 0; i + 1 < tables.size(); i++) {
            if (isHeaderOf(tables.get(i), tables.get(i + 1)) || (i == 0 && isHeaderOf(tables.get(0), body))) {
                headers.add(tables.get(i));
            }
        }
        return headers;
    }

    /** Whether a line names the columns of the table below it. */
    private static boolean isHeaderOf(Table line, @Nullable Table body) {
        boolean numbers = body != null && body.rows() < 2 && line.isNumeric();
        int width = body == null || numbers || line.rows() != 1 ? -1 : body.width();
        int cells = line.cellCount();
        return width >= cells && width <= cells + 2 && Labels.isHeader(line.cells[0]);
    }

    /** Whether a table is no board: the number 0 at the end of cases, labels, or words. */
    private boolean isRemark(Table table, Set<String> signs) {
        int index = index(table);
        Line line = lines.get(index);
        if (table.rows() > 1) {
            int end = Math.min(lines.size(), index + table.rows());
            return lines.subList(index, end).stream().allMatch(one -> Signs.hasWord(one.text));
        }
        if (line.text.equals("0") || Labels.isHeader(line.cells)) {
            return true;
        }
        boolean rowLike = true;
        for (String cell : Cells.split(line.text.replace(" ", ""), (char) 0, 0, null)) {
            rowLike &= signs.contains(cell);
        }
        return !rowLike && Signs.hasWord(line.text);
    }

    /** Whether a table is the one number below boards that counts all solutions, of which the boards may be the first ones. */
    private boolean isCount(Table table, List<Found> found) {
        Line last = lines.get(lines.size() - 1);
        Table boards = found.size() == 1 ? found.get(0).table() : null;
        return boards != null
                && table.first() == last.offset
                && last.isNumber()
                && boards.rows() <= Signs.number(last.text)
                && boards.rows() != boards.width()
                && InterpretationFinder.of(boards).stream()
                        .anyMatch(interpretation -> interpretation.sure() && interpretation.isBoard());
    }

    /** The index of the line in which a table begins. */
    private int index(Table table) {
        int low = 0;
        for (int high = lines.size() - 1; low < high; ) {
            int middle = (low + high + 1) >>> 1;
            if (lines.get(middle).offset <= table.first()) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    /** All rows together: a list over several lines, a table with a title, or the sentence about what is wrong with it. */
    private Found whole(List<Table> tables) {
        Table all = table(lines);
        if (tables.size() > 1
                && all.isNumeric()
                && !InterpretationFinder.of(all).isEmpty()) {
            return new Found(all);
        }
        for (int first = 0; first <= 1; first++) {
            for (int last = 0; last <= 1 && first + last > 0 && lines.size() > 2; last++) {
                Table middle = table(lines.subList(first, lines.size() - last));
                if (middle.isSquare()
                        && !InterpretationFinder.of(middle).isEmpty()
                        && isTitle(first == 1, middle, 0)
                        && isTitle(last == 1, middle, lines.size() - 1)) {
                    return new Found(middle);
                }
            }
        }
        boolean remark = (lines.stream()
                                .allMatch(line ->
                                        (Signs.hasWord(line.text) && (line.separator == ' ' || line.separator == ','))
                                                || line.text.endsWith(":")
                                                || line.text.endsWith("=")
                                                || line.isTitle())
                        && !(all.isSquare() && all.rows() > 2))
                || (lines.size() == 1 && Signs.hasWord(lines.get(0).text))
                || (lines.size() == 1
                        && lines.get(0).isNumber()
                        && lines.get(0).text.equals("0"));
        Table blamed = tables.size() == 1 ? tables.get(0) : all;
        return new Found(null, () -> Refusals.of(blamed), remark);
    }

    private boolean isTitle(boolean asked, Table body, int index) {
        if (!asked) {
            return true;
        }
        String title = lines.get(index).text;
        return Signs.hasWord(title)
                && java.util.Arrays.stream(lines.get(index).cells)
                        .noneMatch(cell -> body.counts().containsKey(cell));
    }
}
