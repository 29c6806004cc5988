package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.text.Source;
import org.jspecify.annotations.Nullable;

/** The rows of Forsyth-Edwards notation: a number stands for this many open squares. */
public final class Fen {
    private Fen() {}

    /** The squares behind the tag of a game of chess, as in {@code [FEN "1Q2/3Q/Q3/2Q1 w - - 0 1"]}. */
    public static @Nullable Candidate read(Text text) {
        Source source = text.source;
        int tag = source.text.indexOf("[FEN \"");
        int start = tag + "[FEN \"".length();
        int end = tag < 0 ? -1 : source.text.indexOf('"', start);
        Candidate candidate = end < 0
                ? null
                : Candidate.of(
                        "a game of chess",
                        text.source,
                        () -> LineReader.parts(source.inner(source.text.substring(start, end), start - 1)));
        return candidate == null ? null : candidate.onlyIfSure();
    }

    /** The rows with a dot for each open square; no rows if the text is none. */
    public static String[] expanded(String[] rows) {
        int n = rows.length;
        String[] expanded = new String[n];
        for (int row = 0; row < n; row++) {
            StringBuilder squares = new StringBuilder();
            int number = 0;
            for (int i = 0; i <= rows[row].length(); i++) {
                char c = i < rows[row].length() ? rows[row].charAt(i) : '.';
                if (c >= '0' && c <= '9') {
                    number = Math.min(10 * number + c - '0', n + 1);
                    continue;
                }
                squares.append(".".repeat(number));
                number = 0;
                if (i < rows[row].length()) {
                    squares.append(c);
                }
                if (squares.length() > n) {
                    return new String[0];
                }
            }
            expanded[row] = squares.toString();
        }
        return expanded;
    }
}
