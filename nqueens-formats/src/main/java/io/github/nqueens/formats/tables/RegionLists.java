package io.github.nqueens.formats.tables;

import io.github.nqueens.formats.text.Source;
import java.util.Arrays;
import java.util.List;

/** Puts regions together that are written as lists of squares, and says which square is in two of them or in none. */
public final class RegionLists {
    private RegionLists() {}

    /**
     * The region of each square.
     *
     * @param names a name for each list
     * @param lists the squares of each region
     * @param size the number of rows if the text says it, or -1
     * @param from what rows and columns count from if the text says it, or -1
     */
    public static Table table(Source source, List<String> names, List<SquareList> lists, int size, int from) {
        int least = lists.stream().mapToInt(SquareList::least).min().orElse(0);
        int greatest = lists.stream().mapToInt(SquareList::greatest).max().orElse(0);
        int n = size > 0 ? size : lists.size();
        boolean ranks = lists.stream().anyMatch(list -> list.ranks);
        if (lists.stream().anyMatch(list -> list.capitals)) {
            throw new IllegalArgumentException(
                    Refusals.capitals(source, lists.get(0).offsets.get(0)));
        }
        int base = from >= 0 ? from : least == 0 ? 0 : 1;
        if (n > Table.LARGEST) {
            throw new IllegalArgumentException("the text says that the board has " + n
                    + " rows, but a board with regions has at most " + Table.LARGEST);
        }
        long total = lists.stream().mapToLong(SquareList::size).sum();
        if ((long) n * n > 4 * total + 400) {
            throw new IllegalArgumentException(
                    source.lineOf(lists.get(0).offsets.get(0)) + " begins " + lists.size() + " regions with " + total
                            + " squares, but a board of " + n + " rows has " + (long) n * n
                            + "; put each square into one region");
        }
        String[][] regions = new String[n][n];
        int[][] offsets = new int[n][n];
        for (int region = 0; region < lists.size(); region++) {
            SquareList list = lists.get(region);
            for (int i = 0; i < list.size(); i++) {
                int[] place = SquareList.place(list.pairs.get(i), n, base, list.ranks, list.isColumnFirst());
                int row = place[0];
                int column = place[1];
                int at = list.offsets.get(i);
                if (row < 0 || row >= n || column < 0 || column >= n) {
                    throw new IllegalArgumentException(list.source.at(at) + " has a square outside the board: row "
                            + row
                            + ", column " + column
                            + " (from 0), but "
                            + (size > 0 ? "the text says that the board has " : n + " regions make a board of ") + n
                            + " rows" + (greatest > n ? "" : "; check the size"));
                }
                if (regions[row][column] != null) {
                    throw new IllegalArgumentException("row " + row + ", column " + column
                            + " (from 0) is in two regions, " + Source.quote(regions[row][column]) + " in "
                            + source.lineOf(offsets[row][column]) + " and " + Source.quote(names.get(region)) + " at "
                            + list.source.at(at)
                            + "; take it out of one");
                }
                regions[row][column] = names.get(region);
                offsets[row][column] = list.offsets.get(i);
            }
        }
        for (int row = 0; row < n; row++) {
            int hole = Arrays.asList(regions[row]).indexOf(null);
            if (hole >= 0) {
                throw new IllegalArgumentException("row " + row + ", column " + hole
                        + " (from 0) is in none of the " + lists.size() + " regions; put it into one"
                        + (ranks ? "" : base == 0 ? "" : ", or count all squares from 1"));
            }
        }
        return new Table(source, Table.Form.REGIONS, Arrays.asList(regions), Arrays.asList(offsets));
    }
}
