package io.github.nqueens.formats.literals;

import io.github.nqueens.formats.tables.Squares;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.text.Keys;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Source;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Squares whose rows stand in one list and whose columns stand in another. */
final class AxisLists {
    private AxisLists() {}

    /** The squares whose rows and columns stand in a list each, or null. */
    static @Nullable Table table(Source source, Node list, String key) {
        List<Node> lists = list.lists().toList();
        if (lists.size() != 2 || Keys.role(key) == Keys.Role.IGNORED) {
            return null;
        }
        Node one = lists.get(0);
        Node other = lists.get(1);
        int n = one.children.size();
        boolean numbers = lists.stream()
                .allMatch(axis -> axis.key != null
                        && axis.children.size() == n
                        && axis.children.stream().allMatch(child -> child.number() >= 0 && child.key == null));
        String names = numbers && n > 1 ? plainName(one) + " " + plainName(other) : "";
        if (names.equals("x y") || names.equals("y x")) {
            throw new IllegalArgumentException(
                    "the lists at " + source.at(one.offset) + " and " + source.at(other.offset)
                            + " can be read as two boards and as the columns and the rows of squares, and these differ; write each square"
                            + " as [row, column], or name the lists rows and cols");
        }
        boolean rowFirst = names.matches("(rows|row|r) (cols|columns|col|column|c)");
        if (!rowFirst && !names.matches("(cols|columns|col|column|c) (rows|row|r)")) {
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

    private static String plainName(Node value) {
        return value.key == null ? "" : Keys.plain(value.key);
    }
}
