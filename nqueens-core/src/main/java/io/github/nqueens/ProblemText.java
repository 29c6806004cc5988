package io.github.nqueens;

import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.RegionNames;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The textual form of a problem: its rule, its squares, its regions. */
record ProblemText(AttackRule rule, Squares squares) {
    private static final String RULE = "rule=";
    private static final Pattern SQUARES = Pattern.compile("[.#QX]+");
    private static final Pattern NUMBERS = Pattern.compile("[0-9,\\s]+");
    private static final Pattern SEPARATOR = Pattern.compile("\\s*,\\s*|\\s+");
    private static final String FORMS =
            "; write a grid of '.', '#' and 'Q', a grid of letters for regions, or both with"
                    + " a blank line between them, and before them 'rule=' with one of "
                    + Arrays.toString(AttackRule.values());
    private static final int LONGEST_EXCERPT = 20;

    static ProblemText parse(String text) {
        List<String> lines =
                new ArrayList<>(text.strip().lines().map(String::strip).toList());
        AttackRule rule = null;
        if (!lines.isEmpty() && lines.get(0).startsWith(RULE)) {
            rule = parseRule(lines.remove(0).substring(RULE.length()).strip());
        }
        List<String> squares = null;
        List<String> regions = null;
        for (List<String> grid : grids(lines)) {
            if (grid.stream().allMatch(line -> SQUARES.matcher(line).matches())) {
                requireFirst(squares, "squares");
                squares = grid;
            } else {
                requireFirst(regions, "regions");
                regions = grid;
            }
        }
        if (squares == null && regions == null) {
            throw new IllegalArgumentException("the text of the problem has no grid" + FORMS);
        }
        int n = Objects.requireNonNullElse(squares, regions).size();
        if (n > ProblemInput.LARGEST_GRID) {
            throw new IllegalArgumentException(
                    "the grid has " + n + " lines, but a problem that is written as a grid has at most "
                            + ProblemInput.LARGEST_GRID + "; for an empty board without regions give only its size n");
        }
        Squares read = squares == null ? Squares.plain(n) : squares(squares);
        if (regions != null) {
            char[] numbers = ProblemInput.regions(n, regionNumbers(n, regions));
            read = new Squares(n, read.placed, read.blocked, numbers);
        }
        return new ProblemText(rule == null ? AttackRule.byDefault(regions != null) : rule, read);
    }

