package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.text.Signs;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads boards that stand side by side, with a gap between them. */
public final class SideBySide {
    private static final int FEWEST_ROWS = 3;

    private SideBySide() {}

    public static @Nullable Candidate read(Text text) {
        List<Line> rows = separated(text.lines);
        return rows.equals(text.lines)
                ? null
                : Candidate.of(
                        "boards side by side", text.source, () -> LineReader.partsBesideSquares(text.source, rows));
    }

    /** The lines with the rows of each board below those of the board at its left. */
    private static List<Line> separated(List<Line> lines) {
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
