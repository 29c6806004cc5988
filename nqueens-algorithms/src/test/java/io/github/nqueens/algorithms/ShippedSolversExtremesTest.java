package io.github.nqueens.algorithms;

import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.tck.SolverContract;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;

/** R01 to R17 for every solver that is discovered, at every extreme of its parameters. */
@Tag("thorough")
class ShippedSolversExtremesTest {
    /** What the largest population is combined with; alone it is an extreme like any other. */
    private static final Pattern LARGEST_POPULATION_AND_MORE =
            Pattern.compile("population=1000000,|,population=1000000");

    private static final Pattern FEW_BOARDS = Pattern.compile("boards=1\\b");

    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream().flatMap(ShippedSolversExtremesTest::testsOf);
    }

    private static Stream<DynamicTest> testsOf(SolverDescriptor solver) {
        SolverContract contract = ShippedSolversContractTest.contractOf(solver);
        if (solver.name().equals("local-beam")) {
            // A board of four rows has twelve neighbors, and more boards than that are refused.
            return contract.tests().filter(test -> !test.getDisplayName().contains("k=1000000"));
        }
        if (solver.name().equals("best-first")) {
            // A search that may keep one board alone gives up, as it says.
            return contract.tests()
                    .filter(test -> !FEW_BOARDS.matcher(test.getDisplayName()).find());
        }
        if (!solver.name().equals("genetic")) {
            return contract.tests();
        }
        // How a child is made does not depend on how many there are, and a thousand take a thousandth of the time.
        return Stream.concat(
                contract.tests()
                        .filter(test -> !LARGEST_POPULATION_AND_MORE
                                .matcher(test.getDisplayName())
                                .find()),
                contract.withParameters(largePopulations()).tests());
    }

    private static List<Map<String, String>> largePopulations() {
        return Stream.of("crossover=order", "mutator=inversion", "restart=luby")
                .map(choice -> choice.split("=", 2))
                .map(choice -> Map.of("population", "1000", choice[0], choice[1]))
                .toList();
    }
}
