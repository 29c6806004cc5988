package io.github.nqueens;

import io.github.nqueens.internal.RegionNames;
import io.github.nqueens.internal.RuleLines;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Finds why a problem has no solution, as far as it shows without a search. The condition on the size of a torus is that of
 * G. P&oacute;lya, &Uuml;ber die "doppelt-periodischen" L&ouml;sungen des n-Damen-Problems, in W. Ahrens, Mathematische
 * Unterhaltungen und Spiele, volume 2, 1918.
 */
final class Contradictions {
    /** No board of 2 to 9 rows has a solution: Sloane's A051223. */
    private static final int SMALLEST_OF_SUPERQUEENS = 10;

    private final AttackRule rule;
    private final RuleLines lines;
    private final Squares squares;

    /** What rows and columns count from in a sentence. */
    private final int from;

    private final int size;
    private final List<Square> placed;

    Contradictions(AttackRule rule, Squares squares, int from) {
        this.rule = rule;
        this.lines = RuleLines.of(rule);
        this.squares = squares;
        this.from = from;
        this.size = squares.size;
        this.placed = squares.placedSquares();
    }

    /** A sentence without its full stop, or empty if there is nothing to see. On plain squares only the size counts. */
    Optional<String> first() {
        Optional<String> found = impossibleSize();
        if (squares.isPlain() || found.isPresent()) {
            return found;
        }
        // No chain of method references, because each makes the JVM spin a class in a first call.
        found = blockedQueen();
        found = found.isPresent() ? found : attackingQueens();
        found = found.isPresent() ? found : closedLine();
        return found.isPresent() ? found : closedRegion();
    }

    private Optional<String> impossibleSize() {
        if (rule == AttackRule.SUPERQUEENS && size > 1 && size < SMALLEST_OF_SUPERQUEENS) {
            return Optional.of("no placement of " + size + " superqueens exists"
                    + (squares.isPlain() ? "; the smallest boards that can be solved have 1 row and 10 rows" : ""));
        }
        if ((size == 2 || size == 3) && rule.forbids(1, 1, size)) {
            return Optional.of("no placement of " + size + " queens exists"
                    + (rule == AttackRule.QUEENS && squares.isPlain()
                            ? "; n = 1 and every n from 4 can be solved"
                            : ""));
        }
        // Sums of squares of rows, columns and diagonals modulo n contradict each other.
        return lines.wraps() && (size % 2 == 0 || size % 3 == 0)
                ? Optional.of(
                        "no torus whose number of rows is divisible by 2 or 3 has a solution, and " + size + " is")
                : Optional.empty();
    }

    private Optional<String> blockedQueen() {
        for (Square queen : placed) {
            if (!squares.isOpen(queen.row(), queen.column())) {
                return Optional.of("the queen placed on " + name(queen) + " stands on a blocked square");
            }
        }
        return Optional.empty();
    }

    /** Looks for the second queen of a line rather than at all pairs, so that this takes O(n). */
    private Optional<String> attackingQueens() {
        int diagonals = lines.diagonals(size);
        BitSet rows = new BitSet();
        BitSet columns = new BitSet();
        BitSet usedRegions = new BitSet();
        char[] regions = squares.regions;
        BitSet sums = new BitSet();
        BitSet differences = new BitSet();
        for (Square queen : placed) {
            int row = queen.row();
            int column = queen.column();
            boolean attacked = add(rows, row) || add(columns, column);
            if (regions != null) {
                attacked |= add(usedRegions, regions[row * size + column]);
            }
            if (lines.hasDiagonals()) {
                attacked |= add(sums, (row + column) % diagonals)
                        || add(differences, (row - column + diagonals) % diagonals);
            }
            for (RuleLines.Leap leap : lines.leaps()) {
                attacked |= leap.down() < 0 && isPlaced(row + leap.down(), column + leap.across());
            }
            if (attacked) {
                return Optional.of("the queen placed on " + name(queen) + " attacks another placed queen");
            }
        }
        return Optional.empty();
    }

    private static boolean add(BitSet lines, int line) {
        boolean taken = lines.get(line);
        lines.set(line);
        return taken;
    }

    private boolean isPlaced(int row, int column) {
        return row >= 0 && column >= 0 && column < size && squares.isPlaced(row, column);
    }

    private Optional<String> closedLine() {
        BitSet blocked = squares.blocked;
        if (blocked.isEmpty()) {
            return Optional.empty();
        }
        BitSet closedColumns = new BitSet(size);
        closedColumns.set(0, size);
        for (int row = 0; row < size; row++) {
            if (blocked.nextClearBit(row * size) >= (row + 1) * size) {
                return Optional.of("row " + (from + row) + " has no open square");
            }
            for (int column = closedColumns.nextSetBit(0); column >= 0; column = closedColumns.nextSetBit(column + 1)) {
                if (!blocked.get(row * size + column)) {
                    closedColumns.clear(column);
                }
            }
        }
        return closedColumns.isEmpty()
                ? Optional.empty()
                : Optional.of("column " + (from + closedColumns.nextSetBit(0)) + " has no open square");
    }

    private Optional<String> closedRegion() {
        char[] regions = squares.regions;
        if (regions == null || squares.blocked.isEmpty()) {
            return Optional.empty();
        }
        BitSet open = new BitSet(size);
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                if (squares.isOpen(row, column)) {
                    open.set(regions[row * size + column]);
                }
            }
        }
        return open.cardinality() == size
                ? Optional.empty()
                : Optional.of("region " + RegionNames.of(size, open.nextClearBit(0)) + " has no open square");
    }

    private String name(Square square) {
        return "row " + (from + square.row()) + ", column " + (from + square.column());
    }
}
