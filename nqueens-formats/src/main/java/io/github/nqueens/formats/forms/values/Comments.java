package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.ColorNames;

/**
 * Finds comments as programs and data mark them, whatever their language, and other lines without values: fences around code,
 * prompts and imports. A sign that begins a comment in one language and a value in another, such as # before a color, is told by what follows.
 */
final class Comments {
    private static final String BLOCK = "/*";

    private final Source source;
    private final String text;
    private final int end;

    Comments(Source source, int end) {
        this.source = source;
        this.text = source.text;
        this.end = end;
    }

    /** Where the comment ends that begins at an index, or -1 if none begins there. */
    int end(int at) {
        if (isWithinLine(at)) {
            return Math.min(end, source.find("*/", at + BLOCK.length(), end) + BLOCK.length());
        }
        if (!goesToEndOfLine(at)) {
            return -1;
        }
        int stop = source.find("\n", at, end);
        Rearrangements.requireNoneBehind(source, at, stop);
        return stop;
    }

    /** Whether a comment begins at an index that a sign of its own ends, so that more may stand on its line. */
    boolean isWithinLine(int at) {
        return text.startsWith(BLOCK, at);
    }

    private boolean goesToEndOfLine(int at) {
        char c = text.charAt(at);
        char next = at + 1 < end ? text.charAt(at + 1) : '\n';
        return isFence(at)
                || (c == '/' && next == '/')
                || (c == '-' && next == '-')
                || ((c == '%' || c == '$') && (next == ' ' || next == c || next == '\n'))
                || (c == '%' && Character.isLetter(next) && !(at + 2 < end && "[({".indexOf(text.charAt(at + 2)) >= 0))
                || (c == '?' && next == '-')
                || (c == '#' && isHashComment(at, next));
    }

    /** Whether a fence around code begins here, whose line says nothing else than the language. */
    private boolean isFence(int at) {
        boolean starts = at == 0 || text.charAt(at - 1) == '\n';
        return starts && (text.startsWith("```", at) || text.startsWith("~~~", at));
    }

    private boolean isHashComment(int at, char next) {
        if (text.startsWith("#const", at) || ColorNames.hexEnd(text, at) > 0) {
            return false;
        }
        return next == ' ' || next == '#' || next == '!' || next == '\n' || Character.isLetterOrDigit(next);
    }

    /** Where a statement ends: at a semicolon, or with its line outside of brackets. */
    int endOfStatement(int start) {
        int depth = 0;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            depth += c == '{' ? 1 : c == '}' ? -1 : 0;
            if (c == ';' || (c == '\n' && depth <= 0)) {
                return i;
            }
        }
        return end;
    }
}
