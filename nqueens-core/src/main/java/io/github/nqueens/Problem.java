package io.github.nqueens;

import io.github.nqueens.internal.ByteOrderMark;
import io.github.nqueens.internal.NonNullLists;
import java.io.InvalidObjectException;
import java.io.ObjectInputStream;
import java.io.Serializable;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An n-queens problem: which boards count as solutions. Each of them has one queen in each row and each column, and whatever
 * else the problem asks for. A problem has an {@linkplain AttackRule attack rule}. It may have placed queens, which every solution keeps, and blocked squares,
 * on which no queen may stand. It may have n regions, each of which then holds one queen.
 *
 * <pre>{@code
 * Problem completion = Problem.builder(8).place(3, 3).block(0, 5).blockSum(3).build();
 * Problem puzzle = Problem.parse("AABB\nACBB\nCCCD\nDDDD");
 * }</pre>
 *
 * <p>A problem may contradict itself, for example by two placed queens that attack each other. It then has no solution,
 * and every solver says so at once.
 *
 * <p>The classic problem takes O(1) memory. Any other takes n<sup>2</sup>/8 bytes for blocked squares and
 * 2n<sup>2</sup> bytes for regions, if it has them, and has at most 16,384 rows. Instances are immutable and safe for
 * use by several threads.
 *
 * <p>Java's serialization writes a problem as its {@linkplain #toText() text}, or as its size if it is classic, and reads
 * it as {@link #parse} does.
 */
public final class Problem implements Serializable {
    private static final long serialVersionUID = 1L;

    private final transient int size;
    private final transient AttackRule rule;
    private final transient Squares squares;
    private final transient @Nullable String contradiction;

    private Problem(AttackRule rule, Squares squares) {
        this.size = squares.size;
        this.rule = rule;
        this.squares = squares;
        this.contradiction = new Contradictions(rule, squares, 0).first().orElse(null);
    }

    /**
     * The classic problem: n queens on an empty board, no two of which share a row, a column or a diagonal.
     *
     * @param n the size, from 1 to 2,147,483,639
     * @return the problem
     * @throws IllegalArgumentException if {@code n} is outside that range
     */
    public static Problem queens(int n) {
        return new Problem(AttackRule.QUEENS, Squares.plain(Board.requireSize(n)));
    }

    /**
     * Starts with the classic problem of a size.
     *
     * @param n the size, from 1 to 2,147,483,639; anything but the classic problem needs at most 16,384
     * @return a builder
     * @throws IllegalArgumentException if {@code n} is outside that range
     */
    public static Builder builder(int n) {
        return new Builder(Board.requireSize(n));
    }

    /**
     * Starts with this problem. A rule that the problem has by default depends on its regions in the builder too.
     *
     * @return a builder that holds what this problem asks for
     */
    public Builder toBuilder() {
        Builder builder = new Builder(size);
        builder.rule = rule == AttackRule.byDefault(hasRegions()) ? null : rule;
        for (int square : squares.placed) {
            builder.placed.set(square);
        }
        builder.blocked.or(squares.blocked);
        builder.regions = squares.regions;
        return builder;
    }

    /**
     * Reads a problem. Its text has up to three parts: a first line that names an {@link AttackRule}, for example {@code
     * rule=TORUS}, a grid of squares, and a grid of regions. A blank line stands between two grids. In the grid of
     * squares {@code .} is an open square, {@code #} a blocked one, {@code Q} a placed queen and {@code X} a queen placed
     * on a blocked square, which is a contradiction. In the grid of regions each square is a letter, equal letters being
     * one region, or a number from 0 to n - 1 with spaces between the
     * numbers. Without a first line, a text with regions means TOUCH and one without means QUEENS. A byte order mark
     * before the text is skipped.
     *
     * @param text a problem as {@link #toText()} writes it, or a part of one
     * @return the problem
     * @throws IllegalArgumentException if the text is no problem; says where it departs
     */
    public static Problem parse(String text) {
        ProblemText read = ProblemText.parse(ByteOrderMark.skip(Objects.requireNonNull(text, "text")));
        return new Problem(read.rule(), read.squares());
    }

    /**
     * The number of rows, of columns and of queens.
     *
     * @return n, at least 1
     */
    public int size() {
        return size;
    }

    /**
     * What forbids two queens, apart from sharing a row, a column or a region.
     *
     * @return the rule
     */
    public AttackRule rule() {
        return rule;
    }

    /**
     * Tells whether this is the classic problem of its size. Takes O(1).
     *
     * @return whether it equals {@code queens(size())}
     */
    public boolean isClassic() {
        return rule == AttackRule.QUEENS && squares.isPlain();
    }

    /**
     * Tells whether a square is not blocked, whatever attacks it. Takes O(1).
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @return false on blocked squares only
     * @throws IndexOutOfBoundsException if the square is outside the board
     */
    public boolean isOpen(int row, int column) {
        return squares.isOpen(row, column);
    }

    /**
     * Counts the squares that are not blocked, whatever attacks them. Takes O(n<sup>2</sup> / 64).
     *
     * @return from 0 to n<sup>2</sup>
     */
    public long openSquares() {
        return (long) size * size - squares.blocked.cardinality();
    }

    /**
     * Tells whether a queen is placed on a square. Takes O(log n).
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @return whether every solution has a queen there
     * @throws IndexOutOfBoundsException if the square is outside the board
     */
    public boolean isPlaced(int row, int column) {
        return squares.isPlaced(row, column);
    }

    /**
     * The squares of the placed queens.
     *
     * @return a list that cannot be changed, by rows and, in a row, by columns
     */
    public List<Square> placed() {
        return squares.placedSquares();
    }

    /**
     * Tells whether each region must hold a queen.
     *
     * @return whether the problem has regions
     */
    public boolean hasRegions() {
        return squares.regions != null;
    }

    /**
     * The region of a square. Takes O(1).
     *
     * @param row from 0 to n - 1
     * @param column from 0 to n - 1
     * @return the region, from 0 to n - 1
     * @throws IndexOutOfBoundsException if the square is outside the board
     * @throws IllegalStateException if the problem has no regions
     */
    public int region(int row, int column) {
        int square = squares.number(row, column);
        char[] regions = squares.regions;
        if (regions == null) {
            throw new IllegalStateException("the problem has no regions; ask hasRegions() first");
        }
        return regions[square];
    }

    /**
     * Tells whether queens on two different squares attack each other: they share a row, a column or a region, or the
     * rule forbids them. Takes O(1).
     *
     * @param row1 the row of one queen, from 0 to n - 1
     * @param column1 its column, from 0 to n - 1
     * @param row2 the row of the other queen, from 0 to n - 1
     * @param column2 its column, from 0 to n - 1
     * @return whether no solution has a queen on both
     * @throws IndexOutOfBoundsException if a square is outside the board
     */
    public boolean attacks(int row1, int column1, int row2, int column2) {
        squares.number(row1, column1);
        squares.number(row2, column2);
        int down = Math.abs(row1 - row2);
        int across = Math.abs(column1 - column2);
        if (down == 0 || across == 0) {
            return true;
        }
        return rule.forbids(down, across, size) || (hasRegions() && region(row1, column1) == region(row2, column2));
    }

    /**
     * Tells whether a board solves this problem. Takes O(n).
     *
     * @param board a board of any size; one of another size is no solution
     * @return whether it does
     */
    public boolean isSolution(Board board) {
        return Objects.requireNonNull(board, "board").size() == size && new SolutionCheck(rule, squares, board).holds();
    }

    /**
     * The image of this problem under a symmetry of the square: its solutions are the images of this problem's solutions.
     * Takes O(n<sup>2</sup>), or O(1) for the classic problem.
     *
     * @param symmetry what to do
     * @return the image
     */
    public Problem transform(Symmetry symmetry) {
        Objects.requireNonNull(symmetry, "symmetry");
        return new Problem(rule, squares.transform(symmetry));
    }

    /**
     * One problem for all images of this one under the symmetries of the square and under the renaming of regions. Two
     * problems are the same up to rotation, reflection and the names of regions exactly if their canonical problems are equal.
     * A collection without duplicates is therefore a set of canonical problems.
     *
     * <p>In each of the eight images regions are numbered from 0 on in the order in which the rows show them. The least of
     * these images is taken: first by the regions, row by row, then by the blocked squares and then by the placed queens, both
     * compared as lists of squares by rows and columns. Takes O(n<sup>2</sup>) time, and memory for two more problems.
     *
     * @return the canonical problem, with the rule of this one; its solutions are images of this problem's solutions
     */
    public Problem canonical() {
        if (squares.isPlain()) {
            return this;
        }
        Squares least = squares.canonical();
        return least.equals(squares) ? this : new Problem(rule, least);
    }

    /**
     * Tells whether this problem is the one that stands for all its images. Takes O(n<sup>2</sup>).
     *
     * @return whether this problem equals its {@link #canonical()} image
     */
    public boolean isCanonical() {
        return squares.isPlain() || squares.canonical().equals(squares);
    }

    /**
     * Tells why no board is a solution, if that is plain without a search. Some sizes have no solution: 2 and 3, and
     * others of a {@linkplain AttackRule#TORUS torus} and of {@linkplain AttackRule#SUPERQUEENS superqueens}. On a
     * board of any other size it is plain if two placed queens attack each other or a placed queen stands on a blocked
     * square. It is also plain if a row, a column or a region has no open square.
     *
     * @return a sentence without its full stop, or empty if the problem does not contradict itself
     */
    public Optional<String> contradiction() {
        return Optional.ofNullable(contradiction);
    }

    /**
     * Tells why no board is a solution, as {@link #contradiction()} does, in a sentence whose rows and columns count from
     * another number. Takes O(n<sup>2</sup>) if the problem contradicts itself.
     *
     * @param from the number of the first row and the first column, for example 1
     * @return a sentence without its full stop, or empty if the problem does not contradict itself
     */
    public Optional<String> contradiction(int from) {
        return contradiction == null ? Optional.empty() : new Contradictions(rule, squares, from).first();
    }

    /**
     * Tells whether the other object is a problem of the same size and rule with the same placed queens, blocked squares
     * and regions, equally numbered.
     *
     * @param other anything, or null
     * @return whether they are equal
     */
    @Override
    @SuppressWarnings("exports") // Users need no annotations of null to compile.
    public boolean equals(@Nullable Object other) {
        return other instanceof Problem that && rule == that.rule && squares.equals(that.squares);
    }

    /** The rule's name rather than its hash code, which differs from one virtual machine to the next. */
    @Override
    public int hashCode() {
        return Objects.hash(rule.name(), squares);
    }

    /**
     * The problem as {@link #parse} reads it: the rule, the grid of squares and, after a blank line, the grid of regions if
     * there are any. Regions are letters from A on, lower-case ones from the 27th region on, and numbers if n is above 52.
     * Takes O(n<sup>2</sup>) time and memory.
     *
     * @return for example {@code "rule=QUEENS\n..#.\n....\nQ...\n...."}
     * @throws IllegalStateException if the problem has more than 16,384 rows. It is then the classic one, whose size says all
     */
    public String toText() {
        return new ProblemText(rule, squares).format();
    }

    /**
     * The problem for a person to read: its {@linkplain #toText() text} if it has at most 100 rows, otherwise the rule and
     * what there is of placed queens, blocked squares and regions.
     *
     * @return for example {@code "rule=QUEENS\n..#.\n....\nQ...\n...."}
     */
    @Override
    public String toString() {
        return size <= Board.LONGEST_SHOWN ? toText() : new ProblemText(rule, squares).summary();
    }

    private Object writeReplace() {
        return SerializedText.of(this);
    }

    private void readObject(ObjectInputStream in) throws InvalidObjectException {
        throw SerializedText.missing("problem");
    }

    /** Collects what a problem asks for. A builder may make several problems. Not safe for use by several threads. */
    public static final class Builder {
        private final int size;

        /** Null as long as none was set. */
        private @Nullable AttackRule rule;

        private final BitSet placed = new BitSet();
        private final BitSet blocked = new BitSet();

        /** Never changed once set, so that problems may share it. */
        private char @Nullable [] regions;

        private Builder(int size) {
            this.size = size;
        }

        /**
         * Sets what forbids two queens.
         *
         * @param rule by default {@link AttackRule#TOUCH} for a problem with regions and {@link AttackRule#QUEENS} for any other
         * @return this builder
         * @throws IllegalArgumentException if the board has more than 16,384 rows and the rule is another one
         */
        public Builder rule(AttackRule rule) {
            if (Objects.requireNonNull(rule, "rule") != AttackRule.QUEENS) {
                ProblemInput.requireGrid(size);
            }
            this.rule = rule;
            return this;
        }

        /**
         * Places a queen. Every solution then has it.
         *
         * @param row from 0 to n - 1
         * @param column from 0 to n - 1
         * @return this builder
         * @throws IllegalArgumentException if the square is outside the board or has a queen already, or if the board has
         *     more than 16,384 rows
         */
        public Builder place(int row, int column) {
            int square = ProblemInput.square(size, row, column);
            if (placed.get(square)) {
                throw new IllegalArgumentException(
                        "a queen is placed twice on row " + row + ", column " + column + "; place it once");
            }
            placed.set(square);
            return this;
        }

        /**
         * Blocks a square: no solution has a queen there. A blocked square does not stop an attack: queens on both sides of it
         * attack each other as if it were open. Blocking it twice is blocking it once.
         *
         * @param row from 0 to n - 1
         * @param column from 0 to n - 1
         * @return this builder
         * @throws IllegalArgumentException if the square is outside the board, or if the board has more than 16,384 rows
         */
        public Builder block(int row, int column) {
            blocked.set(ProblemInput.square(size, row, column));
            return this;
        }

        /**
         * Blocks all squares with row + column = k. Diagonals do not run on over the edges, whatever the rule.
         *
         * @param k from 0 to 2n - 2
         * @return this builder
         * @throws IllegalArgumentException if {@code k} is outside that range, or if the board has more than 16,384 rows
         */
        public Builder blockSum(int k) {
            ProblemInput.onSum(size, k).forEach(blocked::set);
            return this;
        }

        /**
         * Blocks all squares with row - column = k. Diagonals do not run on over the edges, whatever the rule.
         *
         * @param k from -(n - 1) to n - 1
         * @return this builder
         * @throws IllegalArgumentException if {@code k} is outside that range, or if the board has more than 16,384 rows
         */
        public Builder blockDifference(int k) {
            ProblemInput.onDifference(size, k).forEach(blocked::set);
            return this;
        }

        /**
         * Divides the board into n regions of any shape, each of which must hold one queen. Regions are numbered in the
         * order of their letters, capital letters first. What was set before is replaced. Without a {@link #rule}, queens of a
         * problem with regions must not touch, and may share a diagonal.
         *
         * @param rows a text for each row: a letter of the English alphabet for each square, which suffices for 52 regions, or
         *     numbers from 0 to n - 1 with spaces between them; equal letters or numbers are one region
         * @return this builder
         * @throws IllegalArgumentException if these are not n texts of n letters or of n numbers, n of them different
         */
        public Builder regions(String... rows) {
            return regions(ProblemText.regionNumbers(size, NonNullLists.of("rows", rows)));
        }

        /**
         * Divides the board into n regions of any shape, each of which must hold one queen. What was set before is
         * replaced. Without a {@link #rule}, queens of a problem with regions must not touch, and may share a diagonal.
         *
         * @param regions the region of each square, by row and column, from 0 to n - 1; each number occurs
         * @return this builder
         * @throws IllegalArgumentException if these are not n rows of n such numbers, if a number does not occur, or if the
         *     board has more than 16,384 rows
         */
        public Builder regions(int[][] regions) {
            this.regions = ProblemInput.regions(size, regions);
            return this;
        }

        /**
         * Makes the problem. Takes O(n<sup>2</sup>) if squares are blocked or there are regions.
         *
         * @return the problem
         */
        public Problem build() {
            AttackRule chosen = rule == null ? AttackRule.byDefault(regions != null) : rule;
            int[] queens = new int[placed.cardinality()];
            int queen = placed.nextSetBit(0);
            for (int i = 0; i < queens.length; i++) {
                queens[i] = queen;
                queen = placed.nextSetBit(queen + 1);
            }
            return new Problem(chosen, new Squares(size, queens, (BitSet) blocked.clone(), regions));
        }
    }
}
