package io.github.nqueens.visual;

import io.github.nqueens.visual.recording.PartialBoard;
import io.github.nqueens.visual.recording.Pruning;
import io.github.nqueens.visual.recording.Step;
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

    private final Recording recording;
    private final int n;
    private final int[] columns;
    private final Varints out = new Varints();
    private int bits;
    private int bitCount;

    PrunedColumn(Recording recording) {
        this.recording = recording;
        this.n = recording.size();
        this.columns = new int[n];
        Arrays.fill(columns, PartialBoard.EMPTY);
    }

    String of(int first) {
        for (int index = 0; index < recording.steps(); index++) {
            Step step = recording.step(index);
            for (int i = 0; i < step.moved(); i++) {
                columns[step.row(i)] = step.column(i);
            }
            if (index >= first) {
                add(step.pruning());
            }
        }
        return out.toBase64();
    }

    private void add(Pruning pruning) {
        int[] deadEnds = pruning.deadEnds();
        int[] squares = pruning.squares();
        out.unsigned(4 * pruning.restored() + (deadEnds.length > 0 ? 2 : 0) + (squares.length > 0 ? 1 : 0));
        if (deadEnds.length > 0) {
            out.unsigned(deadEnds.length / 2);
            for (int i = 0; i < deadEnds.length; i += 2) {
                out.unsigned(deadEnds[i]);
                out.unsigned(deadEnds[i + 1] + 1);
            }
        }
        if (squares.length > 0) {
            int because = pruning.because()[0];
            out.unsigned(because + 1);
            int attacked = 0;
            if (because >= 0 && columns[because] != PartialBoard.EMPTY) {
                attacked = attacked(pruning, because);
                out.unsigned(attacked);
                bits(pruning, because, attacked);
            }
            rest(pruning, attacked, because);
        }
    }

    /** The square of an index among those that a queen attacks, or -1 if it is outside the board. */
    private int square(int queen, int index) {
        int row = index / 3;
        int down = Math.abs(row - queen);
        int column = columns[queen] + (index % 3 == 0 ? 0 : index % 3 == 1 ? -down : down);
        return columns[row] != PartialBoard.EMPTY || column < 0 || column >= n ? -1 : row * n + column;
    }

    /** How many squares from the first on are those that the queen attacks, in order. */
    private int attacked(Pruning pruning, int queen) {
        int count = 0;
        for (int index = 0; index < 3 * n && count < pruning.squares().length; index++) {
            if (pruning.because()[count] == queen && square(queen, index) == pruning.squares()[count]) {
                count++;
            }
        }
        return count;
    }

    private void bits(Pruning pruning, int queen, int attacked) {
        int found = 0;
        for (int index = 0; found < attacked; index++) {
            if (columns[index / 3] != PartialBoard.EMPTY) {
                continue;
            }
            boolean isRuledOut = square(queen, index) == pruning.squares()[found];
            found += isRuledOut ? 1 : 0;
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

    private void rest(Pruning pruning, int from, int first) {
        int[] squares = pruning.squares();
        out.unsigned(squares.length - from);
        int before = from > 0 ? squares[from - 1] : 0;
        int because = first;
        for (int i = from; i < squares.length; i++) {
            boolean isOther = pruning.because()[i] != because;
            out.unsigned(Varints.fold(squares[i] - before) << 1 | (isOther ? 1 : 0));
            if (isOther) {
                because = pruning.because()[i];
                out.unsigned(because + 1);
            }
            before = squares[i];
        }
    }
}
