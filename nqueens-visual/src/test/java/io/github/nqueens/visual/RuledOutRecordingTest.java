package io.github.nqueens.visual;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Squares that a search rules out, and their return, in a recording. */
class RuledOutRecordingTest {
    @Test
    void aRecordingKeepsThem() {
        Recording recording = Runs.jumpBack();
        assertThat(recording.ruledOut(0)).isEmpty();
        assertThat(recording.ruledOut(1))
                .containsExactly(
                        Map.entry(new Square(1, 0), 0),
                        Map.entry(new Square(1, 1), 0),
                        Map.entry(new Square(2, 0), 0),
                        Map.entry(new Square(2, 2), 0),
                        Map.entry(new Square(3, 2), -1));
        assertThat(recording.ruledOut(2)).hasSize(7).containsEntry(new Square(2, 1), 1);
        assertThat(recording.ruledOut(3)).hasSize(8).containsEntry(new Square(3, 0), 2);
        assertThat(recording.ruledOut(5)).isEmpty();
    }

    /** Every second step is dropped, and with it none of its squares. */
    @Test
    void aThinnedRecordingHoldsTheSameSquares() {
        Recording whole = Runs.ruleOutAtRandom(Problem.queens(9), SearchRecorder.create());
        Recording thinned = Runs.ruleOutAtRandom(Problem.queens(9), SearchRecorder.ofAtMost(16));
        assertThat(thinned.isThinned()).isTrue();
        for (int step = 0; step < thinned.steps(); step++) {
            assertThat(thinned.ruledOut(step)).containsExactlyEntriesOf(whole.ruledOut((int) thinned.ordinal(step)));
        }
    }
}
