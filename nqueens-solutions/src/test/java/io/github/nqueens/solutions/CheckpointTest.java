package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.files.CheckedText;
import io.github.nqueens.solutions.files.CountFiles;
import io.github.nqueens.solutions.files.PartLine;
import io.github.nqueens.solutions.parts.CountManifest;
import io.github.nqueens.solutions.task.ClassicTask;
import io.github.nqueens.solutions.task.CountLedger;
import io.github.nqueens.solutions.task.ProblemTask;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class CheckpointTest {
    @TempDir
    private Path directory;

    private Path folder;

    @BeforeEach
    void chooseFolder() {
        folder = directory.resolve("count");
    }

    private SolutionCounter.Builder counter(CountMethod method) {
        return SolutionCounter.builder().method(method).checkpoint(folder, Duration.ZERO);
    }

    private SolutionCounter backtracking() {
        return counter(CountMethod.BACKTRACKING).build();
    }

    private CountCheckpoint checkpoint(ClassicTask task) {
        return new CountCheckpoint(folder, task, Duration.ZERO, () -> {});
    }

    /** Each run is stopped at the first part that it reports. */
    @ParameterizedTest
    @EnumSource
    @Timeout(60)
    void goesOnWhereItWasStopped(CountMethod method) {
        int n = 11;
        int stops = 0;
        CountResult result;
        do {
            CancellationToken token = new CancellationToken();
            ClassicTask task = ClassicTask.split(n, method, true, false, true);
            result = new CountRun(
                            task,
                            CountRunTest.cancelling(task.open(), task.parts() / 3, token),
                            1,
                            Thread::new,
                            new LimitWatch(Limits.builder().cancellation(token).build(), System::nanoTime),
                            null,
                            checkpoint(task))
                    .run();
            stops += result.isComplete() ? 0 : 1;
        } while (!result.isComplete());
        assertThat(stops).isGreaterThanOrEqualTo(2);
        assertThat(result.count()).isEqualTo(KnownCounts.all(n));
        assertThat(result.fundamental()).hasValue(KnownCounts.fundamental(n));
    }

    /** The text of a problem that has squares to read, and not that of the classic one, asks at each row. */
    @Test
    void aLargeProblemIsReadWithinLimits() {
        AtomicInteger asked = new AtomicInteger();
        ProblemTask blocked =
                ProblemTask.search(Problem.builder(1000).block(0, 0).build(), true, 1);
        assertThatThrownBy(() -> new CountCheckpoint(
                        folder, blocked, Duration.ZERO, Looks.endingIf(() -> asked.incrementAndGet() == 10)))
                .isInstanceOf(CancellationException.class);
        assertThat(asked).hasValue(10);
        assertThat(ProblemTask.search(Problem.queens(16_384), true, 1).text())
                .isEqualTo("nqueens-count 2 n=16384 method=backtracking cut=1 most=1 problem=queens parts=16384");

        // The plan of the classic problem has nothing to be read, but is cut.
        ProblemTask classic = ProblemTask.search(Problem.queens(1000), true, 1);
        assertThatThrownBy(() -> new CountCheckpoint(folder, classic, Duration.ZERO, Looks.endingIf(() -> true)))
                .isInstanceOf(CancellationException.class);

        List<Progress> told = new ArrayList<>();
        SolutionCounter counter =
                SolutionCounter.builder().checkpoint(folder).progress(told::add).build();
        CountResult result = counter.countUpTo(blocked.problem(), 1, Limits.of(Duration.ZERO));
        assertThat(result.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(told).hasSize(1);
        assertThat(folder).doesNotExist();
        assertThat(SolutionCounter.builder()
                        .threads(2)
                        .build()
                        .countUpTo(blocked.problem(), 1, Limits.of(Duration.ZERO))
                        .status())
                .isEqualTo(CountStatus.TIME_LIMIT);
    }

    @Test
    void doneTwiceCountsOnce() throws IOException {
        SolutionCounter counter = counter(CountMethod.BREADTH_FIRST).threads(2).build();
        CountResult first = counter.count(10, Limits.none());
        Map<String, String> content = content();
        CountResult second = counter.count(10, Limits.none());
        assertThat(second.count()).isEqualTo(first.count()).isEqualTo(724);
        assertThat(second.widestFrontier()).isEqualTo(first.widestFrontier()).isEqualTo(9632);
        assertThat(content()).isEqualTo(content);
    }

    /** However often a run writes, it leaves its first file and one with all of its parts. */
    @Test
    void aRunLeavesTwoFiles() throws IOException {
        backtracking().count(9);
        assertThat(content().keySet())
                .hasSize(2)
                .anyMatch("plan-0"::equals)
                .anyMatch(name -> name.startsWith("results-0-"));
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left).containsExactly(folder);
        }
    }

    private Map<String, String> content() throws IOException {
        Map<String, String> content = new TreeMap<>();
        try (Stream<Path> files = Files.list(folder)) {
            for (Path file : files.toList()) {
                content.put(file.getFileName().toString(), Files.readString(file, StandardCharsets.ISO_8859_1));
            }
        }
        return content;
    }

    @Test
    void partsDoneAreNotDoneAgain() throws IOException {
        ClassicTask task = task(8);
        String plan = CheckedText.checksum(task.text());
        // Numbers that no count gives show that the parts were taken from the file.
        write(
                "results-x-0",
                task,
                IntStream.range(0, task.parts())
                        .mapToObj(part -> PartLine.of(plan, part, sums(4711)))
                        .toList());
        assertThat(backtracking().count(8)).isEqualTo(4711L * task.parts());
        assertThat(content()).containsOnlyKeys("results-x-0");
    }

    private Path write(String name, ClassicTask task, List<PartLine> results) throws IOException {
        Files.createDirectories(folder);
        return Files.write(folder.resolve(name), CountFiles.content(task.text(), results));
    }

    private static CheckedSums sums(long number) {
        CheckedSums sums = new CheckedSums(1);
        sums.add(0, number);
        return sums;
    }

    /** Another program may read and write it. */
    @Test
    void isAManifest() {
        backtracking().count(9);
        CountManifest manifest = CountManifest.open(CountManifest.Folder.of(folder));
        assertThat(manifest.plan().total(manifest.ledger().results())).isEqualTo(352);

        CountManifest.begin(CountManifest.Folder.of(folder), manifest.plan(), "again");
        assertThat(backtracking().count(9)).isEqualTo(352);
    }

    /** Such a file is left by a process that was killed. What it holds is counted again, and it stays. */
    @Test
    void eachBeginningOfAFileHasNoParts() throws IOException {
        byte[] content = resultsOf(6);
        for (int length = 0; length < content.length; length += 7) {
            byte[] part = Arrays.copyOf(content, length);
            Path file = replaceBy(part);
            assertThat(backtracking().count(6))
                    .as("%d of %d bytes", length, content.length)
                    .isEqualTo(4);
            assertThat(file).hasBinaryContent(part);
        }
    }

    /** Steps of five bits come to each bit of a byte in turn. */
    @Test
    void noFlippedBitGivesAWrongNumber() throws IOException {
        requireThatNoFlippedBitCounts(5);
    }

    @Test
    @Tag("thorough")
    void noFlippedBitOfAllGivesAWrongNumber() throws IOException {
        requireThatNoFlippedBitCounts(1);
    }

    /** Where a bit makes the last line another one, the file is one that ends early. */
    private void requireThatNoFlippedBitCounts(int step) throws IOException {
        byte[] content = resultsOf(6);
        int lastLine = new String(content, StandardCharsets.ISO_8859_1).lastIndexOf("\ncheck=");
        for (int bit = 0; bit < 8 * content.length; bit += step) {
            byte[] flipped = content.clone();
            flipped[bit / 8] ^= (byte) (1 << bit % 8);
            Path file = replaceBy(flipped);
            if (bit / 8 < lastLine) {
                assertThatIllegalArgumentException()
                        .as("bit %d", bit)
                        .isThrownBy(() -> backtracking().count(6))
                        .withMessageContaining(folder.toString())
                        .withMessageContaining("damaged");
            } else {
                countedOrRefused(6);
            }
            assertThat(file).hasBinaryContent(flipped);
        }
    }

    private void countedOrRefused(int n) {
        try {
            assertThat(backtracking().count(n)).isEqualTo(KnownCounts.all(n));
        } catch (IllegalArgumentException refused) {
            assertThat(refused).hasMessageContaining(folder.toString());
        }
    }

    private Path replaceBy(byte[] content) throws IOException {
        for (String name : content().keySet()) {
            Files.delete(folder.resolve(name));
        }
        return Files.write(folder.resolve("results-0-0"), content);
    }

    private byte[] resultsOf(int n) throws IOException {
        backtracking().count(n);
        String name = content().keySet().stream()
                .filter(file -> file.startsWith("results"))
                .findFirst()
                .orElseThrow();
        return Files.readAllBytes(folder.resolve(name));
    }

    @Test
    void refusesTheFolderOfAnotherCount() throws IOException {
        SolutionCounter same = backtracking();
        same.count(9);
        Map<String, String> content = content();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> same.count(10))
                .withMessageContaining("n=9")
                .withMessageContaining("n=10");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter(CountMethod.BREADTH_FIRST).build().count(9))
                .withMessageContaining("backtracking")
                .withMessageContaining("breadth-first");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> same.countFundamental(9))
                .withMessageContaining("fundamental");
        assertThat(content()).isEqualTo(content);
        assertThat(same.count(9)).isEqualTo(352);
    }

    /** The plans hold 3,600 squares each, and only the last ones differ. */
    @Test
    void showsWhereThePlansOfLargeProblemsDiffer() {
        Problem.Builder board = Problem.builder(60).place(0, 0).place(1, 0);
        SolutionCounter resumed = backtracking();
        assertThat(resumed.count(board.build())).isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> resumed.count(board.block(59, 58).build()))
                .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(700))
                .withMessageContaining("belongs to another count, '...")
                .withMessageContaining(".. parts=")
                .withMessageContaining("#. parts=");
    }

    @Test
    void refusesAFolderThatHoldsSomethingElse() throws IOException {
        Files.createDirectory(folder);
        Path diary = Files.writeString(folder.resolve("diary"), "a diary");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> backtracking().count(8))
                .withMessage("checkpoint '" + folder
                        + "' holds 'diary', which is no file of a count; choose a folder that holds nothing else");
        assertThat(content()).containsOnlyKeys("diary");
        assertThat(diary).hasContent("a diary");
        Files.delete(diary);
        assertThat(backtracking().count(8)).isEqualTo(92);
    }

    @Test
    void refusesAFile() throws IOException {
        Files.writeString(folder, "a diary");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> backtracking().count(8))
                .withMessage(
                        "checkpoint '" + folder
                                + "' is no folder, but a count keeps its parts in one; name a folder that is empty or not there yet");
        assertThat(folder).hasContent("a diary");
    }

    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void readsNoPipe() throws IOException, InterruptedException {
        Path pipe = Files.createDirectory(folder).resolve("results-0-0");
        assertThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();
        assertThatThrownBy(() -> backtracking().count(8))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot read checkpoint '" + folder + "': 'results-0-0' is no regular file");
    }

    /** Another program may write a file, and its checksum fits whatever the file says. */
    @Test
    void refusesPartsThatCannotStandThere() throws IOException {
        ClassicTask task = task(6);
        String plan = CheckedText.checksum(task.text());
        PartLine part = PartLine.of(plan, 0, sums(1));
        PartLine other = PartLine.of(plan, 0, sums(2));
        PartLine ofAnotherPlan = PartLine.of(CheckedText.checksum(task(7).text()), 0, sums(1));
        PartLine beyondTheLast = PartLine.of(plan, task.parts(), sums(1));
        for (List<PartLine> wrong : List.of(List.of(part, other), List.of(ofAnotherPlan), List.of(beyondTheLast))) {
            write("results-0-0", task, wrong);
            assertThatIllegalArgumentException()
                    .as("%s", wrong)
                    .isThrownBy(() -> backtracking().count(6))
                    .withMessageContaining(folder.toString())
                    .withMessageContaining("part " + wrong.get(0).part());
        }
    }

    @Test
    void refusesAFileWithoutAPlan() throws IOException {
        String head = "nqueens-manifest 1\n";
        Files.createDirectory(folder);
        Files.writeString(folder.resolve("plan-0"), head + "check=" + CheckedText.checksum(head) + "\n");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> backtracking().count(6))
                .withMessageContaining(folder.toString())
                .withMessageContaining("belongs to another count, ''");
    }

    @Test
    void saysBeforeTheWorkThatAFolderCannotBeWritten() throws IOException {
        Path nowhere = Files.writeString(directory.resolve("file"), "").resolve("count");
        assertThatThrownBy(() ->
                        SolutionCounter.builder().checkpoint(nowhere).build().count(18))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot read checkpoint '" + nowhere + "': not a directory");
    }

    @Test
    void aLinkToAFolderIsAFolder() throws IOException {
        Path target = Files.createDirectory(directory.resolve("elsewhere"));
        Files.createSymbolicLink(folder, target.getFileName());
        for (int i = 0; i < 2; i++) {
            assertThat(backtracking().count(9)).isEqualTo(352);
            assertThat(folder).isSymbolicLink();
            assertThat(target.resolve("plan-0")).isRegularFile();
        }
    }

    /** A folder of the file's name makes the first writing fail. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aFolderThatCannotBeWrittenLaterCostsNoNumber(int threads) {
        ClassicTask task = task(9);
        CountRun run = new CountRun(
                task,
                CountRunTest.before(task.open(), part -> inTheWay()),
                threads,
                Thread::new,
                new LimitWatch(Limits.none(), System::nanoTime),
                null,
                checkpoint(task));
        CountResult failed = run.run();
        assertThat(failed.status()).isEqualTo(CountStatus.COMPLETE);
        assertThat(failed.count()).isEqualTo(352);
        assertThat(failed.reason())
                .hasValue("cannot write 'results-0-0' in checkpoint '" + folder + "': there is a file of this name");
    }

    private void inTheWay() {
        try {
            Files.createDirectories(folder.resolve("results-0-0"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The caller's exception is not lost, and what went wrong with the folder is told with it. */
    @Test
    void whatAConsumerThrowsIsThrownThoughTheFolderCannotBeWritten() {
        IllegalStateException mine = new IllegalStateException("mine");
        SolutionCounter.Builder builder = SolutionCounter.builder()
                .method(CountMethod.BACKTRACKING)
                .checkpoint(folder, Duration.ofDays(1))
                .progress(progress -> {
                    if (progress.fraction() > 0) {
                        inTheWay();
                        throw mine;
                    }
                });
        assertThatThrownBy(() -> builder.build().count(16))
                .isSameAs(mine)
                .satisfies(thrown ->
                        assertThat(thrown.getSuppressed()).singleElement().isInstanceOf(UncheckedIOException.class));
    }

    @Test
    void countsAtTheSameTimeTakeOverWhatTheOtherHasDone() throws IOException {
        ClassicTask task = task(9);
        CountLedger ours = new CountLedger(task, task.parts());
        CountLedger theirs = new CountLedger(task, task.parts());
        CountCheckpoint one = checkpoint(task);
        CountCheckpoint other = checkpoint(task);
        LimitWatch watch = LimitWatch.start(Limits.none());
        assertThat(one.begin(ours)).isZero();
        assertThat(other.begin(theirs)).isBetween(0.6, 0.7);
        for (int part = 0; part < 5; part++) {
            one.add(part, sums(part));
            one.writeIfDue(ours, watch);
            other.writeIfDue(theirs, watch);
            assertThat(theirs.isDone(part)).isTrue();
            assertThat(theirs.done()).isEqualTo(part + 1);
        }
        assertThat(theirs.solutions()).isEqualTo(10);
        one.close();
        other.close();
        assertThat(content()).containsOnlyKeys("plan-0", "results-0-4");
    }

    /** The other count does all before the first part of this one is done. */
    @Test
    void aCountInsideACountDoesNoHarm() {
        ClassicTask task = task(9);
        List<Long> others = new ArrayList<>();
        CountRun run = new CountRun(
                task,
                CountRunTest.before(task.open(), part -> {
                    if (others.isEmpty()) {
                        others.add(backtracking().count(9));
                    }
                }),
                1,
                Thread::new,
                new LimitWatch(Limits.none(), System::nanoTime),
                null,
                checkpoint(task));
        assertThat(run.run().count()).isEqualTo(352);
        assertThat(others).containsExactly(352L);
        assertThat(backtracking().count(9)).isEqualTo(352);
    }

    @Test
    void refusesANegativeInterval() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> SolutionCounter.builder().checkpoint(folder, Duration.ofSeconds(-1)))
                .withMessageContaining("PT-1S");
    }

    @ParameterizedTest
    @EnumSource
    void anInterruptIsACancellationAndLosesNothing(CountMethod method) throws IOException {
        // With an interval of zero the parts are written one by one, mostly on an interrupted thread.
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
        Map<String, String> content = content();
        CountManifest manifest = content.isEmpty() ? null : CountManifest.open(CountManifest.Folder.of(folder));
        assertThat(result.fraction())
                .isEqualTo(
                        manifest == null
                                ? 0
                                : manifest.ledger().results().size()
                                        / (double) manifest.plan().parts());

        Thread.currentThread().interrupt();
        CountResult entered = counter(method).threads(2).build().count(18, Limits.none());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(entered.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(entered.fraction()).isEqualTo(result.fraction());
        assertThat(content()).isEqualTo(content);
    }

    /** A consumer that throws ends the count, but what was done is kept. */
    @Test
    void whatWasDoneBeforeAConsumerThrewIsKept() {
        SolutionCounter counter = SolutionCounter.builder()
                .method(CountMethod.BACKTRACKING)
                .checkpoint(folder, Duration.ofDays(1))
                .progress(progress -> {
                    if (progress.fraction() > 0) {
                        throw new IllegalStateException("enough");
                    }
                })
                .build();
        assertThatThrownBy(() -> counter.count(14)).isInstanceOf(IllegalStateException.class);
        assertThat(CountManifest.open(CountManifest.Folder.of(folder)).ledger().results())
                .isNotEmpty();
    }

    @Test
    void theIntervalIsThatOfTheLastCall() {
        SolutionCounter.Builder builder = SolutionCounter.builder();
        assertThat(builder.checkpoint(folder, Duration.ofHours(3)).build()).hasToString(text("PT3H"));
        assertThat(builder.checkpoint(folder).build()).hasToString(text("PT1S"));
    }

    private String text(String interval) {
        return "SolutionCounter[checkpoint=" + folder + " every " + interval + "]";
    }

    private static ClassicTask task(int n) {
        return ClassicTask.split(n, CountMethod.BACKTRACKING, true, false, false);
    }
}
