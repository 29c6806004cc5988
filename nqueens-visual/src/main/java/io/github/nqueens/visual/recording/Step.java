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
 * @param rows the rows whose queen stands elsewhere than at the step kept before, ascending
 * @param columns where the queens of these rows stand; {@link PartialBoard#EMPTY} for none
 * @param measures the latest value of each measured quantity, in the order of their names; NaN, or left out at the end, for
 *     those not yet told
 * @param notes what the algorithm said of this very step
 * @param pruning the squares ruled out and restored
 */
@SuppressWarnings("ArrayRecordComponent") // A recording has a million of them: arrays are a third of the size of lists.
public record Step(
        long iteration,
        long restarts,
        long best,
        long conflicts,
        Event event,
        int[] rows,
        int[] columns,
        double[] measures,
        List<Note> notes,
        Pruning pruning) {
    /** What set a step apart; the order is part of the page's format. */
    public enum Event {
        PLAIN,
        BOARD_SET,
        RESTART
    }

    /** This step with the changes of the one before it, which is dropped. */
    public Step after(Step dropped) {
        int[] mergedRows = new int[rows.length + dropped.rows.length];
        int[] mergedColumns = new int[mergedRows.length];
        int count = 0;
        int mine = 0;
        int other = 0;
        while (mine < rows.length || other < dropped.rows.length) {
            boolean takeOther =
                    mine == rows.length || (other < dropped.rows.length && dropped.rows[other] < rows[mine]);
            if (!takeOther && other < dropped.rows.length && dropped.rows[other] == rows[mine]) {
                other++;
            }
            mergedRows[count] = takeOther ? dropped.rows[other] : rows[mine];
            mergedColumns[count++] = takeOther ? dropped.columns[other++] : columns[mine++];
        }
        return new Step(
                iteration,
                restarts,
                best,
                conflicts,
                event,
                Arrays.copyOf(mergedRows, count),
                Arrays.copyOf(mergedColumns, count),
                measures,
                notes,
                pruning.after(dropped.pruning));
    }

    /** This step without squares ruled out. */
    public Step withoutPruning() {
        return new Step(iteration, restarts, best, conflicts, event, rows, columns, measures, notes, Pruning.NONE);
    }
}
