package io.github.nqueens.puzzle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Puzzles with known difficulty, from the files {@code regions*.tsv} of a folder that the system property {@code
 * nqueens.variants} names: the technique that solves each, and how many candidates each technique leaves.
 */
class ReferencePuzzlesTest {
    private static final List<Technique> LEVELS = List.of(Technique.values());

    @TestFactory
    Stream<DynamicTest> everyPuzzleHasItsKnownDifficulty() throws IOException {
        String folder = System.getProperty("nqueens.variants", "");
        assumeThat(folder).as("-Dnqueens.variants=FOLDER").isNotEmpty();
        List<String[]> puzzles = new ArrayList<>();
        for (String file : List.of("regions.tsv", "regions-queens-with-friends.tsv")) {
            Files.readAllLines(Path.of(folder, file)).stream()
                    .filter(line -> !line.startsWith("#"))
                    .forEach(line -> puzzles.add(line.split("\t", -1)));
        }
        assertThat(puzzles).isNotEmpty();
        return puzzles.stream().map(puzzle -> DynamicTest.dynamicTest(puzzle[0], () -> check(puzzle)));
    }

    private static void check(String[] puzzle) {
        int n = Integer.parseInt(puzzle[1]);
        Problem problem = Problem.builder(n)
                .rule(AttackRule.TOUCH)
                .regions(puzzle[5].split("/", -1))
                .build();
        if (!puzzle[2].equals("1")) {
            assertThat(Deduction.rating(problem)).isEmpty();
            return;
        }
        String[] left = puzzle[4].split(",", -1);
        Deduction exhausted = Deduction.of(problem);
        Deduction stepped = Deduction.of(problem);
        int level = 0;
        for (Technique technique : Technique.values()) {
            exhausted.exhaust(technique);
            while (stepped.next(technique).isPresent()) {
                assertThat(stepped.candidates()).isGreaterThanOrEqualTo(n);
            }
            int expected = Integer.parseInt(left[level++]);
            assertThat(exhausted.candidates()).as("after %s", technique).isEqualTo(expected);
            assertThat(stepped.candidates()).as("after steps to %s", technique).isEqualTo(expected);
        }
        assertThat(Deduction.rating(problem).map(technique -> LEVELS.indexOf(technique) + 1))
                .isEqualTo(Optional.of(Integer.parseInt(puzzle[3])).filter(number -> number <= LEVELS.size()));
    }
}
