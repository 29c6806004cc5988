package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.markup.MarkupParser;
import io.github.nqueens.formats.forms.markup.PuzzlePage;
import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.forms.rows.LineReader;
import io.github.nqueens.formats.forms.rows.Lines;
import io.github.nqueens.formats.forms.rows.NumberedRows;
import io.github.nqueens.formats.forms.values.LiteralParser;
import io.github.nqueens.formats.forms.values.Literals;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The forms that a class of its own reads. A new one is a class, a line here, a row in the documentation and a test. */
public final class Recognizers {
    private static final List<Recognizer> ALL =
            List.of(new PuzzlePage(), new PuzzLink(), new LuaTable(), new OtherReport());

    private Recognizers() {}

    /** Reads the tables of a form, of which there are none if a text has not the form. */
    private interface Reader {
        List<TextPart> parts(Source source, List<Line> lines);
    }

    /** The forms of lines and values, by names that follow "the text can be read as". */
    private static final Map<String, Reader> FORMS = new LinkedHashMap<>();

    static {
        FORMS.put("an outline of YAML", (source, lines) -> ofValues(source, YamlOutline.parse(source)));
        FORMS.put("a sheet of records", (source, lines) -> ofValues(source, SheetOfRecords.records(lines)));
        FORMS.put("words between numbers", (source, lines) -> ofUnit(RepeatedWords.part(source, lines)));
        FORMS.put("squares on lines", (source, lines) -> ofUnits(SquaresOnLines.parts(source, lines)));
        FORMS.put("numbered rows", (source, lines) -> ofLines(source, NumberedRows.withoutBrackets(lines)));
        FORMS.put("the model of a solver for satisfiability", (source, lines) -> ofUnit(SatModel.part(source, lines)));
        FORMS.put(
                "rows of squares",
                (source, lines) -> isOfValues(lines) || SheetOfRecords.records(lines) != null
                        ? List.of()
                        : ofLines(source, lines));
        FORMS.put(
                "values in brackets",
                (source, lines) -> hasNames(source.text)
                        ? ofValues(source, LiteralParser.parse(source).root())
                        : List.of());
    }

    private static List<TextPart> ofUnit(@Nullable TextPart part) {
        return part == null ? List.of() : List.of(part);
    }

    private static List<TextPart> ofUnits(@Nullable List<TextPart> parts) {
        return parts == null ? List.of() : parts;
    }

    private static List<TextPart> ofValues(Source source, @Nullable Node values) {
        return values == null ? List.of() : Literals.parts(source, values);
    }

    private static List<TextPart> ofLines(Source source, @Nullable List<Line> lines) {
        return lines == null ? List.of() : LineReader.unitsBesideSquares(source, lines);
    }

    /** Whether brackets begin or end lines, whose values are none of rows then. */
    private static boolean isOfValues(List<Line> lines) {
        return lines.stream()
                .filter(line -> !line.text.isEmpty() && line.kind != Line.Kind.COMMENT)
                .anyMatch(line -> "[{(]})".indexOf(line.text.charAt(0)) >= 0
                        || "[{(]}".indexOf(line.text.charAt(line.text.length() - 1)) >= 0);
    }

    private static boolean hasNames(String text) {
        return text.chars().anyMatch(c -> "[{(=:\"`".indexOf(c) >= 0);
    }

    /** What a text says in each form of lines and values in which it says anything. */
    public static List<Candidate> forms(Source source) {
        if (MarkupParser.looksLike(source)) {
            return List.of();
        }
        List<Line> lines = Lines.of(source);
        List<Candidate> candidates = new ArrayList<>();
        FORMS.forEach((form, reader) -> {
            try {
                List<TextPart> parts = reader.parts(source, lines);
                if (parts.stream().anyMatch(part -> !part.tables.isEmpty())) {
                    candidates.add(new Candidate(form, parts, null));
                }
            } catch (IllegalArgumentException refusal) {
                candidates.add(new Candidate(form, List.of(), refusal.getMessage()));
            }
        });
        return candidates.stream()
                .filter(candidate -> candidate.refusal() == null)
                .toList();
    }

    /** What a text says in each form that it has. All forms are asked, and none comes first. */
    public static List<Candidate> candidates(Source source) {
        return ALL.stream()
                .map(recognizer -> recognizer.read(source))
                .filter(Objects::nonNull)
                .toList();
    }
}
