package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.forms.SquaresOnLines;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import io.github.nqueens.formats.words.Provisos;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds tables in lines of text: rows of equal length that follow each other, between titles and remarks. */
public final class LineReader {
    private final Source source;
    private final List<TextPart> parts = new ArrayList<>();
    private TextPart part;
    private @Nullable String refusal;
    /** The number that stands alone at the beginning of the text, or null. */
    private @Nullable Line alone;
    /** Whether a rule stands above its problem, and holds for all below it until the next one. */
    private boolean ruleFirst;

    private LineReader(Source source, TextPart outer) {
        this.source = source;
        this.part = outer;
    }

    /** The parts of a text, or a refusal that says which line is no row. */
    public static List<TextPart> parts(Source source) {
        return parts(source, Lines.of(source));
    }

    /** The parts of a text whose lines are known. */
    public static List<TextPart> parts(Source source, List<Line> lines) {
        LineReader reader = new LineReader(source, new TextPart(source));
        reader.read(lines);
        return reader.parts;
    }

    /** The parts of lines. Squares that a line beside the one grid says are given or blocked belong to its problem. */
    public static List<TextPart> partsBesideSquares(Source source, List<Line> lines) {
        List<Table> named = new ArrayList<>();
        List<Line> others = new ArrayList<>();
        for (Line line : lines) {
            Table squares = SquaresOnLines.named(source, line);
            if (squares == null) {
                others.add(line);
            } else {
                named.add(squares);
            }
        }
        if (named.isEmpty() || others.stream().noneMatch(line -> line.kind == Line.Kind.ROW)) {
            List<TextPart> parts = parts(source, lines);
            if (parts.stream()
                    .flatMap(part -> part.tables.stream())
                    .anyMatch(table -> table.rows() > 2 && table.isSquare())) {
                lines.forEach(line -> SquaresOnLines.requireKnownName(source, line));
            }
            return parts;
        }
        List<TextPart> parts = parts(source, others);
        if (parts.size() != 1) {
            throw new IllegalArgumentException(
                    source.at(named.get(0).first()) + " names squares that are given or blocked, but the text has "
                            + parts.size() + " grids; keep one grid in the text, or mark the squares in the grids");
        }
        named.forEach(parts.get(0)::with);
        return parts;
    }

    /** What a string in a literal says if it holds lines of its own; nothing if it is a name or a remark. */
    public static List<TextPart> partsOfString(Source source, Node string, String key, TextPart outer) {
        String text = string.text;
        boolean several = text.indexOf('\n') >= 0
                || text.indexOf('/') > 0
                || (text.length() >= 16 && text.indexOf(' ') < 0)
                || isRows(text.split(" ", -1));
        if (!string.quoted || (!several && !isBoard(key)) || text.length() < 3 || Keys.role(key) == Keys.Role.IGNORED) {
            return List.of();
        }
        LineReader reader = new LineReader(source.inner(text, string.offset), outer.sibling());
        try {
            reader.read(Lines.of(reader.source));
        } catch (IllegalArgumentException e) {
            if (text.strip().indexOf('\n') > 0 && !Signs.hasWord(text)) {
                throw e;
            }
            return List.of();
        }
        List<TextPart> parts = new ArrayList<>();
        for (TextPart one : reader.parts) {
            if (one.tables.stream().anyMatch(InterpretationFinder::anySure)) {
                one.tables.forEach(table -> table.keyed(key));
                parts.add(one);
            }
        }
        return parts;
    }

    /** Whether there are as many words as each of them has characters. */
    private static boolean isRows(String[] words) {
        for (String word : words) {
            if (word.length() != words.length) {
                return false;
            }
        }
        return words.length > 3;
    }

    private static boolean isBoard(String key) {
        String plain = Keys.plain(key);
        return plain.contains("board")
                || plain.contains("queens")
                || plain.contains("column")
                || plain.contains("position")
                || plain.contains("fen")
                || Keys.role(key) == Keys.Role.SOLUTION;
    }

    private void read(List<Line> lines) {
        boolean drawing = lines.stream().anyMatch(line -> line.framed);
        List<Line> doubled = doubleSpaced(lines);
        List<Line> paragraph = new ArrayList<>();
        for (Line line : doubled == null ? lines : doubled) {
            switch (line.kind) {
                case BLANK -> end(paragraph);
                case RULE -> {
                    if (paragraph.size() == 1 && line.text.indexOf('|') >= 0) {
                        paragraph.get(0).header = true;
                    }
                    if (!drawing || line.text.startsWith("`")) {
                        end(paragraph);
                        section(line);
                    }
                }
                case COMMENT -> requireOneStar(line);
                case SETTING -> {
                    if (Setting.isRule(line.text)) {
                        end(paragraph);
                        ruleFirst |= part.tables.isEmpty() && parts.isEmpty();
                        if (ruleFirst) {
                            endPart();
                        }
                    }
                    Setting.apply(line, part);
                }
                case ROW -> paragraph.add(line);
            }
        }
        end(paragraph);
        if (alone != null && part.tables.isEmpty() && parts.isEmpty() && refusal == null) {
            Line line = alone;
            alone = null;
            addAlone(line);
        }
        endPart();
        if (parts.isEmpty() && refusal != null) {
            throw new IllegalArgumentException(refusal);
        }
    }

