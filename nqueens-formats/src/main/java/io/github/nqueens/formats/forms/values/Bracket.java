package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.text.Node;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A bracket that is not closed yet.
 *
 * @param list the values behind it so far
 * @param closer the sign that closes it
 * @param rowEnds how many values stand before each sign that ends a row, which is ; or |
 * @param commas how many values stand before each comma
 */
record Bracket(Node list, char closer, List<Integer> rowEnds, List<Integer> commas) {
    Bracket(Node list, char closer) {
        this(list, closer, new ArrayList<>(), new ArrayList<>());
    }

    int offset() {
        return list.offset;
    }

    @Nullable
    Node last() {
        return list.children.isEmpty() ? null : list.children.get(list.children.size() - 1);
    }

    void removeLast() {
        list.children.remove(list.children.size() - 1);
    }

    void endRow() {
        rowEnds.add(list.children.size());
    }

    void comma() {
        commas.add(list.children.size());
    }

    /** Whether commas stand between pairs of numbers, as Clojure prints a map. */
    private boolean isMap() {
        int size = list.children.size();
        return closer == '}'
                && rowEnds.isEmpty()
                && size > 2
                && commas.size() == size / 2 - 1
                && commas.stream().allMatch(before -> before % 2 == 0)
                && list.children.stream().allMatch(child -> child.number() >= 0);
    }

    /** The list of the values, or the list of their rows or pairs if signs end these. */
    Node closed() {
        if (isMap()) {
            rowEnds.addAll(commas);
        }
        if (rowEnds.isEmpty() || !list.allScalars() || list.hasKeys()) {
            return list;
        }
        Node rows = Node.list(list.offset);
        rows.key = list.key;
        rows.tag = list.tag;
        rows.index = list.index;
        int start = 0;
        endRow();
        for (int end : rowEnds) {
            if (end > start) {
                rows.children.add(Node.list(list.children.get(start).offset, list.children.subList(start, end)));
            }
            start = end;
        }
        boolean column = rows.children.stream().allMatch(row -> row.children.size() == 1);
        return rows.children.size() > 1 && !column ? rows : list;
    }
}
