package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Signs;
import java.util.List;

/** Leaves out what solvers print around their answers: the version, the times and the statistics of a run. */
public final class SolverReports {
    private static final String ANSWER = "Answer: ";
    private static final String DEFINE = "(define-fun ";
    private static final List<String> QUEENS = List.of("queens", "queen", "q");

    private SolverReports() {}

    /**
     * The values of a model of SMT-LIB as assignments, each on a line, with 1 for true. Solvers write a line for the name and one for the
     * value, in brackets around all of them. Other texts stay as they are.
     */
    private static String assigned(String text) {
        int define = text.indexOf(DEFINE);
        if (define < 0) {
            return text;
        }
        StringBuilder lines = new StringBuilder(text);
        blank(lines, 0, define);
        while (define >= 0) {
            int next = text.indexOf(DEFINE, define + 1);
            int sign = text.indexOf("()", define);
            int close = sign < 0 ? -1 : text.indexOf(')', sign + 2);
            if (close < 0 || (next >= 0 && close > next)) {
                return text;
            }
            int value = close;
            while (value > sign && !Character.isWhitespace(text.charAt(value - 1))) {
                value--;
            }
            String word = text.substring(value, close);
            String number = word.equals("true") ? "1" : word.equals("false") ? "0" : word;
            String assignment = text.substring(define + DEFINE.length(), sign) + "= " + number;
            lines.replace(define, close, assignment + " ".repeat(close - define - assignment.length()));
            blank(lines, close, next < 0 ? text.length() : next);
            define = next;
        }
        return lines.toString();
    }

    /** Puts spaces in place of a part but its line breaks. */
    private static void blank(StringBuilder text, int start, int end) {
        for (int i = start; i < end; i++) {
            text.setCharAt(i, text.charAt(i) == '\n' ? '\n' : ' ');
        }
    }

    /**
     * The text with spaces in place of such lines, so that all else stands where it stood. Of several answers of a solver of answer sets,
     * the squares of the queens stay, a line for each answer.
     */
    public static String blanked(String written) {
        String text = withoutNotes(withoutRanges(assigned(written)));
        boolean sets = text.contains(ANSWER) && (text.contains("clingo version") || text.contains("SATISFIABLE"));
        if (!sets && !text.contains("\nStatistics\n")) {
            return text;
        }
        // Facts are the only answers that this reader knows, so a text without them keeps all its lines.
        String[] lines = text.split("\n", -1);
        int answers = 0;
        for (int i = 1; i < lines.length; i++) {
            answers += sets && isAnswer(lines[i - 1]) && lines[i].indexOf('(') > 0 ? 1 : 0;
        }
        StringBuilder kept = new StringBuilder(text.length());
        boolean answer = false;
        boolean statistics = false;
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i];
            statistics = line.equals("Statistics") || (statistics && (line.isBlank() || isStatistic(line)));
            boolean left = statistics || (answers > 0 && !(answer && line.indexOf('(') > 0));
            kept.append(left ? " ".repeat(line.length()) : answers > 1 ? withoutNames(line) : line);
            kept.append(i < lines.length - 1 ? "\n" : "");
            answer = isAnswer(line);
        }
        return kept.toString();
    }

    /** The text without the ranges of indices that Essence writes behind a list, as in {@code letting q be [2,4,1,3;int(1..4)]}. */
    private static String withoutRanges(String text) {
        StringBuilder bare = new StringBuilder(text);
        for (int at = text.contains("letting ") ? text.indexOf(';') : -1; at >= 0; at = text.indexOf(';', at + 1)) {
            int range = Signs.spacesEnd(text, at + 1);
            int end = text.startsWith("int(", range) ? text.indexOf(')', range) : -1;
            if (end < 0 && text.startsWith("int(", range)) {
                return text;
            }
            if (end >= 0) {
                blank(bare, at, end + 1);
            }
        }
        return bare.toString();
    }

    /** The text with spaces in place of the lines that databases and pandas write below a table, and 1 and 0 as the truth of variables. */
    private static String withoutNotes(String text) {
        boolean isNoted = text.contains(" rows in set") || text.contains(" rows selected") || text.contains("dtype: ");
        boolean isTruth = text.contains(" = True") && text.contains(" = False");
        if (!isNoted && !isTruth) {
            return text;
        }
        String[] lines = text.split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            lines[i] = isNote(lines[i].strip())
                    ? " ".repeat(lines[i].length())
                    : numbered(numbered(lines[i], " = True", " = 1   "), " = False", " = 0    ");
        }
        return String.join("\n", lines);
    }

    private static boolean isNote(String line) {
        boolean isCounted = !line.isEmpty() && Character.isDigit(line.charAt(0));
        boolean isOfSeries = line.startsWith("dtype: ") || line.startsWith("Name: ") || line.startsWith("Length: ");
        boolean isUnderline = line.startsWith("---") && line.chars().allMatch(c -> c == '-' || c == ' ');
        return isUnderline
                || (isCounted && (line.contains(" rows in set") || line.contains(" rows selected")))
                || (isOfSeries && line.contains("dtype: "));
    }

    /** A line with a number for the truth of each variable that has an index. */
    private static String numbered(String line, String truth, String number) {
        StringBuilder numbered = new StringBuilder(line);
        for (int at = line.indexOf(truth); at > 0; at = line.indexOf(truth, at + 1)) {
            char last = line.charAt(at - 1);
            if (Character.isDigit(last) || last == ']' || last == ')') {
                numbered.replace(at, at + truth.length(), number);
            }
        }
        return numbered.toString();
    }

    private static boolean isAnswer(String line) {
        return line.startsWith(ANSWER)
                && line.length() > ANSWER.length()
                && Character.isDigit(line.charAt(ANSWER.length()));
    }

    /** Whether a line is words, a colon and one number, perhaps with its unit. */
    private static boolean isStatistic(String line) {
        int colon = line.indexOf(':');
        if (colon < 0 || line.chars().limit(colon).anyMatch(Character::isDigit)) {
            return false;
        }
        String[] value = line.substring(colon + 1).strip().split(" +", -1);
        return value.length <= 2
                && !value[0].isEmpty()
                && value[0].chars().allMatch(c -> Character.isDigit(c) || "+-.eE".indexOf(c) >= 0);
    }

    private static boolean isInName(char c) {
        return Character.isLetterOrDigit(c) || c == '_';
    }

    /** A line with spaces in place of the names before squares of queens. */
    private static String withoutNames(String line) {
        StringBuilder bare = new StringBuilder(line);
        for (int open = line.indexOf('('); open >= 0; open = line.indexOf('(', open + 1)) {
            int start = open;
            while (start > 0 && isInName(line.charAt(start - 1))) {
                start--;
            }
            if (QUEENS.contains(line.substring(start, open))) {
                bare.replace(start, open, " ".repeat(open - start));
            }
        }
        return bare.toString();
    }
}
