package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.SolverContract;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** R01 to R17 for every solver that is discovered, at every extreme of its parameters. */
class ShippedSolversContractTest {
    /** What the largest population is combined with; alone it is an extreme like any other. */
    private static final Pattern LARGEST_POPULATION_AND_MORE =
            Pattern.compile("population=1000000,|,population=1000000");

    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream().flatMap(ShippedSolversContractTest::contractOf);
    }

    private static Stream<DynamicTest> contractOf(SolverDescriptor solver) {
        SolverContract contract = SolverContract.of(solver);
        return switch (solver.name()) {
            // It keeps all partial boards, 856,189 of them for 12 rows and 35,539 for 10, and shows no more with the
            // former.
            case "breadth-first" -> contract.withSizes(4, 5, 6, 7, 8, 9, 10).tests();
            // How a child is made does not depend on how many there are, and a thousand take a thousandth of the time.
            case "genetic" ->
                Stream.concat(
                        contract.tests()
                                .filter(test -> !LARGEST_POPULATION_AND_MORE
                                        .matcher(test.getDisplayName())
                                        .find()),
                        contract.withParameters(largePopulations()).tests());
            default -> contract.tests();
        };
    }

    private static List<Map<String, String>> largePopulations() {
        return Stream.of("crossover=order", "mutator=inversion", "restart=luby")
                .map(choice -> choice.split("=", 2))
                .map(choice -> Map.of("population", "1000", choice[0], choice[1]))
                .toList();
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

    @Test
    void thereAreSolversToTest() {
        assertThat(Solvers.available()).isNotEmpty();
    }
}
