package io.github.nqueens.formats.forms.rows;

/** The rows of Forsyth-Edwards notation: a number stands for this many open squares. */
public final class Fen {
    private Fen() {}

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
