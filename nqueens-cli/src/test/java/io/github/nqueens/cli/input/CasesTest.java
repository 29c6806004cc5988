package io.github.nqueens.cli.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.junit.jupiter.api.Assumptions.assumeTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.formats.BoardReader;
import io.github.nqueens.formats.ProblemReader;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/**
 * Reads a folder of inputs, of which a table in its README.txt says what is wanted: {@code file, file | what | where from}. The
 * system property {@code nqueens.cases} names the folder; without it the test is skipped.
 */
class CasesTest {
    private static final Pattern COUNTS = Pattern.compile("^(\\d+)(?: and (\\d+))?|: (\\d+) ways");

    @TestFactory
    Stream<DynamicTest> eachCaseIsAsItsTableSays() throws IOException {
        String name = System.getProperty("nqueens.cases");
        assumeTrue(name != null, "-Dnqueens.cases names no folder of cases");
        Path folder = Path.of(name);
        List<DynamicTest> tests = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve("README.txt"))) {
            String[] parts = line.split(" \\| ", -1);
            if (parts.length == 3 && parts[0].indexOf('.') > 0) {
                String[] files = parts[0].replaceAll("\\(.*?\\)", "").trim().split(", +", -1);
                for (int i = 0; i < files.length; i++) {
                    Path file = folder.resolve(files[i].trim());
                    boolean two = parts[1].contains("two") && parts[1].contains("a solution") && i == files.length - 1;
                    tests.add(dynamicTest(files[i], () -> check(Files.readAllBytes(file), parts[1], two)));
                }
            }
        }
        assertThat(tests).hasSizeGreaterThan(10);
        return tests.stream();
    }

    private static void check(byte[] input, String want, boolean twoBoards) {
        if (want.contains("sentence") || want.contains("not possible") || want.contains("sum")) {
            assertThatIllegalArgumentException().isThrownBy(() -> ProblemReader.read(input));
            assertThatIllegalArgumentException().isThrownBy(() -> BoardReader.read(input));
        } else if (want.contains("invalid")) {
            assertThat(ProblemReader.read(input).contradiction()).isPresent();
        } else if (want.matches("a solution.*|valid")) {
            List<Board> boards = BoardReader.read(input);
            assertThat(boards).hasSize(twoBoards ? 2 : 1).allMatch(Board::isSolution);
        } else {
            assertThat(counts(want)).as(want).isNotEmpty();
            List<Problem> problems = ProblemReader.readAll(ProblemReader.text(input));
            assertThat(problems.stream()
                            .map(problem -> Solutions.stream(problem).count())
                            .toList())
                    .isEqualTo(counts(want));
        }
    }

    private static List<Long> counts(String want) {
        Matcher matcher = COUNTS.matcher(want);
        return matcher.find() ? groups(matcher.toMatchResult()) : List.of();
    }

    private static List<Long> groups(MatchResult match) {
        return Stream.of(1, 2, 3)
                .map(match::group)
                .filter(group -> group != null)
                .map(Long::valueOf)
                .toList();
    }
}
