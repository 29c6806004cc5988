package io.github.nqueens.lab.runs;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solvers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RunCostsTest {
    /** By the nearest rank, which is a value of some run. */
    @ParameterizedTest
    @CsvSource({"1, 1, 1, 1", "2, 1, 1, 2", "3, 1, 2, 3", "4, 1, 2, 3", "5, 2, 3, 4", "9, 3, 5, 7", "10, 3, 5, 8"})
    void quartilesAreValuesOfRuns(int k, double q1, double median, double q3) {
        double[] values = new double[k];
        for (int i = 0; i < k; i++) {
            values[i] = k - i;
        }
        RunCosts.Spread spread = RunCosts.Spread.of(values);
        assertThat(spread.min()).isEqualTo(1);
        assertThat(spread.q1()).isEqualTo(q1);
        assertThat(spread.median()).isEqualTo(median);
        assertThat(spread.q3()).isEqualTo(q3);
        assertThat(spread.max()).isEqualTo(k);
    }

    @Test
    void theDeviationIsThatOfASample() {
        assertThat(RunCosts.Spread.of(new double[] {2, 4, 4, 4, 5, 5, 7, 9}).deviation())
                .isCloseTo(Math.sqrt(32 / 7.0), org.assertj.core.data.Offset.offset(1e-12));
        assertThat(RunCosts.Spread.of(new double[] {3}).deviation()).isNaN();
    }

    /** A solver that counts no evaluations has none, rather than 0; a run that ended at once really looked at nothing. */
    @Test
    void evaluationsThatNobodyCountsAreUnknown() {
        SolveResult uncounted = Solvers.get("backtracking").solve(8, SolveOptions.defaults());
        assertThat(RunCosts.counts(uncounted.statistics())).containsEntry("evaluations", null);
        assertThat(RunCosts.line("backtracking", uncounted)).contains(",solved,113,,0,");
        RunCosts costs = new RunCosts();
        assertThat(costs.spread("iterations")).isEmpty();
        costs.add(uncounted);
        assertThat(costs.spread("evaluations")).isEmpty();
        assertThat(costs.spread("iterations")).isPresent();
        SolveResult atOnce = Solvers.get("tabu").solve(1, SolveOptions.defaults());
        assertThat(RunCosts.counts(atOnce.statistics())).containsEntry("evaluations", 0L);
        assertThatThrownBy(() -> costs.spread("speed")).hasMessageContaining("'speed'");
    }
}
