package io.github.nqueens.benchmarks.results;

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
public final class Facts {
    private Facts() {}

    /** The facts of a checkout before a run with the peers. */
    public static Map<String, String> withPeers(Path root, int rounds) throws IOException {
        Properties versions = versions();
        Map<String, String> facts = collect(root, rounds);
        facts.put("jvm options", String.join(" ", Plan.JVM_OPTIONS));
        facts.put("jmh", versions.getProperty("JMH"));
        for (String peer : Peers.NAMES) {
            facts.put(peer + " version", versions.getProperty(peer));
            facts.put(peer + " settings", Peers.named(peer).settings());
        }
        return facts;
    }

    /** The facts of a checkout before a run. */
    public static Map<String, String> collect(Path root, int rounds) throws IOException {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("date", LocalDate.now(ZoneOffset.UTC).toString());
        facts.put("version", versions().getProperty("nqueens"));
        facts.put("commit", git(root, "rev-parse", "HEAD"));
        facts.put("local changes", git(root, "status", "--porcelain").isEmpty() ? "no" : "yes");
        facts.put("jvm", System.getProperty("java.vm.name") + " " + System.getProperty("java.vm.version"));
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
        return facts;
    }

    /** The value of a fact; there is one, or the file is not of this program. */
    public static String get(Map<String, String> facts, String name) {
        String value = facts.get(name);
        if (value == null) {
            throw new IllegalStateException("there is no fact '" + name + "' among " + facts.keySet());
        }
        return value;
    }

    /** When and with which code a run was measured, as a sentence's end, and on which machine, as a sentence without its stop. */
    public static String conditions(Map<String, String> facts) {
        return "on " + get(facts, "date") + " with version " + get(facts, "version") + " as of commit `"
                + get(facts, "commit") + "`"
                + (get(facts, "local changes").equals("yes") ? " with local changes" : "") + ". The run was on "
                + get(facts, "jvm")
                + (facts.containsKey("jvm options") ? " with `" + facts.get("jvm options") + "`" : "") + ", "
                + get(facts, "cores") + " cores of " + get(facts, "processor") + ", " + get(facts, "memory")
                + " of memory, " + get(facts, "system");
    }

    public static Properties versions() throws IOException {
        Properties versions = new Properties();
        try (InputStream in = Facts.class.getResourceAsStream("versions.properties")) {
            versions.load(in);
        }
        return versions;
    }

    /** The name, which says little on a virtual machine, and what tells the generation of the processor. */
    private static String processor() throws IOException {
        Path processors = Path.of("/proc/cpuinfo");
        if (!Files.isReadable(processors)) {
            return "unknown";
        }
        Map<String, String> first = new LinkedHashMap<>();
        for (String line : Files.readAllLines(processors)) {
            int colon = line.indexOf(':');
            if (colon > 0) {
                first.putIfAbsent(
                        line.substring(0, colon).strip(),
                        line.substring(colon + 1).strip());
            }
        }
        return first.getOrDefault("model name", "unknown")
                + (first.containsKey("cpu family")
                        ? " (family " + first.get("cpu family") + ", model " + first.get("model") + ")"
                        : "")
                + (first.getOrDefault("flags", "").contains("avx512f") ? " with AVX-512" : "");
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
