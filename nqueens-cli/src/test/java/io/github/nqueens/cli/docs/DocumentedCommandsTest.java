package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The blocks marked {@code console} of the page on the command line show what the commands print. Numbers and the places of
 * queens are left out of the comparison: they are those of one version, and times are those of one run. The system property
 * {@code nqueens.renew} set to true writes what is printed into the page.
 */
class DocumentedCommandsTest {
    private static final Path PAGE = Path.of("..", "docs", "cli.md");
    private static final String PROMPT = "$ ";

    private static final Pattern COMMAND = Pattern.compile("(?:echo '([^']*)' \\| )?nqueens (.*)");

    @Test
    void thePageShowsWhatTheCommandsPrint() throws IOException {
        List<String> shown = Files.readAllLines(PAGE);
        List<String> printed = new ArrayList<>();
        boolean inside = false;
        int commands = 0;
        for (String line : shown) {
            if (line.startsWith("```")) {
                inside = line.equals("```console");
            }
            if (!inside || line.startsWith("```")) {
                printed.add(line);
            } else if (line.startsWith(PROMPT)) {
                printed.add(line);
                printed.addAll(output(line.substring(PROMPT.length())));
                commands++;
            }
        }
        assertThat(commands).isGreaterThan(5);
        if (Boolean.getBoolean("nqueens.renew")) {
            Files.write(PAGE, withTimesOf(shown, printed));
        } else {
            assertThat(withoutNumbers(printed))
                    .as(() -> firstDifference(shown, printed))
                    .withFailMessage("the page shows something else than the commands print")
                    .isEqualTo(withoutNumbers(shown));
        }
    }

    /** The page and what is printed have the same lines up to the first one of a command that prints something else. */
    private static String firstDifference(List<String> shown, List<String> printed) {
        String command = "";
        int line = 0;
        while (line < shown.size()
                && line < printed.size()
                && withoutNumbers(shown.get(line)).equals(withoutNumbers(printed.get(line)))) {
            if (shown.get(line).startsWith(PROMPT)) {
                command = shown.get(line).substring(PROMPT.length());
            }
            line++;
        }
        return "docs/cli.md:%d is not what the command '%s' prints%nthe page shows: %s%nthe command prints: %s%nif the change is meant, run .ci/renew"
                .formatted(line + 1, command, at(line, shown), at(line, printed));
    }

    private static String at(int line, List<String> lines) {
        return line < lines.size() ? lines.get(line) : "(nothing)";
    }

    private static List<String> withoutNumbers(List<String> lines) {
        return lines.stream().map(DocumentedCommandsTest::withoutNumbers).toList();
    }

    @Test
    void theFirstLineThatDiffersIsNamedWithItsCommand() {
        assertThat(firstDifference(
                        List.of("# Page", "$ nqueens solve 4", "solved in 3 ms", "old"),
                        List.of("# Page", "$ nqueens solve 4", "solved in 5 ms", "new")))
                .isEqualToNormalizingNewlines("""
                        docs/cli.md:4 is not what the command 'nqueens solve 4' prints
                        the page shows: old
                        the command prints: new
                        if the change is meant, run .ci/renew""");
        assertThat(firstDifference(List.of("$ nqueens solve 4"), List.of("$ nqueens solve 4", "more")))
                .contains("docs/cli.md:2", "the page shows: (nothing)", "the command prints: more");
    }

    private static List<String> output(String command) {
        Matcher matcher = COMMAND.matcher(command);
        assertThat(matcher.matches()).as(command).isTrue();
        String input = matcher.group(1) == null ? "" : matcher.group(1);
        Cli.Ran ran = Cli.runWithInput(input, matcher.group(2).split(" "));
        List<String> lines = new ArrayList<>(ran.out().lines().toList());
        ran.err().lines().forEach(lines::add);
        return lines;
    }

    /** What was printed; a line that differs from one that was shown in a time only stays as it was. */
    private static List<String> withTimesOf(List<String> shown, List<String> printed) {
        Map<String, String> shownByText = new HashMap<>();
        shown.forEach(line -> shownByText.putIfAbsent(withoutTimes(line), line));
        return printed.stream()
                .map(line -> shownByText.getOrDefault(withoutTimes(line), line))
                .toList();
    }

    private static String withoutTimes(String line) {
        return line.replaceAll("[0-9.,]+ m?s\\b", "time").replaceAll("(\"seconds\": )[0-9.E-]+", "$1time");
    }

    private static String withoutNumbers(String line) {
        return line.replaceAll("[.Q]{6,}", "grid")
                .replaceAll("-?[0-9][0-9,.E-]*", "#")
                .replaceAll("# m?s\\b", "time")
                .replaceAll("(yes|below|above)$", "verdict")
                .replaceAll(" +", " ");
    }
}
