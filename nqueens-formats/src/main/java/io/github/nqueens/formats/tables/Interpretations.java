package io.github.nqueens.formats.tables;

import io.github.nqueens.Board;
import io.github.nqueens.formats.Reading;
import io.github.nqueens.formats.words.Axes;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Chooses among the interpretations of a table, or names them. */
public final class Interpretations {
    private Interpretations() {}

    /** The interpretations of a table, of these the ones with as many rows as the text says if there are any. */
    public static List<Interpretation> of(Table table, int size) {
        List<Interpretation> all = InterpretationFinder.of(table);
        List<Interpretation> sized = all.stream()
                .filter(interpretation -> interpretation.size() == size)
                .toList();
        return sized.isEmpty() ? all : sized;
    }

    /**
     * The interpretations that the reading chooses, without the unsure ones if there are sure ones.
     *
     * @param as the reading, or null
     * @param from what the text says that rows and columns count from, or -1; a reading from 0 or 1 overrules it
     */
    public static List<Interpretation> fitting(List<Interpretation> interpretations, @Nullable Reading as, int from) {
        List<Interpretation> chosen = interpretations;
        boolean origin = as == Reading.FROM_ZERO || as == Reading.FROM_ONE;
        if (from >= 0 && !origin) {
            Reading other = from == 0 ? Reading.FROM_ONE : Reading.FROM_ZERO;
            chosen = chosen.stream()
                    .filter(interpretation -> !interpretation.readings().contains(other))
                    .toList();
        }
        if (as != null && (!origin || interpretations.stream().anyMatch(Interpretations::hasOrigin))) {
            chosen = chosen.stream()
                    .filter(interpretation -> interpretation.readings().contains(as))
                    .toList();
        }
        List<Interpretation> sure = chosen.stream().filter(Interpretation::sure).toList();
        return sure.isEmpty() ? chosen : sure;
    }

    private static boolean hasOrigin(Interpretation interpretation) {
        return interpretation.readings().contains(Reading.FROM_ZERO)
                || interpretation.readings().contains(Reading.FROM_ONE);
    }

    /**
     * Requires one meaning. Rows of numbers few of which have each column once are a damaged matrix more often than as many wrong boards,
     * so they are boards only if the reading says so.
     */
    public static void requireOne(Table table, @Nullable Reading as, List<Interpretation> interpretations) {
        Interpretation only = interpretations.get(0);
        long permutations = only.boards().stream().filter(Board::isPermutation).count();
        if (as == null
                && only.boards().size() > 1
                && 2 * permutations < only.boards().size()) {
            throw new IllegalArgumentException("the text at " + table.source.at(table.first()) + " can be read as "
                    + only.what() + ", most of which have two queens in a column, and as a matrix of "
                    + Interpretation.counted(only.size(), "column") + " that lacks rows; choose the reading "
                    + name(Reading.BOARD) + ", with --as in the command line, or write as many rows as columns");
        }
        Board board = only.boards().isEmpty() ? null : only.boards().get(0);
        if (as == null
                && board != null
                && only.boards().size() == 1
                && !only.drawn()
                && !only.sure()
                && isCrowded(board)) {
            throw new IllegalArgumentException("the text at " + table.source.at(table.first()) + " can be read as "
                    + only.what()
                    + ", most of whose queens stand in few columns, and as regions that lack squares; choose the reading "
                    + name(Reading.BOARD) + ", with --as in the command line, or write all squares of the regions");
        }
        if (as == null && only.isRegions() && table.isSquare() && isHeader(table)) {
            throw new IllegalArgumentException("the text at " + table.source.at(table.first())
                    + " can be read as regions and as the names of columns above regions that lack a row; choose the reading "
                    + name(Reading.REGIONS)
                    + ", with --as in the command line, or leave the names out and write all rows");
        }
        boolean counts = only.boards().size() == 2
                && permutations == 2
                && only.size() > 3
                && !only.drawn()
                && !table.bracketed
                && only.boards().contains(Board.identity(only.size()));
        if (as == null && (counts || table.axes)) {
            throw new IllegalArgumentException("the text at " + table.source.at(table.first())
                    + " can be read as two boards and as the columns and the rows of squares, and these differ;"
                    + " choose the reading " + name(Reading.BOARD)
                    + ", with --as in the command line, or write each square as (row, column)");
        }
        if (interpretations.size() > 1) {
            Interpretation first = interpretations.get(0);
            Interpretation second = interpretations.get(1);
            String one = names(first, second);
            String other = names(second, first);
            String text = "the text at " + table.source.at(table.first()) + " can be read as ";
            if (first.isBoard() && Axes.areRows(table.key)) {
                throw new IllegalArgumentException(
                        text + "the column of each row and as the row of each column, and these boards differ;"
                                + " name the list 'columns' or 'rowOfColumn', or write each square as (row, column)");
            }
            throw new IllegalArgumentException(text + first.what() + " and as " + second.what() + ", and these differ; "
                    + (one.isEmpty() && other.isEmpty()
                            ? "write a list in brackets, or a size on a line of its own before the rest on one line"
                            : "choose the reading " + one + (one.isEmpty() || other.isEmpty() ? "" : " or ") + other
                                    + ", with --as in the command line"));
        }
    }

    /** Whether the first of several rows between commas is the letters from A on, as above the columns of a sheet. */
    private static boolean isHeader(Table table) {
        String[] names = table.cells[0];
        int[] places = table.offsets[0];
        boolean divided = names.length > 3
                && ",;\t".indexOf(table.source.text.charAt(Math.min(places[0] + 1, table.source.text.length() - 1)))
                        >= 0;
        return divided
                && IntStream.range(0, names.length).allMatch(i -> names[i].equals(String.valueOf((char) ('A' + i))));
    }

    /** Whether a list of more than eight columns has less than half as many different ones, as regions in one line have. */
    private static boolean isCrowded(Board board) {
        return board.size() > 8 && 2 * Arrays.stream(board.toArray()).distinct().count() < board.size();
    }

    /** The readings of one that are not those of another. */
    private static String names(Interpretation one, Interpretation other) {
        return one.readings().stream()
                .filter(reading -> !other.readings().contains(reading))
                .map(Interpretations::name)
                .collect(Collectors.joining(" or "));
    }

    public static String name(Reading reading) {
        return reading.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Requires that a text that says its size has a table of that size. */
    public static void requireSize(Table table, int said, int n) {
        boolean before = table.sizeBefore >= 0 && table.sizeBefore != n && table.rows() == n && table.isSquare();
        if ((said > 0 && said != n) || before) {
            throw new IllegalArgumentException("the text says that the size is " + (before ? table.sizeBefore : said)
                    + ", but " + table.source.at(table.first())
                    + " begins a table of " + Interpretation.counted(n, "row") + "; make them agree");
        }
    }

    /** Why a table has no fitting meaning. */
    public static String refusal(Table table, @Nullable Reading as, int from) {
        List<Interpretation> interpretations = InterpretationFinder.of(table);
        if (interpretations.isEmpty() || (as == null && from < 0)) {
            return Refusals.of(table);
        }
        return "the text at " + table.source.at(table.first())
                + (as == null ? " cannot count from " + from + ", as the text says" : " cannot be read as " + name(as))
                + "; it can be read as " + interpretations.get(0).what();
    }
}
