package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.forms.rows.Line;
import io.github.nqueens.formats.forms.rows.LineReader;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the values of an instance of XCSP3: {@code <list> q[] </list> <values> 1 3 0 2 </values>}. */
final class XcspValues {
    private XcspValues() {}

    static @Nullable Candidate read(Text text) {
        Line values = values(text.source);
        return values == null
                ? null
                : Candidate.of(
                        "the values of an instance", text.source, () -> LineReader.parts(text.source, List.of(values)));
    }

    /** The line of the values, or null for any other text. The variables are those of one array, in the order of their numbers if it has these. */
    private static @Nullable Line values(Source source) {
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
}
