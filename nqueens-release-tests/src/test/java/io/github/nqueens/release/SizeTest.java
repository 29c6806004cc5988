package io.github.nqueens.release;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import org.junit.jupiter.api.Test;

/** Each package of core and algorithms takes no more of its jar than {@code docs/design/size.md} allows. */
class SizeTest {
    private static final Path PAGE = Project.ROOT.resolve("docs/design/size.md");
    private static final Pattern ROW = Pattern.compile("\\| `([\\w.]+)` \\| [\\d,]+ \\| [\\d,]+ \\| ([\\d,]+) \\|.*");

    /** The headers of an entry, at its beginning and in the directory, without the name that each of them has. */
    private static final int HEADERS = 30 + 46;

    @Test
    void noPackageOutgrowsItsLimit() throws IOException {
        Map<String, Long> limits = limits();
        Map<String, Long> sizes = new TreeMap<>();
        for (String module : List.of("nqueens-core", "nqueens-algorithms")) {
            addSizes(sizes, Project.ROOT.resolve(module).resolve("target/classes"));
        }
        StringBuilder table = new StringBuilder();
        sizes.forEach((name, size) -> table.append(String.format("%s %,d%n", name, size)));
        Files.createDirectories(Project.TARGET);
        Files.writeString(Project.TARGET.resolve("sizes.txt"), table);
        assertThat(sizes.keySet()).as("the packages in %s", PAGE).isEqualTo(limits.keySet());
        assertThat(sizes)
                .allSatisfy((name, size) -> assertThat(size)
                        .as(
                                "bytes of %s; if they are worth it, raise the limit in %s and say what they bring",
                                name, PAGE)
                        .isLessThanOrEqualTo(limits.get(name)));
    }

    private static Map<String, Long> limits() throws IOException {
        Map<String, Long> limits = new TreeMap<>();
        for (String line : Files.readAllLines(PAGE)) {
            Matcher row = ROW.matcher(line);
            if (row.matches()) {
                limits.put(row.group(1), Long.parseLong(row.group(2).replace(",", "")));
            }
        }
        return limits;
    }

    private static void addSizes(Map<String, Long> sizes, Path classes) throws IOException {
        try (Stream<Path> files = Files.walk(classes.resolve("io"))) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                String name = classes.relativize(file.getParent()).toString().replace('/', '.');
                sizes.merge(name, entry(classes.relativize(file).toString(), Files.readAllBytes(file)), Long::sum);
            }
        }
    }

    /** The bytes of a file in a jar. */
    private static long entry(String name, byte[] content) {
        Deflater deflater = new Deflater(Deflater.DEFAULT_COMPRESSION, true);
        deflater.setInput(content);
        deflater.finish();
        byte[] buffer = new byte[8192];
        while (!deflater.finished()) {
            deflater.deflate(buffer);
        }
        long compressed = deflater.getBytesWritten();
        deflater.end();
        return HEADERS + 2L * name.length() + compressed;
    }
}
