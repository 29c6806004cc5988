package io.github.nqueens.visual.recording;

import java.util.Arrays;
import java.util.List;

/**
 * What a recording keeps of one step.
 *
 * @param iteration the iterations begun, 0 before the first
 * @param restarts the restarts so far
 * @param best the least conflicts so far in the algorithm's own measure, or -1 if it told none
 * @param conflicts the attacking pairs
 * @param event what set this step apart from a plain one
 * @param moves for each row whose queen stands elsewhere than at the step kept before, the row and where its queen stands, {@link
 *     PartialBoard#EMPTY} for none; by ascending row. Boards of up to 10,000 rows are recorded.
 * @param measures the latest value of each measured quantity, in the order of their names; NaN, or left out at the end, for
 *     those not yet told
 * @param notes what the algorithm said of this very step
 * @param pruning the squares ruled out and restored
 */
@SuppressWarnings(
        "ArrayRecordComponent") // A recording has a million of them: an array is a fraction of the size of lists.
public record Step(
        long iteration,
        long restarts,
        long best,
        long conflicts,
        Event event,
        short[] moves,
        double[] measures,
        List<Note> notes,
        Pruning pruning) {
    /** What set a step apart; the order is part of the page's format. */
    public enum Event {
        PLAIN,
        BOARD_SET,
        RESTART
    }

    /** How many queens stand elsewhere. */
    public int moved() {
        return moves.length / 2;
    }

    /** The row of a queen that stands elsewhere. */
    public int row(int move) {
        return moves[2 * move];
    }

    /** Where that queen stands. */
    public int column(int move) {
        return moves[2 * move + 1];
    }

    /** This step with the changes of the one before it, which is dropped. */
    public Step after(Step dropped) {
        short[] merged = new short[moves.length + dropped.moves.length];
        int count = 0;
        int mine = 0;
        int other = 0;
        while (mine < moved() || other < dropped.moved()) {
            boolean takeOther = mine == moved() || (other < dropped.moved() && dropped.row(other) < row(mine));
            if (!takeOther && other < dropped.moved() && dropped.row(other) == row(mine)) {
                other++;
            }
            merged[count++] = (short) (takeOther ? dropped.row(other) : row(mine));
            merged[count++] = (short) (takeOther ? dropped.column(other++) : column(mine++));
        }
        return new Step(
                iteration,
                restarts,
                best,
                conflicts,
                event,
                Arrays.copyOf(merged, count),
                measures,
                notes,
                pruning.after(dropped.pruning));
    }

    /** This step without squares ruled out. */
    public Step withoutPruning() {
        return new Step(iteration, restarts, best, conflicts, event, moves, measures, notes, Pruning.NONE);
    }
}
