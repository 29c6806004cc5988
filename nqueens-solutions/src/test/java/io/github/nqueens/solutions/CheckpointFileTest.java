package io.github.nqueens.solutions;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.Progress;
import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.files.CheckedText;
import io.github.nqueens.solutions.files.CheckpointFile;
import io.github.nqueens.solutions.files.PartLine;
import io.github.nqueens.solutions.parts.CountPlan;
import io.github.nqueens.solutions.parts.PartResult;
import io.github.nqueens.solutions.task.ClassicTask;
import io.github.nqueens.solutions.task.ProblemTask;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermission;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
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

class CheckpointFileTest {
    @TempDir
    private Path directory;

    private Path file;

    @BeforeEach
    void chooseFile() {
        file = directory.resolve("count.checkpoint");
    }

    private SolutionCounter.Builder counter(CountMethod method) {
        return SolutionCounter.builder().method(method).checkpoint(file, Duration.ZERO);
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
            CountCheckpoint checkpoint = new CountCheckpoint(
                    new CheckpointFile(file, ClassicTask.split(n, method, true, false, true), () -> false),
                    Duration.ZERO);
            ClassicTask task = ClassicTask.split(n, method, true, false, true);
            result = new CountRun(
                            task,
                            CountRunTest.cancelling(task.open(), task.parts() / 3, token),
                            1,
                            Thread::new,
                            new LimitWatch(Limits.builder().cancellation(token).build(), System::nanoTime),
                            null,
                            checkpoint)
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
        assertThatThrownBy(() -> new CheckpointFile(file, blocked, () -> asked.incrementAndGet() == 10))
                .isInstanceOf(CancellationException.class);
        assertThat(asked).hasValue(10);
        assertThat(ProblemTask.search(Problem.queens(16_384), true, 1).text())
                .isEqualTo("nqueens-count 2 n=16384 method=backtracking cut=1 most=1 problem=queens parts=16384");

        // The plan of the classic problem has nothing to be read, but is cut.
        ProblemTask classic = ProblemTask.search(Problem.queens(1000), true, 1);
        assertThatThrownBy(() -> new CheckpointFile(file, classic, () -> true))
                .isInstanceOf(CancellationException.class);

        List<Progress> told = new ArrayList<>();
        SolutionCounter counter =
                SolutionCounter.builder().checkpoint(file).progress(told::add).build();
        CountResult result = counter.countUpTo(blocked.problem(), 1, Limits.of(Duration.ZERO));
        assertThat(result.status()).isEqualTo(CountStatus.TIME_LIMIT);
        assertThat(told).hasSize(1);
        assertThat(file).doesNotExist();
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
        ClassicTask task = task(8);
        CheckpointFile checkpoint = new CheckpointFile(file, task, () -> false);
        assertThat(checkpoint.read()).isEmpty();
        // Numbers that no count gives show that the parts were taken from the file.
        IntStream.range(0, task.parts()).forEach(part -> checkpoint.add(part, sums(4711)));
        checkpoint.write();
        assertThat(counter(CountMethod.BACKTRACKING).build().count(8)).isEqualTo(4711L * task.parts());
    }

