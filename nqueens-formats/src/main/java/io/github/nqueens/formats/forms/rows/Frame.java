package io.github.nqueens.formats.forms.rows;

/**
 * What stands around all rows of a text.
 *
 * @param boxed whether at least two lines have a vertical line in them
 * @param left whether each of these begins with one
 * @param right whether each of these ends with one
 * @param bracketed whether the rows have each square in brackets
 */
public record Frame(boolean boxed, boolean left, boolean right, boolean bracketed) {
    private static final String VERTICALS = "|\u2502\u2503\u2551\u2506\u250A";

    public static Frame of(String text) {
        int boxed = 0;
        int bracketed = 0;
        boolean onlyBracketed = true;
        boolean left = true;
        boolean right = true;
        int leftmost = Integer.MAX_VALUE;
        int ruleStart = Integer.MAX_VALUE;
        int rightmost = 0;
        int ruleEnd = 0;
        for (int start = 0; start < text.length(); ) {
            int end = text.indexOf('\n', start);
            end = end < 0 ? text.length() : end;
            int first = start;
            int last = end;
            while (first < end && Character.isWhitespace(text.charAt(first))) {
                first++;
            }
            while (last > first && Character.isWhitespace(text.charAt(last - 1))) {
                last--;
            }
            if (first < last) {
                boolean rule = isRule(text, first, last);
                if (rule) {
                    ruleStart = Math.min(ruleStart, first - start);
                    ruleEnd = Math.max(ruleEnd, last - start);
                } else if (hasVertical(text, first, last)) {
                    boxed++;
                    leftmost = Math.min(leftmost, first - start);
                    rightmost = Math.max(rightmost, last - start);
                    left &= isVertical(text.charAt(first));
                    right &= isVertical(text.charAt(last - 1));
                }
                boolean inBrackets = isBracketed(text, first, last);
                bracketed += inBrackets ? 1 : 0;
                onlyBracketed &= inBrackets || text.charAt(first) != '[';
            }
            start = end + 1;
        }
        // Lines that go beyond the outer bars show squares there.
        boolean beyond = ruleEnd > 0 && ruleStart < leftmost;
        return new Frame(boxed > 1, left && !beyond, right && !(ruleEnd > rightmost), bracketed > 1 && onlyBracketed);
    }

    private static boolean hasVertical(String text, int start, int end) {
        for (int i = start; i < end; i++) {
            if (isVertical(text.charAt(i))) {
                return true;
            }
        }
        return false;
    }

    /** Whether a line is part of a drawing and no row of it: it has no other characters than dashes, corners and bars. */
    private static boolean isRule(String text, int start, int end) {
        boolean dash = false;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            boolean drawn = (c >= '\u2500' && c <= '\u257F' && !isVertical(c)) || "-=+:".indexOf(c) >= 0;
            dash |= drawn;
            if (!drawn && !isVertical(c)) {
                return false;
            }
        }
        return dash;
    }

    /** Whether a line has squares in brackets, at most two characters each, and nothing else. */
    private static boolean isBracketed(String text, int start, int end) {
        int squares = 0;
        for (int i = start; i < end; ) {
            if (text.charAt(i) == ' ') {
                i++;
                continue;
            }
            int close = i + 1;
            while (close < end && close < i + 3 && text.charAt(close) != ']') {
                close++;
            }
            if (text.charAt(i) != '[' || close >= end || text.charAt(close) != ']') {
                return false;
            }
            squares++;
            i = close + 1;
        }
        return squares > 1;
    }

    /** Whether a character is a vertical line. */
    static boolean isVertical(char c) {
        return VERTICALS.indexOf(c) >= 0;
    }
}
