package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.Cli;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What a command prints can be piped into every command that reads its kind. */
class OwnOutputTest {
    private static final String PUZZLE = "AAAB\nCABB\nCCDD\nCCDD";

    @ParameterizedTest
    @CsvSource({
        "solve 8, 1",
        "solve 8 --json, 1",
        "solve 8 --format list, 1",
        "solve 8 --format grid, 1",
        "solve 8 --from-one, 1",
        "solve 1, 1",
        "solve 300 --json, 1",
        "solutions 6, 4",
        "solutions 6 --json, 4",
        "solutions 6 --from-one, 4",
        "solutions 8 --fundamental, 12",
        "solutions --problem -, 2",
        "convert - --to json, 1",
        "puzzle solve -, 1",
        "puzzle solve - --json, 1",
        "puzzle solve - --explain, 1",
        "puzzle solve - --json --explain, 1"
    })
    void boardsAreChecked(String command, int boards) {
        Cli.Ran ran = Cli.runWithInput(input(command), command.split(" "));
        assertThat(ran.status()).as(ran.err()).isZero();
        Cli.Ran checked = Cli.runWithInput(ran.out(), "check", "-");
        assertThat(checked.status()).as("%s%n%s", ran.out(), checked.err()).isZero();
        assertThat(checked.out().lines().filter(line -> line.contains("A solution")))
                .as(checked.out())
                .hasSize(boards);
    }

    private static String input(String command) {
        if (command.startsWith("convert")) {
            return "1 3 0 2";
        }
        return command.startsWith("puzzle") ? PUZZLE : "....\n....\n....\n....";
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "puzzle new --size 6 --seed 1",
                "puzzle new --size 6 --seed 1 --json",
                "puzzle new --size 6 --seed 1 --count 3",
                "puzzle new --size 6 --seed 1 --count 3 --json"
            })
    void puzzlesAreRated(String command) {
        Cli.Ran ran = Cli.run(command.split(" "));
        assertThat(ran.status()).as(ran.err()).isZero();
        Cli.Ran rated = Cli.runWithInput(ran.out(), "puzzle", "rate", "-");
        assertThat(rated.status()).as("%s%n%s", ran.out(), rated.err()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"rate", "solve", "hint"})
    void onePuzzleOfJsonGoesIntoEveryCommandOfPuzzles(String consumer) {
        for (String command : new String[] {"puzzle new --size 6 --seed 1", "puzzle new --size 6 --seed 1 --json"}) {
            Cli.Ran ran = Cli.runWithInput(Cli.run(command.split(" ")).out(), "puzzle", consumer, "-");
            assertThat(ran.status()).as(ran.err()).isZero();
        }
    }

    /** The solution of a puzzle is no solution of the classic problem, and nothing in the board says which is meant. */
    @Test
    void theSolutionOfAPuzzleIsTold() {
        // A few puzzles have a solution in which no two queens attack each other on long diagonals either.
        String solution = IntStream.rangeClosed(1, 20)
                .mapToObj(seed -> Cli.run("puzzle", "new", "--size", "6", "--seed", "" + seed)
                        .out())
                .map(puzzle -> Cli.runWithInput(puzzle, "puzzle", "solve", "-").out())
                .filter(board -> Cli.runWithInput(board, "check", "-").status() != 0)
                .findFirst()
                .orElseThrow();
        Cli.Ran checked = Cli.runWithInput(solution, "check", "-");
        assertThat(checked.out()).startsWith("Not a solution: 6 queens");
        assertThat(checked.out().strip()).endsWith("use --rule touch or --problem");
        assertThat(Cli.runWithInput(solution, "check", "-", "--rule", "touch").status())
                .isZero();
        assertThat(Cli.runWithInput("0 1 2 3", "check", "-").out()).doesNotContain("--rule");
    }
}
