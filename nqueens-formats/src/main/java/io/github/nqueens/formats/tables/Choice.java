package io.github.nqueens.formats.tables;

import io.github.nqueens.Board;
import io.github.nqueens.formats.text.Axes;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Chooses among the meanings of a table, or names them. */
public final class Choice {
    private Choice() {}

    /** The meanings of a table, of these the ones with as many rows as the text says if there are any. */
    public static List<Meaning> meanings(Table table, int size) {
        List<Meaning> all = Meanings.of(table);
        List<Meaning> sized =
                all.stream().filter(meaning -> meaning.size() == size).toList();
        return sized.isEmpty() ? all : sized;
    }

    /**
     * The meanings that the reading chooses, without the unsure ones if there are sure ones.
     *
     * @param as the reading, or null
     * @param from what the text says that rows and columns count from, or -1; a reading from 0 or 1 overrules it
     */
    public static List<Meaning> fitting(List<Meaning> meanings, @Nullable Sense as, int from) {
        List<Meaning> chosen = meanings;
        boolean origin = as == Sense.FROM_ZERO || as == Sense.FROM_ONE;
        if (from >= 0 && !origin) {
            Sense other = from == 0 ? Sense.FROM_ONE : Sense.FROM_ZERO;
            chosen = chosen.stream()
                    .filter(meaning -> !meaning.readings().contains(other))
                    .toList();
        }
        if (as != null && (!origin || meanings.stream().anyMatch(Choice::hasOrigin))) {
            chosen = chosen.stream()
                    .filter(meaning -> meaning.readings().contains(as))
                    .toList();
        }
        List<Meaning> sure = chosen.stream().filter(Meaning::sure).toList();
        return sure.isEmpty() ? chosen : sure;
    }

    private static boolean hasOrigin(Meaning meaning) {
        return meaning.readings().contains(Sense.FROM_ZERO)
                || meaning.readings().contains(Sense.FROM_ONE);
    }

    /**
     * Requires one meaning. Rows of numbers few of which have each column once are a damaged matrix more often than as many wrong boards,
     * so they are boards only if the reading says so.
     */
    public static void requireOne(Table table, @Nullable Sense as, List<Meaning> meanings) {
        Meaning only = meanings.get(0);
        long permutations = only.boards().stream().filter(Board::isPermutation).count();
        if (as == null
                && only.boards().size() > 1
                && 2 * permutations < only.boards().size()) {
            throw new IllegalArgumentException("the text at " + table.source.at(table.first()) + " can be read as "
                    + only.what() + ", most of which have two queens in a column, and as a matrix of "
                    + Meaning.counted(only.size(), "column") + " that lacks rows; choose the reading "
                    + name(Sense.BOARD) + ", with --as in the command line, or write as many rows as columns");
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
                    + name(Sense.BOARD) + ", with --as in the command line, or write all squares of the regions");
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
                    + " choose the reading " + name(Sense.BOARD)
                    + ", with --as in the command line, or write each square as (row, column)");
        }
        if (meanings.size() > 1) {
            Meaning first = meanings.get(0);
            Meaning second = meanings.get(1);
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

    /** Whether a list of more than eight columns has less than half as many different ones, as regions in one line have. */
    private static boolean isCrowded(Board board) {
        return board.size() > 8 && 2 * Arrays.stream(board.toArray()).distinct().count() < board.size();
    }

    /** The readings of one that are not those of another. */
    private static String names(Meaning one, Meaning other) {
        return one.readings().stream()
                .filter(reading -> !other.readings().contains(reading))
                .map(Choice::name)
                .collect(Collectors.joining(" or "));
    }

    public static String name(Sense reading) {
        return reading.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Requires that a text that says its size has a table of that size. */
    public static void requireSize(Table table, int said, int n) {
        boolean before = table.sizeBefore >= 0 && table.sizeBefore != n && table.rows() == n && table.isSquare();
        if ((said > 0 && said != n) || before) {
            throw new IllegalArgumentException("the text says that the size is " + (before ? table.sizeBefore : said)
                    + ", but " + table.source.at(table.first())
                    + " begins a table of " + Meaning.counted(n, "row") + "; make them agree");
        }
    }

    /** Why a table has no fitting meaning. */
    public static String refusal(Table table, @Nullable Sense as, int from) {
        List<Meaning> meanings = Meanings.of(table);
        if (meanings.isEmpty() || (as == null && from < 0)) {
            return Refusals.of(table);
        }
        return "the text at " + table.source.at(table.first())
                + (as == null ? " cannot count from " + from + ", as the text says" : " cannot be read as " + name(as))
                + "; it can be read as " + meanings.get(0).what();
    }
}
