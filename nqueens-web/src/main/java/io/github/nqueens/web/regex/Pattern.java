package io.github.nqueens.web.regex;

import io.github.nqueens.web.compiler.Expressions;
import java.util.ArrayList;
import java.util.List;
import org.teavm.jso.JSObject;

/**
 * A regular expression of the library as one of the browser. They mean the same, but that a browser's white space is any of
 * Unicode's.
 */
public final class Pattern {
    private static final String SPACES = " \\t\\n\\x0B\\f\\r";

    private final String text;
    private final JSObject anywhere;
    private final JSObject whole;

    private Pattern(String text) {
        this.text = text;
        String translated = translated(text);
        anywhere = Expressions.of(translated);
        whole = Expressions.of("^(?:" + translated + ")$");
    }

    public static Pattern compile(String text) {
        return new Pattern(text);
    }

    public static boolean matches(String text, CharSequence input) {
        return compile(text).matcher(input).matches();
    }

    private static String translated(String text) {
        StringBuilder translated = new StringBuilder();
        boolean isInSet = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
                if (text.charAt(i) == 's') {
                    translated.append(isInSet ? SPACES : "[" + SPACES + "]");
                } else {
                    translated.append(c).append(text.charAt(i));
                }
            } else {
                isInSet = c == '[' || (isInSet && c != ']');
                translated.append(c);
            }
        }
        return translated.toString();
    }

    public Matcher matcher(CharSequence input) {
        return new Matcher(whole, anywhere, input.toString());
    }

    public String[] split(CharSequence input) {
        return split(input, 0);
    }

    public String[] split(CharSequence input, int limit) {
        String split = input.toString();
        List<String> parts = new ArrayList<>();
        Matcher matcher = matcher(split);
        int from = 0;
        while ((limit <= 0 || parts.size() < limit - 1) && matcher.find()) {
            // Nothing stands before an empty match at the very beginning.
            if (matcher.end() > 0) {
                parts.add(split.substring(from, matcher.start()));
                from = matcher.end();
            }
        }
        if (from == 0 && parts.isEmpty()) {
            return new String[] {split};
        }
        parts.add(split.substring(from));
        int last = parts.size();
        while (limit == 0 && last > 0 && parts.get(last - 1).isEmpty()) {
            last--;
        }
        return parts.subList(0, last).toArray(new String[0]);
    }

    public String pattern() {
        return text;
    }

    @Override
    public String toString() {
        return text;
    }
}
