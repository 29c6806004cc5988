package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProgressTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    @Test
    void itSaysWhatItWasGiven() {
        Progress progress = Progress.of(0.25, SECOND.multipliedBy(2), Optional.of(SECOND.multipliedBy(6)));
        assertThat(progress.fraction()).isEqualTo(0.25);
        assertThat(progress.elapsed()).hasSeconds(2);
        assertThat(progress.remaining()).contains(SECOND.multipliedBy(6));
        assertThat(progress).hasToString("25.0 % in 2 s");
        assertThat(Progress.of(0, Duration.ZERO, Optional.empty()).remaining()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(doubles = {-0.1, 1.1, Double.NaN, Double.POSITIVE_INFINITY})
    void aShareIsFromZeroToOne(double fraction) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Progress.of(fraction, SECOND, Optional.empty()))
                .withMessage("fraction is " + fraction + ", but must be from 0 to 1");
    }

    @Test
    void aTimeIsNotNegative() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Progress.of(0, SECOND.negated(), Optional.empty()))
                .withMessage("elapsed is PT-1S, but must not be negative");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Progress.of(0, SECOND, Optional.of(SECOND.negated())))
                .withMessage("remaining is PT-1S, but must not be negative");
    }

    @Test
    void nullsAreNamed() {
        assertThatNullPointerException()
                .isThrownBy(() -> Progress.of(0, null, Optional.empty()))
                .withMessage("elapsed");
        assertThatNullPointerException()
                .isThrownBy(() -> Progress.of(0, SECOND, null))
                .withMessage("remaining");
    }
}
