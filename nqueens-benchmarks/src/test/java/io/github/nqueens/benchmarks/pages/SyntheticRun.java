package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.peers.Peers;
import io.github.nqueens.benchmarks.results.Plan;
import io.github.nqueens.benchmarks.results.Results;
import io.github.nqueens.benchmarks.results.Sample;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.apache.commons.csv.CSVPrinter;

/** The results of a run that never was: each entry of the plan takes what is expected, times the number of the round. */
final class SyntheticRun {
    private static final int ROUNDS = 3;

    private SyntheticRun() {}

    static List<Sample> samples() throws IOException {
        List<Sample> samples = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            for (Plan.Entry entry : Plan.read().entries()) {
                double nanos = entry.seconds() * 1e9 * round;
                boolean isPeer = Peers.NAMES.contains(entry.contestant());
                samples.add(new Sample(
                        entry.benchmark(),
                        entry.contestant(),
                        entry.n(),
                        entry.effort(),
                        round,
                        1,
                        nanos,
                        isPeer ? nanos / 10 : Double.NaN,
                        100.0 * entry.n(),
                        1 + round / 10.0));
            }
        }
        return samples;
    }

    static Map<String, String> facts() {
        Map<String, String> facts = new LinkedHashMap<>();
        facts.put("date", "2026-01-31");
        facts.put("version", "1.2.3");
        facts.put("commit", "0123456789abcdef0123456789abcdef01234567");
        facts.put("local changes", "no");
        facts.put("jvm", "A Virtual Machine 17");
        facts.put("jvm options", "-Xmx4g");
        facts.put("processor", "a processor");
        facts.put("cores", "2");
        facts.put("memory", "25 GB");
        facts.put("system", "Linux amd64");
        facts.put("rounds", "3");
        facts.put("load before", "0.05");
        Peers.NAMES.forEach(peer -> {
            facts.put(peer + " version", "9." + peer.length());
            facts.put(peer + " settings", "the settings of " + peer);
        });
        return facts;
    }

    /** Writes the files of results and pages that have only the marks. */
    static void write(Path folder, List<Sample> samples, Map<String, String> facts) throws IOException {
        try (CSVPrinter printer = Results.start(folder)) {
            for (Sample sample : samples) {
                Results.print(printer, sample);
            }
        }
        Results.writeFacts(folder.resolve(Results.FACTS), facts);
        for (String page : BenchmarkPage.PAGES) {
            Files.createDirectories(folder.resolve(page).getParent());
            Files.writeString(
                    folder.resolve(page), "Before.\n\n<!-- tables: begin -->\nold\n<!-- tables: end -->\n\nAfter.\n");
        }
    }
}
