package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A page with measured figures names the packages whose code has changed since. {@code docs/design/measured.txt} has the digest
 * of each package as it was measured. The system property {@code nqueens.measured.update} set to true writes the sentences; set to
 * the path of a page, it records that the page was measured with the code as it is.
 */
class MeasuredPagesTest {
    private static final Path LIST = Project.ROOT.resolve("docs/design/measured.txt");
    private static final String UPDATE = System.getProperty("nqueens.measured.update", "");
    private static final String BEGIN = "<!-- measured: begin -->\n";
    private static final String END = "<!-- measured: end -->\n";

    static Stream<String> pages() throws IOException {
        return recorded().keySet().stream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void thePageNamesTheCodeThatHasChangedSince(String page) throws IOException {
        Path file = Project.ROOT.resolve(page);
        if (UPDATE.equals(page)) {
            record(page);
        }
        String expected = sentence(changed(recorded().get(page)));
        String text = Files.readString(file);
        if (!UPDATE.isEmpty()) {
            text = replace(text, expected);
            Files.writeString(file, text);
        }
        assertThat(between(text))
                .as("what %s says of code that has changed since its figures were measured; see CONTRIBUTING.md", page)
                .isEqualTo(expected);
    }

    @Test
    void commentsTextsImportsAndLayoutAreNoCode() {
        String code = "class A { char c = '\"'; int i = 4; /* not code */ String s = \"// text\"; }";
        String same =
                "import java.util.List;\n/** A. */\nclass A {\n  char c = '\"';\n  int i = 4; // four\n String s = \"a\"\n + \"b\"; }";
        assertThat(CodeDigest.code(same)).isEqualTo(CodeDigest.code(code)).contains("inti=4;", "'\"'");
    }

    @ParameterizedTest
    @ValueSource(strings = {"class A { int i = 5; }", "class A { int i = 4; int j; }", "class A { char c = '4'; }"})
    void otherCodeHasAnotherDigest(String other) {
        assertThat(CodeDigest.code(other)).isNotEqualTo(CodeDigest.code("class A { int i = 4; }"));
    }

    @Test
    void theSentenceIsGrammar() {
        assertThat(sentence(List.of())).isEmpty();
        assertThat(sentence(List.of("a.join"))).contains("of `join` has changed");
        assertThat(sentence(List.of("a.join", "b.exact"))).contains("of `join` and `exact` has changed");
        assertThat(sentence(List.of("x", "y", "z"))).contains("of `x`, `y` and `z` has changed");
    }

    /** The digest of each package by page, as the list has them. */
    private static Map<String, Map<String, String>> recorded() throws IOException {
        Map<String, Map<String, String>> pages = new TreeMap<>();
        for (String line : Files.readAllLines(LIST)) {
            String[] words = line.strip().split(" +", -1);
            if (words.length == 3 && !line.startsWith("#")) {
                pages.computeIfAbsent(words[0], unused -> new TreeMap<>()).put(words[1], words[2]);
            }
        }
        return pages;
    }

    private static List<String> changed(Map<String, String> packages) throws IOException {
        List<String> changed = new ArrayList<>();
        for (Map.Entry<String, String> one : packages.entrySet()) {
            if (!digest(one.getKey()).equals(one.getValue())) {
                changed.add(one.getKey());
            }
        }
        return changed;
    }

    private static String digest(String name) throws IOException {
        for (String module : new TreeSet<>(Project.modules())) {
            Path folder = Project.ROOT.resolve(module).resolve("src/main/java").resolve(name.replace('.', '/'));
            if (CodeDigest.hasSources(folder)) {
                return CodeDigest.of(folder);
            }
        }
        return "no such package";
    }

    private static void record(String page) throws IOException {
        List<String> lines = new ArrayList<>();
        for (String line : Files.readAllLines(LIST)) {
            String[] words = line.split(" ", -1);
            lines.add(words[0].equals(page) ? page + " " + words[1] + " " + digest(words[1]) : line);
        }
        Files.write(LIST, lines);
    }

    private static String sentence(List<String> packages) {
        List<String> names = packages.stream()
                .map(name -> "`" + name.substring(name.lastIndexOf('.') + 1) + "`")
                .toList();
        int last = names.size() - 1;
        return switch (names.size()) {
            case 0 -> "";
            case 1 -> "\nThe code of " + names.get(0) + " has changed since these figures were measured.\n\n";
            default ->
                "\nThe code of " + String.join(", ", names.subList(0, last)) + " and " + names.get(last)
                        + " has changed since these figures were measured.\n\n";
        };
    }

    private static String between(String page) {
        int from = page.indexOf(BEGIN) + BEGIN.length();
        int to = page.indexOf(END);
        assertThat(from >= BEGIN.length() && to >= from)
                .as("the page has the lines %s and %s", BEGIN.strip(), END.strip())
                .isTrue();
        return page.substring(from, to);
    }

    private static String replace(String page, String sentence) {
        return page.replace(BEGIN + between(page) + END, BEGIN + sentence + END);
    }
}
