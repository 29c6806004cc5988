package io.github.nqueens.benchmarks;

import io.github.nqueens.benchmarks.peers.Peers;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/** What a run records of the code, the machine and the peers. No fact names a place on the machine. */
final class Facts {
    private Facts() {}

    /** Of the checkout at a root, before the run. */
    static Map<String, String> collect(Path root, int rounds) throws IOException {
        Properties versions = versions();
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("date", LocalDate.now(ZoneOffset.UTC).toString());
        facts.put("version", versions.getProperty("nqueens"));
        facts.put("commit", git(root, "rev-parse", "HEAD"));
        facts.put("local changes", git(root, "status", "--porcelain").isEmpty() ? "no" : "yes");
        facts.put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
        facts.put("jvm options", String.join(" ", Measuring.JVM_OPTIONS));
        facts.put("jmh", versions.getProperty("JMH"));
        facts.put("processor", processor());
        facts.put("cores", Integer.toString(Runtime.getRuntime().availableProcessors()));
        facts.put("memory", Quantity.bytes(memory()));
        facts.put("system", System.getProperty("os.name") + " " + System.getProperty("os.arch"));
        facts.put("rounds", Integer.toString(rounds));
        facts.put(
                "load before",
                String.format(
                        Locale.ROOT,
                        "%.2f",
                        ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage()));
        for (String peer : Peers.NAMES) {
            facts.put(peer + " version", versions.getProperty(peer));
            facts.put(peer + " settings", Peers.named(peer).settings());
        }
        return facts;
    }

    static Properties versions() throws IOException {
        Properties versions = new Properties();
        try (InputStream in = Facts.class.getResourceAsStream("versions.properties")) {
            versions.load(in);
        }
        return versions;
    }

    private static String processor() throws IOException {
        Path processors = Path.of("/proc/cpuinfo");
        return Files.isReadable(processors)
                ? Files.readAllLines(processors).stream()
                        .filter(line -> line.startsWith("model name"))
                        .map(line -> line.substring(line.indexOf(':') + 1).strip())
                        .findFirst()
                        .orElse("unknown")
                : "unknown";
    }

    private static long memory() {
        return ManagementFactory.getPlatformMXBean(com.sun.management.OperatingSystemMXBean.class)
                .getTotalMemorySize();
    }

    private static String git(Path root, String... arguments) throws IOException {
        ProcessBuilder command = new ProcessBuilder("git", "-C", root.toString());
        command.command().addAll(List.of(arguments));
        Process git = command.redirectErrorStream(true).start();
        String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
        try {
            if (git.waitFor() != 0) {
                throw new IOException("git " + String.join(" ", arguments) + ": " + output);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted", e);
        }
        return output;
    }
}
