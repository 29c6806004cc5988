package io.github.nqueens.formats.text;

import java.util.Set;

/** Characters as a reader sees them, and what they stand for on a board. */
public final class Signs {
    public static final Set<String> QUEENS =
            Set.of("Q", "q", "\u265B", "\u2655", "\uD83D\uDC51", "\u2605", "\u2B50", "queen", "Queen", "QUEEN");
    public static final Set<String> STARS = Set.of("*", "\u2731", "\u2217");
    public static final Set<String> CROSSES = Set.of("x", "X", "\u00D7", "\u2715", "\u2717", "\u274C");
    public static final Set<String> BLOCKED = Set.of("#", "\u2588", "\u25A0", "\uD83D\uDEAB", "\u26D4");
    public static final Set<String> OPEN = Set.of(
            ".", "_", "-", "\u00B7", "o", "O", "", " ", "+", "~", "\u25A1", "\u25FB", "\u25FD", "\u2B1C", "\u25FC",
            "\u25FE", "\u2B1B", "\u25CB", "\u2606", "\u25E6", "None", "null", "empty");

    /** What lists of columns have for a row without a queen. */
    public static final Set<String> NO_QUEEN = Set.of(
            "-1", "None", "null", "nil", "NA", "NULL", "undefined", "Nothing", ".", "_", "-", "x", "X", "*", "?", "");

    private static final int JOINER = 0x200D;

    private Signs() {}

    /** Where the character ends that begins at an index, with the marks, joiners and colors of skin that belong to it. */
    public static int end(String text, int start) {
        int first = text.codePointAt(start);
        int end = start + Character.charCount(first);
        if (first < 0x80 && (end == text.length() || text.charAt(end) < 0x300)) {
            return end;
        }
        if (isFlagLetter(first) && end < text.length() && isFlagLetter(text.codePointAt(end))) {
            end += 2;
        }
        while (end < text.length()) {
            int next = text.codePointAt(end);
            if (next == JOINER) {
                end++;
                if (end < text.length() && text.charAt(end) > ' ') {
                    end += Character.charCount(text.codePointAt(end));
                }
            } else if (extendsCharacter(next)) {
                end += Character.charCount(next);
            } else {
                break;
            }
        }
        return end;
    }

    private static boolean isFlagLetter(int character) {
        return character >= 0x1F1E6 && character <= 0x1F1FF;
    }

    private static boolean extendsCharacter(int character) {
        if (character < 0x300) {
            return false;
        }
        int type = Character.getType(character);
        return type == Character.NON_SPACING_MARK
                || type == Character.ENCLOSING_MARK
                || (character >= 0xFE00 && character <= 0xFE0F)
                || (character >= 0x1F3FB && character <= 0x1F3FF)
                || (character >= 0xE0020 && character <= 0xE007F);
    }

    /** Without the selectors that say whether a sign is drawn as text or as an emoji. */
    public static String plain(String sign) {
        for (int i = 0; i < sign.length(); i++) {
            char c = sign.charAt(i);
            if (c == '\uFE0F' || c == '\uFE0E') {
                return sign.replace("\uFE0F", "").replace("\uFE0E", "");
            }
        }
        return sign;
    }

    /** Where the last character of a text begins. */
    public static int last(String text) {
        int start = 0;
        for (int end = 0; end < text.length(); end = end(text, end)) {
            start = end;
        }
        return start;
    }

    public static boolean marksQueen(String mark) {
        return QUEENS.contains(mark) || STARS.contains(mark);
    }

    public static boolean marksNone(String mark) {
        return CROSSES.contains(mark) || mark.equals(".") || mark.equals("-");
    }

    /** The whole number that a text is, or -1. Numbers beyond nine digits are none. */
    public static int number(String text) {
        if (text.isEmpty() || text.length() > 9) {
            return -1;
        }
        int number = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < '0' || c > '9') {
                return -1;
            }
            number = 10 * number + c - '0';
        }
        return number;
    }

    public static boolean hasLetter(String text) {
        return text.chars().anyMatch(Character::isLetter);
    }

    public static boolean hasDigit(String text) {
        return text.chars().anyMatch(Character::isDigit);
    }

    /** Where the digits end that stand in a text from an index on. */
    public static int digitsEnd(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** Where a color like #cc0000 ends that begins at an index, or -1. */
    public static int colorEnd(String text, int start) {
        if (start >= text.length() || text.charAt(start) != '#') {
            return -1;
        }
        int end = start + 1;
        while (end < text.length() && Character.digit(text.charAt(end), 16) >= 0 && text.charAt(end) < 0x80) {
            end++;
        }
        int digits = end - start - 1;
        boolean complete = end == text.length() || !Character.isLetterOrDigit(text.charAt(end));
        return complete && (digits == 3 || digits == 6 || digits == 8) ? end : -1;
    }

    public static boolean isColor(String text) {
        return colorEnd(text, 0) == text.length() && !text.isEmpty();
    }

    /** Where the spaces end that stand in a text from an index on. */
    public static int spacesEnd(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) == ' ') {
            end++;
        }
        return end;
    }

    /** Whether a word of two letters or more stands in a text, with a letter that is no capital or a space beside it. */
    public static boolean hasWord(String text) {
        int letters = 0;
        boolean small = false;
        for (int i = 0; i <= text.length(); i++) {
            char c = i < text.length() ? text.charAt(i) : ' ';
            if (Character.isLetter(c) && c < 0x2000) {
                letters++;
                small |= Character.isLowerCase(c);
            } else {
                if (letters >= 2 && small) {
                    return true;
                }
                letters = 0;
                small = false;
            }
        }
        return false;
    }
}
