package io.github.nqueens.formats.forms.values;

/** What backslashes stand for in the strings of a program. */
final class Escapes {
    private Escapes() {}

    /** A string with each escape replaced by its character. */
    static String resolved(String value) {
        if (value.indexOf('\\') < 0) {
            return value;
        }
        StringBuilder plain = new StringBuilder(value.length());
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c != '\\' || i + 1 == value.length()) {
                plain.append(c);
                continue;
            }
            char escaped = value.charAt(++i);
            switch (escaped) {
                case 'n' -> plain.append('\n');
                case 'r' -> plain.append('\r');
                case 't' -> plain.append('\t');
                case 'u' -> {
                    int code = i + 5 <= value.length() ? hex(value, i + 1, i + 5) : -1;
                    plain.append(code < 0 ? "u" : String.valueOf((char) code));
                    i += code < 0 ? 0 : 4;
                }
                default -> plain.append(escaped);
            }
        }
        return plain.toString();
    }

    private static int hex(String value, int start, int end) {
        int code = 0;
        for (int i = start; i < end; i++) {
            int digit = Character.digit(value.charAt(i), 16);
            if (digit < 0) {
                return -1;
            }
            code = 16 * code + digit;
        }
        return code;
    }
}
