package io.github.nqueens.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.AttackRule;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.solutions.CountAbandonedException;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.CountResult;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.Progress;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/** Counts with a context of this process. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SparkSolutionCounterTest {
    private SparkContext spark;

    @TempDir
    private Path folder;

    @BeforeAll
    void start() {
        spark = new SparkContext(new SparkConf()
                .setMaster("local[2]")
                .setAppName("test")
                .set("spark.ui.enabled", "false")
                .set("spark.driver.host", "127.0.0.1")
                .set("spark.driver.bindAddress", "127.0.0.1"));
    }

    @AfterAll
    void stop() {
        spark.stop();
    }

    private SparkSolutionCounter.Builder counter() {
        return SparkSolutionCounter.builder(spark).parts(40);
    }

    @Test
    void countsByEachMethod() {
        for (CountMethod method : CountMethod.values()) {
            CountResult result =
                    counter().method(method).fundamental(true).build().count(9, Limits.none());
            assertThat(result.status()).isEqualTo(CountStatus.COMPLETE);
            assertThat(result.count()).isEqualTo(352);
            assertThat(result.fundamental()).hasValue(46);
            assertThat(result.reason()).isEmpty();
        }
        assertThat(SparkSolutionCounter.builder(JavaSparkContext.fromSparkContext(spark))
                        .build()
                        .count(3))
                .isZero();
        assertThat(counter().build().count(15)).isEqualTo(2_279_184);
    }

    @Test
    void countsProblemsAsOneProcessDoes() {
        List<Problem> problems = List.of(
                Problem.builder(9).block(0, 0).block(4, 4).block(8, 3).build(),
                Problem.builder(14).block(0, 0).block(5, 7).blockSum(3).build(),
                Problem.builder(10).place(2, 7).block(9, 9).build(),
                Problem.builder(7).rule(AttackRule.TORUS).build(),
                Problem.parse("AABB\nACBB\nCCCD\nDDDD"),
                Problem.builder(5).place(0, 0).place(1, 1).build(),
                Problem.queens(8));
        SolutionCounter here = SolutionCounter.builder().build();
        for (Problem problem : problems) {
            CountResult result = counter().build().count(problem, Limits.none());
            assertThat(result.status()).as("%s", problem).isEqualTo(CountStatus.COMPLETE);
            assertThat(result.count()).as("%s", problem).isEqualTo(here.count(problem));
            assertThat(result.method()).as("%s", problem).isEqualTo(here.method(problem));
            assertThat(counter().build().count(problem)).isEqualTo(result.count());
        }
    }

    @Test
    void problemsThatNoPlanHoldsAreRefused() {
        Problem large = Problem.builder(65).block(0, 0).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter().build().count(large))
                .withMessageContaining("the problem has 65 rows");
        Problem small = Problem.builder(9).block(0, 0).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter().fundamental(true).build().plan(small))
                .withMessageContaining("fundamental is set to true");
    }

    @Test
    void aProblemGoesOnFromItsManifestOnly() {
        Problem problem = Problem.builder(9).block(0, 0).block(4, 4).build();
        SparkSolutionCounter kept =
                counter().manifest(folder.resolve("problem").toString()).build();
        long expected = SolutionCounter.builder().build().count(problem);
        assertThat(kept.count(problem)).isEqualTo(expected);
        assertThat(kept.count(problem)).isEqualTo(expected);
        assertThat(kept.verify(1, 1, Limits.none()).solutions()).hasValue(expected);
        Problem other = problem.toBuilder().block(8, 8).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> kept.count(other))
                .withMessageContaining("belongs to another count");
    }

    @Test
    void tellsHowFarItIs() {
        List<Progress> told = new ArrayList<>();
        Thread caller = Thread.currentThread();
        counter()
                .progress(progress -> {
                    assertThat(Thread.currentThread()).isSameAs(caller);
                    told.add(progress);
                })
                .build()
                .count(10);
        assertThat(told).isNotEmpty();
        assertThat(told).extracting(Progress::fraction).isSorted().last().isEqualTo(1.0);
        assertThatThrownBy(() -> counter()
                        .progress(progress -> {
                            throw new IllegalStateException("mine");
                        })
                        .build()
                        .count(10))
                .hasMessage("mine");
    }

    @Test
    void goesOnFromAManifest() throws Exception {
        String manifest = folder.resolve("manifest").toUri().toString();
        SparkSolutionCounter counter = counter().manifest(manifest).build();
        assertThat(counter.count(11)).isEqualTo(2_680);
        assertThat(counter()
                        .manifest(manifest)
                        .tasks(plan -> new FaultyTask(plan.toString(), Fault.THROWS))
                        .build()
                        .count(11))
                .isEqualTo(2_680);
        ManifestCheck check = counter.verify(0.1, 5, Limits.none());
        assertThat(check.isRight()).isTrue();
        assertThat(check.solutions()).hasValue(2_680);
        assertThat(check.recounted()).isEqualTo((check.parts() + 9) / 10);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.count(10))
                .withMessageContaining("belongs to another count");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter.verify(2, 5, Limits.none()))
                .withMessageContaining("share is 2.0");
        assertThatIllegalStateException().isThrownBy(() -> counter().build().verify(1, 1, Limits.none()));
        Path file = Files.writeString(folder.resolve("file"), "mine");
        assertThatThrownBy(() -> counter().manifest(file + "/below").build().count(8))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot");
        assertThat(Files.readString(file)).isEqualTo("mine");
    }

    @Test
    void aTimeLimitEndsItAndTheManifestHasWhatWasDone() {
        String manifest = folder.resolve("limited").toString();
        CountResult result;
        int calls = 0;
        do {
            // Grows, so that it ends at last.
            result = counter().manifest(manifest).build().count(12, Limits.of(Duration.ofMillis(50L << calls)));
            calls++;
        } while (result.status() == CountStatus.TIME_LIMIT);
        assertThat(result.count()).isEqualTo(14_200);
        assertThat(counter().build().count(18, Limits.of(Duration.ZERO)).reason())
                .hasValue("the time limit was reached");
    }

    @Test
    void aTokenEndsIt() {
        CancellationToken token = new CancellationToken();
        CountResult result = counter()
                .progress(progress -> token.cancel())
                .build()
                .count(18, Limits.builder().cancellation(token).build());
        assertThat(result.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(result.isComplete()).isFalse();
    }

    @Test
    void anInterruptEndsItAndStaysSet() {
        Thread caller = Thread.currentThread();
        assertThatThrownBy(() -> counter()
                        .progress(progress -> caller.interrupt())
                        .build()
                        .count(18))
                .isInstanceOf(CountAbandonedException.class)
                .hasMessageContaining("cancel");
        assertThat(Thread.interrupted()).isTrue();
    }

    /** The group of the caller is the group of the job, and stays set. */
    @Test
    void whoeverCancelsTheGroupEndsIt() {
        spark.setJobGroup("mine", "of the caller", false);
        try {
            CountResult result = counter()
                    .progress(progress -> spark.cancelJobGroup("mine"))
                    .build()
                    .count(18, Limits.none());
            assertThat(result.status()).isEqualTo(CountStatus.CANCELLED);
            assertThat(result.reason()).hasValue("the job was cancelled in Spark");
            assertThat(spark.getLocalProperty("spark.jobGroup.id")).isEqualTo("mine");
        } finally {
            spark.clearJobGroup();
        }
    }

    @Test
    void twoCountsAtOnceAreTwoCounts() throws InterruptedException {
        List<Long> counts = java.util.Collections.synchronizedList(new ArrayList<>());
        Thread other = new Thread(() -> counts.add(counter().build().count(11)));
        other.start();
        counts.add(counter().build().count(11));
        other.join();
        assertThat(counts).containsExactly(2_680L, 2_680L);
    }

    /** Who cancels the group of one count does not end the other. */
    @Test
    void twoCountsOfOnePlanHaveGroupsOfTheirOwn() {
        Set<String> groups = new HashSet<>();
        Set<String> keys = new HashSet<>();
        for (int i = 0; i < 2; i++) {
            counter()
                    .progress(progress -> {
                        groups.add(spark.getLocalProperty("spark.jobGroup.id"));
                        keys.add(spark.getLocalProperty(TaskWatch.JOB));
                    })
                    .build()
                    .count(16, Limits.of(Duration.ofMillis(500)));
        }
        // The last progress is told after the job, outside its group.
        groups.remove(null);
        keys.remove(null);
        assertThat(groups).hasSize(2);
        assertThat(keys).hasSize(2);
    }

    @Test
    void noThreadOfOursIsLeft() throws InterruptedException {
        counter().manifest(folder.resolve("threads").toString()).build().count(8);
        for (Thread thread : Thread.getAllStackTraces().keySet()) {
            if (thread.getName().equals("nqueens-manifest")) {
                thread.join(10_000);
                assertThat(thread.isAlive()).isFalse();
            }
        }
        Set<String> left = Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("nqueens"))
                .collect(Collectors.toSet());
        assertThat(left).isEmpty();
    }

    @Test
    void badInputIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter().build().count(28))
                .withMessageContaining("at most 27");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter().parts(0))
                .withMessageContaining("parts is 0");
        assertThatThrownBy(() -> counter().manifest("nothing:/x").build().count(8))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("cannot use manifest 'nothing:/x'");
    }
}
