package io.github.nqueens.puzzle.candidates;

import io.github.nqueens.internal.RegionNames;
import java.util.ArrayList;
import java.util.List;

/** Puts a step into words. Rows and columns count from 1. */
public final class Sentences {
    private final int size;

    public Sentences(int size) {
        this.size = size;
    }

    /** For example "row 3". */
    public String unit(int unit) {
        int number = unit % size;
        return switch (unit / size) {
            case 0 -> "row " + (number + 1);
            case 1 -> "column " + (number + 1);
            default -> "region " + RegionNames.of(size, number);
        };
    }

    /** For example "rows 2, 3 and 5"; all units are of one kind. */
    private String units(int[] units) {
        if (units.length == 1) {
            return unit(units[0]);
        }
        List<String> names = new ArrayList<>();
        for (int unit : units) {
            String name = unit(unit);
            names.add(name.substring(name.indexOf(' ') + 1));
        }
        return kinds(units) + " " + joined(names);
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

    private static String joined(List<String> names) {
        int last = names.size() - 1;
        return last == 0 ? names.get(0) : String.join(", ", names.subList(0, last)) + " and " + names.get(last);
    }

    private static String others(int count) {
        return count == 1 ? "1 other square" : count + " other squares";
    }

    private static String areRuledOut(int count) {
        return count == 1 ? " is ruled out." : " are ruled out.";
    }

    public String single(int unit, int queen, int deleted) {
        return "Only one square is left in " + unit(unit) + ": " + square(queen)
                + ". Its queen stands there and rules out " + others(deleted) + ".";
    }

    public String place(int unit, int queen) {
        return "Only one square is left in " + unit(unit) + ": " + square(queen) + ". Put the queen there.";
    }

    public String confinement(int unit, int container, int deleted) {
        return "All squares left in " + unit(unit) + " lie in " + unit(container) + ". The queen of " + unit(container)
                + " must stand on one of them, so " + others(deleted) + " of " + unit(container) + areRuledOut(deleted);
    }

    public String stranding(int unit, int[] deleted) {
        String end = " would attack every square left in " + unit(unit) + ". ";
        return switch (deleted.length) {
            case 1 -> "A queen on " + square(deleted[0]) + end + "So no queen can stand there.";
            case 2 ->
                "A queen on " + square(deleted[0]) + ", or on " + square(deleted[1]) + "," + end
                        + "So no queen can stand on either of them.";
            default -> "A queen on any of " + deleted.length + " squares" + end + "So no queen can stand on them.";
        };
    }

    public String hallSet(int[] inner, int[] outer, int deleted) {
        int k = outer.length;
        if (k == 1) {
            return confinement(inner[0], outer[0], deleted);
        }
        return "All squares left in " + units(inner) + " lie in " + units(outer) + ". The " + k + " queens of these "
                + kinds(inner) + " take up these " + k + " " + kinds(outer) + ", so " + others(deleted)
                + " of these " + kinds(outer) + areRuledOut(deleted);
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
                start + "It would force " + forced.length + " more queens one after another, the first of them onto "
                        + square(forced[0]) + ", and " + end;
        };
    }
}
