package io.github.nqueens.formats.forms.values;

import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.InterpretationFinder;
import io.github.nqueens.formats.tables.RegionLists;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the regions in lists of squares, one for each region, and in records, one for each square. */
public final class RegionRecords {
    private static final List<String> REGION_NAMES = List.of(
            "region", "color", "colour", "sector", "area", "cage", "zone", "group", "type", "shape", "block", "value");

    private final Source source;
    private final TextPart part;

    private RegionRecords(Source source, TextPart part) {
        this.source = source;
        this.part = part;
    }

    /** The table that a list of lists, a map or a list of records is, or null if it is none of these. */
    public static @Nullable Table table(Source source, Node list, String key, TextPart part) {
        RegionRecords records = new RegionRecords(source, part);
        if (list.hasKeys()) {
            Table byKey = records.byKey(list);
            if (byKey != null) {
                return byKey;
            }
        }
        if (list.lists().limit(2).count() == 0) {
            return null;
        }
        Table regions = records.regionLists(list, key);
        if (regions == null) {
            regions = records.idLists(list, key);
        }
        if (regions == null) {
            regions = records.triples(list);
        }
        return regions == null ? records.cells(list) : regions;
    }

    /** {"0,0": "red", "0,1": "red"}: a region for each square. */
    private @Nullable Table byKey(Node list) {
        SquareList squares = new SquareList(source);
        List<String> values = new ArrayList<>();
        for (Node child : list.children) {
            if (child.key == null
                    || !child.isScalar()
                    || !squares.add(child.key.replace("(", "").replace(")", ""), child.offset)) {
                return null;
            }
            values.add(child.text);
        }
        return values.size() < 4 ? null : gathered(values, squares);
    }

    /** The regions from the square of each value. */
    private Table gathered(List<String> values, SquareList squares) {
        Map<String, SquareList> regions = new LinkedHashMap<>();
        for (int i = 0; i < values.size(); i++) {
            SquareList region = regions.computeIfAbsent(values.get(i), unused -> new SquareList(source));
            region.ranks = squares.ranks;
            region.capitals = squares.capitals;
            region.add(squares.pairs.get(i)[0], squares.pairs.get(i)[1], squares.offsets.get(i));
        }
        int n = InterpretationFinder.root(values.size());
        int size = part.size > 0 ? part.size : n * n == values.size() ? n : -1;
        return RegionLists.table(source, List.copyOf(regions.keySet()), List.copyOf(regions.values()), size, part.from);
    }

    private @Nullable Table regionLists(Node list, String key) {
        List<Node> regions = list.lists().toList();
        List<SquareList> lists = new ArrayList<>();
        List<String> names = new ArrayList<>();
        int total = 0;
        boolean boards = true;
        boolean named = Keys.role(key) == Keys.Role.REGIONS
                || (regions.get(0).tag != null && Keys.role(regions.get(0).tag) == Keys.Role.REGIONS);
        for (Node region : regions) {
            Keys.Role role = region.key == null ? Keys.Role.NONE : Keys.role(region.key);
            SquareList squares = role == Keys.Role.NONE || role == Keys.Role.REGIONS ? squares(region) : null;
            if (squares == null) {
                return null;
            }
            lists.add(squares);
            names.add(name(region, lists.size() - 1));
            total += squares.size();
            boards &= isBoard(squares);
        }
        if (areNames(lists)) {
            return null;
        }
        int n = regions.size();
        boolean complete = total == n * n && !boards;
        if ((!complete && !named) || n < 2 || (boards && !named)) {
            return null;
        }
        if (list.children.size() > regions.size() && !list.hasKeys()) {
            return null;
        }
        return RegionLists.table(source, names, lists, part.size, part.from);
    }

    /** Whether what may be squares of chess has one letter throughout, as the names R1, R2 and so on of regions. */
    private static boolean areNames(List<SquareList> lists) {
        return lists.stream().allMatch(list -> list.ranks)
                && lists.stream()
                                .flatMap(list -> list.pairs.stream())
                                .map(pair -> pair[1])
                                .distinct()
                                .count()
                        == 1;
    }

