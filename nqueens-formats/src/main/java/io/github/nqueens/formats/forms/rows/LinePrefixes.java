package io.github.nqueens.formats.forms.rows;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Takes off the word before each row of values. */
public final class LinePrefixes {
    private static final int FEWEST_ROWS = 3;

    private LinePrefixes() {}

    /**
     * The lines of values between commas without the word that begins each of them, as in {@code DATA 0,1,0,0}. What stands behind the word
     * is a value of other squares too.
     */
    static List<Line> withoutWord(List<Line> lines) {
        Set<String> first = new HashSet<>();
        Set<String> others = new HashSet<>();
        String word = "";
        for (Line line : lines) {
            int comma = line.text.indexOf(line.separator);
            int space = line.separator == ',' ? line.text.lastIndexOf(' ', comma) : -1;
            if (space < 0 || lines.size() < FEWEST_ROWS) {
                return lines;
            }
            word = word.isEmpty() ? line.text.substring(0, space) : word;
            if (!line.text.startsWith(word + " ") || space != word.length()) {
                return lines;
            }
            first.add(line.text.substring(space + 1, comma));
            others.addAll(Arrays.asList(line.cells).subList(1, line.cells.length));
        }
        int start = word.length() + 1;
        return others.containsAll(first)
                ? lines.stream().map(line -> line.from(start)).toList()
                : lines;
    }
}
