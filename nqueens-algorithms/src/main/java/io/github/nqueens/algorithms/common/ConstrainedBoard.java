package io.github.nqueens.algorithms.common;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.internal.RuleLines;
import io.github.nqueens.spi.SearchContext;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Queens of a problem with placed queens and blocked squares, under the rules {@link AttackRule#QUEENS} and {@link
 * AttackRule#TORUS}, with the number of queens on each column and diagonal. Placed queens are not moved, and no queen
 * goes to a blocked square. Diagonals are numbered modulo the size of the board or twice that, so that one class serves
 * both rules; {@link io.github.nqueens.ConflictCounter} has no modulus, and its {@code swapDelta} takes 5 ns instead of
 * 8 ns at n = 1,000. Not safe for use by several threads.
 */
public final class ConstrainedBoard {
    private final Problem problem;
    private final int size;

    /** Diagonals are numbered modulo this. */
    private final int diagonals;

    private final int[] columns;
    private final int[] inColumn;
    private final int[] onSum;
    private final int[] onDifference;
    private final int[] movable;
    private long conflicts;

    /**
     * Starts from a board, in O(n).
     *
     * @param start a board with the placed queens and none on a blocked square
     * @param context the run, which may end meanwhile
     */
    public ConstrainedBoard(Board start, SearchContext context) {
        this.problem = context.problem();
        this.size = problem.size();
        this.diagonals = RuleLines.of(problem.rule()).diagonals(size);
        this.columns = start.toArray();
        this.inColumn = new int[size];
        this.onSum = new int[diagonals];
        this.onDifference = new int[diagonals];
        this.movable = movable(problem);
        context.inSteps(size, (from, to) -> {
            for (int row = from; row < to; row++) {
                add(row, columns[row]);
            }
        });
    }

    /** The columns, the queens of each line, and the rows whose queens may move. */
    public static long bytes(Problem problem) {
        long n = problem.size();
        long diagonals = RuleLines.of(problem.rule()).diagonals(problem.size());
        return Integer.BYTES * (2 * n + 2 * diagonals + n - problem.placed().size());
    }

    /**
     * Draws a random permutation of the columns without a placed queen. A queen on a blocked square goes to a random open one.
     *
     * @param context the run, whose problem and random numbers are used
     * @return a board whose queens may share columns
     */
    public static Board random(SearchContext context) {
        Problem problem = context.problem();
        RandomGenerator random = context.random();
        int n = problem.size();
        Board.Builder start = Board.builder(n);
        boolean[] taken = new boolean[n];
        for (Square queen : problem.placed()) {
            start.set(queen.row(), queen.column());
            taken[queen.column()] = true;
        }
        int[] free = new int[n - problem.placed().size()];
        int count = 0;
        for (int column = 0; column < n; column++) {
            if (!taken[column]) {
                free[count++] = column;
            }
        }
        int[] rows = movable(problem);
        context.inSteps(rows.length, (from, to) -> {
            for (int i = from; i < to; i++) {
                int other = i + random.nextInt(free.length - i);
                int column = free[other];
                free[other] = free[i];
                boolean isOpen = problem.isOpen(rows[i], column);
                start.set(rows[i], isOpen ? column : openColumn(context, rows[i]));
            }
        });
        return start.build();
    }

    /** A random open square of a row. Takes O(n). */
    private static int openColumn(SearchContext context, int row) {
        context.requireOngoing();
        Problem problem = context.problem();
        RandomGenerator random = context.random();
        int chosen = -1;
        int seen = 0;
        for (int column = 0; column < problem.size(); column++) {
            if (problem.isOpen(row, column) && random.nextInt(++seen) == 0) {
                chosen = column;
            }
        }
        return chosen;
    }

    public static int[] movable(Problem problem) {
        boolean[] placed = new boolean[problem.size()];
        problem.placed().forEach(queen -> placed[queen.row()] = true);
        int[] rows = new int[problem.size() - problem.placed().size()];
        int count = 0;
        for (int row = 0; row < placed.length; row++) {
            if (!placed[row]) {
                rows[count++] = row;
            }
        }
        return Arrays.copyOf(rows, count);
    }

    /**
     * The rows whose queens may move.
     *
     * @return rows in ascending order, not to be changed
     */
    public int[] movable() {
        return movable;
    }

    /**
     * The size of the board.
     *
     * @return n
     */
    public int size() {
        return size;
    }

    /**
     * Where the queen of a row stands.
     *
     * @param row the row
     * @return its column
     */
    public int column(int row) {
        return columns[row];
    }

    /**
     * The attacking pairs, counted once for each line that they share.
     *
     * @return 0 for a solution
     */
    public long conflicts() {
        return conflicts;
    }

    /**
     * Tells whether a square is not blocked.
     *
     * @param row its row
     * @param column its column
     * @return whether a queen may stand there
     */
    public boolean isOpen(int row, int column) {
        return problem.isOpen(row, column);
    }

    /**
     * Queens of other rows that attack a square.
     *
     * @param row the row of the square
     * @param column its column
     * @return how many, counted once for each line
     */
    public int attackersAt(int row, int column) {
        int here = inColumn[column] + onSum[sum(row, column)] + onDifference[difference(row, column)];
        return columns[row] == column ? here - 3 : here;
    }

    /**
     * The fewest queens of other rows that attack a square of a row, of all squares but the one with its queen. Blocked
     * squares are among them, so it is a lower bound for open ones. Takes O(n), in loops that Java compiles to vector
     * instructions.
     *
     * @param row the row
     * @return how many at least, counted once for each line; 3 more than attack the queen if there is no other square
     */
    public int leastAttackers(int row) {
        // The numbers of both diagonals rise with the column, except where they start again at 0.
        int wrap = Math.min(size, diagonals - row);
        int first = Math.min(wrap, row);
        int second = Math.max(wrap, row);
        int least = least(Integer.MAX_VALUE, row, 0, first);
        least = least(least, row, first, second);
        return least(least, row, second, size);
    }

    private int least(int least, int row, int from, int to) {
        if (from == to) {
            return least;
        }
        int[] straight = inColumn;
        int[] falling = onSum;
        int[] rising = onDifference;
        int sum = sum(row, from) - from;
        int difference = difference(row, from) - from;
        for (int column = from; column < to; column++) {
            least = Math.min(least, straight[column] + falling[sum + column] + rising[difference + column]);
        }
        return least;
    }

    /**
     * Moves a queen within its row.
     *
     * @param row its row
     * @param to its new column
     */
    public void move(int row, int to) {
        int from = columns[row];
        inColumn[from]--;
        onSum[sum(row, from)]--;
        onDifference[difference(row, from)]--;
        conflicts -= inColumn[from] + onSum[sum(row, from)] + onDifference[difference(row, from)];
        columns[row] = to;
        add(row, to);
    }

    /**
     * Queens that attack the queen of a row.
     *
     * @param row the row
     * @return how many, counted once for each line
     */
    public int attackers(int row) {
        return attackersAt(row, columns[row]);
    }

    /**
     * Tells whether two queens may exchange their columns: neither comes to a blocked square.
     *
     * @param row1 a row whose queen may move
     * @param row2 another one
     * @return whether both squares are open
     */
    public boolean maySwap(int row1, int row2) {
        return problem.isOpen(row1, columns[row2]) && problem.isOpen(row2, columns[row1]);
    }

    /**
     * The rise of the conflicts if two queens on different columns exchanged them. Takes O(1).
     *
     * @param row1 a row
     * @param row2 another one
     * @return the change, negative for fewer conflicts
     */
    public long swapDelta(int row1, int row2) {
        int column1 = columns[row1];
        int column2 = columns[row2];
        return delta(onSum, sum(row1, column1), sum(row2, column2), sum(row1, column2), sum(row2, column1))
                + delta(
                        onDifference,
                        difference(row1, column1),
                        difference(row2, column2),
                        difference(row1, column2),
                        difference(row2, column1));
    }

    /** The lines left and the lines entered differ, because rows and columns differ. */
    private static long delta(int[] on, int left1, int left2, int entered1, int entered2) {
        return 2L
                - on[left1]
                - on[left2]
                + (left1 == left2 ? 1 : 0)
                + on[entered1]
                + on[entered2]
                + (entered1 == entered2 ? 1 : 0);
    }

    /**
     * Exchanges the columns of two queens. Takes O(1).
     *
     * @param row1 a row
     * @param row2 another one
     */
    public void swap(int row1, int row2) {
        int column1 = columns[row1];
        move(row1, columns[row2]);
        move(row2, column1);
    }

    private void add(int row, int column) {
        conflicts += inColumn[column]++ + onSum[sum(row, column)]++ + onDifference[difference(row, column)]++;
    }

    private int sum(int row, int column) {
        return (row + column) % diagonals;
    }

    private int difference(int row, int column) {
        int difference = column - row;
        return difference < 0 ? difference + diagonals : difference;
    }

    /**
     * The board as it stands.
     *
     * @return a copy
     */
    public Board toBoard() {
        return Board.of(columns);
    }
}
