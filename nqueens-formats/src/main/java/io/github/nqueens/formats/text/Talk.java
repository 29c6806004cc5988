package io.github.nqueens.formats.text;

import java.util.Locale;
import java.util.Set;

/**
 * Puts spaces in place of what people and programs write around a board, whatever its form: lines of a log before and after it, the signs of
 * spoilers and of differences, and the prompts of a notebook. All else stays where it stood.
 */
public final class Talk {
    private static final Set<String> LEVELS =
            Set.of("info", "debug", "warn", "warning", "error", "trace", "fatal", "notice", "critical");
    private static final String[] OPENERS = {"In [", "Out["};

    private Talk() {}

    public static String blanked(String text) {
        boolean difference =
                text.startsWith("diff ") || text.startsWith("@@ ") || text.contains("\n@@ ") || text.startsWith("--- ");
        String[] lines = text.split("\n", -1);
        boolean any = false;
        int left = 0;
        for (int i = 0; i < lines.length; i++) {
            String bare = bare(lines[i], difference);
            any |= !bare.equals(lines[i]);
            left += bare.isBlank() ? 0 : 1;
            lines[i] = bare;
        }
        return any && left > 0 ? String.join("\n", lines) : text;
    }

    private static String bare(String line, boolean difference) {
        if (isLog(line)) {
            return blank(line);
        }
        int start = Signs.spacesEnd(line, 0);
        int end = line.stripTrailing().length();
        if (line.startsWith(">!", start) && line.endsWith("!<") && end - start > 4) {
            return " ".repeat(start + 2) + line.substring(start + 2, end - 2);
        }
        if (line.startsWith("||", start)
                && line.endsWith("||")
                && end - start > 4
                && line.indexOf('|', start + 2) == end - 2) {
            return " ".repeat(start + 2) + line.substring(start + 2, end - 2);
        }
        if (difference
                && (line.startsWith("diff ")
                        || line.startsWith("@@")
                        || line.startsWith("+++")
                        || line.startsWith("index ")
                        || line.startsWith("--- "))) {
            return blank(line);
        }
        if (difference && line.startsWith("+")) {
            return " " + line.substring(1);
        }
        for (String opener : OPENERS) {
            int close = line.startsWith(opener) ? line.indexOf("]:") : -1;
            if (close > 0 && Signs.number(line.substring(opener.length(), close)) >= 0) {
                return " ".repeat(close + 2) + line.substring(close + 2);
            }
        }
        return line;
    }

    private static String blank(String line) {
        return " ".repeat(line.length());
    }

    /** Whether a line begins with a date, a time or a level, and goes on with words and no values in brackets. */
    private static boolean isLog(String line) {
        int at = 0;
        boolean marked = false;
        while (at < line.length()) {
            int end = line.indexOf(' ', at);
            end = end < 0 ? line.length() : end;
            String word = line.substring(at, end);
            String bare = word.replace('[', ' ')
                    .replace(']', ' ')
                    .replace(':', ' ')
                    .replace(',', ' ')
                    .replace('|', ' ')
                    .strip()
                    .toLowerCase(Locale.ROOT);
            boolean time = bare.length() > 6
                    && Character.isDigit(bare.charAt(0))
                    && bare.chars().allMatch(c -> Character.isDigit(c) || "-:./,+tz ".indexOf(c) >= 0)
                    && bare.chars().filter(c -> c >= '0' && c <= '9').count() > 4
                    && (word.indexOf(':') > 0 || word.indexOf('-') == 4);
            if (!time && !LEVELS.contains(bare) && !bare.isEmpty()) {
                break;
            }
            marked |= !bare.isEmpty()
                    && (time || word.length() > bare.length() || word.equals(bare.toUpperCase(Locale.ROOT)));
            at = end + 1;
        }
        return marked && at < line.length() && Signs.hasWord(line.substring(at)) && !hasValues(line.substring(at));
    }

    /** Whether a text has a list of numbers, or names a row, as lines of a log may that print a board. */
    private static boolean hasValues(String text) {
        int commas = 0;
        for (int i = 1; i + 1 < text.length(); i++) {
            int next = Signs.spacesEnd(text, i + 1);
            boolean between = Character.isDigit(text.charAt(i - 1))
                    && next < text.length()
                    && Character.isDigit(text.charAt(next));
            commas += between && (text.charAt(i) == ',' || text.charAt(i) == ' ') ? 1 : 0;
        }
        String small = text.toLowerCase(Locale.ROOT);
        return commas > 0 || small.contains("row") || small.contains("queen at") || small.contains("size");
    }
}
