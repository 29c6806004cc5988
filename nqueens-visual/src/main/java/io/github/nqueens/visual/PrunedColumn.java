package io.github.nqueens.visual;

import io.github.nqueens.visual.recording.PartialBoard;
import io.github.nqueens.visual.recording.RuledOut;
import io.github.nqueens.visual.recording.Steps;
import io.github.nqueens.visual.recording.Varints;
import java.util.Arrays;

/**
 * Encodes which squares each step rules out, as numbers in this order:
 *
 * <ol>
 *   <li>four times the squares restored, plus 2 if there are dead ends, plus 1 if squares are ruled out;
 *   <li>if there are dead ends, how many, and for each its row and 1 + the row to which the search goes back;
 *   <li>if squares are ruled out, 1 + the row that rules out the first of them;
 *   <li>if that row has a queen, how many of the squares that it attacks are ruled out, and a bit for each that it attacks;
 *   <li>the number of the other squares, and for each its distance from the square before, and whether another row rules it
 *       out than the square before, and in that case 1 + that row.
 * </ol>
 *
 * <p>The bits stand for the squares of each row without a queen: first the one below or above the queen, then the left one and
 * the right one on its diagonals. A byte holds seven bits. Forward checking rules out no other squares, and these in this order.
 */
final class PrunedColumn {
    private static final int BITS = 7;

    private final Steps kept;
    private final RuledOut ruledOut;
    private final int n;
    private final int[] columns;
    private final Varints out = new Varints();
    private int bits;
    private int bitCount;

    PrunedColumn(Steps kept, int n) {
        this.kept = kept;
        this.ruledOut = kept.ruledOut();
        this.n = n;
        this.columns = new int[n];
        Arrays.fill(columns, PartialBoard.EMPTY);
    }

    String of(int first) {
        for (int step = 0; step < kept.size(); step++) {
            for (int i = kept.moves().start(step); i < kept.moves().end(step); i++) {
                columns[kept.row(i)] = kept.column(i);
            }
            if (step >= first) {
                add(step);
            }
        }
        return out.toBase64();
    }

    private void add(int step) {
        int start = ruledOut.squares().start(step);
        int end = ruledOut.squares().end(step);
        int deadEnds = ruledOut.deadEnds().count(step);
        out.unsigned(4 * ruledOut.restored(step) + (deadEnds > 0 ? 2 : 0) + (end > start ? 1 : 0));
        if (deadEnds > 0) {
            out.unsigned(deadEnds);
            for (int i = ruledOut.deadEnds().start(step);
                    i < ruledOut.deadEnds().end(step);
                    i++) {
                out.unsigned(ruledOut.rowWithoutSquare(i));
                out.unsigned(ruledOut.backTo(i) + 1);
            }
        }
        if (end > start) {
            int because = ruledOut.because(start);
            out.unsigned(because + 1);
            int rest = start;
            if (because >= 0 && columns[because] != PartialBoard.EMPTY) {
                rest = endOfAttacked(start, end, because);
                out.unsigned(rest - start);
                bits(start, rest, because);
            }
            rest(start, rest, end);
        }
    }

    /** The square of an index among those that a queen attacks, or -1 if it is outside the board. */
    private int square(int queen, int index) {
        int row = index / 3;
        int down = Math.abs(row - queen);
        int column = columns[queen] + (index % 3 == 0 ? 0 : index % 3 == 1 ? -down : down);
        return columns[row] != PartialBoard.EMPTY || column < 0 || column >= n ? -1 : row * n + column;
    }

    /** Behind the squares from the first on that are those that the queen attacks, in order. */
    private int endOfAttacked(int start, int end, int queen) {
        int next = start;
        for (int index = 0; index < 3 * n && next < end; index++) {
            if (ruledOut.because(next) == queen && square(queen, index) == ruledOut.square(next)) {
                next++;
            }
        }
        return next;
    }

    private void bits(int start, int end, int queen) {
        int next = start;
        for (int index = 0; next < end; index++) {
            if (columns[index / 3] != PartialBoard.EMPTY) {
                continue;
            }
            boolean isRuledOut = square(queen, index) == ruledOut.square(next);
            next += isRuledOut ? 1 : 0;
            bits |= (isRuledOut ? 1 : 0) << bitCount;
            if (++bitCount == BITS) {
                endByte();
            }
        }
        if (bitCount > 0) {
            endByte();
        }
    }

    private void endByte() {
        out.unsigned(bits);
        bits = 0;
        bitCount = 0;
    }

    private void rest(int start, int from, int end) {
        out.unsigned(end - from);
        int before = from > start ? ruledOut.square(from - 1) : 0;
        int because = ruledOut.because(start);
        for (int i = from; i < end; i++) {
            int square = ruledOut.square(i);
            boolean isOther = ruledOut.because(i) != because;
            out.unsigned(Varints.fold(square - before) << 1 | (isOther ? 1 : 0));
            if (isOther) {
                because = ruledOut.because(i);
                out.unsigned(because + 1);
            }
            before = square;
        }
    }
}
