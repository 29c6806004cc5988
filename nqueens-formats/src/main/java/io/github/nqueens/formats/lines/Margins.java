package io.github.nqueens.formats.lines;

import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes off what a log, a mail or a comment writes before each row of a board, and sets boards that stand side by side below each other.
 * Both change lines of which no other reader makes a table: as many lines as a row has squares.
 */
public final class Margins {
    private static final int FEWEST_ROWS = 3;
    private static final int MOST_WORDS = 6;

    private Margins() {}

    /**
     * The text with spaces in place of the signs that begin the lines which a mail quotes, if it has these signs nowhere else or at the
     * beginning of each line.
     */
    public static String unquoted(String text) {
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

    /** The lines without the words before their rows. */
    public static List<Line> removed(List<Line> lines) {
        List<Line> bare = new ArrayList<>();
        for (int i = 0; i < lines.size(); ) {
            int end = i;
            while (end < lines.size()
                    && lines.get(end).kind == Line.Kind.ROW
                    && isAlike(lines.get(i), lines.get(end))) {
                end++;
            }
            end = Math.max(end, i + 1);
            List<Line> rows = withoutWords(lines.subList(i, end));
            bare.addAll(rows == null ? lines.subList(i, end) : rows);
            i = end;
        }
        return bare;
    }

    /**
     * The lines of values between commas without the word that begins each of them, as in {@code DATA 0,1,0,0}. What stands behind the word
     * is a value of other squares too.
     */
    static List<Line> withoutWord(List<Line> lines) {
        Set<String> first = new HashSet<>();
        Set<String> others = new HashSet<>();
        String word = "";
        for (Line line : lines) {
            int comma = line.text.indexOf(line.separator);
            int space = line.separator == ',' ? line.text.lastIndexOf(' ', comma) : -1;
            if (space < 0 || lines.size() < FEWEST_ROWS) {
                return lines;
            }
            word = word.isEmpty() ? line.text.substring(0, space) : word;
            if (!line.text.startsWith(word + " ") || space != word.length()) {
                return lines;
            }
            first.add(line.text.substring(space + 1, comma));
            others.addAll(Arrays.asList(line.cells).subList(1, line.cells.length));
        }
        int start = word.length() + 1;
        return others.containsAll(first)
                ? lines.stream().map(line -> line.from(start)).toList()
                : lines;
    }

    private static boolean isAlike(Line line, Line other) {
        return line.cells.length == other.cells.length && !line.framed;
    }

    private static @Nullable List<Line> withoutWords(List<Line> lines) {
        int n = lines.size();
        // Of words before a glued row, some may be as many as the row has squares.
        for (int words = MOST_WORDS; words > 0 && n >= FEWEST_ROWS; words--) {
            List<Line> rows = new ArrayList<>();
            for (Line line : lines) {
                int start = behind(line.text, words);
                Line row = start < 0 ? line : line.from(start);
                if (start < 0
                        || row.cells.length != n
                        || !isMargin(line, lines.get(0), words)
                        || !isApart(line, row, words)) {
                    break;
                }
                rows.add(row);
            }
            if (rows.size() == n) {
                return rows;
            }
        }
        return null;
    }

    /** Where the text goes on behind a number of words, or -1. */
    private static int behind(String text, int words) {
        int at = 0;
        for (int i = 0; i < words; i++) {
            int space = text.indexOf(' ', at);
            if (space < 0) {
                return -1;
            }
            at = Signs.spacesEnd(text, space);
        }
        return at;
    }

    /** Whether each of some words before a row is the same as in the first line, or a time. */
    private static boolean isMargin(Line line, Line first, int words) {
        for (int i = 0; i < words; i++) {
            int start = behind(line.text, i);
            String word = line.text.substring(start, line.text.indexOf(' ', start));
            boolean time =
                    word.length() > 3 && Signs.hasDigit(word) && word.chars().anyMatch(c -> ":.-/".indexOf(c) >= 0);
            int other = behind(first.text, i);
            if (!time && (other < 0 || !first.text.startsWith(word + " ", other))) {
                return false;
            }
        }
        return true;
    }

    /** Whether the words before a row are none of its squares: the last one has a sign, or is longer than all squares. */
    private static boolean isApart(Line line, Line row, int words) {
        String margin = line.text.substring(0, row.offset - line.offset).strip();
        String last = margin.substring(margin.lastIndexOf(' ') + 1);
        List<String> cells = Arrays.asList(row.cells);
        boolean sign = last.chars().anyMatch(c -> !Character.isLetterOrDigit(c)) && !Signs.OPEN.contains(last);
        boolean longer = last.length() > 2 && cells.stream().allMatch(cell -> cell.length() == 1);
        return (sign || longer || words > 2)
                && Arrays.stream(margin.split(" +", -1)).noneMatch(cells::contains);
    }

    /** The lines with the rows of each board below those of the board at its left. */
    public static List<Line> separated(List<Line> lines) {
        List<Line> separated = new ArrayList<>();
        for (int i = 0; i < lines.size(); ) {
            List<List<Line>> pieces = new ArrayList<>();
            int end = i;
            while (end < lines.size() && isPlain(lines.get(end))) {
                List<Line> row = pieces(lines.get(end));
                if (!pieces.isEmpty() && row.size() != pieces.get(0).size()) {
                    break;
                }
                pieces.add(row);
                end++;
            }
            if (areBoards(pieces)) {
                for (int board = 0; board < pieces.get(0).size(); board++) {
                    for (List<Line> row : pieces) {
                        separated.add(row.get(board));
                    }
                    separated.add(Line.blank(lines.get(i).offset));
                }
            } else {
                end = Math.max(end, i + 1);
                separated.addAll(lines.subList(i, end));
            }
            i = end;
        }
        return separated;
    }

    private static boolean isPlain(Line line) {
        return line.kind == Line.Kind.ROW && !line.framed && !Signs.hasWord(line.text);
    }

    /** Whether the pieces of lines are rows of boards, as many as each has squares, with the same signs on each board. */
    private static boolean areBoards(List<List<Line>> pieces) {
        int n = pieces.size();
        int boards = n < FEWEST_ROWS ? 0 : pieces.get(0).size();
        List<Set<String>> signs = new ArrayList<>();
        for (List<Line> row : pieces) {
            for (int board = 0; board < row.size(); board++) {
                if (row.get(board).cells.length != n) {
                    return false;
                }
                signs.add(new HashSet<>());
                signs.get(board).addAll(Arrays.asList(row.get(board).cells));
            }
        }
        return boards > 1
                && boards != n
                && signs.stream().limit(boards).distinct().count() == 1;
    }

    /** The parts of a line between wide gaps; or its words, if it has no wide gap. */
    private static List<Line> pieces(Line line) {
        String text = line.text;
        boolean wide = text.contains("  ") || text.indexOf('\t') >= 0;
        List<Line> pieces = new ArrayList<>();
        int from = 0;
        for (int i = 0; i <= text.length(); i++) {
            boolean gap = i == text.length()
                    || text.charAt(i) == '\t'
                    || (text.charAt(i) == ' ' && (!wide || text.startsWith("  ", i)));
            if (gap) {
                String piece = text.substring(from, i);
                if (!piece.isBlank()) {
                    pieces.add(Line.row(piece.strip(), line.offset + from));
                }
                from = i + 1;
            }
        }
        return pieces;
    }
}
