package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Takes off the word before each row of values, and sets boards that stand side by side below each other. */
public final class LinePrefixes {
    private static final int FEWEST_ROWS = 3;

    private LinePrefixes() {}

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
