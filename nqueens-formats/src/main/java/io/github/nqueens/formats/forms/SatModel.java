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

    /** A variable for each square. */
    static @Nullable Candidate read(Text text) {
        return Candidate.of(
                "the model of a solver for satisfiability", text.source, () -> parts(text.source, text.lines));
    }

    /** The part of a model, or null for any other text. */
    private static @Nullable List<TextPart> parts(Source source, List<Line> lines) {
        boolean marked = lines.stream().anyMatch(line -> line.text.startsWith("v "));
        TreeMap<Integer, String> values = new TreeMap<>();
        TreeMap<Integer, Integer> places = new TreeMap<>();
        int start = 0;
        for (Line line : lines) {
            String text = line.text;
            if (marked ? !text.startsWith("v ") : text.isEmpty() || Character.isLetter(text.charAt(0))) {
                continue;
            }
            for (int at = marked ? 2 : 0; at < text.length(); at = Signs.spacesEnd(text, at)) {
                int end = text.indexOf(' ', at) < 0 ? text.length() : text.indexOf(' ', at);
                String word = text.substring(at, end);
                boolean none = word.startsWith("-");
                int variable = Signs.number(none ? word.substring(1) : word);
                if (variable < 0 || (variable > 0 && values.put(variable, none ? "0" : "1") != null)) {
                    return null;
                }
                places.put(variable, line.offset + at);
                start = variable == 1 ? line.offset : start;
                at = end;
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
        return List.of(new TextPart(source).with(Table.bracketed(source, cells, offsets)));
    }
}
