package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The pages of the solvers have one order, and each shows a step that its own command draws. */
class SolverPagesTest {
    private static final Path PAGES = Path.of("..", "docs", "algorithms");

    private static final int MOST_WORDS = 700;
    private static final int MOST_WORDS_OF_THE_LECTURE = 1_400;

    /** The end of what is said of each step that is drawn. */
    private static final String LEGEND = "A solid outline is around";

    private static final Pattern DESCRIPTION = Pattern.compile("<desc[^>]*>([^<]*?) ?" + LEGEND);

    static Stream<String> solvers() {
        return Solvers.available().stream().map(SolverDescriptor::name);
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void thePageHasTheOrderOfAll(String solver) throws IOException {
        String page = page(solver);
        String beginning = "# " + solver + "\n\n[^\n]+(\n[^\n]+)?\n\n"
                + Pattern.quote(picture(solver)) + "\n\n[^\n]+\n\n"
                + "```sh\nnqueens visualize [^\n]+\n```\n\n"
                + Pattern.quote("Lesson: [") + "[^\\]]+" + Pattern.quote("](../gallery/README.md#")
                + "[a-z0-9-]+\\)[^\n]*\n\n"
                + "## When to pick it\n";
        assertThat(page)
                .as(
                        "why, the picture of a step and what it shows, the line that replays it, a lesson, and when to pick the solver")
                .containsPattern("\\A" + beginning);
        List<String> sections =
                page.lines().filter(line -> line.startsWith("## ")).toList();
        assertThat(sections)
                .startsWith("## When to pick it", "## Rule", "## Parameters")
                .contains("## Cost");
        String rule = page.substring(page.indexOf("\n## Rule\n"), page.indexOf("\n## Parameters\n"));
        assertThat(rule)
                .contains(
                        "\n| iteration | [evaluations](../glossary.md#search) | best cost | [reach](README.md#reach) |\n");
        if (!List.of("auto").contains(solver)) {
            assertThat(rule).containsPattern("(?m)^\\*\\*Sources?:\\*\\* ");
        }
        assertThat(page.strip().split("\\s+", -1))
                .hasSizeLessThanOrEqualTo(solver.equals("constraint-search") ? MOST_WORDS_OF_THE_LECTURE : MOST_WORDS);
    }

    /** The system property {@code nqueens.renew} set to true writes the picture, and what it shows into the page. */
    @ParameterizedTest
    @MethodSource("solvers")
    void thePictureIsWhatTheCommandDraws(String solver, @TempDir Path folder) throws IOException {
        String page = page(solver);
        Matcher command = Pattern.compile("```sh\nnqueens (visualize .* -o )(\\S+ --picture )(\\S+)\n```")
                .matcher(page);
        assertThat(command.find()).isTrue();
        assertThat(command.group(3)).isEqualTo(solver + ".svg");
        Path drawn = folder.resolve(command.group(3));
        String arguments = command.group(1) + folder + "/" + command.group(2) + drawn;
        assertThat(Cli.run(arguments.split(" ", -1)).status()).isZero();

        String svg = Files.readString(drawn);
        Matcher description = DESCRIPTION.matcher(svg);
        assertThat(description.find()).isTrue();
        String said = description.group(1);
        Path shown = PAGES.resolve("images").resolve(command.group(3));
        if (Boolean.getBoolean("nqueens.renew")) {
            Files.createDirectories(shown.getParent());
            Files.copy(drawn, shown, StandardCopyOption.REPLACE_EXISTING);
            page = page.replaceFirst("(!\\[A step\\].*\n\n).*", "$1" + Matcher.quoteReplacement(said));
            Files.writeString(PAGES.resolve(solver + ".md"), page);
        }
        assertThat(said).as("what the algorithm said of the step").isNotEmpty();
        assertThat(page).contains(picture(solver) + "\n\n" + said + "\n");
        assertThat(svg)
                .as(
                        "docs/algorithms/images/%s.svg is what the command draws; if the change is meant, run .ci/renew",
                        solver)
                .isEqualTo(Files.readString(shown));
    }

    private static String picture(String solver) {
        return "![A step](images/" + solver + ".svg)";
    }

    private static String page(String solver) throws IOException {
        return Files.readString(PAGES.resolve(solver + ".md"));
    }
}
