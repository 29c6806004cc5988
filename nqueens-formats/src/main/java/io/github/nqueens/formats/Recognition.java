package io.github.nqueens.formats;

import io.github.nqueens.Board;
import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.Recognizers;
import io.github.nqueens.formats.forms.RepeatedWords;
import io.github.nqueens.formats.forms.SatModel;
import io.github.nqueens.formats.forms.SheetOfRecords;
import io.github.nqueens.formats.forms.SquaresOnLines;
import io.github.nqueens.formats.forms.YamlOutline;
import io.github.nqueens.formats.forms.markup.MarkupGrids;
import io.github.nqueens.formats.forms.markup.MarkupParser;
import io.github.nqueens.formats.forms.rows.Frame;
import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.forms.rows.LinePrefixes;
import io.github.nqueens.formats.forms.rows.LineReader;
import io.github.nqueens.formats.forms.rows.Lines;
import io.github.nqueens.formats.forms.rows.NumberedRows;
import io.github.nqueens.formats.forms.values.LiteralParser;
import io.github.nqueens.formats.forms.values.Literals;
import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Length;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Blame;
import io.github.nqueens.formats.words.Keys;
import io.github.nqueens.formats.words.Legend;
import io.github.nqueens.formats.words.Provisos;
import io.github.nqueens.formats.words.SolverReports;
import io.github.nqueens.formats.words.Talk;
import io.github.nqueens.formats.words.Title;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

/** Takes a text apart: as XML, as lines of squares, as values in brackets, or as rows. */
final class Recognition {
    private Recognition() {}

    /**
     * What a text says, in whatever form. All forms are asked: what another form reads of as many values, and otherwise, is a refusal that
     * names both.
     *
     * @param reader makes boards or problems of the tables of a text
     */
    static <T> T read(String text, Function<List<TextPart>, T> reader) {
        Source source = source(text);
        List<TextPart> parts;
        T one;
        try {
            parts = checked(source);
            one = reader.apply(parts);
        } catch (IllegalArgumentException refusal) {
            throw Blame.naming(source, refusal);
        }
        int cells = cells(parts);
        for (Candidate candidate : Recognizers.forms(source)) {
            T other = cells(candidate.parts()) < cells || !isMeaningful(candidate.parts())
                    ? one
                    : other(candidate, source, reader, one);
            if (!one.equals(other)) {
                throw new IllegalArgumentException("the text at "
                        + candidate
                                .parts()
                                .get(0)
                                .tables
                                .get(0)
                                .source
                                .at(candidate.parts().get(0).tables.get(0).first())
                        + " can be read as " + candidate.form()
                        + " and in another form, and these differ; write one board or problem in"
                        + " one form, or choose a reading, with --as in the command line");
            }
        }
        return one;
    }

    /** What the tables of another form make, or what the text made already if they make nothing. */
    private static <T> T other(Candidate candidate, Source source, Function<List<TextPart>, T> reader, T one) {
        try {
            turnAsSaid(source, candidate.parts());
            candidate.parts().forEach(Recognition::leaveOutStart);
            return reader.apply(known(candidate.parts(), Provisos.of(source, MarkupParser.looksLike(source))));
        } catch (IllegalArgumentException refusal) {
            return one;
        }
    }

    private static int cells(List<TextPart> parts) {
        return parts.stream()
                .flatMap(part -> part.tables.stream())
                .mapToInt(table -> table.cellCount() + (table.sizeBefore < 0 ? 0 : 1))
                .sum();
    }

    static List<TextPart> parts(String text) {
        return checked(source(text));
    }

    private static Source source(String text) {
        return Source.of(Talk.blanked(SolverReports.blanked(Source.of(text).text)));
    }

    private static List<TextPart> checked(Source source) {
        if (source.text.isBlank()) {
            throw new IllegalArgumentException("the text is empty; " + Refusals.FORMS);
        }
        Length.requireReadable(source.text);
        Legend.requireKnown(source);
        Provisos provisos = Provisos.of(source, MarkupParser.looksLike(source));
        if (source.text.startsWith("%%MatrixMarket matrix array")) {
            throw new IllegalArgumentException(
                    "the text is an array of Matrix Market, which lists columns; write the rows of the board");
        }
        List<Candidate> candidates = Recognizers.candidates(source);
        for (Candidate candidate : candidates) {
            if (candidate.refusal() != null) {
                throw new IllegalArgumentException(candidate.refusal());
            }
            return known(candidate.parts(), provisos);
        }
        try {
            List<TextPart> parts = parts(source);
            turnAsSaid(source, parts);
            parts.forEach(Recognition::leaveOutStart);
            return known(parts, provisos);
        } catch (IllegalArgumentException refusal) {
            List<TextPart> parts = rearranged(source);
            if (parts.isEmpty()) {
                throw refusal;
            }
            return known(parts, provisos);
        }
    }

