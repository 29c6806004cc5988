package io.github.nqueens.cli.options;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rule of docs/cli.md: a drawn seed is short and printed, and repeats what it gave. */
class SeedOptionTest {
    private static final Pattern SEED = Pattern.compile("[Ss]eed (\\d{1,9})\\b");

    @TempDir
    private Path folder;

    /** Two drawn seeds give the same with odds of at most 1 in 500,000, those of puzzles of 5 rows. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "solve 30 -a tabu --format list",
                "count 12 --estimate",
                "solutions 12 --random 3",
                "puzzle new 5",
                "visualize 10 -a tabu -o page"
            })
    void aDrawnSeedIsPrintedAndRepeats(String command) throws IOException {
        String[] words =
                command.replace("page", folder.resolve("page.html").toString()).split(" ");
        Cli.Ran first = Cli.run(words);
        Matcher seed = SEED.matcher(first.out() + first.err());
        assertThat(seed.find()).as(first.out() + first.err()).isTrue();
        String[] again = (String.join(" ", words) + " --seed " + seed.group(1)).split(" ");
        assertThat(withoutTimes(Cli.run(again).out())).isEqualTo(withoutTimes(first.out()));
        assertThat(withoutTimes(Cli.run(words).out()))
                .as("another seed is drawn each time")
                .isNotEqualTo(withoutTimes(first.out()));
    }

    @Test
    void aSheetForAClassIsTheSameEachTime() throws IOException {
        Path sheet = folder.resolve("sheet.html");
        Cli.run("worksheet", "-o", sheet.toString());
        byte[] first = Files.readAllBytes(sheet);
        Cli.run("worksheet", "-o", sheet.toString(), "--seed", "1");
        assertThat(sheet).hasBinaryContent(first);
    }

    private static String withoutTimes(String out) {
        return out.replaceAll("[0-9.,]+ (?:m?s|µs|min)\\b", "time").replaceAll(" +", " ");
    }
}
