package io.github.nqueens.formats.literals;

import io.github.nqueens.formats.tables.Squares;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.text.Keys;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Source;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Squares whose rows stand in one list and whose columns stand in another. */
final class AxisLists {
    private static final String ROW = "(r|row(s|ind|idx|indices)?)";
    private static final String COLUMN = "(c|col(s|umn|umns|ind|idx|indices)?)";

    private AxisLists() {}

    /** The squares whose rows and columns stand in a list each, or null. */
    static @Nullable Table table(Source source, Node list, String key) {
        List<Node> lists = list.lists().map(AxisLists::inner).toList();
        if (lists.size() != 2 || Keys.role(key) == Keys.Role.IGNORED) {
            return null;
        }
        Node one = lists.get(0);
        Node other = lists.get(1);
        int n = one.children.size();
        boolean numbers = lists.stream()
                .allMatch(axis -> axis.children.size() == n
                        && axis.children.stream().allMatch(child -> child.number() >= 0 && child.key == null));
        String names = numbers && n > 1 ? plainName(one) + " " + plainName(other) : "";
        boolean rowFirst = names.matches(ROW + " " + COLUMN);
        if (!rowFirst && !names.matches(COLUMN + " " + ROW)) {
            boolean counted = numbers
                    && n > 3
                    && (counts(one) || counts(other))
                    && (one.key != null || list.children.get(0).children.size() == 1 || isPlot(list.tag))
                    && lists.stream().allMatch(AxisLists::saysNothing);
            if (counted || names.matches("xs? ys?|ys? xs?")) {
                throw new IllegalArgumentException("the lists at " + source.at(one.offset) + " and "
                        + source.at(other.offset)
                        + " can be read as two boards and as the columns and the rows of squares, and these differ; write each square"
                        + " as [row, column], or name the lists rows and cols, or write the boards without names");
            }
            return null;
        }
        Squares squares = new Squares(source);
        for (int i = 0; i < n; i++) {
            int first = one.children.get(i).number();
            int second = other.children.get(i).number();
            squares.add(rowFirst ? first : second, rowFirst ? second : first, one.children.get(i).offset);
        }
        return squares.table();
    }

    /** The list that stands alone in another one, as in {@code array([0, 1])}, under the name of that one; any other list unchanged. */
    private static Node inner(Node axis) {
        if (axis.children.size() != 1 || axis.children.get(0).isScalar()) {
            return axis;
        }
        Node inner = Node.list(axis.offset, axis.children.get(0).children);
        inner.key = axis.key;
        return inner;
    }

    /** Whether a list counts from 0 or from 1: as a board its queens would stand on one diagonal. */
    private static boolean counts(Node axis) {
        int first = axis.children.get(0).number();
        return first >= 0
                && first <= 1
                && IntStream.range(0, axis.children.size())
                        .allMatch(i -> axis.children.get(i).number() == first + i);
    }

    /** Whether a list has no name, or one that says nothing of a board, such as that of a start or of a solution. */
    private static boolean saysNothing(Node axis) {
        return axis.key == null || Keys.role(axis.key) == Keys.Role.NONE;
    }

    /** Whether a call draws points, such as {@code plt.scatter(x, y)}. */
    private static boolean isPlot(@Nullable String call) {
        return call != null && (call.endsWith("scatter") || call.endsWith("plot"));
    }

    private static String plainName(Node value) {
        return value.key == null ? "" : Keys.plain(value.key);
    }
}
