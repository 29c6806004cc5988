package io.github.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Problem;
import io.github.nqueens.solutions.SolutionCounter;
import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.parts.CountManifest.Folder;
import io.github.nqueens.spark.Cluster.Driver;
import io.github.nqueens.spark.Cluster.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Counts on a standalone cluster of processes on this machine, in which something goes wrong. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ClusterIT {
    /** A000170. */
    private static final Map<Integer, Long> PUBLISHED =
            Map.of(14, 365_596L, 15, 2_279_184L, 16, 14_772_512L, 17, 95_815_104L);

    private static final List<String> USUAL = List.of("spark.executor.memory=512m");

    @TempDir
    private static Path folder;

    private Cluster cluster;

    @BeforeAll
    void start() throws IOException, InterruptedException {
        cluster = new Cluster(folder);
    }

    @AfterAll
    void stop() {
        if (cluster != null) {
            cluster.close();
        }
    }

    private static String line(int n) {
        return n + " COMPLETE " + PUBLISHED.get(n) + " \n";
    }

    private static CountManifest manifest(Path path) {
        return CountManifest.open(Folder.of(path));
    }

    @Test
    void countsEqualThePublished() throws IOException, InterruptedException {
        Ran ran = cluster.driver(0, USUAL, "14,15,16,17", "50", "-", "none").ran();
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).contains(line(14), line(15), line(16), line(17));
    }

    @Test
    void theCommandCountsAndVerifies() throws IOException, InterruptedException {
        Path path = folder.resolve("command");
        Ran ran = Cluster.command(
                cluster.master(),
                USUAL,
                "count",
                "15",
                "--fundamental",
                "--parts",
                "50",
                "--manifest",
                path.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).startsWith("2279184 solutions of n = 15, 285053 fundamental, join, ");
        assertThat(ran.err()).contains("n = 15: an executor usually needs ", "it has 512 MiB");
        Ran again = Cluster.command(
                cluster.master(), USUAL, "verify-count", path.toString(), "--sample", "10%", "--seed", "3");
        assertThat(again.status()).as(again.err()).isZero();
        assertThat(again.out()).contains("2,279,184 solutions", "(seed 3), no fault found");
    }

    /** The file of the problem is read by the driver. Executors get the problem with the plan. */
    @Test
    void theCommandCountsAProblem() throws IOException, InterruptedException {
        Problem problem = Problem.builder(14)
                .block(0, 0)
                .block(6, 6)
                .block(13, 2)
                .place(3, 8)
                .build();
        Path file = Files.writeString(folder.resolve("board.txt"), problem.toText() + "\n");
        Path path = folder.resolve("problem");
        long expected = SolutionCounter.builder().build().count(problem);
        Ran ran = Cluster.command(
                cluster.master(),
                USUAL,
                "count",
                "--problem",
                file.toString(),
                "--parts",
                "50",
                "--manifest",
                path.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).startsWith(expected + " solutions of the problem of n = 14, ");
        Ran again = Cluster.command(cluster.master(), USUAL, "verify-count", path.toString(), "--seed", "3");
        assertThat(again.status()).as(again.err()).isZero();
        assertThat(again.out()).contains("(seed 3), no fault found");
    }

    @Test
    void theNumberIsPrintedBeforeSparkIsStopped() throws IOException, InterruptedException {
        List<String> settings = new ArrayList<>(USUAL);
        settings.add("spark.extraListeners=" + HaltAtStop.class.getName());
        Ran ran = cluster.driver(CountMain.class, 0, settings, "count", "10").ran();
        assertThat(ran.status()).as(ran.err()).isEqualTo(HaltAtStop.STATUS);
        assertThat(ran.out()).startsWith("724 solutions of n = 10, ");
    }

    @Test
    void aKilledWorkerCostsNothingButTime() throws IOException, InterruptedException {
        Driver driver = cluster.driver(40, USUAL, "16", "400", "-", "none");
        driver.awaitLines();
        cluster.killWorker();
        Ran ran = driver.ran();
        cluster.startWorker();
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).endsWith(line(16));
    }

    /** The second driver does again what was in hand, and what was not yet written: less than 1 % of the work. */
    @Test
    void aKilledDriverIsResumed() throws IOException, InterruptedException {
        Path path = folder.resolve("killed");
        Driver driver = cluster.driver(700, USUAL, "16", "1500", path.toString(), "none");
        driver.awaitLines();
        driver.kill();
        long told = driver.ran()
                .out()
                .lines()
                .filter(line -> line.startsWith("task "))
                .count();
        CountManifest left = manifest(path);
        int parts = left.plan().parts();
        int kept = left.ledger().results().size();
        assertThat(kept).isGreaterThan(600).isLessThan(parts);
        int inHand = 2;
        // Less than 1 % of the work. Half of what is allowed here is for a disk that takes as long as ten tasks to
        // write.
        assertThat(told - kept + inHand).as("of %d parts", parts).isLessThan(parts / 50);

        Ran ran =
                cluster.driver(0, USUAL, "16", "1500", path.toString(), "none").ran();
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).endsWith(line(16));
        assertThat(ran.out().lines().filter(line -> line.startsWith("task ")).count())
                .isEqualTo(parts - kept);
        assertThat(manifest(path).ledger().isComplete()).isTrue();
    }

    @Test
    void anExecutorOutOfMemoryIsReplaced() throws IOException, InterruptedException {
        Ran ran = cluster.driver(0, USUAL, "14", "50", "-", "exhausts_once").ran();
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).endsWith(line(14));
    }

    @Test
    void aTaskThatAlwaysRunsOutOfMemoryEndsTheCountWithOneMessage() throws IOException, InterruptedException {
        Ran ran = cluster.driver(0, USUAL, "14", "50", "-", "exhausts").ran();
        assertThat(ran.out().lines().toList())
                .last()
                .asString()
                .startsWith("14 GAVE_UP ")
                .contains("a task failed too often, the last time on executor ");
    }

    @Test
    void aTaskThatThrowsIsRepeatedOrNamed() throws IOException, InterruptedException {
        Ran once = cluster.driver(0, USUAL, "14", "50", "-", "throws_once").ran();
        assertThat(once.status()).as(once.err()).isZero();
        assertThat(once.out()).endsWith(line(14));

        Ran always = cluster.driver(0, USUAL, "14", "50", "-", "throws").ran();
        assertThat(always.out().lines().toList())
                .last()
                .asString()
                .startsWith("14 GAVE_UP ")
                .contains(
                        "a task failed too often, the last time on executor ",
                        "): java.lang.UnsupportedOperationException: part 3 is beyond me");
    }

    @Test
    void anExecutorWithADamagedNumberIsNamed() throws IOException, InterruptedException {
        Ran ran = cluster.driver(0, USUAL, "14", "50", "-", "wrong").ran();
        assertThat(ran.out().lines().toList())
                .last()
                .asString()
                .startsWith("14 GAVE_UP ")
                .contains("executor ", ", attempt 0: part 3 is wrong");
    }

    @Test
    void aWrongNumberIsFoundByCountingAgain() throws IOException, InterruptedException {
        Path path = folder.resolve("forged");
        Ran ran =
                cluster.driver(0, USUAL, "14", "50", path.toString(), "forged").ran();
        assertThat(ran.out()).doesNotContain(line(14));
        Ran verified = Cluster.command(cluster.master(), USUAL, "verify-count", path.toString());
        assertThat(verified.status()).isEqualTo(1);
        assertThat(verified.out()).contains("1 fault", "part 3 is wrong: the manifest holds");
        // Another run that counts the part right cannot hide it.
        CountManifest.begin(Folder.of(path), manifest(path).plan(), "again")
                .add(List.of(manifest(path).plan().worker().count(3, io.github.nqueens.Limits.none())));
        Ran resumed =
                cluster.driver(0, USUAL, "14", "50", path.toString(), "none").ran();
        assertThat(resumed.err()).contains("two runs disagree on part 3");
    }

    @Test
    void aPartThatRunsTwiceCountsOnce() throws IOException, InterruptedException {
        List<String> speculative = List.of(
                "spark.executor.memory=512m",
                "spark.speculation=true",
                "spark.speculation.interval=50ms",
                "spark.speculation.quantile=0.5");
        Ran ran = cluster.driver(0, speculative, "14", "50", "-", "hangs_once").ran();
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).endsWith(line(14));
    }

    @Test
    void aManifestOfAnotherPlanIsRefused() throws IOException, InterruptedException {
        Path path = folder.resolve("other");
        Ran ran = cluster.driver(0, USUAL, "14", "50", path.toString(), "none").ran();
        assertThat(ran.status()).as(ran.err()).isZero();
        List<Path> before = list(path);
        BadInputIT.assertRefused(
                Cluster.command(cluster.master(), USUAL, "count", "15", "--manifest", path.toString()),
                "belongs to another count",
                "n=14",
                "choose another folder");
        assertThat(list(path)).isEqualTo(before);
    }

    private static List<Path> list(Path path) throws IOException {
        try (java.util.stream.Stream<Path> files = Files.list(path)) {
            return files.sorted().toList();
        }
    }
}
