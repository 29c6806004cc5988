package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import org.jspecify.annotations.Nullable;

/** What the words of a line say of the value behind their colon, outside of all brackets. */
final class Subject {
    private static final int LONGEST_NAME = 200;
    private static final int MOST_WORDS = 40;

    private Subject() {}

    /**
     * The word that names a value. It is the last one, unless an earlier one names a start. If the last word counts something, as in
     * {@code Solution found in 12 steps: [1, 3, 0, 2]}, an earlier one that names a solution or a board is the name.
     */
    static String of(Source source, Node words, Node last) {
        boolean counts = Keys.role(last.text) == Keys.Role.IGNORED;
        int line = source.text.lastIndexOf('\n', last.offset);
        String subject = last.text;
        int first = Math.max(0, words.children.size() - MOST_WORDS);
        for (int i = words.children.size() - 1; i >= first && words.children.get(i).offset > line; i--) {
            Node word = words.children.get(i);
            boolean says = counts
                    ? Keys.role(word.text) == Keys.Role.SOLUTION
                            || Keys.plain(word.text).equals("board")
                    : Keys.isStart(word.text);
            subject = word.isWord() && says ? word.text : subject;
        }
        return subject;
    }

    /** All words before a colon if they say that the value behind it is rows, otherwise its name. */
    static @Nullable String orAxis(Source source, int colon, @Nullable String name) {
        int start = source.lineStart(colon);
        String words = colon - start > LONGEST_NAME
                ? ""
                : source.text.substring(start, colon).strip();
        boolean rows = Axes.areRowsOfColumns(words) || Axes.areRows(words);
        return rows && !Signs.hasDigit(words) ? words : name;
    }
}
