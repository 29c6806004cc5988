package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.words.Keys;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the queens that a field of the record of a square tells of, as in {@code "isQueen": true} or {@code "mark": "Q"}. */
final class CellQueens {
    private static final Set<String> YES = Set.of("true", "1", "yes");
    private static final Set<String> NO = Set.of("false", "0", "no");

    private CellQueens() {}

    /**
     * The squares of the queens of the first field whose values tell of queens and of nothing else.
     *
     * @param squares the square of each record
     * @param region the field that says the region, or null
     * @return the squares, of which there may be none
     */
    static SquareList of(List<Node> records, SquareList squares, @Nullable String region) {
        SquareList queens = new SquareList(squares.source);
        queens.ranks = squares.ranks;
        Set<String> names = records.stream()
                .flatMap(record -> record.children.stream())
                .filter(field -> field.key != null && !field.key.equals(region))
                .map(field -> field.key)
                .collect(Collectors.toUnmodifiableSet());
        String name = names.stream()
                .sorted()
                .filter(key -> tellsOfQueens(records, key))
                .findFirst()
                .orElse(null);
        for (int i = 0; i < records.size() && name != null; i++) {
            Node field = records.get(i).child(name);
            if (field != null && isQueen(field)) {
                queens.add(squares.pairs.get(i)[0], squares.pairs.get(i)[1], field.offset);
            }
        }
        return queens;
    }

    /** Whether the values under a name are queens and empty squares, some of each. */
    private static boolean tellsOfQueens(List<Node> records, String name) {
        String plain = Keys.plain(name);
        boolean named = plain.contains("queen") || (plain.contains("star") && !plain.contains("start"));
        int queens = 0;
        for (Node record : records) {
            Node field = record.child(name);
            boolean queen = field != null && isQueen(field);
            boolean word = field != null && !Signs.QUEENS.contains(field.text) && !isEmptySign(field.text);
            if (field != null && ((!queen && !isNone(field)) || (word && !named))) {
                return false;
            }
            queens += queen ? 1 : 0;
        }
        return queens > 0 && queens < records.size();
    }

    private static boolean isQueen(Node field) {
        return field.isScalar()
                && (Signs.QUEENS.contains(field.text) || YES.contains(field.text.toLowerCase(Locale.ROOT)));
    }

    private static boolean isNone(Node field) {
        return field.isScalar() && (isEmptySign(field.text) || NO.contains(field.text.toLowerCase(Locale.ROOT)));
    }

    private static boolean isEmptySign(String text) {
        return Signs.OPEN.contains(text) || Signs.CROSSES.contains(text);
    }
}