    /** The parts under what the words of the text say. A table whose name denies what it shows is refused by that name. */
    private static List<TextPart> known(List<TextPart> all, Provisos provisos) {
        boolean isTalk = all.stream().allMatch(Recognition::isRemark);
        List<TextPart> parts =
                all.stream().filter(part -> isTalk || !isRemark(part)).toList();
        requireNoStrayRow(parts);
        for (TextPart part : parts) {
            part.provisos = provisos;
            part.from = part.from < 0 ? provisos.from : part.from;
            part.size = part.size < 0 ? provisos.size : part.size;
            for (Table table : part.tables) {
                requireKnown(table, part.tables.size() == 1 && parts.size() == 1);
            }
        }
        return parts;
    }

    /** Whether a part is two words on two lines, which are no puzzle where another table stands. */
    private static boolean isRemark(TextPart part) {
        return part.tables.stream()
                .allMatch(table ->
                        table.rows() == 2 && table.width() == 2 && Signs.hasWord(table.source.lineText(table.first())));
    }

    /** One row of numbers as long as a table beside it has rows, and no board itself, is a row of the table that went astray. */
    private static void requireNoStrayRow(List<TextPart> parts) {
        List<Table> tables =
                parts.stream().flatMap(part -> part.tables.stream()).toList();
        for (Table row : tables) {
            boolean stray = row.rows() == 1
                    && row.key.isEmpty()
                    && row.cellCount() > 2
                    && row.isNumeric()
                    && !InterpretationFinder.isPermutation(row.flatNumbers());
            for (Table whole : tables) {
                if (stray && whole.rows() == row.cellCount() && whole.isSquare()) {
                    throw new IllegalArgumentException(Refusals.extra(row, whole));
                }
            }
        }
    }

    /** Refuses a table whose name or title denies what it shows, or says that it is something else. */
    private static void requireKnown(Table table, boolean alone) {
        Title title = Title.before(table.source, table.first());
        boolean squares = table.form == Table.Form.SQUARES || (table.bracketed && table.width() == 2);
        int missed = table.rows() == 1 && table.isNumeric() && table.cellCount() > 2
                ? Title.columnsMissed(
                        table.source, table.first(), InterpretationFinder.isPermutation(table.flatNumbers()))
                : -1;
        if (missed > 0) {
            throw new IllegalArgumentException(Refusals.counted(table, missed));
        }
        Keys.Role role = Keys.role(table.key);
        String denial = role == Keys.Role.REFUSED ? Keys.denial(table.key) : null;
        if (denial == null && role != Keys.Role.IGNORED && role != Keys.Role.BLOCKED && title.denial() != null) {
            denial = title.denial();
            table.keyed(title.words());
        }
        if (denial != null) {
            throw new IllegalArgumentException(Refusals.denied(table, denial));
        }
        if (table.key.isEmpty() && alone && title.named() && Keys.role(title.words()) == Keys.Role.IGNORED) {
            throw new IllegalArgumentException(Refusals.aside(table.keyed(title.words())));
        }
        if (squares && !Keys.isKnown(table.key)) {
            throw new IllegalArgumentException(Refusals.unknown(table));
        }
        boolean queens = Keys.words(title.words()).contains("queen");
        if (squares && table.key.isEmpty() && title.named() && !queens && !Keys.isKnown(title.words())) {
            throw new IllegalArgumentException(Refusals.unknown(table.keyed(title.words())));
        }
    }

    /** Puts the column first where a name or a remark says so, and no name of a coordinate says it already. */
    private static void turnAsSaid(Source source, List<TextPart> parts) {
        boolean index = Axes.isIndexColumn(source);
        for (TextPart part : parts) {
            for (Table table : part.tables) {
                boolean pairs = table.form == Table.Form.CELLS
                        && table.width() == 2
                        && (table.rows() > 2 || Keys.isExtra(table.key));
                boolean squares = pairs || table.form == Table.Form.SQUARES;
                boolean list = !pairs && (table.form == Table.Form.VERTICAL || table.rows() == 1);
                table.columnFirst |= (pairs && Axes.isColumnFirst(table.source))
                        || (squares && Axes.isColumnFirst(table.key))
                        || (list && index);
            }
        }
    }

    /** Leaves out the board with which a search began, if another one stands beside it. */
    private static void leaveOutStart(TextPart part) {
        part.tables.removeIf(table -> Keys.isStart(table.key)
                && isList(table)
                && part.tables.stream()
                        .anyMatch(other ->
                                !Keys.isStart(other.key) && isList(other) && other.cellCount() >= table.cellCount()));
    }

