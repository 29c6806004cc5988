package io.github.nqueens.algorithms.exact;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatus;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class CheckpointTest {
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
            result = counter(method)
                    .fundamental(true)
                    .build()
                    .count(n, SolveOptions.builder().timeLimit(limit).build());
            stops++;
        } while (result.status() == SolveStatus.TIME_LIMIT);
        assertThat(result.status()).isEqualTo(SolveStatus.SOLVED);
        assertThat(result.count()).isEqualTo(KnownCounts.all(n));
        assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(n));
    }

    @Test
    void doneTwiceCountsOnce() throws IOException {
        SolutionCounter counter =
                counter(SolutionCounter.Method.BREADTH_FIRST).threads(2).build();
        CountResult first = counter.count(10, SolveOptions.defaults());
        byte[] content = Files.readAllBytes(file);
        CountResult second = counter.count(10, SolveOptions.defaults());
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
        Checkpoint checkpoint = new Checkpoint(file, plan);
        Checkpoint.State state = checkpoint.read();
        assertThat(state.done().isEmpty()).isTrue();
        // A sum that no count gives shows that the parts marked as done were taken from the file.
        state.done().set(0, plan.jobs().size());
        state.sums()[0] = 4711;
        checkpoint.write(state);
        assertThat(counter(SolutionCounter.Method.BACKTRACKING).build().count(8))
                .isEqualTo(4711);
    }

    @Test
    void refusesAFileThatEndsEarly() throws IOException {
        byte[] content = checkpointOf(9);
        for (int length = 0; length < content.length; length++) {
            byte[] part = Arrays.copyOf(content, length);
            Files.write(file, part);
            assertThatIllegalArgumentException()
                    .as("%d of %d bytes", length, content.length)
                    .isThrownBy(() ->
                            counter(SolutionCounter.Method.BACKTRACKING).build().count(9))
                    .withMessageContaining(file.toString())
                    .withMessageContaining("damaged");
            assertThat(Files.readAllBytes(file)).isEqualTo(part);
        }
    }

    @Test
    void refusesAFileWithAnyBitFlipped() throws IOException {
        byte[] content = checkpointOf(6);
        for (int bit = 0; bit < 8 * content.length; bit++) {
            byte[] flipped = content.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            Files.write(file, flipped);
            assertThatIllegalArgumentException()
                    .as("bit %d", bit)
                    .isThrownBy(() ->
                            counter(SolutionCounter.Method.BACKTRACKING).build().count(6))
                    .withMessageContaining(file.toString());
        }
    }

    @Test
    void refusesTheFileOfAnotherCount() throws IOException {
        byte[] content = checkpointOf(9);
        SolutionCounter same = counter(SolutionCounter.Method.BACKTRACKING).build();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> same.count(10))
                .withMessageContaining("n = 9")
                .withMessageContaining("n = 10");
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        counter(SolutionCounter.Method.BREADTH_FIRST).build().count(9))
                .withMessageContaining("BACKTRACKING")
                .withMessageContaining("BREADTH_FIRST");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> same.countFundamental(9))
                .withMessageContaining("other parts");
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

    private byte[] checkpointOf(int n) throws IOException {
        counter(SolutionCounter.Method.BACKTRACKING).build().count(n);
        return Files.readAllBytes(file);
    }

    private static CountPlan plan(int n) {
        List<CountPlan.Job> jobs = BacktrackingTask.tasks(n).stream()
                .map(task -> new CountPlan.Job(task, CountPlan.Kind.SOLUTIONS))
                .toList();
        return new CountPlan(n, SolutionCounter.Method.BACKTRACKING.name(), jobs);
    }
}
