package io.github.nqueens.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What people type who do not know the program, and what it answers. */
class RefusalsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 8 --all | maybe 'nqueens solutions 8'?",
                "solve 8 --count | maybe 'nqueens count 8'?",
                "solve 8 --random | maybe 'nqueens solutions 8 --random 1'?",
                "solve 8 --solver tabu | maybe '--algorithm'?",
                "8 | maybe 'nqueens solve 8'?",
                "solve --n 8 | maybe 'nqueens solve 8'?",
                "solve 1,00 | n is '1,00', but must be a whole number",
                "version | maybe 'nqueens --version'?",
                "solve x | nqueens: n is 'x', but must be a whole number",
                "puzzle new | give the size of the board once",
                "puzzle new 5 --size 5 | give the size of the board once",
                "solve 8 --seed x | 'x' is not a whole number that fits",
                "solve 8 -o board.pdf | a board is written as .svg, .png, .json or .txt",
                "visualize 8 -a tabu -o r | ends in .html",
                "solve 8 -o board.csv | a board is written as",
                "solve 8 --format list -o board.svg | a board is written as",
                "compare --algorithms tabu --sizes 8 --runs 1 --plot x.png | ends in .svg",
                "check [1,3,0,2] | echo '[1,3,0,2]' |"
            })
    void isToldWhatWasMeant(String command, String said) {
        Cli.run(command.strip().split(" ")).assertRefused(said.strip());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "solve 8 --algorithms TABU --seed 1",
                "solve 8 -a SA --seed 1",
                "solve 8 --format GRID",
                "solve 1,000 --format list",
                "solve 1e3 --format list",
                "compare --algorithm Tabu --size 8 --runs 1",
                "count 8 --method BACKTRACKING",
                "puzzle new 5 --seed 1 --rating SINGLE..Hall-Set --rule Touch",
                "solve 8 -a SA:Preset=STEPPED",
                "describe Tabu",
                "gallery TREE --output {folder}",
                "puzzle new --size 5 --seed 1"
            })
    void capitalsAndTheOtherSpellingAreNoMistake(String command) {
        assertThat(Cli.run(command.replace("{folder}", folder.toString()).split(" "))
                        .status())
                .isZero();
    }

    @Test
    void spacesAroundParametersAreNoMistake() {
        assertThat(Cli.run("solve", "8", "-a", "tabu: tenure=3, start=random").status())
                .isZero();
    }

    @Test
    void anExactEstimateIsANumber() {
        assertThat(Cli.run("count", "8", "--estimate").out()).startsWith("92 solutions of n = 8, ");
    }

    @Test
    void aSeedThatIsDrawnIsShort() {
        assertThat(Cli.run("solve", "8").out()).containsPattern("seed \\d{1,9}\\R");
    }

    @Test
    void whatIsNoPuzzleIsJsonToo() throws java.io.IOException {
        Path open = Files.writeString(folder.resolve("open.txt"), "....\n....\n....\n....\n");
        for (String part : new String[] {"rate", "hint", "solve"}) {
            Cli.Ran ran = Cli.run("puzzle", part, open.toString(), "--json");
            assertThat(ran.status()).isEqualTo(1);
            assertThat(ran.out()).startsWith("{").contains("\"unique\": false", "\"boards\": [[");
        }
    }
}
