package io.github.nqueens.formats;

import io.github.nqueens.Problem;
import io.github.nqueens.formats.tables.Table;
import io.github.nqueens.formats.tables.TextPart;
import io.github.nqueens.formats.text.TextBytes;
import io.github.nqueens.formats.words.Legend;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Reads problems in the forms that people keep them in: grids of letters, numbers, colors, emoji or signs, data of JSON, Python,
 * JavaScript, Java, MiniZinc, CSPLib and answer set programs, the XML of LEGUP, lists of squares, and judges' inputs. The
 * documentation's page on formats lists them with an example of each.
 *
 * <p>A text is never guessed at. Where two readings fit and differ, the exception names both, and a {@link Reading} chooses.
 * Every refusal is one sentence that names the line and the column, counted from 1. Regions without a rule mean {@link
 * io.github.nqueens.AttackRule#TOUCH}; without regions the rule is {@link io.github.nqueens.AttackRule#QUEENS}. A blocked square holds
 * no queen, and does not stop an attack.
 *
 * <p>Reading takes time and memory linear in the length of the text. All methods are safe for use by several threads.
 */
public final class ProblemReader {
    private ProblemReader() {}

    /**
     * Reads one problem.
     *
     * @param text a problem in any form
     * @return the problem
     * @throws IllegalArgumentException if the text is no problem, several problems, or can be read in two ways that differ
     */
    public static Problem read(String text) {
        return one(readAll(text));
    }

    /**
     * Reads one problem whose text fits more than one reading.
     *
     * @param text a problem in any form
     * @param as what it is to be read as
     * @return the problem
     * @throws IllegalArgumentException if the text is no problem, several problems, or cannot be read so
     */
    public static Problem read(String text, Reading as) {
        return one(readAll(text, as));
    }

    /**
     * Reads one problem from the bytes of a text file. Finds out whether they are UTF-8 or UTF-16, with or without a byte
     * order mark.
     *
     * @param file the bytes of the file
     * @return the problem
     * @throws IllegalArgumentException if the bytes are no text, for example an image, or the text cannot be read
     */
    public static Problem read(byte[] file) {
        return read(text(file));
    }

    /**
     * Reads all problems of a text that holds at least one.
     *
     * @param text one problem or several, for example judges' cases or what {@code nqueens puzzle new --count 3} prints
     * @return the problems in the order of the text, in a list that cannot be changed
     * @throws IllegalArgumentException if the text has no problem or can be read in two ways that differ
     */
    public static List<Problem> readAll(String text) {
        if (Objects.requireNonNull(text, "text").startsWith("rule=")) {
            try {
                return List.of(Problem.parse(text));
            } catch (IllegalArgumentException another) {
                // What Problem.toText() writes is read as such; any other text that names a rule goes the long way.
                return problems(text);
            }
        }
        return problems(text);
    }

    private static List<Problem> problems(String text) {
        return same(text).problems;
    }

    private static Same same(String text) {
        return Recognition.read(text, parts -> new Same(parts, Legend.reading(text)));
    }

    /** Problems that are the same to whoever solves them, whatever their regions are called. */
    private static final class Same {
        private final List<Problem> problems;
        private final List<String> remarks;

        Same(List<TextPart> parts, @Nullable Reading as) {
            this.problems = List.copyOf(ProblemsOfTables.of(parts, as));
            this.remarks = parts.stream()
                    .map(part -> part.remark)
                    .filter(remark -> !remark.isEmpty())
                    .toList();
        }

        /** The rule, and what each square is, with regions numbered in the order of their first squares. */
        private static List<Object> squares(Problem problem) {
            int n = problem.size();
            List<Object> squares = new ArrayList<>(List.of(problem.rule(), n, problem.placed()));
            int[] numbers = new int[n];
            int known = 0;
            for (int row = 0; row < n && n <= Table.LARGEST; row++) {
                for (int column = 0; column < n; column++) {
                    int region = problem.hasRegions() ? problem.region(row, column) : 0;
                    numbers[region] = numbers[region] == 0 ? ++known : numbers[region];
                    squares.add(problem.isOpen(row, column) ? numbers[region] : -numbers[region]);
                }
            }
            return squares;
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Same same
                    && (problems.equals(same.problems)
                            || problems.stream()
                                    .map(Same::squares)
                                    .toList()
                                    .equals(same.problems.stream()
                                            .map(Same::squares)
                                            .toList()));
        }

        @Override
        public int hashCode() {
            return problems.size();
        }
    }

    /**
     * Reads all problems of a text that fits more than one reading.
     *
     * @param text one problem or several
     * @param as what they are to be read as
     * @return the problems in the order of the text, in a list that cannot be changed
     * @throws IllegalArgumentException if the text has no problem or cannot be read so
     */
    public static List<Problem> readAll(String text, Reading as) {
        Objects.requireNonNull(as, "as");
        return Recognition.read(Objects.requireNonNull(text, "text"), parts -> new Same(parts, as)).problems;
    }

    /**
     * What a text shows besides its problems, to be told to whoever gave it: for example the queens that stand on the page of a puzzle, and
     * the crosses, which are no part of the problem.
     *
     * @param text one problem or several
     * @return the remarks, such as {@code 2 queens, 3 crosses in the page}, of which there may be none, in a list that cannot be changed
     * @throws IllegalArgumentException if the text has no problem
     */
    public static List<String> remarks(String text) {
        return same(Objects.requireNonNull(text, "text")).remarks;
    }

    /**
     * The text of a file. Finds out whether the bytes are UTF-8 or UTF-16, with or without a byte order mark.
     *
     * @param file the bytes of the file
     * @return the text, which {@link #read(String)} and {@link BoardReader#read(String)} take
     * @throws IllegalArgumentException if the bytes are no text, for example an image
     */
    public static String text(byte[] file) {
        return TextBytes.decode(Objects.requireNonNull(file, "file"));
    }

    private static Problem one(List<Problem> problems) {
        if (problems.size() > 1) {
            throw new IllegalArgumentException(
                    "the text has " + problems.size() + " problems, but one is asked for; keep one in the text");
        }
        return problems.get(0);
    }
}
