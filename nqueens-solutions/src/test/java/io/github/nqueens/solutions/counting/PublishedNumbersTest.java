package io.github.nqueens.solutions.counting;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The table of numbers of solutions on the page about all solutions: each pair fits Burnside's lemma. */
class PublishedNumbersTest {
    private static final Path PAGE = Path.of("..", "docs", "counting.md");

    @Test
    void thePairsOfTheTableFitEachOther() throws IOException {
        requireFit(1, 21);
    }

    @Test
    @Tag("measure")
    void theLargestPairsOfTheTableFitEachOther() throws IOException {
        requireFit(22, 27);
    }

    private static void requireFit(int first, int last) throws IOException {
        Map<Integer, long[]> numbers = numbers();
        assertThat(numbers.keySet())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 27).boxed().toList());
        for (int n = first; n <= last; n++) {
            SymmetricCount symmetric = new SymmetricCount(n, () -> {});
            long images = n == 1 ? 8 : numbers.get(n)[0] + symmetric.halfTurns() + 2 * symmetric.quarterTurns();
            assertThat(images)
                    .as("eight times the fundamental solutions for n = %d", n)
                    .isEqualTo(8 * numbers.get(n)[1]);
        }
    }

    /** All and fundamental solutions by n, from rows of two sizes each. */
    private static Map<Integer, long[]> numbers() throws IOException {
        Map<Integer, long[]> numbers = new TreeMap<>();
        for (String line : Files.readAllLines(PAGE)) {
            List<String> cells =
                    new ArrayList<>(Arrays.asList(line.replace(",", "").split("\\|")));
            cells.replaceAll(String::strip);
            if (cells.size() == 7 && cells.get(1).matches("\\d+")) {
                for (int i = 1; i < 7; i += 3) {
                    if (cells.get(i + 1).matches("\\d+")) {
                        numbers.put(
                                Integer.parseInt(cells.get(i)),
                                new long[] {Long.parseLong(cells.get(i + 1)), Long.parseLong(cells.get(i + 2))});
                    }
                }
            }
        }
        return numbers;
    }
}
