package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.markup.MarkupParser;
import io.github.nqueens.formats.forms.rows.Frame;
import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.forms.rows.Lines;
import io.github.nqueens.formats.forms.values.LiteralParser;
import io.github.nqueens.formats.text.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A text, and what several forms ask of it: its lines, and the values in its brackets. A text belongs to one thread. */
public final class Text {
    public final Source source;
    /** Whether the text is elements in angle brackets, as no other form is. */
    public final boolean isMarkup;

    public final Frame frame;
    public final List<Line> lines;
    private LiteralParser.@Nullable Parsed values;

    public Text(Source source) {
        this.source = source;
        this.isMarkup = MarkupParser.looksLike(source);
        this.frame = Frame.of(source.text);
        this.lines = isMarkup ? List.of() : Lines.of(source, frame);
    }

    /**
     * The values in brackets. They are found when they are first asked for.
     *
     * @throws IllegalArgumentException if a program turns them or computes them
     */
    public LiteralParser.Parsed values() {
        if (values == null) {
            values = LiteralParser.parse(source);
        }
        return values;
    }

    public boolean hasBracket() {
        return hasBracket(source.text);
    }

    public static boolean hasBracket(String text) {
        return text.indexOf('[') >= 0 || text.indexOf('{') >= 0 || text.indexOf('(') >= 0;
    }

    /** Whether brackets begin or end lines, as they do in programs and data. */
    public boolean isStructured() {
        return lines.stream()
                .filter(line -> !line.text.isEmpty() && line.kind != Line.Kind.COMMENT)
                .anyMatch(line -> isStructured(line.text));
    }

    public static boolean isStructured(String line) {
        if (line.isEmpty()) {
            return false;
        }
        char last = line.charAt(line.length() - 1);
        return "[{(]})".indexOf(line.charAt(0)) >= 0
                || "[{(]}".indexOf(last) >= 0
                || line.endsWith("],")
                || line.endsWith("};")
                || line.endsWith("];")
                || line.endsWith(").")
                || line.endsWith(");")
                || (hasBracket(line) && line.indexOf('=') > 0);
    }
}
