package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.algorithms.exact.engine.cover.CoverSearch;
import io.github.nqueens.testing.ClassPath;
import io.github.nqueens.testing.Problems;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Whoever adds a rule changes two files. Everything that solves, lists or counts is used here as it was built, without the rule. */
class FifthRuleTest {
    private static final String RULE = "io/github/nqueens/AttackRule.java";
    private static final String LINES = "io/github/nqueens/internal/RuleLines.java";

    @TempDir
    private Path folder;

    @Test
    @Timeout(120)
    void twoFilesMakeARule() throws Exception {
        Path rule = changed(
                RULE, "    SUPERQUEENS;", "    SUPERQUEENS, CAMELS, KNIGHTS;", "            case SUPERQUEENS ->", """
                            case CAMELS -> down == across || (down + across == 4 && down != 2);
                            case KNIGHTS -> down + across == 3;
                            case SUPERQUEENS ->""");
        Path lines = changed(LINES, "            case SUPERQUEENS ->", """
                            case CAMELS -> new RuleLines(true, false, leaps(1, 3));
                            case KNIGHTS -> new RuleLines(false, false, leaps(1, 2));
                            case SUPERQUEENS ->""");
        Path classes = Files.createDirectory(folder.resolve("classes"));
        String built = ClassPath.withLogging(
                AttackRule.class, CoverSearch.class, SolutionCounter.class, Problems.class, FifthRuleProgram.class);
        assertThat(printed("javac", "-proc:none", "-cp", built, "-d", classes, rule, lines))
                .isEmpty();
        assertThat(printed(
                        "java",
                        "-Xmx128m",
                        "-cp",
                        classes + File.pathSeparator + built,
                        FifthRuleProgram.class.getName(),
                        "CAMELS",
                        "KNIGHTS"))
                .isEqualToNormalizingNewlines("56 problems\n");
    }

    /** A copy of a source in which each first text is replaced by the one after it. */
    private Path changed(String name, String... changes) throws IOException {
        String source = Files.readString(
                Path.of("..", "nqueens-core", "src", "main", "java").resolve(name));
        for (int i = 0; i < changes.length; i += 2) {
            assertThat(source).containsOnlyOnce(changes[i]);
            source = source.replace(changes[i], changes[i + 1]);
        }
        return Files.writeString(folder.resolve(Path.of(name).getFileName()), source);
    }

    private static String printed(String tool, Object... arguments) throws Exception {
        Object[] command = new Object[arguments.length + 1];
        command[0] = Path.of(System.getProperty("java.home"), "bin", tool);
        System.arraycopy(arguments, 0, command, 1, arguments.length);
        String[] words = new String[command.length];
        for (int i = 0; i < words.length; i++) {
            words[i] = command[i].toString();
        }
        Process process = new ProcessBuilder(words).redirectErrorStream(true).start();
        String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return text.lines()
                .filter(line -> !line.startsWith("SLF4J"))
                .map(line -> line + "\n")
                .reduce("", String::concat);
    }
}
