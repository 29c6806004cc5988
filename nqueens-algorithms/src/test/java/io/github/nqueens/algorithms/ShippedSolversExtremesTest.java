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
    @TestFactory
    Stream<DynamicTest> contract() {
        return Solvers.available().stream().flatMap(ShippedSolversExtremesTest::testsOf);
    }

    private static Stream<DynamicTest> testsOf(SolverDescriptor solver) {
        ShippedSamples.Sample sample = ShippedSamples.of(solver);
        SolverContract contract = sample.contract(solver);
        Stream<DynamicTest> tests = contract.tests();
        if (sample.leftOut().isPresent()) {
            Pattern leftOut = Pattern.compile(sample.leftOut().get());
            tests = tests.filter(test -> !leftOut.matcher(test.getDisplayName()).find());
        }
        // A thousand take a thousandth of the time of the largest population.
        return solver.name().equals("genetic")
                ? Stream.concat(
                        tests, contract.withParameters(largePopulations()).tests())
                : tests;
    }

    private static List<Map<String, String>> largePopulations() {
        return Stream.of("crossover=order", "mutator=inversion", "restart=luby")
                .map(choice -> choice.split("=", 2))
                .map(choice -> Map.of("population", "1000", choice[0], choice[1]))
                .toList();
    }
}
