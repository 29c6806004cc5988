package io.github.nqueens.cli.docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** One bibliography: what pages, Javadoc and solvers cite by DOI is in it, and each DOI belongs to one publication. */
class BibliographyTest {
    private static final Path ROOT = Path.of("").toAbsolutePath().getParent();
    private static final Path BIBLIOGRAPHY = ROOT.resolve("docs/bibliography.md");

    /** A DOI with balanced brackets, as in 10.1016/0004-3702(92)90007-K. */
    private static final Pattern DOI = Pattern.compile("10\\.\\d{4,}/(?:[\\w.:/-]|\\(\\w+\\))*\\w");

    @Test
    void everyDoiThatIsCitedIsInTheBibliography() throws IOException {
        Set<String> known = dois(BIBLIOGRAPHY);
        assertThat(known).hasSizeGreaterThan(20);
        Map<Path, Set<String>> unknown = new HashMap<>();
        for (Path file : texts()) {
            Set<String> cited = dois(file);
            cited.removeAll(known);
            if (!cited.isEmpty()) {
                unknown.put(ROOT.relativize(file), cited);
            }
        }
        assertThat(unknown).isEmpty();
    }

    @Test
    void everyEntryHasAnotherDoi() throws IOException {
        Map<String, Long> entries = Files.readAllLines(BIBLIOGRAPHY).stream()
                .flatMap(line -> dois(line).stream())
                .collect(Collectors.groupingBy(doi -> doi, Collectors.counting()));
        assertThat(entries.values()).allMatch(count -> count == 1);
    }

    private static Set<String> dois(Path file) throws IOException {
        return dois(Files.readString(file));
    }

    private static Set<String> dois(String text) {
        Matcher matcher = DOI.matcher(text);
        Set<String> dois = new TreeSet<>();
        while (matcher.find()) {
            dois.add(matcher.group());
        }
        return dois;
    }

    private static Set<Path> texts() throws IOException {
        Set<Path> texts = new TreeSet<>();
        try (Stream<Path> docs = Files.walk(ROOT.resolve("docs"));
                Stream<Path> modules = Files.list(ROOT)) {
            docs.filter(path -> path.toString().endsWith(".md")).forEach(texts::add);
            for (Path sources : modules.map(module -> module.resolve("src/main/java"))
                    .filter(Files::isDirectory)
                    .toList()) {
                try (Stream<Path> files = Files.walk(sources)) {
                    files.filter(path -> path.toString().endsWith(".java")).forEach(texts::add);
                }
            }
        }
        return texts;
    }
}
