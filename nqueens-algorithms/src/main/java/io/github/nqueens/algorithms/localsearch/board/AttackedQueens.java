package io.github.nqueens.algorithms.localsearch.board;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.spi.SearchContext;

/**
 * A board whose queens move, with the number of attacked queens kept up to date.
 *
 * <p>For each row it has the squares on which a queen would raise that number by a given amount, 64 squares at once.
 *
 * <p>The lines of a square are its column and its two diagonals. A queen put on a square of an empty row raises the
 * number of attacked queens by one for itself, if one of its lines has a queen. It raises it by one more for each line
 * that has a queen which was not attacked before. A line has at most one such queen, which is then alone on it, and no
 * queen stands on two of the lines. So the rise, from 0 to 4, follows from two bits a line: whether it is taken, and
 * whether by a queen not attacked.
 *
 * <p>Changes take O(1). Memory is about 13 integers and a few bits per row. Not safe for use by several threads.
 */
public final class AttackedQueens {
    /** No square raises the number of attacked queens by more. */
    public static final int MOST_RISE = 4;

    /** No queen can be taken off for a larger fall: it is attacked itself, and on each line there is a freed one. */
    public static final int MOST_FALL = 4;

    private static final int DIRECTIONS = 3;

    private final int n;
    private final int[] columnByRow;

    /** The number of lines that each row's queen shares with other queens. */
    private final byte[] sharedLines;

    private final IndexSet attacked;

    // The following arrays are indexed by direction (columns, row + column, column - row + n - 1) and by line.
    private final int[][] queensOn = new int[DIRECTIONS][];

    /** The rows of the queens on a line, all joined by exclusive or: of two queens, each tells the other. */
    private final int[][] rowsOn = new int[DIRECTIONS][];

    private final long[][] taken = new long[DIRECTIONS][];
    private final long[][] takenByUnattacked = new long[DIRECTIONS][];