    private static String name(Node region, int index) {
        if (region.key != null) {
            return region.key;
        }
        for (String wanted : List.of("id", "name", "color", "colour", "region", "label")) {
            for (Node child : region.children) {
                if (child.isScalar()
                        && child.key != null
                        && Keys.plain(child.key).equals(wanted)) {
                    return child.text + " (" + index + ")";
                }
            }
        }
        return "region " + index;
    }

    private static boolean isBoard(SquareList squares) {
        Set<Integer> rows = new LinkedHashSet<>();
        Set<Integer> columns = new LinkedHashSet<>();
        for (int[] pair : squares.pairs) {
            rows.add(pair[0]);
            columns.add(pair[1]);
        }
        int n = squares.size();
        return rows.size() == n && columns.size() == n && squares.greatest() - squares.least() == n - 1;
    }

    /** The squares that a list holds, itself or in its one list of squares; null if it holds none. */
    private @Nullable SquareList squares(Node list) {
        SquareList squares = new SquareList(source);
        if (!list.hasKeys()
                && !list.children.isEmpty()
                && list.children.stream().allMatch(squares::add)) {
            return squares;
        }
        List<Node> inner = list.lists().toList();
        SquareList found = null;
        for (Node one : inner) {
            Keys.Role role = one.key == null ? Keys.Role.NONE : Keys.role(one.key);
            if (role == Keys.Role.SOLUTION || role == Keys.Role.IGNORED || one.children.isEmpty()) {
                continue;
            }
            SquareList candidate = new SquareList(source);
            if (one.hasKeys() || !one.children.stream().allMatch(candidate::add) || found != null) {
                return found == null && inner.size() == 1 && !one.hasKeys() ? null : nested(one, inner.size());
            }
            found = candidate;
        }
        return found;
    }

    /** Elements of XML may have attributes beside their squares. */
    private @Nullable SquareList nested(Node element, int siblings) {
        if (siblings != 1) {
            return null;
        }
        SquareList squares = new SquareList(source);
        boolean all = element.lists().count() > 0 && element.lists().allMatch(squares::add);
        return all ? squares : null;
    }

    /** Regions as lists of the numbers of squares, row by row. */
    private @Nullable Table idLists(Node list, String key) {
        int n = list.children.size();
        if (n < 2 || !list.children.stream().allMatch(child -> child.allScalars() && !child.hasKeys())) {
            return null;
        }
        List<int[]> ids = new ArrayList<>();
        for (Node child : list.children) {
            ids.add(child.children.stream().mapToInt(Node::number).toArray());
        }
        int[] sorted = ids.stream().flatMapToInt(Arrays::stream).sorted().toArray();
        boolean ragged = ids.stream().anyMatch(row -> row.length != n);
        if (sorted.length != n * n
                || (!ragged && Keys.role(key) != Keys.Role.REGIONS)
                || !InterpretationFinder.isPermutation(sorted)) {
            return null;
        }
        List<SquareList> lists = new ArrayList<>();
        for (int region = 0; region < n; region++) {
            SquareList squares = new SquareList(source);
            for (int i = 0; i < ids.get(region).length; i++) {
                int id = ids.get(region)[i] - sorted[0];
                squares.add(id / n, id % n, list.children.get(region).children.get(i).offset);
            }
            lists.add(squares);
        }
        List<String> names = new ArrayList<>();
        for (int region = 0; region < n; region++) {
            names.add(name(list.children.get(region), region));
        }
        return RegionLists.table(source, names, lists, part.size, 0);
    }

