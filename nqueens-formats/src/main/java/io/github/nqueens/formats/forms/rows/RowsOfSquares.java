package io.github.nqueens.formats.forms.rows;

import io.github.nqueens.formats.forms.Candidate;
import io.github.nqueens.formats.forms.SquaresOnLines;
import io.github.nqueens.formats.forms.Text;
import io.github.nqueens.formats.text.Signs;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads rows of squares: letters, numbers or signs, glued or with something between them, in a frame or without one. */
public final class RowsOfSquares {
    private RowsOfSquares() {}

    public static @Nullable Candidate read(Text text) {
        if (text.isMarkup) {
            return null;
        }
        IntStream cells = text.lines.stream().filter(RowsOfSquares::isBare).flatMapToInt(RowsOfSquares::squares);
        return Candidate.ofRows(
                "rows of squares", cells, () -> LineReader.partsBesideSquares(text.source, lines(text)));
    }

    /** The lines outside of brackets. Few lines with brackets beside many rows are rows with a typing error, or remarks. */
    private static List<Line> lines(Text text) {
        if (text.frame.bracketed() || !text.isStructured()) {
            return text.lines;
        }
        List<Line> outside = text.lines.stream()
                .filter(line -> !isInBrackets(line) || SquaresOnLines.named(text.source, line) != null)
                .toList();
        long rows = outside.stream().filter(RowsOfSquares::isBare).count();
        long strays = text.lines.stream()
                .filter(line -> isInBrackets(line) && isBare(line))
                .count();
        return 2 * strays < rows ? text.lines : outside;
    }

    /** Where the cells of a line begin that are numbers or signs. */
    private static IntStream squares(Line line) {
        return IntStream.range(0, line.cells.length)
                .filter(i -> line.cells[i].length() == 1 || Signs.number(line.cells[i]) >= 0)
                .map(i -> line.offsets[i]);
    }

    private static boolean isInBrackets(Line line) {
        return Text.hasBracket(line.text) || Text.isStructured(line.text);
    }

    private static boolean isBare(Line line) {
        return line.kind == Line.Kind.ROW && !Signs.hasWord(line.text);
    }
}
