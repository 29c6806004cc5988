package io.github.nqueens.formats;

import io.github.nqueens.Board;
import io.github.nqueens.formats.tables.Interpretation;
import io.github.nqueens.formats.tables.Interpretations;
import io.github.nqueens.formats.tables.Refusals;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.words.Keys;
import io.github.nqueens.formats.words.Legend;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reads boards in the forms that people and programs write them in: columns from 0 or 1, grids, matrices of 0 and 1, FEN, squares of
 * chess, and literals of several languages. A board has one queen in each row, and need not be a solution.
 *
 * <p>A text is never guessed at. Where two readings fit and differ, the exception names both, and a {@link Reading} chooses. If a row
 * has two queens or none, the exception names the row and the squares. {@link ProblemReader} reads such a grid as a problem with
 * placed queens, whose {@link io.github.nqueens.Problem#contradiction()} names the pair.
 *
 * <p>Reading takes time and memory linear in the length of the text. All methods are safe for use by several threads.
 */
public final class BoardReader {
    private BoardReader() {}

    /**
     * Reads all boards of a text that holds at least one.
     *
     * @param text one board or several in any form
     * @return the boards in the order of the text, in a list that cannot be changed
     * @throws IllegalArgumentException if the text has no board or can be read in two ways that differ
     */
    public static List<Board> read(String text) {
        List<Board> bulk = Bulk.boards(Objects.requireNonNull(text, "text"), null);
        return bulk != null ? List.copyOf(bulk) : Recognition.read(text, parts -> boards(parts, Legend.reading(text)));
    }

    /**
     * Reads all boards of a text that fits more than one reading.
     *
     * @param text one board or several in any form
     * @param as what it is to be read as
     * @return the boards in the order of the text, in a list that cannot be changed
     * @throws IllegalArgumentException if the text has no board or cannot be read so
     */
    public static List<Board> read(String text, Reading as) {
        Objects.requireNonNull(as, "as");
        List<Board> bulk = Bulk.boards(Objects.requireNonNull(text, "text"), as);
        return bulk != null ? List.copyOf(bulk) : Recognition.read(text, parts -> boards(parts, as));
    }

    /**
     * Reads all boards from the bytes of a text file. Finds out whether they are UTF-8 or UTF-16.
     *
     * @param file the bytes of the file
     * @return the boards in the order of the text, in a list that cannot be changed
     * @throws IllegalArgumentException if the bytes are no text, or the text has no board
     */
    public static List<Board> read(byte[] file) {
        return read(ProblemReader.text(file));
    }

    private static List<Board> boards(List<TextPart> parts, @Nullable Reading as) {
        List<Board> boards = new ArrayList<>();
        String regions = null;
        List<Board> listed = new ArrayList<>();
        String first = null;
        for (TextPart part : parts) {
            Set<List<Board>> ofUnit = new LinkedHashSet<>();
            for (Table table : tables(part)) {
                List<Interpretation> interpretations = Interpretations.of(table, part.size);
                Map<List<Board>, Interpretation> fitting = new LinkedHashMap<>();
                List<Interpretation> boardsOnly =
                        interpretations.stream().filter(Interpretation::isBoard).toList();
                for (Interpretation interpretation : Interpretations.fitting(boardsOnly, as, part.from)) {
                    fitting.putIfAbsent(interpretation.boards(), interpretation);
                }
                if (fitting.isEmpty()) {
                    String refusal = refusal(table, interpretations, as, part.from);
                    if (table.rows() == 2 || interpretations.stream().noneMatch(Interpretation::isRegions)) {
                        throw new IllegalArgumentException(refusal);
                    }
                    regions = refusal;
                    continue;
                }
                int rows = fitting.keySet().iterator().next().get(0).size();
                if (part.tables.stream().anyMatch(other -> isOtherPuzzle(other, rows))) {
                    regions = "the text at " + table.source.at(table.first())
                            + " has some queens of a puzzle, not a board; a board has one queen in each row";
                    continue;
                }
                if (as == null
                        && fitting.values().stream().noneMatch(Interpretation::sure)
                        && interpretations.stream()
                                .anyMatch(interpretation -> interpretation.isRegions() && interpretation.sure())) {
                    regions = refusal(table, interpretations, as, part.from);
                    continue;
                }
                Interpretations.requireOne(table, as, List.copyOf(fitting.values()));
                List<Board> chosen = fitting.keySet().iterator().next();
                Interpretations.requireSize(table, part.size, chosen.get(0).size());
                ofUnit.add(chosen);
                if (as == null && !fitting.values().iterator().next().drawn()) {
                    listed.addAll(chosen);
                    first = first == null ? table.source.at(table.first()) : first;
                }
            }
            ofUnit.forEach(boards::addAll);
        }
        requireBoards(first, listed);
        requireNoPairs(boards);
        Table aside = parts.stream()
                .flatMap(part -> part.tables.stream())
                .filter(table -> !mayBeBoard(table))
                .findFirst()
                .orElse(null);
        if (boards.isEmpty() && regions == null && aside != null) {
            throw new IllegalArgumentException(Refusals.aside(aside));
        }
        if (boards.isEmpty()) {
            throw new IllegalArgumentException(regions == null ? "the text has no board; " + Refusals.FORMS : regions);
        }
        return List.copyOf(boards);
    }

    /** Lists few of which have each column once are rather the rows or the columns of a matrix. */
    private static void requireBoards(@Nullable String place, List<Board> lists) {
        long permutations = lists.stream().filter(Board::isPermutation).count();
        if (lists.size() > 1 && 2 * permutations < lists.size()) {
            throw new IllegalArgumentException("the lists from " + place + " on can be read as "
                    + Interpretation.counted(lists.size(), "board")
                    + ", most of which have two queens in a column, and as the rows or the columns of one matrix; choose the reading "
                    + Interpretations.name(Reading.BOARD)
                    + ", with --as in the command line, or write the matrix as one list of its rows");
        }
    }

    /** Pairs of numbers beside a board are squares or queens that attack each other, and no boards of two rows. */
    private static void requireNoPairs(List<Board> boards) {
        int greatest = boards.stream().mapToInt(Board::size).max().orElse(0);
        if (greatest > 2 && boards.stream().anyMatch(board -> board.size() == 2)) {
            throw new IllegalArgumentException("the text has boards of two rows beside a board of " + greatest
                    + " rows; they may be pairs of queens or squares, so leave out the one or the other");
        }
    }

    /** Whether a table is the regions of a puzzle that has not this number of rows. */
    private static boolean isOtherPuzzle(Table table, int rows) {
        return Keys.role(table.key) == Keys.Role.REGIONS && table.isSquare() && table.rows() != rows;
    }

    /** The solutions if there are any, or else all that may be boards. */
    private static List<Table> tables(TextPart part) {
        List<Table> solutions = part.tables.stream()
                .filter(table -> Keys.role(table.key) == Keys.Role.SOLUTION)
                .toList();
        if (!solutions.isEmpty()) {
            return solutions;
        }
        List<Table> others =
                part.tables.stream().filter(BoardReader::mayBeBoard).toList();
        return others;
    }

    private static boolean mayBeBoard(Table table) {
        return switch (Keys.role(table.key)) {
            case NONE, GIVEN, REGIONS, SOLUTION -> true;
            case BLOCKED, DIAGONALS, IGNORED, REFUSED -> false;
        };
    }

    private static String refusal(Table table, List<Interpretation> interpretations, @Nullable Reading as, int from) {
        if (interpretations.stream().anyMatch(Interpretation::isRegions)) {
            return "the text at " + table.source.at(table.first())
                    + " is a grid of regions, not a board; a board has one queen in each row";
        }
        return interpretations.stream()
                .filter(interpretation -> interpretation.drawn())
                .findFirst()
                .map(squares -> Refusals.rows(table, squares))
                .orElseGet(() -> Interpretations.refusal(table, as, from));
    }
}
