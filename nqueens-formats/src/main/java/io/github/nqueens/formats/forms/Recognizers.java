package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.lines.Coordinates;
import io.github.nqueens.formats.lines.Line;
import io.github.nqueens.formats.lines.LineReader;
import io.github.nqueens.formats.lines.Lines;
import io.github.nqueens.formats.lines.Models;
import io.github.nqueens.formats.lines.Numbering;
import io.github.nqueens.formats.lines.Patterns;
import io.github.nqueens.formats.literals.LiteralParser;
import io.github.nqueens.formats.literals.Literals;
import io.github.nqueens.formats.literals.MarkupParser;
import io.github.nqueens.formats.literals.Outline;
import io.github.nqueens.formats.literals.Sheet;
import io.github.nqueens.formats.tables.Unit;
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
        List<Unit> units(Source source, List<Line> lines);
    }

    /** The forms of lines and values, by names that follow "the text can be read as". */
    private static final Map<String, Reader> FORMS = new LinkedHashMap<>();

    static {
        FORMS.put("an outline of YAML", (source, lines) -> ofValues(source, Outline.parse(source)));
        FORMS.put("a sheet of records", (source, lines) -> ofValues(source, Sheet.records(lines)));
        FORMS.put("words between numbers", (source, lines) -> ofUnit(Patterns.unit(source, lines)));
        FORMS.put("squares on lines", (source, lines) -> ofUnits(Coordinates.units(source, lines)));
        FORMS.put("numbered rows", (source, lines) -> ofLines(source, Numbering.withoutBrackets(lines)));
        FORMS.put("the model of a solver for satisfiability", (source, lines) -> ofUnit(Models.unit(source, lines)));
        FORMS.put(
                "rows of squares",
                (source, lines) ->
                        isOfValues(lines) || Sheet.records(lines) != null ? List.of() : ofLines(source, lines));
        FORMS.put(
                "values in brackets",
                (source, lines) -> hasNames(source.text)
                        ? ofValues(source, LiteralParser.parse(source).root())
                        : List.of());
    }

    private static List<Unit> ofUnit(@Nullable Unit unit) {
        return unit == null ? List.of() : List.of(unit);
    }

    private static List<Unit> ofUnits(@Nullable List<Unit> units) {
        return units == null ? List.of() : units;
    }

    private static List<Unit> ofValues(Source source, @Nullable Node values) {
        return values == null ? List.of() : Literals.units(source, values);
    }

    private static List<Unit> ofLines(Source source, @Nullable List<Line> lines) {
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
                List<Unit> units = reader.units(source, lines);
                if (units.stream().anyMatch(unit -> !unit.tables.isEmpty())) {
                    candidates.add(new Candidate(form, units, null));
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
