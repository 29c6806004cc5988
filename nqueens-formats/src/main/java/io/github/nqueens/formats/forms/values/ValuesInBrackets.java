package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.tables.TextPart;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads values in brackets, as JSON, Python, Java, JavaScript, Lua, MiniZinc and many other programs write them. */
public final class ValuesInBrackets {
    private ValuesInBrackets() {}

    public static @Nullable Candidate read(Text text) {
        String marks = text.source.text;
        boolean named = marks.chars().anyMatch(c -> "[{(=:\"`".indexOf(c) >= 0);
        return text.isMarkup || !named ? null : Candidate.of("values in brackets", text.source, () -> parts(text));
    }

    private static List<TextPart> parts(Text text) {
        LiteralParser.Parsed parsed = text.values();
        if (parsed.error() != null) {
            throw new IllegalArgumentException(parsed.error());
        }
        return Literals.parts(text.source, parsed.root());
    }
}
