package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.nqueens.Limits;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CheckpointFileTest {
    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void chooseFile() {
        file = directory.resolve("count.checkpoint");
    }

    private SolutionCounter.Builder counter(SolutionCounter.Method method) {
        return SolutionCounter.builder().method(method).checkpoint(file, Duration.ZERO);
    }

    @ParameterizedTest
    @EnumSource
    void goesOnWhereItWasStopped(SolutionCounter.Method method) {
        int n = 11;
        int stops = 0;
        CountResult result;
        do {
            // Grows, so that even a part that takes long is done at last.
            Duration limit = Duration.ofMillis(2 + stops);
            result = counter(method).fundamental(true).build().count(n, Limits.of(limit));
            stops++;
        } while (result.status() == CountStatus.TIME_LIMIT);
        assertThat(result.status()).isEqualTo(CountStatus.COMPLETE);
        assertThat(result.count()).isEqualTo(KnownCounts.all(n));
        assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(n));
    }

    @Test
    void doneTwiceCountsOnce() throws IOException {
        SolutionCounter counter =
                counter(SolutionCounter.Method.BREADTH_FIRST).threads(2).build();
        CountResult first = counter.count(10, Limits.none());
        byte[] content = Files.readAllBytes(file);
        CountResult second = counter.count(10, Limits.none());
        assertThat(second.count()).isEqualTo(first.count()).isEqualTo(724);
        assertThat(second.widestFrontier()).isEqualTo(first.widestFrontier()).isEqualTo(9632);
        assertThat(Files.readAllBytes(file)).isEqualTo(content);
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void partsDoneAreNotDoneAgain() {
        CountPlan plan = plan(8);
        CheckpointFile checkpoint = new CheckpointFile(file, plan, Duration.ZERO);
        assertThat(checkpoint.read()).isEmpty();
        // Numbers that no count gives show that the parts were taken from the file.
        checkpoint.write(IntStream.range(0, plan.parts())
                .mapToObj(part -> CountPlanTest.result(plan, part, 4711))
                .toList());
        assertThat(counter(SolutionCounter.Method.BACKTRACKING).build().count(8))
                .isEqualTo(4711L * plan.parts());
    }

    /** A file is text, which another program may read and write. */
    @Test
    void holdsThePlanAndTheParts() throws IOException {
        checkpointOf(9);
        List<String> lines = Files.readAllLines(file);
        CountPlan plan = CountPlan.parse(lines.get(1));
        List<PartResult> parts = lines.subList(2, lines.size() - 1).stream()
                .map(PartResult::parse)
                .toList();
        assertThat(plan.total(parts)).isEqualTo(352);
    }

    @Test
    void refusesAFileThatEndsEarly() throws IOException {
        byte[] content = checkpointOf(6);
        CheckpointFile checkpoint = new CheckpointFile(file, plan(6), Duration.ZERO);
        for (int length = 0; length < content.length; length++) {
            byte[] part = Arrays.copyOf(content, length);
            replaceBy(part);
            assertThatIllegalArgumentException()
                    .as("%d of %d bytes", length, content.length)
                    .isThrownBy(checkpoint::read)
                    .withMessageContaining(file.toString())
                    .withMessageContaining("damaged");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        counter(SolutionCounter.Method.BACKTRACKING).build().count(6))
                .withMessageContaining("damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(Arrays.copyOf(content, content.length - 1));
    }

    @Test
    void refusesAFileWithAnyBitFlipped() throws IOException {
        byte[] content = checkpointOf(6);
        CheckpointFile checkpoint = new CheckpointFile(file, plan(6), Duration.ZERO);
        for (int bit = 0; bit < 8 * content.length; bit++) {
            byte[] flipped = content.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            replaceBy(flipped);
            assertThatIllegalArgumentException()
                    .as("bit %d", bit)
                    .isThrownBy(checkpoint::read)
                    .withMessageContaining(file.toString());
        }
    }

    /** A file system may wait for the disk when a file is written over, and does not when it is a new one. */
    private void replaceBy(byte[] content) throws IOException {
        Files.deleteIfExists(file);
        Files.write(file, content);
    }

    @Test
    void refusesTheFileOfAnotherCount() throws IOException {
        byte[] content = checkpointOf(9);
        SolutionCounter same = counter(SolutionCounter.Method.BACKTRACKING).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> same.count(10))
                .withMessageContaining("n=9")
                .withMessageContaining("n=10");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        counter(SolutionCounter.Method.BREADTH_FIRST).build().count(9))
                .withMessageContaining("backtracking")
                .withMessageContaining("breadth-first");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> same.countFundamental(9))
                .withMessageContaining("fundamental");
        assertThat(Files.readAllBytes(file)).isEqualTo(content);
        assertThat(same.count(9)).isEqualTo(352);
    }

    @Test
    void refusesAFileOfAnotherKind() throws IOException {
        Files.writeString(file, "a diary of more than eight characters");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        counter(SolutionCounter.Method.BACKTRACKING).build().count(8))
                .withMessageContaining("is not a checkpoint");
        assertThat(file).hasContent("a diary of more than eight characters");
    }

    /** Another program may write the file, and its checksum fits whatever the file says. */
    @Test
    void refusesPartsThatCannotStandThere() {
        CountPlan plan = plan(6);
        CheckpointFile checkpoint = new CheckpointFile(file, plan, Duration.ZERO);
        PartResult part = CountPlanTest.result(plan, 0, 1);
        PartResult ofAnotherPlan = CountPlanTest.result(plan(7), 0, 1);
        PartResult beyondTheLast = CountPlanTest.result(plan, plan.parts(), 1);
        for (List<PartResult> wrong : List.of(List.of(part, part), List.of(ofAnotherPlan), List.of(beyondTheLast))) {
            checkpoint.write(wrong);
            assertThatIllegalArgumentException()
                    .as("%s", wrong)
                    .isThrownBy(checkpoint::read)
                    .withMessageContaining(file.toString())
                    .withMessageContaining("part " + wrong.get(0).part());
        }
    }

    @Test
    void refusesAFileWithoutAPlan() throws IOException {
        String head = "nqueens-checkpoint 3\n";
        Files.writeString(file, head + "check=" + PartResult.check(head) + "\n");
        assertThatIllegalArgumentException()
                .isThrownBy(new CheckpointFile(file, plan(6), Duration.ZERO)::read)
                .withMessageContaining(file.toString())
                .withMessageContaining("names no plan");
    }

    @Test
    void saysBeforeTheWorkThatAFileCannotBeWritten() {
        Path nowhere = directory.resolve("missing").resolve("count");
        assertThatThrownBy(() ->
                        SolutionCounter.builder().checkpoint(nowhere).build().count(18))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining(nowhere.toString());
    }

    @Test
    void aHalfWrittenNeighborDoesNoHarm() throws IOException {
        checkpointOf(9);
        Files.writeString(directory.resolve("count.checkpoint.tmp"), "half");
        assertThat(counter(SolutionCounter.Method.BACKTRACKING).build().count(9))
                .isEqualTo(352);
    }

    @Test
    void refusesAFileThatAnotherCountUses() throws IOException {
        SolutionCounter other = counter(SolutionCounter.Method.BACKTRACKING).build();
        List<Throwable> refusals = new ArrayList<>();
        long count = counter(SolutionCounter.Method.BACKTRACKING)
                .progress(unused -> refusals.add(catchThrowable(() -> other.count(9))))
                .build()
                .count(9);
        assertThat(count).isEqualTo(352);
        assertThat(refusals)
                .isNotEmpty()
                .allSatisfy(refusal -> assertThat(refusal)
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining(file.toString())
                        .hasMessageContaining("in use"));
        assertThat(other.count(9)).isEqualTo(352);
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void aLockLeftBehindDoesNoHarm() throws IOException {
        Path lock = directory.resolve("count.checkpoint.lock");
        Files.writeString(lock, "of a process that was killed, longer than what is written over it");
        assertThat(counter(SolutionCounter.Method.BACKTRACKING).build().count(9))
                .isEqualTo(352);
        assertThat(lock).doesNotExist();
    }

    /** A refused file must not stay locked: once it is mended or taken away, the count begins. */
    @Test
    void aRefusedFileIsFreeAgain() throws IOException {
        Files.writeString(file, "a diary of more than eight characters");
        SolutionCounter counter = counter(SolutionCounter.Method.BACKTRACKING).build();
        for (int i = 0; i < 2; i++) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> counter.count(9))
                    .withMessageContaining("is not a checkpoint");
        }
        Files.delete(file);
        assertThat(counter.count(9)).isEqualTo(352);
    }

    @Test
    void refusesANegativeInterval() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder().checkpoint(file, Duration.ofSeconds(-1)))
                .withMessageContaining("PT-1S");
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptIsACancellationAndLosesNothing(SolutionCounter.Method method) throws IOException {
        // With an interval of zero the file is written after each part, mostly on an interrupted thread.
        int[] told = new int[1];
        SolutionCounter counter = counter(method)
                .threads(2)
                .progress(progress -> {
                    told[0]++;
                    Thread.currentThread().interrupt();
                })
                .build();
        CountResult result = counter.count(18, Limits.none());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(result.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(told[0]).isPositive();
        byte[] content = Files.readAllBytes(file);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines.subList(2, lines.size() - 1).stream()
                        .map(PartResult::parse)
                        .mapToLong(PartResult::count)
                        .sum())
                .isEqualTo(result.count());

        Thread.currentThread().interrupt();
        CountResult entered = counter(method).threads(2).build().count(18, Limits.none());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(entered.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(entered.count()).isEqualTo(result.count());
        assertThat(Files.readAllBytes(file)).isEqualTo(content);
    }

    /** A consumer that throws ends the count, but what was done is kept. */
    @Test
    void whatWasDoneBeforeAConsumerThrewIsKept() throws IOException {
        SolutionCounter counter = SolutionCounter.builder()
                .method(SolutionCounter.Method.BACKTRACKING)
                .checkpoint(file, Duration.ofDays(1))
                .progress(progress -> {
                    if (progress.fraction() > 0) {
                        throw new IllegalStateException("enough");
                    }
                })
                .build();
        assertThatThrownBy(() -> counter.count(14)).isInstanceOf(IllegalStateException.class);
        assertThat(Files.readAllLines(file)).hasSizeGreaterThan(3);
    }

    @Test
    void theIntervalIsThatOfTheLastCall() {
        SolutionCounter.Builder builder = SolutionCounter.builder();
        CountPlan plan = CountPlan.of(8, 1);
        assertThat(new CheckpointFile(file, plan, Duration.ofSeconds(1)).intervalNanos())
                .isEqualTo(1_000_000_000);
        assertThat(builder.checkpoint(file, Duration.ofHours(3)).build()).hasToString(text("PT3H"));
        assertThat(builder.checkpoint(file).build()).hasToString(text("PT1S"));
    }

    private String text(String interval) {
        return "SolutionCounter[checkpoint=" + file + " every " + interval + "]";
    }

    private byte[] checkpointOf(int n) throws IOException {
        counter(SolutionCounter.Method.BACKTRACKING).build().count(n);
        return Files.readAllBytes(file);
    }

    private static CountPlan plan(int n) {
        return CountPlan.of(n, SolutionCounter.Method.BACKTRACKING, true, false, true, false);
    }
}
