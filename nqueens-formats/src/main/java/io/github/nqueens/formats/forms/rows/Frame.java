package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.text.Signs;

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
        for (String whole : text.split("\n", -1)) {
            String line = whole.strip();
            if (line.isEmpty()) {
                continue;
            }
            int last = whole.stripTrailing().length();
            int first = last - line.length();
            if (isRule(line)) {
                ruleStart = Math.min(ruleStart, first);
                ruleEnd = Math.max(ruleEnd, last);
            } else if (hasVertical(line)) {
                boxed++;
                leftmost = Math.min(leftmost, first);
                rightmost = Math.max(rightmost, last);
                left &= isVertical(line.charAt(0));
                right &= isVertical(line.charAt(line.length() - 1));
            }
            boolean inBrackets = isBracketed(line);
            bracketed += inBrackets ? 1 : 0;
            onlyBracketed &= inBrackets || line.charAt(0) != '[';
        }
        // Lines that go beyond the outer bars show squares there.
        boolean beyond = ruleEnd > 0 && ruleStart < leftmost;
        return new Frame(boxed > 1, left && !beyond, right && !(ruleEnd > rightmost), bracketed > 1 && onlyBracketed);
    }

    static boolean hasVertical(String line) {
        return line.chars().anyMatch(c -> isVertical((char) c));
    }

    /** Whether a line is part of a drawing and no row of it: it has no other characters than dashes, corners and bars. */
    private static boolean isRule(String line) {
        return line.chars().allMatch(c -> isDrawn((char) c) || isVertical((char) c))
                && line.chars().anyMatch(c -> isDrawn((char) c));
    }

    private static boolean isDrawn(char c) {
        return (c >= '\u2500' && c <= '\u257F' && !isVertical(c)) || "-=+:".indexOf(c) >= 0;
    }

    /** Whether a line has squares in brackets, at most two characters each, and nothing else. */
    private static boolean isBracketed(String line) {
        int squares = 0;
        for (int at = 0; at < line.length(); at = Signs.spacesEnd(line, at)) {
            int close = line.charAt(at) == '[' ? line.indexOf(']', at) : -1;
            if (close < 0 || close > at + 3) {
                return false;
            }
            squares++;
            at = close + 1;
        }
        return squares > 1;
    }

    /** Whether a character is a vertical line. */
    static boolean isVertical(char c) {
        return VERTICALS.indexOf(c) >= 0;
    }
}