    /** Lists of three values for each square: row, column and region, or as a list of names before them says. */
    private @Nullable Table triples(Node list) {
        List<Node> rows = new ArrayList<>(list.lists().toList());
        boolean swapped = false;
        if (rows.get(0).allScalars() && rows.get(0).children.stream().allMatch(Node::isWord)) {
            List<Node> names = rows.remove(0).children;
            swapped = !names.isEmpty() && SquareList.isColumn(Keys.plain(names.get(0).text));
        }
        int n = InterpretationFinder.root(rows.size());
        if (n < 2 || n * n != rows.size()) {
            return null;
        }
        SquareList squares = new SquareList(source);
        List<String> values = new ArrayList<>();
        Set<Integer> different = new HashSet<>();
        for (Node row : rows) {
            List<Node> three = row.children;
            if (three.size() != 3
                    || !row.allScalars()
                    || row.hasKeys()
                    || three.get(0).number() < 0
                    || three.get(1).number() < 0) {
                return null;
            }
            int first = three.get(swapped ? 1 : 0).number();
            int second = three.get(swapped ? 0 : 1).number();
            if (first > n || second > n || !different.add(first * (n + 1) + second)) {
                return null;
            }
            squares.add(first, second, row.offset);
            values.add(three.get(2).text);
        }
        return squares.greatest() - squares.least() == n - 1
                        && Set.copyOf(values).size() == n
                ? gathered(values, squares)
                : null;
    }

    /** Records that say the square, or follow the order of the squares, and its region. */
    private @Nullable Table cells(Node list) {
        List<Node> records = list.lists().toList();
        if (records.size() != list.children.size() && !list.hasKeys()) {
            return null;
        }
        if (records.stream()
                .allMatch(row -> row.allLists() && row.children.stream().allMatch(RegionRecords::isRecord))) {
            for (Node row : records) {
                if (records.size() > 2 && row.children.size() != records.size()) {
                    throw new IllegalArgumentException(source.at(row.offset) + " begins a row of "
                            + Interpretation.counted(row.children.size(), "square") + ", but there are "
                            + Interpretation.counted(records.size(), "row") + "; a board has as many rows as columns");
                }
            }
            records = records.stream().flatMap(row -> row.children.stream()).toList();
        }
        if (records.size() < 4 || !records.stream().allMatch(RegionRecords::isRecord)) {
            return null;
        }
        int n = InterpretationFinder.root(records.size());
        Map<String, List<String>> fields = new LinkedHashMap<>();
        for (Node record : records) {
            for (Node field : record.children) {
                if (field.isScalar() && field.key != null) {
                    fields.computeIfAbsent(field.key, unused -> new ArrayList<>())
                            .add(field.text);
                }
            }
        }
        int count = records.size();
        requireWhole(records, fields);
        requireKnownTruths(records);
        fields.values().removeIf(values -> values.size() != count);
        SquareList squares = positions(records, fields, n);
        String region = regionField(fields, n);
        List<String> names = region == null ? null : fields.get(region);
        if (squares == null) {
            return null;
        }
        SquareList queens = CellQueens.of(records, squares, region);
        if (names == null) {
            return queens.size() == n && n * n == count
                    ? located(queens, squares).table()
                    : null;
        }
        if (queens.size() > 0) {
            part.with(located(queens, squares).table().keyed("queens"));
        }
        return gathered(names, squares);
    }

    /** A number that most records have, each another one, is that of the square, and no record goes without it. */
    private void requireWhole(List<Node> records, Map<String, List<String>> fields) {
        for (Map.Entry<String, List<String>> field : fields.entrySet()) {
            List<String> values = field.getValue();
            boolean numbers = values.stream().allMatch(value -> Signs.number(value) >= 0);
            boolean most = 2 * values.size() > records.size() && values.size() < records.size();
            boolean isNumber = numbers && Set.copyOf(values).size() == values.size();
            if (most && (isNumber || Keys.role(field.getKey()) == Keys.Role.REGIONS)) {
                Node other = records.stream()
                        .filter(record -> record.children.stream()
                                .noneMatch(child -> field.getKey().equals(child.key)))
                        .findFirst()
                        .orElse(records.get(0));
                throw new IllegalArgumentException(source.at(other.offset) + " begins a record with "
                        + other.children.stream()
                                .map(child -> Source.quote(String.valueOf(child.key)))
                                .collect(Collectors.joining(", "))
                        + ", but without " + Source.quote(field.getKey()) + ", which all others have; add it");
            }
        }
    }

