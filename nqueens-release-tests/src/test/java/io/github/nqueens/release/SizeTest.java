package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * No published jar is larger than {@code docs/design/size.md} allows. With the system property {@code nqueens.renew} set to true,
 * the table there is written again, with limits 5 % above the sizes.
 */
@Tag("release")
class SizeTest {
    private static final Path PAGE = Project.ROOT.resolve("docs/design/size.md");
    private static final Pattern ROW = Pattern.compile("\\| `(nqueens-\\w+)` \\| [\\d,]+ \\| ([\\d,]+) \\|");

    @Test
    void noJarOutgrowsItsLimit() throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        for (String module : Project.publishedModules()) {
            if (Project.isLibrary(module)) {
                sizes.put(module, Files.size(Project.jar(module)));
            }
        }
        if (Boolean.getBoolean("nqueens.renew")) {
            renew(sizes);
        }
        Map<String, Long> limits = new TreeMap<>();
        for (String line : Files.readAllLines(PAGE)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                limits.put(row.group(1), Long.parseLong(row.group(2).replace(",", "")));
            }
        }
        assertThat(limits.keySet()).as("the jars in %s", PAGE).isEqualTo(sizes.keySet());
        assertThat(sizes)
                .allSatisfy((module, size) -> assertThat(size)
                        .as("bytes of %s; if they are worth it, raise the limit in %s", module, PAGE)
                        .isLessThanOrEqualTo(limits.get(module)));
    }

    private static void renew(Map<String, Long> sizes) throws IOException {
        List<String> page = new ArrayList<>(Files.readAllLines(PAGE));
        page.removeIf(line -> ROW.matcher(line).matches());
        int table = page.indexOf("|---|---:|---:|") + 1;
        for (Map.Entry<String, Long> jar : sizes.entrySet()) {
            page.add(
                    table++,
                    "| `%s` | %,d | %,d |".formatted(jar.getKey(), jar.getValue(), jar.getValue() * 105 / 100));
        }
        Files.write(PAGE, page);
    }
}