    /** A number that is the whole text: the digits of a board, or the board of one row. */
    private void addAlone(Line line) {
        if (line.text.equals("1")) {
            part.with(Table.bracketed(source, List.<String[]>of(line.cells), List.<int[]>of(line.offsets)));
        } else {
            new Paragraph(source, List.of(line)).tables().forEach(this::add);
        }
    }

    /** A line of dashes ends a part; a fence around code does not. */
    private void section(Line line) {
        if (!line.text.startsWith("`")) {
            endPart();
        }
    }

    private void endPart() {
        TextPart next = new TextPart(source);
        if (!part.tables.isEmpty()) {
            parts.add(part);
            next.from = part.from;
            next.rule = ruleFirst ? part.rule : null;
            next.own = ruleFirst && part.own;
        } else {
            next = part.sibling();
        }
        part = next;
    }

    private void requireOneStar(Line line) {
        String lower = line.text.toLowerCase(java.util.Locale.ROOT);
        int at = lower.indexOf("star");
        if (at > 0 && !lower.startsWith("start", at)) {
            String before = lower.substring(0, at).strip();
            part.requireOneStar(Provisos.number(before.substring(before.lastIndexOf(' ') + 1)), line.offset);
        }
    }

    /** Rows with a blank line after each, or null. */
    private static @Nullable List<Line> doubleSpaced(List<Line> lines) {
        List<Line> rows = new ArrayList<>();
        boolean blank = true;
        for (Line line : lines) {
            if (line.kind == Line.Kind.ROW) {
                if (!blank || (!rows.isEmpty() && rows.get(0).cells.length != line.cells.length)) {
                    return null;
                }
                rows.add(line);
            } else if (line.kind != Line.Kind.BLANK) {
                return null;
            }
            blank = line.kind == Line.Kind.BLANK;
        }
        return rows.size() > 1 && rows.size() == rows.get(0).cells.length ? rows : null;
    }

    private void end(List<Line> paragraph) {
        if (paragraph.size() == 1
                && paragraph.get(0).isNumber()
                && alone == null
                && part.tables.isEmpty()
                && parts.isEmpty()) {
            // A number before an empty line is a size if a table of this size follows.
            alone = paragraph.get(0);
            paragraph.clear();
            return;
        }
        if (!paragraph.isEmpty()) {
            new Paragraph(source, List.copyOf(paragraph)).tables().forEach(this::add);
            paragraph.clear();
        }
    }

    private void add(Paragraph.Found found) {
        Table table = found.table();
        if (table == null) {
            String why = found.refusal().get();
            refusal = refusal == null ? why : refusal;
            if (!found.remark()) {
                throw new IllegalArgumentException(why);
            }
            return;
        }
        if (alone != null && part.tables.isEmpty() && parts.isEmpty() && table.sizeBefore < 0) {
            table.sizeBefore = Signs.number(alone.text);
        }
        keyList(table);
        boolean joins = part.tables.size() == 1 && isPair(part.tables.get(0), table) && table.sizeBefore < 0;
        if (!part.tables.isEmpty() && !joins) {
            endPart();
        }
        if (joins) {
            keySolution(part.tables.get(0));
            keySolution(table);
        }
        part.with(table);
    }

    /** A queen in each row below a title that names a solution is the solution of the regions beside it, and no part of the puzzle. */
    private void keySolution(Table table) {
        String title = above(table);
        boolean titled = title.length() < 60 && Keys.role(title) == Keys.Role.SOLUTION;
        if (titled
                && InterpretationFinder.of(table).stream()
                        .anyMatch(interpretation -> interpretation.drawn() && interpretation.isBoard())) {
            table.keyed("solution");
        }
    }

    /** The line above a table, of those that are not empty. */
    private String above(Table table) {
        String above = source.text.substring(0, source.lineStart(table.first())).stripTrailing();
        return above.substring(above.lastIndexOf('\n') + 1);
    }

    /** Gives a list the title before or above it that says something of rows. */
    private void keyList(Table table) {
        int start = source.lineStart(table.first());
        String before = source.text.substring(start, table.first()).strip();
        String title = before.isEmpty() ? above(table) : before;
        boolean names = title.endsWith(":") || title.endsWith("=");
        if (names
                && (table.rows() == 1 || table.form == Table.Form.VERTICAL)
                && (Axes.areRows(title) || Axes.areRowsOfColumns(title))) {
            table.keyed(title.substring(0, title.length() - 1).strip());
        }
    }

    /** Whether one of the tables is regions and the other the squares on them. */
    private boolean isPair(Table first, Table second) {
        return first.isSquare()
                && second.isSquare()
                && first.rows() == second.rows()
                && part.areRegions(first) != part.areRegions(second)
                && !(first.isNumeric() && second.isNumeric());
    }
}