    /** Whether a table is the columns of a board. */
    private static boolean isList(Table table) {
        return table.rows() == 1
                && InterpretationFinder.of(table).stream().anyMatch(interpretation -> interpretation.isBoard());
    }

    /** What a text says in lines that are no rows as they stand; nothing if it says nothing so either. */
    private static List<TextPart> rearranged(Source source) {
        List<Line> lines = Lines.of(source);
        TextPart model = SatModel.part(source, lines);
        if (model != null) {
            return List.of(model);
        }
        List<Line> rows = LinePrefixes.separated(lines);
        try {
            List<TextPart> parts = rows.equals(lines) ? List.of() : LineReader.unitsBesideSquares(source, rows);
            return isMeaningful(parts) ? parts : List.of();
        } catch (IllegalArgumentException e) {
            return List.of();
        }
    }

    private static List<TextPart> parts(Source source) {
        Line values = SatModel.values(source);
        if (values != null) {
            return LineReader.parts(source, List.of(values));
        }
        if (MarkupParser.looksLike(source)) {
            Node markup = MarkupParser.parse(source);
            List<TextPart> grids = MarkupGrids.parts(source, markup);
            Node records = grids.isEmpty() ? SheetOfRecords.records(MarkupGrids.lines(markup)) : null;
            return required(
                    source, grids.isEmpty() ? Literals.parts(source, records == null ? markup : records) : grids);
        }
        Node outline = YamlOutline.parse(source);
        if (outline != null) {
            List<TextPart> parts = Literals.parts(source, outline);
            if (isMeaningful(parts)) {
                return parts;
            }
        }
        Frame frame = Frame.of(source.text);
        List<Line> lines = Lines.of(source, frame);
        Node records = SheetOfRecords.records(lines);
        if (records != null) {
            List<TextPart> parts = Literals.parts(source, records);
            if (isMeaningful(parts)) {
                return parts;
            }
        }
        TextPart pattern = RepeatedWords.part(source, lines);
        if (pattern != null) {
            return List.of(pattern);
        }
        if (frame.bracketed()) {
            return required(source, LineReader.unitsBesideSquares(source, lines));
        }
        int fen = source.text.indexOf("[FEN \"");
        if (fen >= 0) {
            return required(source, LineReader.parts(source.inner(quoted(source.text, fen + "[FEN ".length()), fen)));
        }
        List<TextPart> coordinates = SquaresOnLines.parts(source, lines);
        if (coordinates != null) {
            return coordinates;
        }
        if (!hasBracket(source.text)) {
            return hasKeyedStrings(source.text)
                    ? both(source, lines)
                    : required(source, LineReader.unitsBesideSquares(source, lines));
        }
        List<Line> bare = NumberedRows.withoutBrackets(lines);
        if (bare != null) {
            return required(source, LineReader.unitsBesideSquares(source, bare));
        }
        return isStructured(lines) ? structured(source, lines) : both(source, lines);
    }

    /** What stands in the quotation marks of which the first one is given. */
    private static String quoted(String text, int mark) {
        int end = text.indexOf(text.charAt(mark), mark + 1);
        return text.substring(mark + 1, end < 0 ? text.length() : end);
    }

    /** A text with brackets in its prose only is read as rows first. */
    private static List<TextPart> both(Source source, List<Line> lines) {
        IllegalArgumentException refusal;
        List<TextPart> rows = List.of();
        try {
            rows = LineReader.unitsBesideSquares(source, lines);
            if (isMeaningful(rows)) {
                return rows;
            }
            refusal = null;
        } catch (IllegalArgumentException e) {
            refusal = e;
        }
        LiteralParser.Parsed parsed = LiteralParser.parse(source);
        if (parsed.error() == null) {
            List<TextPart> parts = Literals.parts(source, parsed.root());
            if (isMeaningful(parts) && !isOutweighed(source, parsed.root(), parts)) {
                return parts;
            }
        }
        if (refusal != null) {
            throw refusal;
        }
        boolean one = rows.size() == 1
                && rows.get(0).tables.size() == 1
                && rows.get(0).tables.get(0).rows() == 1;
        return required(source, one ? rows : List.of());
    }

    private static List<TextPart> structured(Source source, List<Line> lines) {
        LiteralParser.Parsed parsed = LiteralParser.parse(source);
        IllegalArgumentException refusal = null;
        if (parsed.error() == null) {
            try {
                List<TextPart> parts = Literals.parts(source, parsed.root());
                if (isOutweighed(source, parsed.root(), parts)) {
                    return beside(source, lines, parts);
                }
                if (!parts.isEmpty()) {
                    return parts;
                }
            } catch (IllegalArgumentException e) {
                refusal = e;
            }
        }
        try {
            List<TextPart> parts = LineReader.unitsBesideSquares(source, lines);
            if (isMeaningful(parts)) {
                return parts;
            }
        } catch (IllegalArgumentException e) {
            refusal = refusal == null && parsed.error() == null ? e : refusal;
        }
        if (refusal != null) {
            throw refusal;
        }
        if (parsed.error() != null) {
            throw new IllegalArgumentException(parsed.error());
        }
        return required(source, List.of());
    }

