package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeLeftTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void tellsWhatIsLeftOfEvenParts(int threads) {
        TimeLeft time = new TimeLeft(60, threads);
        assertThat(time.nanosLeft(0)).isEmpty();
        for (int part = 0; part < 60; part++) {
            long now = 10L * (part / threads + 1);
            time.partDone(part % threads, now);
            if (part < threads) {
                assertThat(time.nanosLeft(now)).isEmpty();
            } else if ((part + 1) % threads == 0) {
                assertThat(time.nanosLeft(now)).hasValue(10L * (60 - part - 1) / threads);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void leavesOutTheFirstPartOfEachThread(int threads) {
        TimeLeft time = new TimeLeft(90, threads);
        for (int thread = 0; thread < threads; thread++) {
            time.partDone(thread, 50_000);
        }
        time.partDone(0, 50_010);
        assertThat(time.nanosLeft(50_010)).hasValue((10L * (90 - threads - 1) - 10L * (threads - 1)) / threads);
    }

    @Test
    void knowsThatNothingIsLeftAfterTheOnlyPart() {
        TimeLeft time = new TimeLeft(1, 1);
        assertThat(time.nanosLeft(0)).isEmpty();
        time.partDone(0, 7);
        assertThat(time.nanosLeft(7)).hasValue(0);
    }
}
