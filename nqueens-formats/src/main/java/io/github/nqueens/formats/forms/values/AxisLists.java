package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Axes;
import io.github.nqueens.formats.words.Keys;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Squares whose rows stand in one list and whose columns stand in another. */
final class AxisLists {
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
        if (!numbers || n < 2) {
            return null;
        }
        boolean rowFirst = areRows(one) && areColumns(other);
        if (!rowFirst && !(areColumns(one) && areRows(other))) {
            boolean counted = n > 3
                    && (counts(one) || counts(other))
                    && (one.key != null || list.children.get(0).children.size() == 1 || isPlot(list.tag))
                    && lists.stream().allMatch(AxisLists::saysNothing);
            return counted || areCoordinates(plainName(one), plainName(other)) ? rows(source, one, other) : null;
        }
        SquareList squares = new SquareList(source);
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

    private static boolean areRows(Node axis) {
        return plainName(axis).equals("r") || Axes.areRows(String.valueOf(axis.key));
    }

    private static boolean areColumns(Node axis) {
        return plainName(axis).equals("c") || Axes.areColumns(String.valueOf(axis.key));
    }

    /** Whether two names are x and y or xs and ys: in programs, either may be the row. */
    private static boolean areCoordinates(String one, String other) {
        Set<String> names = Set.of(one.isEmpty() ? "one" : one, other.isEmpty() ? "other" : other);
        return names.equals(Set.of("x", "y")) || names.equals(Set.of("xs", "ys"));
    }

    /** The two lists as they stand, which are two boards if a reading says so. */
    private static Table rows(Source source, Node one, Node other) {
        Table table = Literals.rows(source, List.of(one, other));
        table.axes = true;
        return table;
    }

    /** Whether a list counts from 0 or from 1: as a board its queens would stand on one diagonal. */
    private static boolean counts(Node axis) {
        int first = axis.children.get(0).number();
        return first >= 0
                && first <= 1
                && IntStream.range(0, axis.children.size())
                        .allMatch(i -> axis.children.get(i).number() == first + i);
    }

    /** Whether a list has no name, or one that says nothing of a board, unlike that of a start or of a solution. */
    private static boolean saysNothing(Node axis) {
        return axis.key == null || Keys.role(axis.key) == Keys.Role.NONE || Keys.mayBeSolution(axis.key);
    }

    /** Whether a call draws points, such as {@code plt.scatter(x, y)}. */
    private static boolean isPlot(@Nullable String call) {
        return call != null && (call.endsWith("scatter") || call.endsWith("plot"));
    }

    private static String plainName(Node value) {
        return value.key == null ? "" : Keys.plain(value.key);
    }
}
