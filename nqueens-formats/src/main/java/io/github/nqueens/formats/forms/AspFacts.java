package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.tables.RegionLists;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads facts of answer set programs: regions, blocked squares, queens, and the numbers of the rows. */
public final class AspFacts {
    private static final Set<String> QUEENS = Set.of("queen", "q", "star");
    private static final Set<String> SIZES =
            Set.of("num", "board", "row", "col", "column", "size", "n", "dim", "index", "number");

    private final Source source;
    private final TextPart part;
    private final Map<String, SquareList> regions = new LinkedHashMap<>();
    private int least = -1;

    private AspFacts(Source source, TextPart part) {
        this.source = source;
        this.part = part;
    }

    /** The part that the facts are, or null if the values are none. */
    public static @Nullable TextPart part(Source source, Node values, TextPart part) {
        Map<String, List<Node>> facts = new LinkedHashMap<>();
        for (Node value : values.children) {
            if (!value.isScalar()
                    && value.key == null
                    && value.tag != null
                    && !value.tag.isEmpty()
                    && isFact(source, value)) {
                facts.computeIfAbsent(value.tag, unused -> new ArrayList<>()).add(value);
            } else if (value.tag == null && value.children.size() > 1) {
                // A list is no fact, and what looks like one beside it says its size or its row.
                return null;
            }
        }
        if (facts.isEmpty()) {
            return null;
        }
        for (Node value : values.children) {
            if (value.isScalar() && value.key != null) {
                part.set(value.key, value.text, value.offset);
            }
        }
        return new AspFacts(source, part).read(facts) ? part : null;
    }

    private static String name(Node fact) {
        return Objects.requireNonNull(fact.tag);
    }

    private static boolean isFact(Source source, Node value) {
        return source.text.startsWith(
                name(value) + "(", value.offset - name(value).length());
    }

    private boolean read(Map<String, List<Node>> facts) {
        SquareList placed = new SquareList(source);
        SquareList blocked = new SquareList(source);
        List<Node> unknown = new ArrayList<>();
        facts.forEach((name, same) -> {
            String plain = Keys.plain(name);
            boolean given = Keys.role(name) == Keys.Role.GIVEN || QUEENS.contains(plain);
            boolean understood = isSize(same, plain)
                    || addRegions(same)
                    || (Keys.role(name) == Keys.Role.BLOCKED && addSquares(blocked, same))
                    || (given && addSquares(placed, same));
            if (!understood) {
                unknown.add(same.get(0));
            }
        });
        if (!unknown.isEmpty() && unknown.size() < facts.size()) {
            throw refusal(
                    unknown.get(0),
                    ", which this reader does not know; write regions as region(name,(x,y)), blocked squares as block(row,column)"
                            + " and queens as queen(row,column)");
        }
        if (!regions.isEmpty()) {
            part.with(RegionLists.table(
                    source, List.copyOf(regions.keySet()), List.copyOf(regions.values()), part.size, part.from));
        }
        part.parameters = true;
        part.from = least == 0 ? 0 : part.from;
        if (placed.size() > 0) {
            part.with(placed.table().keyed("given"));
        }
        if (blocked.size() > 0) {
            part.with(blocked.table().keyed("blocks"));
        }
        return unknown.size() < facts.size();
    }

    private IllegalArgumentException refusal(Node fact, String why) {
        return new IllegalArgumentException(source.at(fact.offset) + " has a fact " + Source.quote(name(fact)) + why);
    }

    /** Takes the size of facts such as {@code row(1..4)} or {@code num(4)}. */
    private boolean isSize(List<Node> facts, String name) {
        TreeSet<Integer> numbers = new TreeSet<>();
        for (Node fact : facts) {
            String range = fact.children.size() == 1 ? fact.children.get(0).text : "";
            int dots = range.indexOf("..");
            numbers.add(Signs.number(dots < 0 ? range : range.substring(0, dots)));
            numbers.add(Signs.number(dots < 0 ? range : range.substring(dots + 2)));
        }
        if (!SIZES.contains(name) || numbers.first() < 0) {
            return false;
        }
        least = numbers.size() > 1 ? numbers.first() : -1;
        part.size = numbers.last() + (least == 0 ? 1 : 0);
        return true;
    }

    /** Adds the squares of facts, each of which has one as its arguments or as its only one. */
    private static boolean addSquares(SquareList squares, List<Node> facts) {
        return facts.stream()
                .allMatch(fact -> squares.add(
                        fact.children.size() == 1 && !fact.children.get(0).isScalar() ? fact.children.get(0) : fact));
    }

    /** Adds the squares of facts to their regions, if each fact has both: {@code region(a,(1,2))} or {@code region(1,2,a)}. */
    private boolean addRegions(List<Node> facts) {
        boolean fits = facts.stream()
                .allMatch(fact -> fact.children.size() == 3
                        ? fact.allScalars()
                        : fact.children.size() == 2
                                && fact.lists().count() == 1
                                && new SquareList(source)
                                        .add(fact.lists().findFirst().orElse(fact)));
        if (!fits) {
            return false;
        }
        boolean nested = facts.get(0).children.size() == 2;
        int place = nested ? -1 : regionArgument(facts);
        for (Node fact : facts) {
            List<Node> square = new ArrayList<>(fact.children);
            Node region = square.remove(nested ? (square.get(0).isScalar() ? 0 : 1) : place);
            SquareList squares = regions.computeIfAbsent(region.text, unused -> new SquareList(source));
            // The pair of a fact is written (x,y), as in geometry.
            squares.columnFirst = nested;
            if (square.size() != (nested ? 1 : 2)
                    || !squares.add(nested ? square.get(0) : Node.list(fact.offset, square))) {
                throw refusal(fact, " that is no region and square; write " + name(fact) + "(name,(x,y))");
            }
        }
        return true;
    }

    /** Which of three arguments is the region: the one that is no number, or without which the squares are all different. */
    private int regionArgument(List<Node> facts) {
        boolean first = isRegionAt(facts, 0);
        if (first && isRegionAt(facts, 2)) {
            throw refusal(facts.get(0), " whose first or last argument may be the region; write the region as a word");
        }
        return first || facts.stream().anyMatch(fact -> fact.children.size() != 3) ? 0 : 2;
    }

    private static boolean isRegionAt(List<Node> facts, int place) {
        Set<String> squares = new HashSet<>();
        for (Node fact : facts) {
            List<Node> pair = new ArrayList<>(fact.children);
            pair.remove(Math.min(place, pair.size() - 1));
            boolean numbers = pair.stream().allMatch(node -> node.number() >= 0);
            if (!numbers || !squares.add(pair.get(0).text + "," + pair.get(pair.size() - 1).text)) {
                return false;
            }
        }
        return true;
    }
}