    private static CheckedSums sums(long number) {
        CheckedSums sums = new CheckedSums(1);
        sums.add(0, number);
        return sums;
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
        CheckpointFile checkpoint = new CheckpointFile(file, task(6), () -> false);
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
                .isThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(6))
                .withMessageContaining("damaged");
        assertThat(Files.readAllBytes(file)).isEqualTo(Arrays.copyOf(content, content.length - 1));
    }

    /** Steps of five bits come to each bit of a byte in turn. */
    @Test
    void refusesAFileWithABitFlipped() throws IOException {
        requireRefusalOfEachFlippedBit(5);
    }

    @Test
    @Tag("thorough")
    void refusesAFileWithAnyBitFlipped() throws IOException {
        requireRefusalOfEachFlippedBit(1);
    }

    private void requireRefusalOfEachFlippedBit(int step) throws IOException {
        byte[] content = checkpointOf(6);
        CheckpointFile checkpoint = new CheckpointFile(file, task(6), () -> false);
        for (int bit = 0; bit < 8 * content.length; bit += step) {
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
        SolutionCounter same = counter(CountMethod.BACKTRACKING).build();
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
        assertThat(Files.readAllBytes(file)).isEqualTo(content);
        assertThat(same.count(9)).isEqualTo(352);
    }

    /** The plans hold 3,600 squares each, and only the last ones differ. */
    @Test
    void showsWhereThePlansOfLargeProblemsDiffer() {
        Problem.Builder board = Problem.builder(60).place(0, 0).place(1, 0);
        SolutionCounter resumed = counter(CountMethod.BACKTRACKING).build();
        assertThat(resumed.count(board.build())).isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> resumed.count(board.block(59, 58).build()))
                .satisfies(refused -> assertThat(refused.getMessage()).hasSizeLessThan(700))
                .withMessageContaining("belongs to another count, '...")
                .withMessageContaining(".. parts=")
                .withMessageContaining("#. parts=");
    }

    @Test
    void refusesAFileOfAnotherKind() throws IOException {
        Files.writeString(file, "a diary of more than eight characters");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(8))
                .withMessageContaining("is not a checkpoint");
        assertThat(file).hasContent("a diary of more than eight characters");
    }

    /** It is longer than an array, so whoever reads it to its end runs out of memory. */
    @Test
    void refusesALargeFileOfAnotherKindByItsBeginning() throws IOException {
        try (RandomAccessFile large = new RandomAccessFile(file.toFile(), "rw")) {
            large.setLength(1L << 32);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(8))
                .withMessageContaining("is not a checkpoint");
    }

    @Test
    @Timeout(60)
    @DisabledOnOs(OS.WINDOWS)
    void refusesAPipe() throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                .isZero();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(8))
                .withMessageContaining("is a pipe or a device; name a file on a disk");
        assertThat(Files.isRegularFile(file)).isFalse();
    }

    /** Another program may write the file, and its checksum fits whatever the file says. */
    @Test
    void refusesPartsThatCannotStandThere() throws IOException {
        ClassicTask task = task(6);
        String plan = CheckedText.checksum(task.text());
        PartLine part = PartLine.of(plan, 0, sums(1));
        PartLine ofAnotherPlan = PartLine.of(CheckedText.checksum(task(7).text()), 0, sums(1));
        PartLine beyondTheLast = PartLine.of(plan, task.parts(), sums(1));
        for (List<PartLine> wrong : List.of(List.of(part, part), List.of(ofAnotherPlan), List.of(beyondTheLast))) {
            replaceBy(new CheckedText("nqueens-checkpoint ", 3).write(task.text(), wrong));
            assertThatIllegalArgumentException()
                    .as("%s", wrong)
                    .isThrownBy(new CheckpointFile(file, task, () -> false)::read)
                    .withMessageContaining(file.toString())
                    .withMessageContaining("part " + wrong.get(0).part());
        }
    }

    @Test
    void refusesAFileWithoutAPlan() throws IOException {
        String head = "nqueens-checkpoint 3\n";
        Files.writeString(file, head + "check=" + CheckedText.checksum(head) + "\n");
        assertThatIllegalArgumentException()
                .isThrownBy(new CheckpointFile(file, task(6), () -> false)::read)
                .withMessageContaining(file.toString())
                .withMessageContaining("names no plan");
    }

    @Test
    void saysBeforeTheWorkThatAFileCannotBeWritten() {
        Path nowhere = directory.resolve("missing").resolve("count");
        assertThatThrownBy(() ->
                        SolutionCounter.builder().checkpoint(nowhere).build().count(18))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot lock checkpoint file " + nowhere
                        + ": no such file or directory; name another file, in a folder in which files can be made");
    }

    @Test
    void aFolderIsNoCheckpoint() {
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        SolutionCounter.builder().checkpoint(directory).build().count(18))
                .withMessage("checkpoint file " + directory + " is a folder; name a file in it");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void aHalfWrittenNeighborDoesNoHarm() throws IOException {
        byte[] content = checkpointOf(9);
        for (int length : new int[] {0, 4, 40}) {
            Files.write(neighbor("nqueens-tmp"), Arrays.copyOf(content, length));
            assertThat(counter(CountMethod.BACKTRACKING).build().count(9)).isEqualTo(352);
            assertThatNothingIsLeft();
        }
    }

    private Path neighbor(String ending) {
        return directory.resolve("count.checkpoint." + ending);
    }

    private void assertThatNothingIsLeft() throws IOException {
        try (Stream<Path> left = Files.list(directory)) {
            assertThat(left).containsExactly(file);
        }
    }

    /** A tool for another language keeps its lock in a file of such a name. */
    @Test
    void filesOfOthersBesideItStayAsTheyAre() throws IOException {
        Map<Path, String> others = Map.of(neighbor("lock"), "1 2 3 4", neighbor("tmp"), "draft");
        for (Map.Entry<Path, String> other : others.entrySet()) {
            Files.writeString(other.getKey(), other.getValue());
        }
        counter(CountMethod.BACKTRACKING).build().count(9);
        for (Map.Entry<Path, String> other : others.entrySet()) {
            assertThat(other.getKey()).hasContent(other.getValue());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"nqueens-lock", "nqueens-tmp"})
    void aFileInTheWayThatNoCountWroteIsRefusedAndStays(String ending) throws IOException {
        Path other = Files.writeString(neighbor(ending), "mine");
        assertThatThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(9))
                .hasMessageContaining(other.toString())
                .hasMessageContaining("in the way");
        assertThat(other).hasContent("mine");

        Files.delete(other);
        Path target = Files.writeString(directory.resolve("target"), "");
        Files.createSymbolicLink(other, target.getFileName());
        assertThatThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(9))
                .hasMessageContaining(other.toString())
                .hasMessageContaining("in the way");
        assertThat(other).isSymbolicLink();
        assertThat(target).isEmptyFile();
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path folder = Files.createDirectory(directory.resolve("elsewhere"));
        Path target = folder.resolve("there");
        Files.createSymbolicLink(file, Path.of("elsewhere", "there"));
        for (int i = 0; i < 2; i++) {
            counter(CountMethod.BACKTRACKING).build().count(9);
            assertThat(file).isSymbolicLink();
            assertThat(target).isRegularFile().content().startsWith("nqueens-checkpoint");
            try (Stream<Path> left = Files.list(folder)) {
                assertThat(left).containsExactly(target);
            }
        }
    }

    @Test
    void refusesACircleOfLinks() throws IOException {
        Files.createSymbolicLink(file, file.getFileName());
        assertThatThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(9))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessage("cannot follow the link of checkpoint file " + file + ": there are too many links");
    }

    @Test
    void aLinkToARootFolderIsNoFile() throws IOException {
        Files.createSymbolicLink(file, directory.toAbsolutePath().getRoot());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> counter(CountMethod.BACKTRACKING).build().count(8))
                .withMessage("checkpoint file " + file + " is a link to a root folder; name a file for the checkpoint");
        Files.delete(file);
    }

    /** Two names of one file are one file. */
    @Test
    void aLinkIsLockedAsItsTargetIs() throws IOException {
        Path link = directory.resolve("link");
        Files.createSymbolicLink(link, file.getFileName());
        SolutionCounter other = SolutionCounter.builder()
                .method(CountMethod.BACKTRACKING)
                .checkpoint(link)
                .build();
        List<Throwable> refusals = new ArrayList<>();
        counter(CountMethod.BACKTRACKING)
                .progress(unused -> refusals.add(catchThrowable(() -> other.count(9))))
                .build()
                .count(9);
        assertThat(refusals)
                .isNotEmpty()
                .allSatisfy(refusal -> assertThat(refusal).hasMessageContaining("in use"));
    }

    @Test
    void permissionsStay() throws IOException {
        checkpointOf(9);
        Set<PosixFilePermission> mine = PosixFilePermissions.fromString("rw-------");
        Files.setPosixFilePermissions(file, mine);
        checkpointOf(9);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(mine);
    }

    /** A folder of the neighbor's name makes every writing fail from the first part on. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2})
    void aFileThatCannotBeWrittenLaterCostsNoNumber(int threads) {
        ClassicTask task = task(9);
        CountRun run = new CountRun(
                task,
                CountRunTest.before(task.open(), part -> inTheWay()),
                threads,
                Thread::new,
                new LimitWatch(Limits.none(), System::nanoTime),
                null,
                new CountCheckpoint(new CheckpointFile(file, task, () -> false), Duration.ZERO));
        CountResult failed = run.run();
        assertThat(failed.status()).isEqualTo(CountStatus.COMPLETE);
        assertThat(failed.count()).isEqualTo(352);
        assertThat(failed.reason()).get().asString().contains("cannot write checkpoint file " + file, "in the way");
    }

    private void inTheWay() {
        try {
            Files.createDirectories(neighbor("nqueens-tmp"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The caller's exception is not lost, and what went wrong with the file is told with it. */
    @Test
    void whatAConsumerThrowsIsThrownThoughTheFileCannotBeWritten() {
        IllegalStateException mine = new IllegalStateException("mine");
        assertThatThrownBy(() -> counter(CountMethod.BACKTRACKING)
                        .progress(unused -> {
                            inTheWay();
                            throw mine;
                        })
                        .build()
                        .count(18))
                .isSameAs(mine)
                .satisfies(thrown ->
                        assertThat(thrown.getSuppressed()).singleElement().isInstanceOf(UncheckedIOException.class));
    }

    @Test
    void refusesAFileThatAnotherCountUses() throws IOException {
        SolutionCounter other = counter(CountMethod.BACKTRACKING).build();
        List<Throwable> refusals = new ArrayList<>();
        long count = counter(CountMethod.BACKTRACKING)
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
        Path lock = directory.resolve("count.checkpoint.nqueens-lock");
        Files.writeString(lock, "nqueens-lock\nof a process that was killed, longer than what is written over it");
        assertThat(counter(CountMethod.BACKTRACKING).build().count(9)).isEqualTo(352);
        assertThat(lock).doesNotExist();
    }

    /** A refused file must not stay locked: once it is mended or taken away, the count begins. */
    @Test
    void aRefusedFileIsFreeAgain() throws IOException {
        Files.writeString(file, "a diary of more than eight characters");
        SolutionCounter counter = counter(CountMethod.BACKTRACKING).build();
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
    void anInterruptIsACancellationAndLosesNothing(CountMethod method) throws IOException {
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
        int parts = Integer.parseInt(lines.get(1).replaceFirst(".* parts=", ""));
        assertThat(result.fraction()).isEqualTo((lines.size() - 3) / (double) parts);

        Thread.currentThread().interrupt();
        CountResult entered = counter(method).threads(2).build().count(18, Limits.none());
        assertThat(Thread.interrupted()).isTrue();
        assertThat(entered.status()).isEqualTo(CountStatus.CANCELLED);
        assertThat(entered.fraction()).isEqualTo(result.fraction());
        assertThat(Files.readAllBytes(file)).isEqualTo(content);
    }

    /** A consumer that throws ends the count, but what was done is kept. */
    @Test
    void whatWasDoneBeforeAConsumerThrewIsKept() throws IOException {
        SolutionCounter counter = SolutionCounter.builder()
                .method(CountMethod.BACKTRACKING)
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
        assertThat(builder.checkpoint(file, Duration.ofHours(3)).build()).hasToString(text("PT3H"));
        assertThat(builder.checkpoint(file).build()).hasToString(text("PT1S"));
    }

    private String text(String interval) {
        return "SolutionCounter[checkpoint=" + file + " every " + interval + "]";
    }

    private byte[] checkpointOf(int n) throws IOException {
        counter(CountMethod.BACKTRACKING).build().count(n);
        return Files.readAllBytes(file);
    }

    private static ClassicTask task(int n) {
        return ClassicTask.split(n, CountMethod.BACKTRACKING, true, false, false);
    }
}
