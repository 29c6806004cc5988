package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.tables.RegionLists;
import io.github.nqueens.formats.tables.SquareList;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Node;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import io.github.nqueens.formats.words.Keys;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Reads facts of answer set programs: regions, blocked squares, queens, and the numbers of the rows. */
public final class AspFacts {
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
        boolean understood = false;
        List<Map.Entry<String, List<Node>>> unknown = new ArrayList<>();
        for (Map.Entry<String, List<Node>> group : facts.entrySet()) {
            Keys.Role role = Keys.role(group.getKey());
            String plain = Keys.plain(group.getKey());
            if (isSize(group.getValue(), plain)) {
                understood = true;
            } else if (group.getValue().stream().allMatch(this::isRegion)) {
                readRegions(group.getValue(), plain);
                understood = true;
            } else if ((role == Keys.Role.BLOCKED && group.getValue().stream().allMatch(fact -> square(blocked, fact)))
                    || ((role == Keys.Role.GIVEN || plain.equals("queen") || plain.equals("q") || plain.equals("star"))
                            && group.getValue().stream().allMatch(fact -> square(placed, fact)))) {
                understood = true;
            } else {
                unknown.add(group);
            }
        }
        if (understood && !unknown.isEmpty()) {
            Node first = unknown.get(0).getValue().get(0);
            throw new IllegalArgumentException(source.at(first.offset) + " has a fact " + Source.quote(name(first))
                    + ", which this reader does not know; write regions as region(name,(x,y)), blocked squares as block(row,column)"
                    + " and queens as queen(row,column)");
        }
        if (!regions.isEmpty()) {
            part.with(RegionLists.table(
                    source, List.copyOf(regions.keySet()), List.copyOf(regions.values()), part.size, part.from));
        }
        part.parameters = true;
        if (least == 0) {
            part.from = 0;
        }
        if (placed.size() > 0) {
            part.with(placed.table().keyed("given"));
        }
        if (blocked.size() > 0) {
            part.with(blocked.table().keyed("blocks"));
        }
        return understood;
    }

    private boolean isSize(List<Node> facts, String name) {
        TreeSet<Integer> numbers = new TreeSet<>();
        for (Node fact : facts) {
            if (fact.children.size() != 1 || !fact.children.get(0).isScalar()) {
                return false;
            }
            String[] range = fact.children.get(0).text.split("\\.\\.", -1);
            for (String number : range) {
                numbers.add(Signs.number(number));
            }
        }
        if (!SIZES.contains(name) || numbers.first() < 0) {
            return false;
        }
        least = numbers.size() > 1 ? numbers.first() : -1;
        part.size = numbers.last() + (least == 0 ? 1 : 0);
        return true;
    }

    private static boolean square(SquareList squares, Node fact) {
        return (fact.children.size() == 1 && !fact.children.get(0).isScalar())
                ? squares.add(fact.children.get(0))
                : squares.add(fact);
    }

    private boolean isRegion(Node fact) {
        List<Node> arguments = fact.children;
        boolean nested = arguments.size() == 2
                && (arguments.get(0).isScalar() != arguments.get(1).isScalar())
                && new SquareList(source).add(arguments.get(arguments.get(0).isScalar() ? 1 : 0));
        return nested || (arguments.size() == 3 && fact.allScalars());
    }

    private void readRegions(List<Node> facts, String name) {
        int place = facts.get(0).children.size() == 2 ? -1 : regionArgument(facts);
        for (Node fact : facts) {
            List<Node> arguments = fact.children;
            if (place < 0) {
                int list = arguments.size() == 2 && arguments.get(0).isScalar() ? 1 : 0;
                SquareList squares = region(arguments.get(1 - list).text);
                // The pair of a fact is written (x,y), as in geometry.
                squares.columnFirst = true;
                if (arguments.size() != 2 || !squares.add(arguments.get(list))) {
                    throw new IllegalArgumentException(
                            source.at(fact.offset) + " has a fact " + Source.quote(name(fact))
                                    + " that is no region and square; write " + name + "(name,(x,y))");
                }
            } else {
                List<Node> pair = new ArrayList<>(arguments);
                Node region = pair.remove(place);
                if (pair.size() != 2 || !region(region.text).add(Node.list(fact.offset, pair))) {
                    throw new IllegalArgumentException(source.at(fact.offset) + " has a fact "
                            + Source.quote(name(fact)) + " that is no row, column and region");
                }
            }
        }
    }

    private SquareList region(String name) {
        return regions.computeIfAbsent(name, unused -> new SquareList(source));
    }

    /** Which of three arguments is the region: the one that is no number, or without which the squares are all different. */
    private int regionArgument(List<Node> facts) {
        List<Integer> fitting = new ArrayList<>();
        for (int place : new int[] {0, 2}) {
            Set<String> squares = new java.util.HashSet<>();
            boolean numbers = true;
            for (Node fact : facts) {
                List<Node> pair = new ArrayList<>(fact.children);
                if (pair.size() != 3) {
                    return place;
                }
                pair.remove(place);
                numbers &= pair.get(0).number() >= 0 && pair.get(1).number() >= 0;
                squares.add(pair.get(0).text + "," + pair.get(1).text);
            }
            if (numbers && squares.size() == facts.size()) {
                fitting.add(place);
            }
        }
        if (fitting.size() > 1) {
            throw new IllegalArgumentException(
                    source.at(facts.get(0).offset) + " has facts " + Source.quote(name(facts.get(0)))
                            + " whose first or last argument may be the region; write the region as a word");
        }
        return fitting.isEmpty() ? 2 : fitting.get(0);
    }
}