    /** Starts from a board. Takes O(n). */
    public AttackedQueens(Board start, SearchContext run) {
        n = start.size();
        columnByRow = LimitedArrays.ints(n, run);
        attacked = new IndexSet(n, run);
        sharedLines = new byte[n];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int lines = direction == 0 ? n : 2 * n - 1;
            queensOn[direction] = LimitedArrays.ints(lines, run);
            rowsOn[direction] = LimitedArrays.ints(lines, run);
            // A window of 64 lines may begin anywhere among the lines and end up to 64 past the last word.
            taken[direction] = LimitedArrays.bits(lines + 128, run);
            takenByUnattacked[direction] = LimitedArrays.bits(lines + 128, run);
        }
        run.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                put(row, start.column(row));
            }
        });
        // Sorted by row, so that the start does not depend on the order of put().
        attacked.clearToAddAgain();
        run.inSteps(n, (from, to) -> {
            for (int row = from; row < to; row++) {
                if (sharedLines[row] > 0) {
                    attacked.add(row);
                }
            }
        });
    }

    public int size() {
        return n;
    }

    /** The number of queens that at least one other attacks. */
    public int attacked() {
        return attacked.size();
    }

    /** The row of an attacked queen, by its place in a list without order, from 0 to attacked() - 1. */
    public int attackedRow(int index) {
        return attacked.at(index);
    }

    public int column(int row) {
        return columnByRow[row];
    }

    public boolean isAttacked(int row) {
        return sharedLines[row] > 0;
    }

    public Board toBoard() {
        return Board.of(columnByRow);
    }

    public void move(int row, int column) {
        takeOff(row);
        put(row, column);
    }

    /**
     * The fall of the number of attacked queens if the queen of a row were taken off the board, from 0 to
     * {@link #MOST_FALL}.
     */
    public int fall(int row) {
        if (sharedLines[row] == 0) {
            return 0;
        }
        int fall = 1;
        int column = columnByRow[row];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int line = line(direction, row, column);
            if (queensOn[direction][line] == 2 && sharedLines[rowsOn[direction][line] ^ row] == 1) {
                fall++;
            }
        }
        return fall;
    }

    /** The change of the number of attacked queens if the queen of a row moved to another column. */
    public int delta(int row, int to) {
        int from = columnByRow[row];
        int delta = sharedLines[row] > 0 ? -1 : 0;
        int met = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int left = line(direction, row, from);
            if (queensOn[direction][left] == 2) {
                int other = rowsOn[direction][left] ^ row;
                if (sharedLines[other] == 1 && !isAttackedFrom(row, to, other)) {
                    delta--;
                }
            }
            int entered = line(direction, row, to);
            int queens = queensOn[direction][entered];
            met |= queens;
            if (queens == 1 && sharedLines[rowsOn[direction][entered]] == 0) {
                delta++;
            }
        }
        return met > 0 ? delta + 1 : delta;
    }

    private boolean isAttackedFrom(int row, int column, int other) {
        int across = columnByRow[other] - column;
        return across == 0 || across == other - row || across == row - other;
    }

    /** The number of words of 64 columns in a row. */
    public int words() {
        return (n + 63) >>> 6;
    }

    /** Tells whether some of 64 columns may be free: only there are squares with a rise of 0. */
    public boolean mayBeFree(int word) {
        return taken[0][word] != -1L;
    }

    /**
     * The squares of a row whose taking would raise the number of attacked queens by a given amount, the queen's own
     * square left out.
     *
     * <p>The queen of the row does not disturb: its lines meet the row in its own square only. But queens that only it
     * attacks would stop being attacked if it left. So the queen of a row with such queens must be taken off first.
     * A rise of 0 is the exception: there it makes no difference which queen stands on a line.
     *
     * @param word which 64 columns, from 64 * word on
     * @param rise from 0 to {@link #MOST_RISE}
     * @return a bit for each square, the lowest for the lowest column
     */
    public long squares(int row, int word, int rise) {
        int first = word << 6;
        int sum = row + first;
        int difference = first - row + n - 1;
        long others = within(first, columnByRow[row]);
        long anyTaken = taken[0][word] | window(taken[1], sum) | window(taken[2], difference);
        if (rise == 0) {
            return others & ~anyTaken;
        }
        long a = takenByUnattacked[0][word];
        long b = window(takenByUnattacked[1], sum);
        long c = window(takenByUnattacked[2], difference);
        long odd = a ^ b ^ c;
        long twoOrMore = (a & b) | (c & (a | b));
        return others
                & switch (rise) {
                    case 1 -> anyTaken & ~(odd | twoOrMore);
                    case 2 -> odd & ~twoOrMore;
                    case 3 -> twoOrMore & ~odd;
                    default -> odd & twoOrMore;
                };
    }

    /** Takes the queen of a row off the board, to be put back by {@link #put}. Its column is remembered. */
    public void takeOff(int row) {
        if (sharedLines[row] > 0) {
            attacked.remove(row);
            sharedLines[row] = 0;
        } else {
            markUnattacked(row, false);
        }
        int column = columnByRow[row];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int line = line(direction, row, column);
            rowsOn[direction][line] ^= row;
            int left = --queensOn[direction][line];
            if (left == 0) {
                taken[direction][line >>> 6] &= ~(1L << line);
            } else if (left == 1) {
                int alone = rowsOn[direction][line];
                if (--sharedLines[alone] == 0) {
                    attacked.remove(alone);
                    markUnattacked(alone, true);
                }
            }
        }
    }

    /** Puts the queen of a row that is off the board on a square. */
    public void put(int row, int column) {
        columnByRow[row] = column;
        int shared = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int line = line(direction, row, column);
            int others = queensOn[direction][line]++;
            if (others == 0) {
                taken[direction][line >>> 6] |= 1L << line;
            } else {
                shared++;
                int met = rowsOn[direction][line];
                if (others == 1 && sharedLines[met]++ == 0) {
                    attacked.add(met);
                    markUnattacked(met, false);
                }
            }
            rowsOn[direction][line] ^= row;
        }
        sharedLines[row] = (byte) shared;
        if (shared > 0) {
            attacked.add(row);
        } else {
            markUnattacked(row, true);
        }
    }

    private void markUnattacked(int row, boolean unattacked) {
        int column = columnByRow[row];
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            int line = line(direction, row, column);
            if (unattacked) {
                takenByUnattacked[direction][line >>> 6] |= 1L << line;
            } else {
                takenByUnattacked[direction][line >>> 6] &= ~(1L << line);
            }
        }
    }

    private int line(int direction, int row, int column) {
        return switch (direction) {
            case 0 -> column;
            case 1 -> row + column;
            default -> column - row + n - 1;
        };
    }

    /** The bits of those of 64 columns that lie on the board, without one column. */
    private long within(int first, int except) {
        long board = n - first < 64 ? (1L << n) - 1 : -1L;
        return except >>> 6 == first >>> 6 ? board & ~(1L << except) : board;
    }

    /** The 64 bits from an index on. */
    private static long window(long[] bits, int from) {
        int word = from >>> 6;
        return bits[word] >>> from | bits[word + 1] << 1 << ~from;
    }
}
