package io.github.nqueens.algorithms.exact.engine.cover;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.testing.VariantFiles;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Instances with known answers, from the files of a folder that the system property {@code nqueens.variants} names. At the
 * end it prints how many there were of each file.
 */
@EnabledIfSystemProperty(named = "nqueens.variants", matches = ".+")
class VariantsTest {
    private static final Map<String, int[]> EQUAL = new TreeMap<>();

    @TestFactory
    Stream<DynamicTest> everyInstanceHasItsKnownAnswer() throws IOException {
        List<VariantFiles.Instance> instances = VariantFiles.read(Path.of(System.getProperty("nqueens.variants")));
        assertThat(instances).isNotEmpty();
        return instances.stream().map(instance -> DynamicTest.dynamicTest(instance.id(), () -> check(instance)));
    }

    @AfterAll
    static void printTheTable() {
        EQUAL.forEach((file, equal) -> System.out.printf(
                "%s: %d proofs that there is no solution, %d numbers of solutions, %d solvable; all agree%n",
                file, equal[0], equal[1], equal[2]));
    }

    private static void check(VariantFiles.Instance instance) {
        boolean counted = !instance.solutions().equals("-");
        CoverSearch search = new CoverSearch(instance.problem(), () -> {});
        long count = 0;
        while ((counted || count == 0) && search.next()) {
            if (count++ < 100) {
                assertThat(instance.problem().isSolution(search.solution())).isTrue();
            }
        }
        assertThat(count).isEqualTo(counted ? Long.parseLong(instance.solutions()) : 1);
        EQUAL.computeIfAbsent(instance.file(), file -> new int[3])[!counted ? 2 : count == 0 ? 0 : 1]++;
    }
}
