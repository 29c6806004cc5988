package io.github.nqueens.puzzle.candidates;

import io.github.nqueens.internal.RegionNames;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Puts a step into words. Rows and columns count from 1. */
public final class Sentences {
    private final int size;

    /** What the regions are called, or nothing if they are called by letters. */
    private final List<String> regions;

    /**
     * Names regions by letters, as a problem prints them.
     *
     * @param size of the board
     */
    public Sentences(int size) {
        this(size, List.of());
    }

    /**
     * Names regions as a player sees them.
     *
     * @param size of the board
     * @param regions for example "the blue region", one for each region; empty for letters
     */
    public Sentences(int size, List<String> regions) {
        this.size = size;
        this.regions = regions;
    }

    /** For example "row 3". */
    public String unit(int unit) {
        int number = unit % size;
        return switch (unit / size) {
            case 0 -> "row " + (number + 1);
            case 1 -> "column " + (number + 1);
            default -> regions.isEmpty() ? "region " + RegionNames.of(size, number) : regions.get(number);
        };
    }

    /** For example "rows 2, 3 and 5"; all units are of one kind. */
    private String units(int[] units) {
        if (units.length == 1) {
            return unit(units[0]);
        }
        List<String> names = Arrays.stream(units).mapToObj(this::unit).toList();
        if (units[0] >= 2 * size && !regions.isEmpty()) {
            return joined(names, ", ", " and ");
        }
        return kinds(units) + " "
                + joined(
                        names.stream()
                                .map(name -> name.substring(name.indexOf(' ') + 1))
                                .toList(),
                        ", ",
                        " and ");
    }

    private String kinds(int[] units) {
        String kind = kind(units[0]);
        return units.length == 1 ? kind : kind + "s";
    }

    private String kind(int unit) {
        return List.of("row", "column", "region").get(unit / size);
    }

    /** For example "row 3, column 5". */
    public String square(int square) {
        return "row " + (square / size + 1) + ", column " + (square % size + 1);
    }

    /**
     * Squares in ascending order, for example "row 3, columns 5 and 7; and row 4, column 1".
     *
     * @param last "and", or "or", which has no plural: "row 3, column 5 or 7"
     */
    private String squares(int[] squares, String last) {
        if (squares.length > 1 && Arrays.stream(squares).allMatch(square -> square % size == squares[0] % size)) {
            return numbered("row", Arrays.stream(squares).map(square -> square / size), last) + ", column "
                    + (squares[0] % size + 1);
        }
        List<String> rows = Arrays.stream(squares)
                .map(square -> square / size)
                .distinct()
                .mapToObj(row -> "row " + (row + 1) + ", "
                        + numbered(
                                "column",
                                Arrays.stream(squares)
                                        .filter(square -> square / size == row)
                                        .map(square -> square % size),
                                last))
                .toList();
        return joined(rows, "; ", "; " + last + " ");
    }

    private static String numbered(String kind, IntStream fromZero, String last) {
        List<String> numbers =
                fromZero.mapToObj(number -> Integer.toString(number + 1)).toList();
        return kind + (numbers.size() > 1 && last.equals("and") ? "s " : " ") + joined(numbers, ", ", " " + last + " ");
    }

    private static String joined(List<String> names, String comma, String last) {
        int end = names.size() - 1;
        return end == 0 ? names.get(0) : String.join(comma, names.subList(0, end)) + last + names.get(end);
    }

    private static String others(int count) {
        return count == 1 ? "1 other square" : count + " other squares";
    }

    public String single(int unit, int queen, int deleted) {
        return "Only one square is left in " + unit(unit) + ": " + square(queen)
                + ". Its queen stands there and rules out " + others(deleted) + ".";
    }

    public String place(int unit, int queen) {
        return "Only one square is left in " + unit(unit) + ": " + square(queen) + ". Put the queen there.";
    }

    public String confinement(int unit, int container, int[] deleted) {
        return "All squares left in " + unit(unit) + " lie in " + unit(container) + ". The queen of " + unit(container)
                + " must stand on one of them, which rules out "
                + squares(deleted, "and") + ".";
    }

    public String stranding(int unit, int[] deleted) {
        String end = switch (deleted.length) {
            case 1 -> "there.";
            case 2 -> "on either of them.";
            default -> "on any of them.";
        };
        return "A queen on " + squares(deleted, "or") + " would attack every square left in " + unit(unit)
                + ". So no queen can stand " + end;
    }

    public String hallSet(int[] inner, int[] outer, int[] deleted) {
        int k = outer.length;
        if (k == 1) {
            return confinement(inner[0], outer[0], deleted);
        }
        return "All squares left in " + units(inner) + " lie in " + units(outer) + ". The " + k + " queens of these "
                + kinds(inner) + " take up these " + k + " " + kinds(outer) + ", which rules out "
                + squares(deleted, "and") + ".";
    }

    /** The forced queens follow the assumed one. */
    public String assumption(int assumed, int[] forced, int emptied) {
        String end = "there would be no square left in " + unit(emptied) + ". So no queen can stand on "
                + square(assumed) + ".";
        String start = "Suppose a queen stood on " + square(assumed) + ". ";
        return switch (forced.length) {
            case 0 -> start + "Then " + end;
            case 1 -> start + "It would force a queen onto " + square(forced[0]) + ", and " + end;
            case 2 ->
                start + "It would force a queen onto " + square(forced[0]) + ", then one onto " + square(forced[1])
                        + ", and " + end;
            default ->
                start + "It would force queens one after another onto "
                        + joined(Arrays.stream(forced).mapToObj(this::square).toList(), "; ", "; and ") + ", and "
                        + end;
        };
    }
}
