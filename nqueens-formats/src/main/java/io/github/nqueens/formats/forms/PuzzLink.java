package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads addresses of star battles in the encoding of puzz.link and pzpr, as in
 * {@code https://puzz.link/p?starbattle/6/6/1/2u9gn9c9jpmk}: the columns, the rows, the stars, and the borders between squares. Five
 * borders are a digit of base 32; first come those within rows, then those within columns, both row after row.
 */
final class PuzzLink {
    private static final String FORM = "an address of a star battle";
    private static final List<String> SITES = List.of("puzz.link/", "pzv.jp/", "pzprxs.vercel.app/", "pzplus.tck.mn/");
    private static final String STAR_BATTLE = "starbattle/";

    static @Nullable Candidate read(Text whole) {
        Source source = whole.source;
        String text = source.text.strip();
        int at = source.text.indexOf(text);
        if (!text.startsWith("http") || text.chars().anyMatch(Character::isWhitespace)) {
            return null;
        }
        if (text.contains("penpa-edit")) {
            return Candidate.refused(
                    FORM,
                    source.at(at)
                            + " is an address of penpa-edit, whose puzzle is compressed; open it, and copy the regions as rows of"
                            + " letters, or take a screenshot");
        }
        if (SITES.stream().noneMatch(text::contains)) {
            return null;
        }
        int start = text.indexOf(STAR_BATTLE);
        String[] parts = start < 0
                ? new String[0]
                : text.substring(start + STAR_BATTLE.length()).split("/", -1);
        if (parts.length < 4) {
            return Candidate.refused(
                    FORM,
                    source.at(at) + " is an address of another puzzle than a star battle, of which the form is"
                            + " https://puzz.link/p?starbattle/6/6/1/...; write the regions as rows of letters");
        }
        int columns = Signs.number(parts[0]);
        int rows = Signs.number(parts[1]);
        int stars = Signs.number(parts[2]);
        if (columns != rows || rows < 1 || rows > Table.LARGEST) {
            return Candidate.refused(
                    FORM,
                    source.at(at) + " is an address of a board of " + parts[1] + " rows and " + parts[0]
                            + " columns; a board has as"
                            + " many rows as columns, so write the regions of a square board");
        }
        if (stars != 1) {
            return Candidate.refused(
                    FORM,
                    source.at(at) + " asks for " + parts[2]
                            + " stars in each row, column and region, but a problem has one queen in each;"
                            + " puzzles with more are not supported");
        }
        int[][] regions = regions(rows, parts[3]);
        if (regions.length == 0) {
            return Candidate.refused(
                    FORM,
                    source.at(at)
                            + " is an address whose borders end early or have other signs than 0 to 9 and a to v; copy the"
                            + " whole address");
        }
        return Candidate.only(FORM, new TextPart(source).with(table(source, at, regions)));
    }

    private static Table table(Source source, int at, int[][] regions) {
        List<String[]> cells = new ArrayList<>();
        List<int[]> offsets = new ArrayList<>();
        for (int[] row : regions) {
            cells.add(Arrays.stream(row).mapToObj(Integer::toString).toArray(String[]::new));
            int[] places = new int[row.length];
            Arrays.fill(places, at);
            offsets.add(places);
        }
        return Table.bracketed(source, cells, offsets).keyed("regions");
    }

    /** The region of each square, from 0 in the order of their first squares, or no rows if the borders are none. */
    private static int[][] regions(int n, String borders) {
        int digits = (n * (n - 1) + 4) / 5;
        if (borders.length() < 2 * digits) {
            return new int[0][];
        }
        boolean[] all = new boolean[10 * digits];
        for (int i = 0; i < 2 * digits; i++) {
            int digit = Character.digit(borders.charAt(i), 32);
            if (digit < 0) {
                return new int[0][];
            }
            for (int bit = 0; bit < 5; bit++) {
                all[5 * i + bit] = (digit >> (4 - bit) & 1) == 1;
            }
        }
        int[][] regions = new int[n][n];
        for (int[] row : regions) {
            Arrays.fill(row, -1);
        }
        int count = 0;
        for (int square = 0; square < n * n; square++) {
            if (regions[square / n][square % n] < 0) {
                fill(regions, all, 5 * digits, square, count++);
            }
        }
        return isDivided(regions, all, 5 * digits) ? regions : new int[0][];
    }

    /** Whether each border divides two regions, as it does in what a program wrote. */
    private static boolean isDivided(int[][] regions, boolean[] borders, int below) {
        int n = regions.length;
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n - 1; column++) {
                boolean within = borders[row * (n - 1) + column] && regions[row][column] == regions[row][column + 1];
                boolean across = borders[below + column * n + row] && regions[column][row] == regions[column + 1][row];
                if (within || across) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Gives a region to a square and to all that no border divides from it. */
    private static void fill(int[][] regions, boolean[] borders, int below, int start, int region) {
        int n = regions.length;
        int[] stack = new int[n * n];
        regions[start / n][start % n] = region;
        stack[0] = start;
        for (int top = 1; top > 0; ) {
            int square = stack[--top];
            int row = square / n;
            int column = square % n;
            boolean[] open = {
                column > 0 && !borders[row * (n - 1) + column - 1],
                column < n - 1 && !borders[row * (n - 1) + column],
                row > 0 && !borders[below + (row - 1) * n + column],
                row < n - 1 && !borders[below + row * n + column]
            };
            int[] next = {square - 1, square + 1, square - n, square + n};
            for (int side = 0; side < 4; side++) {
                if (open[side] && regions[next[side] / n][next[side] % n] < 0) {
                    regions[next[side] / n][next[side] % n] = region;
                    stack[top++] = next[side];
                }
            }
        }
    }
}
