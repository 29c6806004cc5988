package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Neither a published jar nor the page of the lab is larger than {@code docs/design/size.md} allows. With the system property
 * {@code nqueens.renew} set to true, the table there is written again, with limits 5 % above the sizes.
 */
@Tag("release")
class SizeTest {
    private static final Path PAGE = Project.ROOT.resolve("docs/design/size.md");
    private static final Path LAB = Project.ROOT.resolve("nqueens-web/target/page/lab.html");
    private static final Pattern ROW =
            Pattern.compile("\\| `(nqueens-\\w+|lab\\.html(?:\\.gz)?)` \\| [\\d,]+ \\| ([\\d,]+) \\|");

    @Test
    void nothingOutgrowsItsLimit() throws IOException {
        Map<String, Long> sizes = new TreeMap<>();
        sizes.put("lab.html", Files.size(LAB));
        sizes.put("lab.html.gz", packedSize(LAB));
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
        assertThat(limits.keySet()).as("what %s lists", PAGE).isEqualTo(sizes.keySet());
        assertThat(sizes)
                .allSatisfy((file, size) -> assertThat(size)
                        .as(
                                "bytes of %s; if they are worth it, raise the limit in %s, or all of them by"
                                        + " mvn -Prelease verify -Dnqueens.renew=true -Dtest=SizeTest -DskipITs -Dinvoker.skip"
                                        + " -Dsurefire.failIfNoSpecifiedTests=false",
                                file, PAGE)
                        .isLessThanOrEqualTo(limits.get(file)));
    }

    private static long packedSize(Path file) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            Files.copy(file, out);
        }
        return packed.size();
    }

    private static void renew(Map<String, Long> sizes) throws IOException {
        List<String> page = new ArrayList<>(Files.readAllLines(PAGE));
        page.removeIf(line -> ROW.matcher(line).matches());
        int table = page.indexOf("|---|---:|---:|") + 1;
        for (Map.Entry<String, Long> file : sizes.entrySet()) {
            page.add(
                    table++,
                    "| `%s` | %,d | %,d |".formatted(file.getKey(), file.getValue(), file.getValue() * 105 / 100));
        }
        Files.write(PAGE, page);
    }
}
