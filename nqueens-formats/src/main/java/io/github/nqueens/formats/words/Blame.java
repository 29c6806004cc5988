package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Source;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;

/** Finds the name in a text that may be the cause of a refusal which does not speak of it. */
public final class Blame {
    private static final int LONGEST = 200_000;
    private static final int MANY = 3;

    private Blame() {}

    /** A refusal with the first name that says nothing that is known of a board, or with one that stands once where others stand often. */
    public static IllegalArgumentException naming(Source source, IllegalArgumentException refusal) {
        String message = String.valueOf(refusal.getMessage());
        if (source.text.length() > LONGEST) {
            return refusal;
        }
        Map<String, Integer> names = new LinkedHashMap<>();
        Map<String, Integer> counts = new HashMap<>();
        for (Sentence line : Sentence.all(source, source.text)) {
            for (int i = 0; i < line.size(); i++) {
                boolean begins = line.isWord(i) && !(line.touches(i - 1) && line.isNameAt(i - 1));
                int last = begins ? line.wholeNameEnd(i) : -1;
                if (begins && line.isNamed(last)) {
                    String name = line.written(i, last);
                    names.putIfAbsent(name, line.offset(i));
                    counts.merge(shape(name), 1, Integer::sum);
                }
            }
        }
        String unknown = "";
        String odd = "";
        boolean many = counts.values().stream().anyMatch(count -> count >= MANY);
        for (String name : names.keySet()) {
            boolean once = counts.getOrDefault(shape(name), 0) == 1;
            // The last of the names that stand once is inside of what the others begin.
            boolean first = unknown.isEmpty() || (many && once);
            unknown = first && name.length() > 2 && !Keys.isAside(name) ? name : unknown;
            odd = many && once && !Keys.isSize(name) && !Keys.isRule(name) ? name : odd;
        }
        String blamed = unknown.isEmpty() ? odd : unknown;
        return blamed.isEmpty() || message.contains(blamed)
                ? refusal
                : new IllegalArgumentException(
                        message + "; the name " + Source.quote(blamed) + " on "
                                + source.lineOf(names.getOrDefault(blamed, 0))
                                + (unknown.isEmpty()
                                        ? " stands once, among others of one kind"
                                        : " says nothing that is known"),
                        refusal);
    }

    /** A name without its numbers, which count. */
    private static String shape(String name) {
        StringBuilder shape = new StringBuilder();
        name.chars().filter(c -> !Character.isDigit(c)).forEach(c -> shape.append((char) c));
        return shape.toString();
    }
}
