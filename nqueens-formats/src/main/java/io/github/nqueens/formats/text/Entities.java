package io.github.nqueens.formats.text;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resolves the references of XML and HTML to characters. */
public final class Entities {
    private static final Map<String, String> NAMED = Map.of(
            "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", " ", "middot", "\u00B7", "times",
            "\u00D7");

    private static final int LONGEST = 12;

    private Entities() {}

    public static String resolved(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        StringBuilder resolved = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); at++) {
            int end = at + 1;
            while (text.charAt(at) == '&' && end < text.length() && end - at < LONGEST && text.charAt(end) != ';') {
                end++;
            }
            boolean ended = text.charAt(at) == '&' && end < text.length() && text.charAt(end) == ';';
            String character = ended ? character(text.substring(at + 1, end)) : null;
            resolved.append(character == null ? String.valueOf(text.charAt(at)) : character);
            at = character == null ? at : end;
        }
        return resolved.toString();
    }

    /** The character of a name or a number, or null. */
    private static @Nullable String character(String name) {
        if (!name.startsWith("#") || name.length() < 2) {
            return NAMED.get(name);
        }
        boolean hex = name.charAt(1) == 'x' || name.charAt(1) == 'X';
        int code = 0;
        for (int i = hex ? 2 : 1; i < name.length() && code >= 0 && code <= Character.MAX_CODE_POINT; i++) {
            int digit = Character.digit(name.charAt(i), hex ? 16 : 10);
            code = digit < 0 ? -1 : (hex ? 16 : 10) * code + digit;
        }
        return code > 0 && code <= Character.MAX_CODE_POINT ? Character.toString(code) : null;
    }
}
