package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Source;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The words that stand before the first value of a table: on its line back to another value, or else in the line above, if that is short or
 * ends with a colon.
 *
 * @param words the words as they are written
 * @param named whether a colon, a sign of equality or the bracket of a call follows them, as behind a name
 * @param offset where they begin
 */
public record Title(String words, boolean named, int offset) {
    private static final String PASSED = "([{\"'`:=<>|-#*?/%";
    private static final int MOST_WORDS = 5;
    /** How far before a table its title may stand. */
    private static final int FARTHEST = 400;

    /** Words with which a sentence speaks of the rule or the talk around a board, and denies nothing of it. */
    private static final Set<String> HARMLESS = Set.of(
            "attack",
            "attacks",
            "attacking",
            "two",
            "share",
            "same",
            "other",
            "another",
            "hint",
            "hints",
            "help",
            "more",
            "conflict",
            "conflicts",
            "touch",
            "reversed",
            "yet");

    public static Title before(Source source, int offset) {
        int start = Math.max(source.lineStart(Math.min(offset, source.text.length())), offset - FARTHEST);
        Title beside = ofLine(source, start, offset);
        boolean first = source.text.substring(start, offset).chars().allMatch(c -> c <= ' ' || PASSED.indexOf(c) >= 0);
        if (!beside.words.isEmpty() || !first) {
            return beside;
        }
        int end = endOfLineAbove(source, start);
        int line = Math.max(source.lineStart(end), end - FARTHEST);
        String title = source.text.substring(line, end).strip();
        boolean colon = title.endsWith(":");
        List<String> words = Keys.words(title);
        boolean isTitle = words.size() < 4 || (colon && words.size() <= MOST_WORDS);
        return isTitle && title.chars().noneMatch(Character::isDigit)
                ? new Title(title, colon && words.size() < 4, line)
                : new Title("", false, line);
    }

    /**
     * How many columns the line above counts, as in {@code # 1 2 3 4}, if a line of numbers has not as many values, or -1. A number of its own
     * may stand before these values where a word or a sign stands before the count.
     */
    public static int columnsMissed(Source source, int offset, boolean permutation) {
        int end = endOfLineAbove(source, source.lineStart(offset));
        Sentence line = Sentence.of(source, Math.max(source.lineStart(end), end - FARTHEST), end);
        int first = 0;
        while (first < line.size() && !line.isNumber(first)) {
            first++;
        }
        for (int i = first; i < line.size(); i++) {
            if (line.number(i) != line.number(first) + i - first || line.number(first) > 1) {
                return -1;
            }
        }
        int columns = line.size() - first;
        if (columns < 4 || first > 2) {
            return -1;
        }
        Sentence row = Sentence.of(source, source.lineStart(offset), source.lineEnd(offset));
        long values = IntStream.range(0, row.size()).filter(row::isNumber).count();
        boolean fits = values == columns ? first == 0 || permutation : values == columns + 1 && first > 0;
        return fits ? -1 : columns;
    }

    /** The words of a line before an index, back to a value or a sign that ends what stood before. */
    private static Title ofLine(Source source, int start, int offset) {
        Sentence line = Sentence.of(source, start, offset);
        int last = line.size() - 1;
        boolean named = false;
        while (last >= 0 && !line.isWord(last) && isPassed(line, last)) {
            // What a call with a capital makes has the name of its type.
            boolean called = line.is(last, "(") && line.isWord(last - 1) && line.touches(last - 1);
            named |= line.is(last, ":", "=")
                    || (called && Character.isLowerCase(source.text.charAt(line.offset(line.nameStart(last - 1)))));
            last--;
        }
        int first = last;
        while (line.isWord(first - 1) || isPassed(line, first - 1)) {
            first--;
        }
        while (first < last && !line.isWord(first)) {
            first++;
        }
        boolean few = last - first < 4 * MOST_WORDS;
        return line.isWord(last) && few
                ? new Title(line.written(first, last), named, line.offset(first))
                : new Title("", false, start);
    }

    /** Where the last line ends that is not blank before an index. */
    private static int endOfLineAbove(Source source, int start) {
        int end = start;
        while (end > 0 && Character.isWhitespace(source.text.charAt(end - 1))) {
            end--;
        }
        return end;
    }

    /** Whether a sign may stand in or behind a name. */
    private static boolean isPassed(Sentence line, int i) {
        boolean pair = (line.is(i, "]") && line.is(i - 1, "["));
        boolean dot = line.is(i, ".") && line.isWord(i - 1) && line.touches(i - 1) && line.touches(i);
        return i >= 0 && !line.isNumber(i) && (pair || dot || PASSED.contains(line.text(i)));
    }

    /** The word that denies what stands below, or says that it is something else than a board; null if there is none. */
    public @Nullable String denial() {
        List<String> all = Keys.words(words);
        if (all.stream().anyMatch(HARMLESS::contains)) {
            return null;
        }
        String denial = Keys.denial(words);
        if (denial == null) {
            denial = all.stream()
                    .filter(word -> Words.UNDONE.has(word) && !word.startsWith("move"))
                    .findFirst()
                    .orElse(null);
        }
        return denial != null && Words.ofName(denial) == Words.OPEN && !named ? null : denial;
    }
}
