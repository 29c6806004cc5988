package io.github.nqueens.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** What a reader of measured times must know of the machine: virtual machine, processor, system, and what else ran on it. */
final class Machine {
    private static final Path PROCESSORS = Path.of("/proc/cpuinfo");
    private static final Path LOAD = Path.of("/proc/loadavg");

    private Machine() {}

    static String description() {
        return System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version") + ", "
                + Runtime.getRuntime().availableProcessors() + " x " + processor() + ", "
                + System.getProperty("os.name");
    }

    /** The mean number of busy threads in the last minute, as Linux tells it; empty elsewhere. */
    static String load() {
        List<String> lines = lines(LOAD);
        return lines.isEmpty() ? "" : lines.get(0).split(" ", 2)[0];
    }

    private static String processor() {
        return lines(PROCESSORS).stream()
                .filter(line -> line.startsWith("model name"))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse(System.getProperty("os.arch"));
    }

    private static List<String> lines(Path file) {
        try {
            return Files.isReadable(file) ? Files.readAllLines(file) : List.of();
        } catch (IOException e) {
            // A page without this line is better than hours of figures without a page.
            return List.of();
        }
    }
}