    /** The rows beside brackets that hold a remark, or the same board once more. */
    private static List<TextPart> beside(Source source, List<Line> lines, List<TextPart> inBrackets) {
        List<TextPart> rows = LineReader.unitsBesideSquares(
                source,
                lines.stream()
                        .filter(line -> !hasBracket(line.text) || SquaresOnLines.named(source, line) != null)
                        .toList());
        return rows.size() == 1
                        && inBrackets.size() == 1
                        && !boards(rows).isEmpty()
                        && boards(rows).equals(boards(inBrackets))
                ? rows
                : required(source, LineReader.unitsBesideSquares(source, lines));
    }

    private static Set<List<Board>> boards(List<TextPart> parts) {
        Set<List<Board>> boards = new HashSet<>();
        for (TextPart part : parts) {
            for (Table table : part.tables) {
                InterpretationFinder.of(table).stream()
                        .filter(Interpretation::sure)
                        .map(Interpretation::boards)
                        .forEach(boards::add);
            }
        }
        return boards;
    }

    /**
     * Whether rows of one length that stand outside of all brackets have more squares than what the brackets hold. The brackets are a
     * mark or a remark then, and no board of their own.
     */
    private static boolean isOutweighed(Source source, Node root, List<TextPart> parts) {
        int inside = parts.stream()
                .flatMap(part -> part.tables.stream())
                .mapToInt(Table::cellCount)
                .sum();
        Map<Integer, List<Node>> lines = new LinkedHashMap<>();
        for (Node child : root.children) {
            if (child.isScalar() && !child.quoted && child.key == null) {
                lines.computeIfAbsent(source.line(child.offset), unused -> new ArrayList<>())
                        .add(child);
            }
        }
        Map<Integer, Integer> squares = new HashMap<>();
        Set<Integer> words = new HashSet<>();
        for (List<Node> line : lines.values()) {
            String first = line.get(0).text;
            boolean glued = line.size() == 1 && Signs.number(first) < 0;
            int width = glued ? first.length() : line.size();
            if (width > 1 && !Signs.hasWord(source.lineText(line.get(0).offset))) {
                // The first word of a length may be a remark, such as SATISFIABLE.
                squares.merge(width, glued && words.add(width) ? 0 : width, Integer::sum);
            }
        }
        return squares.values().stream().anyMatch(outside -> outside > inside);
    }

    private static boolean isMeaningful(List<TextPart> parts) {
        return parts.stream().flatMap(part -> part.tables.stream()).anyMatch(InterpretationFinder::anySure);
    }

    private static List<TextPart> required(Source source, List<TextPart> parts) {
        if (parts.isEmpty()) {
            throw new IllegalArgumentException(
                    "the text has no board and no problem, from " + source.shown(firstVisible(source.text))
                            + " on line " + source.line(firstVisible(source.text)) + " on; " + Refusals.FORMS);
        }
        return parts;
    }

    private static int firstVisible(String text) {
        int first = 0;
        while (first < text.length() - 1 && Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        return first;
    }

    private static boolean hasBracket(String text) {
        return text.indexOf('[') >= 0 || text.indexOf('{') >= 0 || text.indexOf('(') >= 0;
    }

    private static boolean hasKeyedStrings(String text) {
        return text.indexOf('"') >= 0 || text.indexOf('`') >= 0 || text.indexOf('=') >= 0 || text.indexOf(':') >= 0;
    }

    /** Whether brackets begin or end lines, as they do in programs and data. */
    private static boolean isStructured(List<Line> lines) {
        for (Line line : lines) {
            String text = line.text;
            if (text.isEmpty() || line.kind == Line.Kind.COMMENT) {
                continue;
            }
            char first = text.charAt(0);
            char last = text.charAt(text.length() - 1);
            boolean opens = "[{(]})".indexOf(first) >= 0 || "[{(".indexOf(last) >= 0;
            boolean closes = "]}".indexOf(last) >= 0
                    || text.endsWith("],")
                    || text.endsWith("};")
                    || text.endsWith("];")
                    || text.endsWith(").")
                    || text.endsWith(");");
            if (opens || closes || (hasBracket(text) && text.indexOf('=') > 0)) {
                return true;
            }
        }
        return false;
    }
}
