package io.github.nqueens.cli.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.puzzle.Technique;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class StepPictureTest {
    private static final Path DOCS = Path.of("..", "docs");
    private static final Pattern WROTE = Pattern.compile("Wrote .*, which shows step (\\d+)\\.");

    /** The system property {@code nqueens.renew} set to true writes the pictures. */
    @ParameterizedTest
    @EnumSource
    void thePageShowsWhatTheCommandDraws(Technique technique, @TempDir Path folder) throws IOException {
        Cli.Ran made = Cli.run("puzzle", "new", "--size", "5", "--seed", "1", "--rating", technique.toString());
        Path drawn = folder.resolve("step.svg");
        Cli.Ran ran = Cli.runWithInput(made.out(), "puzzle", "solve", "-", "--explain", "-o", drawn.toString());
        assertThat(ran.status()).isZero();

        Matcher wrote = WROTE.matcher(ran.err().strip());
        assertThat(wrote.matches()).as(ran.err()).isTrue();
        String beginning = wrote.group(1) + ". " + technique + ": ";
        String sentence = ran.out()
                .lines()
                .filter(line -> line.startsWith(beginning))
                .findFirst()
                .orElseThrow()
                .substring(beginning.length());
        String cell = "| " + sentence + " |";
        assertThat(Files.readString(DOCS.resolve("puzzles.md")).contains(cell))
                .withFailMessage(
                        "docs/puzzles.md lacks the sentence of the technique %s in its table: %s", technique, cell)
                .isTrue();

        Path shown = DOCS.resolve("images/puzzle-step-" + technique + ".svg");
        if (Boolean.getBoolean("nqueens.renew")) {
            Files.copy(drawn, shown, StandardCopyOption.REPLACE_EXISTING);
        }
        assertThat(drawn)
                .as(
                        "docs/images/%s is what the command draws; if the change is meant, run .ci/renew",
                        shown.getFileName())
                .hasSameTextualContentAs(shown);
    }

    @Test
    void everyStepThatIsExplainedCanBeDrawn(@TempDir Path folder) throws IOException {
        String puzzle = Cli.run("puzzle", "new", "--size", "5", "--seed", "1", "--rating", "assumption")
                .out();
        List<String> steps = Cli.runWithInput(puzzle, "puzzle", "solve", "-", "--explain")
                .out()
                .lines()
                .filter(line -> line.matches("\\d+\\. .*"))
                .toList();
        int before = 0;
        for (int number = 1; number <= steps.size(); number++) {
            Path file = folder.resolve(number + ".svg");
            Cli.Ran ran = Cli.runWithInput(
                    puzzle, "puzzle", "solve", "-", "--step", String.valueOf(number), "-o", file.toString());
            assertThat(ran.err().strip()).isEqualTo("Wrote " + file + ", which shows step " + number + ".");
            String svg = Files.readString(file);
            String sentence = steps.get(number - 1).replaceFirst("^\\d+\\. [a-z-]+: ", "");
            assertThat(svg).contains(">" + sentence + " Dots are ");
            int dots = svg.split("class=\"candidate\"", -1).length - 1;
            int crosses = svg.split("<path class=\"deleted\"", -1).length - 1;
            assertThat(crosses).isPositive();
            assertThat(number == 1 || dots + crosses == before).isTrue();
            before = dots;
        }
        assertThat(before).isEqualTo(5);
        Cli.runWithInput(puzzle, "puzzle", "solve", "-", "--step", "0", "-o", folder + "/no.svg")
                .assertRefused("--step is 0, but the steps go from 1 to " + steps.size());
        Cli.runWithInput(
                        puzzle,
                        "puzzle",
                        "solve",
                        "-",
                        "--step",
                        String.valueOf(steps.size() + 1),
                        "-o",
                        folder + "/no.svg")
                .assertRefused("but the steps go from 1 to " + steps.size());
        assertThat(folder.resolve("no.svg")).doesNotExist();
    }

    @Test
    void whatCannotBeDrawnIsRefused(@TempDir Path folder) {
        String puzzle = "AABB\nACBB\nCCCD\nDDDD";
        Cli.runWithInput(puzzle, "puzzle", "solve", "-", "--step", "1").assertRefused("give --output step.svg too");
        Cli.runWithInput(puzzle, "puzzle", "solve", "-", "-o", folder + "/step.png")
                .assertRefused("a step is drawn as SVG; name a file that ends in .svg");
        Cli.runWithInput(puzzle, "puzzle", "solve", "-", "-o", folder + "/no/step.svg")
                .assertRefused("there is no directory");
        Cli.runWithInput(Problem.queens(1).toString(), "puzzle", "solve", "-", "-o", folder + "/step.svg")
                .assertRefused("no step can be drawn, because the techniques delete nothing; leave out --output");
        String diagonal = diagonal(65);
        Cli.runWithInput(diagonal, "puzzle", "solve", "-", "-o", folder + "/step.svg")
                .assertRefused("the puzzle has 65 rows, but a step is drawn on at most 64; leave out --output");
        assertThat(folder).isEmptyDirectory();
    }

    /** All queens placed two columns on from row to row, which no rule against touching forbids. */
    private static String diagonal(int n) {
        Problem.Builder builder = Problem.builder(n).rule(AttackRule.TOUCH);
        for (int row = 0; row < n; row++) {
            builder.place(row, row * 2 % n);
        }
        return builder.build().toString();
    }
}
