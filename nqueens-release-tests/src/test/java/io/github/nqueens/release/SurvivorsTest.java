package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

/**
 * Every mutant of core that no test kills is explained in {@code nqueens-core/src/test/mutation/survivors.txt}, and nothing
 * else stands there. An entry is the line that {@code target/survivors.txt} has for the mutant, and below it, indented, why
 * no test can tell it from the original. An entry names the method and quotes the line of code, so that it outlives changes
 * elsewhere: numbers of lines and of lambdas are left out.
 */
@Tag("release")
class SurvivorsTest {
    private static final Path CORE = Project.ROOT.resolve("nqueens-core");
    private static final Path LIST = CORE.resolve("src/test/mutation/survivors.txt");
    private static final Set<String> ALIVE = Set.of("SURVIVED", "NO_COVERAGE", "RUN_ERROR");

    @Test
    void everySurvivorIsExplained() throws IOException {
        assumeFalse(Boolean.getBoolean("skipPitest"), "this build made no mutants");
        List<String> survivors = mutants(ALIVE);
        Files.createDirectories(Project.TARGET);
        Files.write(Project.TARGET.resolve("survivors.txt"), survivors);
        List<String> explained = explained();
        assertThat(without(survivors, explained))
                .as("kill these with a test, or explain them in %s", LIST)
                .isEmpty();
        // A mutant that only makes the code slower is late on a busy machine, and counts as killed there.
        List<String> notKilledByAnAssertion = new ArrayList<>(survivors);
        notKilledByAnAssertion.addAll(mutants(Set.of("TIMED_OUT")));
        assertThat(without(explained, notKilledByAnAssertion))
                .as("no such mutant survives; remove these from %s", LIST)
                .isEmpty();
    }

    /** What is left of a list when the elements of another one are taken away, each once. */
    private static List<String> without(List<String> all, List<String> taken) {
        List<String> left = new ArrayList<>(all);
        taken.forEach(left::remove);
        return left;
    }

    private static List<String> mutants(Set<String> statuses) throws IOException {
        Element report = Project.parse(Files.readString(CORE.resolve("target/pit-reports/mutations.xml")));
        List<String> mutants = new ArrayList<>();
        for (Element mutation : Project.children(report, "mutation")) {
            if (statuses.contains(mutation.getAttribute("status"))) {
                String type = Project.text(mutation, "mutatedClass");
                int line = Integer.parseInt(Project.text(mutation, "lineNumber"));
                mutants.add(type + "." + method(Project.text(mutation, "mutatedMethod")) + ": "
                        + change(Project.text(mutation, "description")) + ": " + source(type, line));
            }
        }
        mutants.sort(null);
        return mutants;
    }

    /** The method of the source: a lambda's number changes with every lambda before it. */
    private static String method(String compiled) {
        return compiled.replaceFirst("^lambda\\$(.*)\\$\\d+$", "$1");
    }

    /** What was changed, without the name of the method, which the entry begins with. */
    private static String change(String description) {
        return description.replaceFirst(" for \\S+::\\S+$", "");
    }

    private static String source(String type, int line) throws IOException {
        String file = type.replaceFirst("\\$.*", "").replace('.', '/') + ".java";
        try (Stream<String> lines = Files.lines(CORE.resolve("src/main/java").resolve(file))) {
            return lines.skip(line - 1L).findFirst().orElseThrow().strip();
        }
    }

    private static List<String> explained() throws IOException {
        List<String> entries = new ArrayList<>();
        boolean explained = true;
        for (String line : Files.exists(LIST) ? Files.readAllLines(LIST) : List.<String>of()) {
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(" ")) {
                explained = true;
            } else {
                assertThat(explained)
                        .as("no reason is given for the entry before: %s", line)
                        .isTrue();
                entries.add(line);
                explained = false;
            }
        }
        assertThat(explained).as("no reason is given for the last entry").isTrue();
        return entries;
    }
}
