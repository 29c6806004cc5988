package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.values.LiteralParser;
import io.github.nqueens.formats.forms.values.Literals;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import org.jspecify.annotations.Nullable;

/** Reads tables of Lua whose values have keys, in any order: {@code { ["n"] = 2, ["board"] = { [2] = 1, [1] = 0 } }}. */
final class LuaTable implements Recognizer {
    private static final String FORM = "a table of Lua";

    @Override
    public @Nullable Candidate read(Source source) {
        if (!hasKey(source.text)) {
            return null;
        }
        LiteralParser.Parsed parsed = LiteralParser.parse(source);
        if (parsed.error() != null) {
            return Candidate.refused(FORM, parsed.error());
        }
        try {
            return new Candidate(FORM, Literals.parts(source, parsed.root()), null);
        } catch (IllegalArgumentException refusal) {
            return Candidate.refused(FORM, String.valueOf(refusal.getMessage()));
        }
    }

    /** Whether a key in brackets stands behind a brace or a comma, before a sign of equality. */
    private static boolean hasKey(String text) {
        for (int open = text.indexOf('['); open > 0; open = text.indexOf('[', open + 1)) {
            int before = open - 1;
            while (before > 0 && Character.isWhitespace(text.charAt(before))) {
                before--;
            }
            int close = text.indexOf(']', open);
            int equals = close < 0 ? text.length() : Signs.spacesEnd(text, close + 1);
            boolean assigned = equals + 1 < text.length()
                    && text.charAt(equals) == '='
                    && "=>".indexOf(text.charAt(equals + 1)) < 0;
            if (assigned && "{,".indexOf(text.charAt(before)) >= 0) {
                return true;
            }
        }
        return false;
    }
}
