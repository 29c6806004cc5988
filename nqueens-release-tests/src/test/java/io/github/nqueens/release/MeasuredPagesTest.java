package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A page with measured figures says at which commit they were measured, and no release publishes old ones. */
@Tag("release")
class MeasuredPagesTest {
    private static final Pattern COMMIT = Pattern.compile("commit `([0-9a-f]{7,40})`");
    private static final Duration OLDEST = Duration.ofDays(180);

    @ParameterizedTest
    @ValueSource(
            strings = {"tables/benchmarks", "design/estimating", "design/join", "design/puzzles", "tables/reproduction"
            })
    void figuresAreOfACommitOfTheLastHalfYear(String page) throws Exception {
        Matcher commit = COMMIT.matcher(Files.readString(Project.ROOT.resolve("docs/" + page + ".md")));
        assertThat(commit.find()).as("docs/%s.md says: commit `...`", page).isTrue();
        do {
            git("merge-base", "--is-ancestor", commit.group(1), "HEAD");
            assertThat(madeAt(commit.group(1)))
                    .as("the code that docs/%s.md was measured with; measure it again", page)
                    .isAfter(madeAt("HEAD").minus(OLDEST));
        } while (commit.find());
    }

    private static Instant madeAt(String commit) throws IOException, InterruptedException {
        return Instant.ofEpochSecond(
                Long.parseLong(git("show", "-s", "--format=%ct", commit).strip()));
    }

    private static String git(String... arguments) throws IOException, InterruptedException {
        List<String> command = new java.util.ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        return Command.run(Project.ROOT, Map.of(), Project.TARGET.resolve("git.txt"), command)
                .orElseThrow(String.join(" ", command))
                .output();
    }
}
