package io.github.nqueens.web.regex;

import io.github.nqueens.web.compiler.Expressions;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSObject;

/** An expression at work on a text. */
public final class Matcher implements MatchResult {
    private final JSObject whole;
    private final JSObject anywhere;
    private final String input;
    private final JSObject searched;
    private @Nullable JSObject found;
    private int from;
    private int copied;

    /**
     * Puts an expression to work.
     *
     * @param whole the expression for a text from its beginning to its end
     * @param anywhere the expression for any place of a text
     */
    Matcher(JSObject whole, JSObject anywhere, String input) {
        this.whole = whole;
        this.anywhere = anywhere;
        this.input = input;
        this.searched = Expressions.text(input);
    }

    public Matcher reset() {
        found = null;
        from = 0;
        copied = 0;
        return this;
    }

    public boolean matches() {
        found = Expressions.search(whole, searched, 0);
        return found != null;
    }

    public boolean find() {
        found = from > input.length() ? null : Expressions.search(anywhere, searched, from);
        if (found == null) {
            from = input.length() + 1;
            return false;
        }
        from = end() > start() ? end() : end() + 1;
        return true;
    }

    @Override
    public String group() {
        return Objects.requireNonNull(Expressions.group(found(), 0));
    }

    @Override
    public @Nullable String group(int group) {
        return Expressions.group(found(), group);
    }

    @Override
    public int start() {
        return Expressions.index(found());
    }

    @Override
    public int end() {
        return start() + group().length();
    }

    private JSObject found() {
        if (found == null) {
            throw new IllegalStateException("No match found");
        }
        return found;
    }

    public String replaceAll(String replacement) {
        return replaceAll(match -> replacement);
    }

    public String replaceAll(Function<MatchResult, String> replacement) {
        reset();
        StringBuilder text = new StringBuilder();
        while (find()) {
            replace(text, replacement.apply(this));
        }
        return text.append(input, copied, input.length()).toString();
    }

    public String replaceFirst(String replacement) {
        reset();
        StringBuilder text = new StringBuilder();
        if (find()) {
            replace(text, replacement);
        }
        return text.append(input, copied, input.length()).toString();
    }

    /** A dollar and a digit stand for a group, and a backslash for the sign behind it. */
    private void replace(StringBuilder text, String replacement) {
        text.append(input, copied, start());
        for (int i = 0; i < replacement.length(); i++) {
            char c = replacement.charAt(i);
            if (c == '\\') {
                i++;
                text.append(replacement.charAt(i));
            } else if (c == '$') {
                i++;
                String group = group(replacement.charAt(i) - '0');
                text.append(group == null ? "" : group);
            } else {
                text.append(c);
            }
        }
        copied = end();
    }

    public static String quoteReplacement(String text) {
        return text.replace("\\", "\\\\").replace("$", "\\$");
    }
}
