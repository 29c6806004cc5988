package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A default is what the page of its solver says and what a run takes, and the sample of this test tells it from the values beside it.
 * So a default that changes in one of the three places fails here.
 */
class DefaultsTest {
    private static final Path PAGES = Path.of("..", "docs", "algorithms");

    /** Six queens, one in a corner: no solution, so that a search that restarts does so until its limit. */
    private static final Problem ENDLESS = Problem.builder(6).place(0, 0).build();

    static Stream<Arguments> parameters() {
        return Solvers.available().stream()
                .flatMap(solver -> solver.parameters().stream().map(parameter -> Arguments.of(solver, parameter)));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("parameters")
    void isWhatThePageSays(SolverDescriptor solver, Parameter<?> parameter) throws IOException {
        Path page = PAGES.resolve(solver.name() + ".md");
        List<String> row = Files.readAllLines(page).stream()
                .filter(line -> line.startsWith("| `" + parameter.key() + "` |"))
                .map(line -> line.replace("`", "")
                        .split("\\|", -1)[2]
                        .split(";", 2)[0]
                        .strip())
                .map(text -> text.replaceAll("(\\d),(\\d{3})", "$1$2"))
                .toList();
        assertThat(row)
                .as(
                        "the default of '%s' in the table of docs/algorithms/%s.md. If the new default is meant, write it there, into the"
                                + " Javadoc of %s, and under \"Reproducibility\" in CHANGELOG.md, and run .ci/renew",
                        parameter.key(),
                        solver.name(),
                        solver.algorithm(Map.of()).getClass().getSimpleName())
                .containsExactly(parameter.defaultText().replaceAll("(\\d),(\\d{3})", "$1$2"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("parameters")
    void isWhatARunTakesAndNotAValueBesideIt(SolverDescriptor solver, Parameter<?> parameter) {
        String name = solver.name() + "." + parameter.key();
        if (ShippedSamples.WITHOUT_VALUE.contains(name)) {
            assertThat(parameter.defaultValue()).isEmpty();
            return;
        }
        IntFunction<Object> value = ShippedSamples.COMPUTED.getOrDefault(
                name, n -> parameter.defaultValue().orElseThrow());
        boolean endless = solver.traits().contains(SolverTrait.PLACED_AND_BLOCKED)
                && (parameter.key().equals("stagnation") || parameter.key().equals("restart"));
        String spec = solver.name() + ":" + ShippedSamples.TOGETHER_WITH.getOrDefault(name, "");
        List<String> plain = runs(n -> spec, endless);
        assertThat(runs(n -> with(spec, parameter, text(value.apply(n))), endless))
                .as("runs with the default of %s, and with its value", name)
                .isEqualTo(plain);
        for (int side = 0; side < beside(parameter, value.apply(8)).size(); side++) {
            int index = side;
            IntFunction<String> other =
                    n -> with(spec, parameter, beside(parameter, value.apply(n)).get(index));
            boolean same = runs(other, endless).equals(plain);
            assertThat(same)
                    .as("%s gives the same runs as %s", other.apply(8), spec)
                    .isEqualTo(ShippedSamples.DECIDES_NOTHING.contains(name));
        }
    }

    private static String with(String spec, Parameter<?> parameter, String value) {
        return spec + (spec.endsWith(":") ? "" : ",") + parameter.key() + "=" + value;
    }

    private static List<String> beside(Parameter<?> parameter, Object value) {
        if (value instanceof Double number) {
            return Stream.of(number * 0.9, number * 1.01)
                    .map(String::valueOf)
                    .filter(text -> accepts(parameter, text))
                    .toList();
        }
        if (value instanceof Number number) {
            return Stream.of(number.longValue() - 1, number.longValue() + 1)
                    .map(String::valueOf)
                    .filter(text -> accepts(parameter, text))
                    .toList();
        }
        if (parameter.key().equals("solvers")) {
            return List.of("iterative-repair+queen-search+simulated-annealing");
        }
        return Stream.of(parameter.allowed().replace("one of ", "").split(", | or ", -1))
                .filter(text -> !text.equals(text(value)))
                .toList();
    }

    private static boolean accepts(Parameter<?> parameter, String text) {
        try {
            parameter.parse(text);
            return true;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    private static String text(Object value) {
        return value.toString().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** What small boards and an endless search show of a setting: each board that is set and each move, or each queen of a search. */
    private static List<String> runs(IntFunction<String> spec, boolean endless) {
        List<String> runs = new ArrayList<>();
        for (int n : new int[] {5, 6, 8, 10}) {
            Solver solver = Solvers.get(trimmed(spec.apply(n)));
            IntStream.range(0, 20).forEach(seed -> runs.add(run(solver, Problem.queens(n), seed, 3_000)));
        }
        Solver solver = Solvers.get(trimmed(spec.apply(6)));
        if (endless) {
            runs.add(run(solver, ENDLESS, 1, 12_000));
        }
        return runs;
    }

    private static String trimmed(String spec) {
        return spec.endsWith(":") ? spec.substring(0, spec.length() - 1) : spec;
    }

    private static String run(Solver solver, Problem problem, long seed, long iterations) {
        Steps steps = new Steps();
        SolveResult result = solver.solve(
                problem,
                SolveOptions.builder()
                        .seed(seed)
                        .maxIterations(iterations)
                        .listener(steps)
                        .build());
        return result.status() + " " + result.statistics().iterations() + " "
                + result.statistics().evaluations() + " " + result.board() + " " + steps.hash;
    }

    private static final class Steps implements SolveListener {
        private int hash;

        @Override
        public void onBoardSet(Board board) {
            hash = 31 * hash + board.hashCode();
        }

        @Override
        public void onMoved(int row, int from, int to) {
            hash = 31 * (31 * hash + row) + to;
        }

        @Override
        public void onSwapped(int row1, int row2) {
            hash = 31 * (31 * hash + row1) + row2;
        }

        @Override
        public void onPlaced(int row, int column) {
            hash = 31 * (31 * hash + row) + column;
        }

        @Override
        public void onRestart() {
            hash = 31 * hash - 1;
        }
    }
}