    private static AttackRule parseRule(String name) {
        try {
            return AttackRule.valueOf(name.toUpperCase(Locale.ROOT));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "the rule is '" + Excerpt.of(name, LONGEST_EXCERPT) + "'; choose one of "
                            + Arrays.toString(AttackRule.values()),
                    e);
        }
    }

    /** The parts between blank lines. */
    private static List<List<String>> grids(List<String> lines) {
        List<List<String>> grids = new ArrayList<>();
        boolean blank = true;
        for (String line : lines) {
            if (!line.isEmpty() && blank) {
                grids.add(new ArrayList<>());
            }
            blank = line.isEmpty();
            if (!blank) {
                grids.get(grids.size() - 1).add(line);
            }
        }
        return grids;
    }

    private static void requireFirst(@Nullable List<String> before, String what) {
        if (before != null) {
            throw new IllegalArgumentException("the text of the problem has a second grid of " + what
                    + "; leave one of them out, and the blank lines inside a grid");
        }
    }

    private static Squares squares(List<String> grid) {
        int n = grid.size();
        IntStream.Builder placed = IntStream.builder();
        BitSet blocked = new BitSet();
        for (int row = 0; row < n; row++) {
            String line = grid.get(row);
            requireLength("line " + (row + 1) + " of the grid of squares", line.length(), n);
            for (int column = 0; column < n; column++) {
                char square = line.charAt(column);
                if (square == 'Q' || square == 'X') {
                    placed.add(row * n + column);
                }
                if (square == '#' || square == 'X') {
                    blocked.set(row * n + column);
                }
            }
        }
        return new Squares(n, placed.build().toArray(), blocked, null);
    }

    /** The regions of a grid of letters or of numbers. */
    static int[][] regionNumbers(int n, List<String> grid) {
        if (grid.size() != n) {
            throw new IllegalArgumentException("the grid of regions has " + Amounts.counted(grid.size(), "line")
                    + ", but a board of " + Amounts.counted(n, "row") + " needs " + n);
        }
        boolean numbers = grid.stream().allMatch(line -> NUMBERS.matcher(line).matches());
        int[][] regions = new int[n][];
        for (int row = 0; row < n; row++) {
            String line = grid.get(row);
            regions[row] = numbers ? numbers(row, line) : letters(row, line);
            requireLength("line " + (row + 1) + " of the grid of regions", regions[row].length, n);
        }
        return numbers ? regions : ranks(n, regions);
    }

    private static int[] letters(int row, String line) {
        int[] letters = line.chars().map(RegionNames.LETTERS::indexOf).toArray();
        for (int column = 0; column < letters.length; column++) {
            if (letters[column] < 0) {
                throw new IllegalArgumentException("line " + (row + 1) + " of the grid of regions has '"
                        + Character.toString(line.codePointAt(column)) + "'" + FORMS);
            }
        }
        return letters;
    }

    private static int[] numbers(int row, String line) {
        String[] tokens = SEPARATOR.split(line);
        try {
            return Arrays.stream(tokens).mapToInt(Integer::parseInt).toArray();
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException(
                    "line " + (row + 1) + " of the grid of regions is '" + Excerpt.of(line, LONGEST_EXCERPT)
                            + "', but needs numbers with spaces between them",
                    e);
        }
    }

    /** Numbers the letters that occur from 0 on, in the order of the alphabet. */
    private static int[][] ranks(int n, int[][] letters) {
        int[] used = Arrays.stream(letters)
                .flatMapToInt(Arrays::stream)
                .distinct()
                .sorted()
                .toArray();
        if (used.length != n) {
            throw new IllegalArgumentException(
                    "the grid of regions has " + Amounts.counted(used.length, "different letter") + ", but a board of "
                            + Amounts.counted(n, "row") + " needs " + Amounts.counted(n, "region"));
        }
        int[][] ranks = new int[n][];
        for (int row = 0; row < n; row++) {
            ranks[row] = Arrays.stream(letters[row])
                    .map(letter -> Arrays.binarySearch(used, letter))
                    .toArray();
        }
        return ranks;
    }

    private static void requireLength(String what, int squares, int n) {
        if (squares != n) {
            throw new IllegalArgumentException(what + " has " + Amounts.counted(squares, "square") + ", but a grid of "
                    + Amounts.counted(n, "line") + " needs " + n);
        }
    }

    /** What there is in a problem, in one line. */
    String summary() {
        int queens = squares.placed.length;
        int blocked = squares.blocked.cardinality();
        return RULE + rule + " n=" + squares.size
                + (queens == 0 ? "" : ", " + Amounts.counted(queens, "placed queen"))
                + (blocked == 0 ? "" : ", " + Amounts.counted(blocked, "blocked square"))
                + (squares.regions != null ? ", regions" : "");
    }

    String format() {
        int n = squares.size;
        if (n > ProblemInput.LARGEST_GRID) {
            throw new IllegalStateException("a problem of " + n + " rows is too large for a grid, which has at most "
                    + ProblemInput.LARGEST_GRID + "; it is the classic one, so write its size");
        }
        StringBuilder text = new StringBuilder(RULE).append(rule);
        for (int row = 0; row < n; row++) {
            text.append('\n');
            for (int column = 0; column < n; column++) {
                text.append(squares.isOpen(row, column) ? '.' : '#');
            }
        }
        int first = RULE.length() + rule.name().length() + 1;
        for (Square queen : squares.placedSquares()) {
            int index = first + queen.row() * (n + 1) + queen.column();
            text.setCharAt(index, text.charAt(index) == '.' ? 'Q' : 'X');
        }
        char[] regions = squares.regions;
        if (regions != null) {
            text.append('\n');
            for (int row = 0; row < n; row++) {
                text.append('\n');
                for (int column = 0; column < n; column++) {
                    text.append(column > 0 && n > RegionNames.LETTERS.length() ? " " : "")
                            .append(RegionNames.of(n, regions[row * n + column]));
                }
            }
        }
        return text.toString();
    }
}
