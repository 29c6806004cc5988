package io.github.nqueens.algorithms.strategy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Solvers;
import io.github.nqueens.spi.Parameter;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class RestartRuleTest {
    @Test
    void lubyGivesThePublishedSeries() {
        RestartRule rule = RestartRule.luby(3);
        assertThat(LongStream.rangeClosed(1, 31).map(attempt -> rule.patience(attempt, 99) / 3))
                .containsExactly(
                        1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 8L, 1L, 1L, 2L, 1L, 1L, 2L, 4L, 1L, 1L,
                        2L, 1L, 1L, 2L, 4L, 8L, 16L);
    }

    /** Who reads {@code nqueens describe} has no other page that says what the names mean. */
    @Test
    void everyParameterRestartNamesBothSeries() {
        List<String> told = Solvers.available().stream()
                .flatMap(solver -> solver.parameters().stream())
                .filter(parameter -> parameter.key().equals("restart"))
                .map(Parameter::description)
                .toList();
        assertThat(told)
                .hasSize(9)
                .allSatisfy(text -> assertThat(text).contains("fixed 1, 1, 1, ...", "luby 1, 1, 2, 1, 1, 2, 4, ..."));
    }

    /** The definition of the source, by recursion. */
    @Test
    void lubyIsTheSeriesOfItsDefinition() {
        RestartRule rule = RestartRule.luby(1);
        for (long attempt = 1; attempt < 10_000; attempt++) {
            assertThat(rule.patience(attempt, 0)).isEqualTo(luby(attempt));
        }
        assertThat(rule.patience(Long.MAX_VALUE, 0)).isEqualTo(1L << 62);
    }

    private static long luby(long i) {
        int k = 64 - Long.numberOfLeadingZeros(i);
        return i == (1L << k) - 1 ? 1L << (k - 1) : luby(i - (1L << (k - 1)) + 1);
    }

    @Test
    void noRuleOverflows() {
        assertThat(RestartRule.luby(Long.MAX_VALUE).patience(7, 0)).isEqualTo(Long.MAX_VALUE);
        assertThat(RestartRule.luby(Long.MAX_VALUE / 4).patience(7, 0)).isEqualTo(Long.MAX_VALUE / 4 * 4);
        assertThat(RestartRule.luby(0).patience(7, 0)).isZero();
    }

    @Test
    void fixedIsTheSameInEveryAttempt() {
        assertThat(RestartRule.fixed(5).patience(1, 0)).isEqualTo(5);
        assertThat(RestartRule.fixed(5).patience(9, 70)).isEqualTo(5);
    }

    @Test
    void wholeAttemptsEndWhereverTheyAre() {
        RestartRule rule = RestartRule.luby(10).ofWholeAttempts();
        assertThat(rule.patience(3, 0)).isEqualTo(20);
        assertThat(rule.patience(3, 15)).isEqualTo(5);
        assertThat(rule.patience(3, 20)).isZero();
    }

    @Test
    void wholeAttemptsTakeTheUnitOfTheSolver() {
        RestartRule rule = RestartRule.Series.LUBY.ofWholeAttempts().times(10);
        assertThat(rule.patience(3, 0)).isEqualTo(20);
        assertThat(rule.patience(3, 15)).isEqualTo(5);
    }

    @Test
    void wholeAttemptsDoNotOverflow() {
        assertThat(RestartRule.fixed(Long.MAX_VALUE).ofWholeAttempts().patience(1, 7))
                .isEqualTo(Long.MAX_VALUE);
        RestartRule impatient = (attempt, iterations) -> Long.MIN_VALUE;
        assertThat(impatient.ofWholeAttempts().patience(1, 7)).isNegative();
    }

    @Test
    void namesStandForTheRules() {
        assertThat(RestartRule.Series.FIXED.times(4).patience(3, 0)).isEqualTo(4);
        assertThat(RestartRule.Series.LUBY.times(4).patience(3, 0)).isEqualTo(8);
    }

    @Test
    void refusesNegativeUnits() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RestartRule.fixed(-1))
                .withMessageContaining("-1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RestartRule.luby(-2))
                .withMessageContaining("-2");
    }
}
