package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import java.time.Duration;
import org.junit.jupiter.api.Test;

class OptionsTest {
    @Test
    void limitsHoldWhatTheyWereGiven() {
        CancellationToken token = new CancellationToken();

        Limits limits = Limits.builder()
                .timeLimit(Duration.ofSeconds(1))
                .cancellation(token)
                .build();

        assertThat(limits.timeLimit()).contains(Duration.ofSeconds(1));
        assertThat(limits.cancellation()).containsSame(token);
        assertThat(limits).hasToString("Limits[timeLimit=PT1S, cancellation=not cancelled]");
        assertThat(Limits.none()).hasToString("Limits[]");
        assertThat(Limits.of(Duration.ZERO).timeLimit()).contains(Duration.ZERO);
    }

    @Test
    void limitsAreNeitherNegativeNorNull() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Limits.of(Duration.ofMillis(-1)))
                .withMessageContaining("PT-0.001S")
                .withMessageContaining("not negative");
        assertThatNullPointerException().isThrownBy(() -> Limits.of(null)).withMessage("timeLimit");
        assertThatNullPointerException()
                .isThrownBy(() -> Limits.builder().cancellation(null))
                .withMessage("cancellation");
    }

    @Test
    void aBuilderMadeOfOptionsHoldsAllOfThem() {
        SolveOptions options = SolveOptions.builder()
                .seed(1)
                .timeLimit(Duration.ofSeconds(2))
                .maxIterations(3)
                .initialBoard(Board.identity(4))
                .listener(new SolveListener() {})
                .cancellation(new CancellationToken())
                .progress(Duration.ofSeconds(5), statistics -> {})
                .build();

        SolveOptions copy = options.toBuilder().build();

        assertThat(copy).usingRecursiveComparison().isEqualTo(options);
        assertThat(options.toBuilder().seed(7).build().seed()).hasValue(7);
        assertThat(options.seed()).hasValue(1);
    }

    @Test
    void optionsSayWhatIsSet() {
        assertThat(SolveOptions.defaults()).hasToString("SolveOptions[]");
        assertThat(SolveOptions.builder()
                        .seed(1)
                        .initialBoard(Board.identity(4))
                        .progress(Duration.ofSeconds(5), statistics -> {})
                        .build())
                .hasToString("SolveOptions[seed=1, initialBoard=4 rows, progress=every PT5S]");
    }
}
