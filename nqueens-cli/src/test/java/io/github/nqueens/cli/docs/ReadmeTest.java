package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.stream.ImageInputStream;
import org.junit.jupiter.api.Test;

/** What README says before its first section is short and true. */
class ReadmeTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();

    /** The words for as many solvers as there are, and for some more. */
    private static final List<String> NUMBERS =
            List.of("seventeen", "eighteen", "nineteen", "twenty", "twenty-one", "twenty-two");

    @Test
    void theBeginningIsReadInAMinute() throws IOException {
        String beginning = readme();
        beginning = beginning.substring(0, beginning.indexOf("\n## "));
        assertThat(beginning.split("\\s+")).hasSizeLessThanOrEqualTo(400);
    }

    @Test
    void theCodePrintsTheBoardBelowIt() throws IOException {
        String grid = Solvers.get("tabu")
                .solve(8, SolveOptions.builder().seed(1).build())
                .orElseThrow()
                .toGrid();
        assertThat(readme()).contains("```text\n" + grid.strip() + "\n```");
    }

    @Test
    void theNumbersOfSolversAndRulesAreThoseOfTheLibrary() throws IOException {
        String solvers = NUMBERS.get(Solvers.available().size() - 17);
        assertThat(Files.readString(ROOT.resolve("docs/writing-a-solver.md")))
                .contains("| R17 |")
                .doesNotContain("| R18 |");
        assertThat(readme())
                .as("README.md says how many solvers there are")
                .contains(
                        "how " + solvers + " solvers search",
                        "Each of the " + solvers + " solvers keeps [seventeen numbered rules]",
                        "[" + solvers + " solvers](docs/algorithms/README.md)");
        assertThat(Solutions.stream(8).count()).isEqualTo(92);
    }

    /** The first project of a newcomer compiles only with the artifacts that its code uses. */
    @Test
    void theFirstProjectNamesWhatItsCodeUses() throws IOException {
        String steps = Files.readString(ROOT.resolve("docs/first-steps.md"));
        assertThat(steps).contains("import io.github.nqueens.solutions.SolutionCounter;");
        assertThat(steps).contains("<artifactId>nqueens-solutions</artifactId>");
    }

    @Test
    void theBuildForNewcomersIsAProfile() throws IOException {
        assertThat(readme()).contains("mvn -q -Pquick install");
        assertThat(Files.readString(ROOT.resolve("pom.xml"))).contains("<id>quick</id>");
    }

    /** A figure that is measured again changes here too. */
    @Test
    void theTimesAreThoseOfTheBenchmarks() throws IOException {
        assertThat(readme()).contains("10⁶ rows take 45 ms", "666,090,624", "3.4 s on one core");
        assertThat(Files.readString(ROOT.resolve("docs/tables/benchmarks.md"))).contains("| 1,000,000 | 45 ms |");
        assertThat(Files.readString(ROOT.resolve("docs/design/join.md"))).contains("| 18 | 666,090,624 | 3.42 ");
    }

    /** One picture for each board of the run that the command below it records. */
    @Test
    void thePictureShowsTheSearchOfTheCommand() throws IOException {
        assertThat(readme())
                .contains("visualize 8 --algorithm iterative-repair --seed 3 -o replay.html --gif search.gif");
        long iterations = Solvers.get("iterative-repair")
                .solve(8, SolveOptions.builder().seed(3).build())
                .statistics()
                .iterations();
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        try (ImageInputStream in = ImageIO.createImageInputStream(
                ROOT.resolve("docs/images/search.gif").toFile())) {
            reader.setInput(in);
            assertThat((long) reader.getNumImages(true)).isEqualTo(iterations + 1);
        }
    }

    private static String readme() throws IOException {
        return Files.readString(ROOT.resolve("README.md"));
    }
}
