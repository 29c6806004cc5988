package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads the model of a solver for satisfiability: a variable for each square, row after row, with a minus if no queen stands there. */
public final class SatModel {
    private SatModel() {}

    /**
     * The line of the values of an XCSP3 instance, or null for any other text. Their variables are those of one array, in the order of their
     * numbers if the text has these.
     */
    public static @Nullable Line values(Source source) {
        String text = source.text;
        int start = text.indexOf("<values>") + "<values>".length();
        int end = text.indexOf("</values>");
        int list = text.indexOf("<list>");
        int listEnd = text.indexOf("</list>");
        if (!text.contains("<values>") || end < start || list < 0 || listEnd < list) {
            return null;
        }
        String[] names =
                text.substring(list + "<list>".length(), listEnd).strip().split("\\s+", -1);
        Line line = Line.row(text.substring(start, end).strip(), start);
        boolean array = names.length == 1 && names[0].endsWith("[]");
        int first = number(names[0]);
        for (int i = 0; i < names.length && !array; i++) {
            if (first < 0 || number(names[i]) != first + i || names.length != line.cells.length) {
                return null;
            }
        }
        return line;
    }

    /** The number that a name has, or -1 if it has none or several. */
    private static int number(String name) {
        return Signs.number(String.join(" ", name.split("[^0-9]+", -1)).strip());
    }

    /** The part of a model, or null for any other text. */
    public static @Nullable TextPart part(Source source, List<Line> lines) {
        boolean marked = lines.stream().anyMatch(line -> line.text.startsWith("v "));
        TreeMap<Integer, String> values = new TreeMap<>();
        TreeMap<Integer, Integer> places = new TreeMap<>();
        int start = 0;
        for (Line line : lines) {
            String text = line.text;
            if (marked ? !text.startsWith("v ") : text.isEmpty() || Character.isLetter(text.charAt(0))) {
                continue;
            }
            for (String word : (marked ? text.substring(2) : text).split(" +", -1)) {
                boolean none = word.startsWith("-");
                int variable = Signs.number(none ? word.substring(1) : word);
                if (variable < 0 || (variable > 0 && values.put(variable, none ? "0" : "1") != null)) {
                    return null;
                }
                places.put(variable, line.offset);
                start = variable == 1 ? line.offset : start;
            }
        }
        int count = values.size();
        int n = InterpretationFinder.root(count);
        if (count < 4 || !values.containsValue("0") || values.firstKey() != 1 || values.lastKey() != count) {
            return null;
        }
        if (n * n != count) {
            throw new IllegalArgumentException(source.at(start) + " begins a model of " + count
                    + " variables, but a board has one for each square, as many as a square number;"
                    + " leave out the other variables, or write the columns of the queens");
        }
        List<String> all = List.copyOf(values.values());
        List<String[]> cells = new ArrayList<>();
        List<int[]> offsets = new ArrayList<>();
        for (int row = 0; row < n; row++) {
            cells.add(all.subList(row * n, (row + 1) * n).toArray(String[]::new));
            int first = row * n + 1;
            offsets.add(IntStream.range(first, first + n).map(places::get).toArray());
        }
        return new TextPart(source).with(Table.bracketed(source, cells, offsets));
    }
}
