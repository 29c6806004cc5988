package io.github.nqueens.benchmarks.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.benchmarks.results.Effort;
import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.benchmarks.results.Sample;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FiguresTest {
    @Test
    void aFigureIsTheMedianWithTheLeastAndTheGreatest() {
        assertThat(Figure.of(5, 1, 9)).isEqualTo(new Figure(5, 1, 9));
        assertThat(Figure.of(4, 1, 9, 6)).isEqualTo(new Figure(5, 1, 9));
        assertThat(Figure.of(7)).isEqualTo(new Figure(7, 7, 7));
        assertThat(Figure.of(2e6, 1e6, 3e6).cell(Quantity::time)).isEqualTo("2.0 ms (1.0 to 3.0 ms)");
        assertThat(Figure.of(1, 1, 1).cell(Quantity::number)).isEqualTo("1.0");
    }

    @Test
    void timesAreOfAllValuesAndRatiosOfRounds() {
        Figures figures = new Figures(
                List.of(
                        sample("a", 1, 1, 10),
                        sample("a", 1, 2, 12),
                        sample("a", 1, 3, 50),
                        sample("a", 2, 1, 20),
                        sample("a", 3, 1, 40),
                        sample("b", 1, 1, 4),
                        sample("b", 2, 1, 2),
                        sample("b", 3, 1, 10)),
                Sample.SOLUTION);
        assertThat(figures.time("a", 8)).contains(new Figure(20, 10, 50));
        // 12 / 4, 20 / 2 and 40 / 10: the median of a round before the ratio.
        assertThat(figures.ratio("a", "b", 8)).contains(new Figure(4, 3, 10));
        assertThat(figures.ratio("a", "c", 8)).isEmpty();
        assertThat(figures.model("a", 8)).isEmpty();
        assertThat(figures.incomplete()).isEmpty();
    }

    @Test
    void thereIsNoFigureWithoutThreeRounds() {
        Figures figures = new Figures(
                List.of(
                        sample("two", 1, 1, 10),
                        sample("two", 2, 1, 20),
                        sample("failed", 1, 1, 10),
                        sample("failed", 2, 1, 10),
                        sample("failed", 3, 0, Double.NaN),
                        sample("never", 1, 0, Double.NaN)),
                Sample.SOLUTION);
        assertThat(figures.contestants()).isEmpty();
        assertThat(figures.time("two", 8)).isEmpty();
        assertThat(figures.incomplete())
                .containsExactly(
                        "two at n = 8, which took 10 to 20 ns in the others",
                        "failed at n = 8, which took 10 to 10 ns in the others",
                        "never at n = 8");
    }

    @Test
    void otherBenchmarksAreNotMixedIn() {
        assertThat(new Figures(List.of(sample("a", 1, 1, 1)), Sample.COUNTER).incomplete())
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "12.1 | 12 ns",
                "0.99 | 0.99 ns",
                "994 | 990 ns",
                "996 | 1.0 µs",
                "11400 | 11 µs",
                "2000000 | 2.0 ms",
                "459000000 | 460 ms",
                "1999000000 | 2.0 s",
                "123456000000 | 120 s",
                "0 | 0 ns"
            })
    void timesHaveTwoDigitsAndTheUnitThatFits(double nanos, String text) {
        assertThat(Quantity.time(nanos)).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {"0.00049 | 0.00049", "1 | 1.0", "9.96 | 10", "24.9 | 25", "6506 | 6,500", "244868 | 240,000"})
    void numbersHaveTwoDigits(double value, String text) {
        assertThat(Quantity.number(value)).isEqualTo(text);
    }

    @Test
    void aRangeNamesItsUnitOnce() {
        assertThat(Quantity.range("1.0 ms", "3.0 ms")).isEqualTo("1.0 to 3.0 ms");
        assertThat(Quantity.range("990 µs", "3.0 ms")).isEqualTo("990 µs to 3.0 ms");
        assertThat(Quantity.range("2.0 ms", "3.0 s")).isEqualTo("2.0 ms to 3.0 s");
        assertThat(Quantity.range("0.5", "1.5")).isEqualTo("0.5 to 1.5");
    }

    @Test
    void aRowHasTheCellsOfTheHeader() {
        Table table = new Table(1, List.of("a", "b"));
        table.add(List.of("missing", ""));
        assertThat(table.isEmpty()).isTrue();
        table.add(List.of("x", "1"));
        assertThat(table.toString()).isEqualTo("| a | b |\n|---|--:|\n| x | 1 |\n");
        assertThatThrownBy(() -> table.add(List.of("x"))).isInstanceOf(IllegalArgumentException.class);
    }

    private static Sample sample(String contestant, int round, int iteration, double nanos) {
        return new Sample(
                Sample.SOLUTION, contestant, 8, Effort.BATCHES, round, iteration, nanos, Double.NaN, 100, 0.5);
    }
}
