package io.github.nqueens.formats.text;

import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Resolves the references of XML and HTML to characters. */
public final class Entities {
    private static final Map<String, String> NAMED = Map.of(
            "amp", "&", "lt", "<", "gt", ">", "quot", "\"", "apos", "'", "nbsp", " ", "middot", "\u00B7", "times",
            "\u00D7");

    private Entities() {}

    public static String resolved(String text) {
        if (text.indexOf('&') < 0) {
            return text;
        }
        StringBuilder resolved = new StringBuilder(text.length());
        for (int at = 0; at < text.length(); ) {
            char c = text.charAt(at);
            String character = null;
            int end = at + 1;
            if (c == '&') {
                while (end < text.length() && end - at < 12 && text.charAt(end) != ';') {
                    end++;
                }
                if (end < text.length() && text.charAt(end) == ';') {
                    character = character(text.substring(at + 1, end));
                }
            }
            resolved.append(character == null ? String.valueOf(c) : character);
            at = character == null ? at + 1 : end + 1;
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
        for (int i = hex ? 2 : 1; i < name.length(); i++) {
            int digit = Character.digit(name.charAt(i), hex ? 16 : 10);
            if (digit < 0) {
                return null;
            }
            code = (hex ? 16 : 10) * code + digit;
            if (code > Character.MAX_CODE_POINT) {
                return null;
            }
        }
        return code > 0 ? Character.toString(code) : null;
    }
}