    /** What is true of some squares under a name that nobody knows may be a queen. */
    private void requireKnownTruths(List<Node> records) {
        for (Node record : records) {
            for (Node field : record.children) {
                String name = String.valueOf(field.key);
                if (field.isScalar()
                        && field.text.equals("true")
                        && !Keys.isAside(name)
                        && !Keys.words(name).contains("queen")) {
                    throw new IllegalArgumentException(
                            source.at(field.offset) + " has a value under the name " + Source.quote(name)
                                    + ", which says nothing that is known of a square; leave it out, or name it 'isQueen'");
                }
            }
        }
    }

    /** Says what the rows and columns of some squares count from, as all squares of the board show it. */
    private SquareList located(SquareList some, SquareList all) {
        part.from = part.from < 0 && !all.ranks ? all.least() : part.from;
        return some;
    }

    private static boolean isRecord(Node node) {
        return !node.isScalar()
                && node.children.stream().anyMatch(child -> child.isScalar() && child.key != null)
                && node.lists().allMatch(list -> list.children.isEmpty());
    }

    /** The square of each record. What says it is taken out of the fields. */
    private @Nullable SquareList positions(List<Node> records, Map<String, List<String>> fields, int n) {
        SquareList squares = new SquareList(source);
        if (records.stream().allMatch(squares::add)) {
            fields.keySet()
                    .removeIf(name -> SquareList.isRow(Keys.plain(name)) || SquareList.isColumn(Keys.plain(name)));
            return squares;
        }
        requireBoth(records);
        if (n * n != records.size()) {
            return null;
        }
        int[] ids = null;
        for (Map.Entry<String, List<String>> field : List.copyOf(fields.entrySet())) {
            int[] numbers = field.getValue().stream().mapToInt(Signs::number).toArray();
            if (InterpretationFinder.isPermutation(numbers)) {
                fields.remove(field.getKey());
                int first = Arrays.stream(numbers).min().orElse(0);
                ids = ids == null ? Arrays.stream(numbers).map(id -> id - first).toArray() : ids;
            }
        }
        SquareList placed = new SquareList(source);
        for (int i = 0; i < records.size(); i++) {
            int id = ids == null ? i : ids[i];
            placed.add(id / n, id % n, records.get(i).offset);
        }
        return placed;
    }

    /** Records that say a row or a column, and not both, do not stand in the order of the squares. */
    private void requireBoth(List<Node> records) {
        boolean some = records.stream().anyMatch(new SquareList(source)::add);
        for (Node record : records) {
            for (Node field : record.children) {
                String name = field.key == null ? "" : Keys.plain(field.key);
                if ((some || name.length() > 1)
                        && (SquareList.isRow(name) || SquareList.isColumn(name))
                        && !new SquareList(source).add(record)) {
                    throw new IllegalArgumentException(source.at(record.offset) + " begins a record with "
                            + record.children.stream()
                                    .map(child -> Source.quote(String.valueOf(child.key)))
                                    .collect(Collectors.joining(", "))
                            + ", which is no square; each square needs a row and a column");
                }
            }
        }
    }

    /** The field that says the region: the one with n different values, or the one that is called so. */
    private static @Nullable String regionField(Map<String, List<String>> fields, int n) {
        List<String> fitting = new ArrayList<>();
        for (Map.Entry<String, List<String>> field : fields.entrySet()) {
            if (Set.copyOf(field.getValue()).size() == n) {
                fitting.add(field.getKey());
            }
        }
        for (String wanted : REGION_NAMES) {
            for (String name : fitting.isEmpty() ? List.copyOf(fields.keySet()) : fitting) {
                if (Keys.plain(name).contains(wanted)) {
                    return name;
                }
            }
        }
        return fitting.size() == 1 ? fitting.get(0) : null;
    }
}
