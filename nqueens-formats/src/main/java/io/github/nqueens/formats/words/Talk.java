package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Signs;
import java.util.Locale;
import java.util.Set;

/**
 * Puts spaces in place of what people and programs write around a board, whatever its form: lines of a log before and after it, the signs of
 * spoilers and of differences, and the prompts of a notebook. All else stays where it stood.
 */
public final class Talk {
    private static final Set<String> LEVELS =
            Set.of("info", "debug", "warn", "warning", "error", "trace", "fatal", "notice", "critical");
    private static final String[] MARKS = {"# ", "// ", "* ", "-- ", "; ", "% "};
    private static final String[] OPENERS = {"In [", "Out["};

    /** A text with more lines is refused, whatever they are. */
    private static final int MOST_LINES = 20_000;

    private Talk() {}

    public static String blanked(String text) {
        if (text.chars().filter(c -> c == '\n').limit(MOST_LINES + 1L).count() > MOST_LINES) {
            return text;
        }
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
        any |= blankMarks(lines);
        return unquoted(any && left > 0 ? String.join("\n", lines) : text);
    }

    /**
     * Blanks what a log or a comment writes before each of three rows or more, as in {@code [INFO] .Q..} or {@code # .Q..}, and says whether
     * there was any. Signs before as many squares as there are rows may be squares themselves, and stay.
     */
    private static boolean blankMarks(String[] lines) {
        boolean any = false;
        for (int i = 0; i < lines.length; ) {
            int end = i;
            while (end < lines.length && isMarkedRow(lines[end])) {
                end++;
            }
            boolean squares =
                    end > i && (lines[i].strip().split(" +", -1).length == end - i || isAmongRows(lines, i, end));
            for (int row = i; row < end && end - i > 2 && !squares; row++) {
                int mark = markEnd(lines[row]);
                lines[row] = " ".repeat(mark) + lines[row].substring(mark);
                any = true;
            }
            i = Math.max(end, i + 1);
        }
        return any;
    }

    /** Whether the sign that begins the first of some lines stands elsewhere in them too. */
    private static boolean isAmongRows(String[] lines, int start, int end) {
        String sign = lines[start].strip().substring(0, 1);
        for (int row = start; row < end; row++) {
            if (lines[row].indexOf(sign, markEnd(lines[row])) >= 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean isMarkedRow(String line) {
        int mark = markEnd(line);
        return mark > 0
                && mark < line.length()
                && !Signs.hasWord(line.substring(mark))
                && line.substring(mark).strip().length() > 2;
    }

    /** Where the mark of a log or a comment ends that a line begins with, or 0. */
    private static int markEnd(String line) {
        int start = Signs.spacesEnd(line, 0);
        for (String mark : MARKS) {
            if (line.startsWith(mark, start)) {
                return start + mark.length();
            }
        }
        int log = logEnd(line);
        // A name may stand behind the level, with a dash or a colon behind it.
        for (String sign : new String[] {" - ", ": "}) {
            int name = log == 0 ? -1 : line.lastIndexOf(sign);
            if (name >= log && Signs.hasWord(line.substring(log, name)) && line.indexOf(' ', log) >= name) {
                return name + sign.length();
            }
        }
        return log;
    }

    /**
     * The text with spaces in place of the signs that begin the lines which a mail quotes, if it has these signs nowhere else or at the
     * beginning of each line.
     */
    private static String unquoted(String text) {
        if (text.indexOf('>') < 0) {
            return text;
        }
        StringBuilder bare = new StringBuilder(text);
        int quoted = 0;
        int others = 0;
        boolean all = true;
        boolean begins = true;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean first = i == 0 || text.charAt(i - 1) == '\n';
            all &= !first || c == '>' || c == '\n';
            begins = c == '\n' || (begins && (c == '>' || c == ' '));
            if (begins && c == '>') {
                bare.setCharAt(i, ' ');
                quoted++;
            }
            others += !begins && c == '>' ? 1 : 0;
        }
        return quoted > 1 && (all || others == 0) ? bare.toString() : text;
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
        int at = logEnd(line);
        return at > 0 && Signs.hasWord(line.substring(Math.max(at, markEnd(line)))) && !hasValues(line.substring(at));
    }

    /** Where the date, the time and the level end that a line of a log begins with, or 0. */
    private static int logEnd(String line) {
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
        return marked ? Math.min(at, line.length()) : 0;
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
