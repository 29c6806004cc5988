package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatus;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.SolverContract;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** R01 to R17 for every solver that is discovered, with its default parameters. */
class ShippedSolversContractTest {
    /** A limit takes a tenth of a second at each large size, so three sizes stand for the nine that the thorough test tries. */
    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream()
                .flatMap(solver -> ShippedSamples.of(solver)
                        .contract(solver)
                        .withLargeSizes(13, 65, ShippedSamples.of(solver).largest())
                        .withParameters(List.of(Map.of()))
                        .tests());
    }

    /** On five rows, the boards with which some of these solvers begin nearly always hold a solution, so that no run counts an iteration. */
    @TestFactory
    Stream<DynamicTest> iterationsOnTheSmallestBoards() {
        return ShippedSamples.movers()
                .flatMap(solver -> SolverContract.of(solver)
                        .withSizes(5)
                        .withLargeSizes(5)
                        .withParameters(List.of(Map.of()))
                        .tests()
                        .filter(test -> test.getDisplayName().contains("R05")));
    }

    @Test
    void everySampleIsOfASolver() {
        assertThat(Solvers.available().stream().map(SolverDescriptor::name)).containsAll(ShippedSamples.names());
    }

    /** The kit allows a search that tells nothing; those shipped are made to be watched. */
    @Test
    void everySolverShowsItsBoard() {
        for (SolverDescriptor solver : Solvers.available()) {
            AtomicBoolean shown = new AtomicBoolean();
            Solvers.of(solver)
                    .solve(
                            8,
                            SolveOptions.builder()
                                    .seed(1)
                                    .listener(new SolveListener() {
                                        @Override
                                        public void onBoardSet(Board board) {
                                            shown.set(true);
                                        }

                                        @Override
                                        public void onPlaced(int row, int column) {
                                            shown.set(true);
                                        }
                                    })
                                    .build());
            assertThat(shown).as(solver.name()).isTrue();
        }
    }

    /** A listener that hears of each step can end the run there, with each named value and the least patience. */
    @Test
    void aListenerThatInterruptsEndsTheRun() {
        SolveListener listener = new SolveListener() {
            @Override
            public void onMeasured(String name, double value) {
                Thread.currentThread().interrupt();
            }
        };
        Set<String> heard = new TreeSet<>();
        for (Solver solver : solversOfEachName()) {
            SolveResult result = solver.solve(
                    Math.min(30, solver.descriptor().largestSize()),
                    SolveOptions.builder()
                            .seed(1)
                            .maxIterations(100)
                            .listener(listener)
                            .build());
            if (Thread.interrupted()) {
                heard.add(solver.name());
                assertThat(result.status()).as("%s", solver).isEqualTo(SolveStatus.CANCELLED);
            }
        }
        assertThat(heard).hasSizeGreaterThanOrEqualTo(8);
    }

    private static List<Solver> solversOfEachName() {
        List<Solver> all = new ArrayList<>();
        for (SolverDescriptor solver : Solvers.available()) {
            all.add(Solvers.of(solver));
            for (Parameter<?> parameter : solver.parameters()) {
                for (String value : parameter.extremes()) {
                    if (Character.isLetter(value.charAt(0)) || parameter.key().equals("stagnation")) {
                        Map<String, String> settings =
                                new HashMap<>(ShippedSamples.companions(solver.name(), parameter.key()));
                        settings.put(parameter.key(), value);
                        try {
                            all.add(Solvers.of(solver, settings));
                        } catch (IllegalArgumentException refused) {
                            assertThat(refused).hasMessageContaining(parameter.key() + "=" + value);
                        }
                    }
                }
            }
        }
        return all;
    }

    @Test
    void thereAreSolversToTest() {
        assertThat(Solvers.available()).isNotEmpty();
    }
}
