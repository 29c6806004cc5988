package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import org.jspecify.annotations.Nullable;

/**
 * Reads strings in one quotation mark or in three, which may go over lines. A mark that nothing closes is no string, and each character is
 * read once: which marks nothing closes is kept.
 */
final class Strings {
    private final Source source;
    private final String text;
    private final int limit;
    private int end;
    private int noQuoteBefore;
    private int noApostropheBefore;
    private boolean noMoreLongStrings;

    Strings(Source source, int limit) {
        this.source = source;
        this.text = source.text;
        this.limit = limit;
    }

    /** Where the string ended that was read last, or the mark that opened none. */
    int end() {
        return end;
    }

    /** Whether an apostrophe was met that opens no string on its line. */
    boolean hasLoneApostrophe() {
        return noApostropheBefore > 0;
    }

    /** The string that the mark at an index opens, or null if it opens none. */
    @Nullable
    Node at(int start) {
        char quote = text.charAt(start);
        String triple = "" + quote + quote + quote;
        if (!noMoreLongStrings && (quote == '`' || text.startsWith(triple, start))) {
            String closing = quote == '`' ? "`" : triple;
            int first = start + closing.length();
            int close = source.find(closing, first, limit);
            if (close < limit) {
                end = close + closing.length();
                return value(start, withoutMargin(text.substring(first, close)));
            }
            noMoreLongStrings = true;
        }
        end = start + 1;
        if (quote == '`' || start < (quote == '"' ? noQuoteBefore : noApostropheBefore)) {
            return null;
        }
        int close = start + 1;
        while (close < limit && text.charAt(close) != quote && text.charAt(close) != '\n') {
            close += text.charAt(close) == '\\' ? 2 : 1;
        }
        if (close < limit && text.charAt(close) != '\n') {
            end = close + 1;
            return value(start, Escapes.resolved(text.substring(start + 1, close)));
        }
        if (quote == '"') {
            noQuoteBefore = close;
        } else {
            noApostropheBefore = close;
        }
        return null;
    }

    /** The lines of a string without what stands before their bars, if Scala or Kotlin takes it off behind the string. */
    private String withoutMargin(String value) {
        int next = end;
        while (next < limit && Character.isWhitespace(text.charAt(next))) {
            next++;
        }
        if (!text.startsWith(".stripMargin", next) && !text.startsWith(".trimMargin", next)) {
            return value;
        }
        StringBuilder lines = new StringBuilder(value.length());
        for (String line : value.split("\n", -1)) {
            String bare = line.stripLeading();
            lines.append(bare.startsWith("|") ? bare.substring(1) : line).append('\n');
        }
        return lines.substring(0, lines.length() - 1);
    }

    private static Node value(int start, String value) {
        return Node.scalar(start, Signs.plain(value), true);
    }
}
