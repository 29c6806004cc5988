package io.github.nqueens.cli.grading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.grading.Answers.ForgedException;
import io.github.nqueens.cli.grading.Answers.Outcome;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is believed of what a process has written. */
class AnswersTest {
    private static final byte[] SECRET = new byte[Seal.BYTES];
    private static final Task.Trial RULE = new Task.Trial("R05", "", Duration.ofSeconds(1), null);
    private static final Task.Trial RUN = new Task.Trial("n = 4", "", Duration.ofSeconds(1), Problem.queens(4));

    @TempDir
    private Path folder;

    private final Seal seal = Seal.of(SECRET);
    private FileChannel file;

    @BeforeEach
    void open() throws IOException {
        file = FileChannel.open(
                Files.createFile(folder.resolve("answers")), StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    @AfterEach
    void close() throws IOException {
        file.close();
    }

    private void write(String text) throws IOException {
        file.write(ByteBuffer.wrap(text.getBytes(StandardCharsets.UTF_8)), file.size());
    }

    private String sealed(String... lines) {
        return Stream.of(lines).map(line -> seal.sealed(line) + "\n").collect(Collectors.joining());
    }

    private static Answers read(FileChannel file, Task.Trial... trials) throws IOException, ForgedException {
        file.position(0);
        Answers answers = new Answers(file, Seal.of(SECRET), List.of(trials));
        while (answers.read()) {}
        return answers;
    }

    @Test
    void aTaskTakesTheTimeThatItsProcessMeasured() throws Exception {
        write(sealed(
                "started",
                "begun",
                "ended 5000000 kept",
                "begun",
                "begun",
                "ended 7 untried none",
                "begun",
                "ended 9000000000 broken no luck"));
        assertThat(read(file, RULE, RULE, RULE).outcomes())
                .containsExactly(
                        new Outcome("", 5_000_000, null),
                        new Outcome("", 7, null),
                        Outcome.failed("no luck", 9_000_000_000L));
    }

    @Test
    void aBoardIsJudgedHere() throws Exception {
        write(sealed("started", "begun", "ended 1 board 7 1 3 0 2", "begun", "ended 2 board 7 0 1 2 3"));
        assertThat(read(file, RUN, RUN).outcomes())
                .containsExactly(
                        new Outcome(
                                "", 1, new Answers.Run(7, Board.of(1, 3, 0, 2).hashCode())),
                        Outcome.failed("the board is no solution", 2));
    }

    @ParameterizedTest
    @CsvSource({
        "begun, a line is out of its place",
        "started;ended 1 kept, a line is out of its place",
        "started;begun;ended 1 kept;begun, a line is out of its place",
        "started;begun;ended 1 kept;ended 1 kept, there are more of them than tasks",
        "started;begun;ended 1 board 1 3 0 2, a line is out of its place",
        "started;begun;ended x kept, a line is out of its place",
        "started;begun;ended 1, a line is out of its place",
        "started;solver ada, a line is out of its place",
        "started;done;begun, something follows their end",
    })
    void linesOutOfPlaceAreForged(String lines, String said) throws IOException {
        write(sealed(lines.split(";")));
        assertThatThrownBy(() -> read(file, RULE))
                .isInstanceOf(ForgedException.class)
                .hasMessageContaining(said);
    }

    @ParameterizedTest
    @CsvSource({"kept", "untried", "board 1 1 3 0", "board 1 1 3 0 2 4", "board 1 1 3 0 4", "board 1 1 3 0 -1", "board"
    })
    void aRunIsNothingWithoutItsBoard(String verdict) throws IOException {
        write(sealed("started", "begun", "ended 1 " + verdict));
        assertThatThrownBy(() -> read(file, RUN))
                .isInstanceOf(ForgedException.class)
                .hasMessageContaining("out of its place");
    }

    @Test
    void aLineCountsOnceAndInItsPlace() throws IOException {
        String started = sealed("started");
        String begun = sealed("begun");
        String ended = sealed("ended 1 kept");
        for (String text : List.of(
                started + "begun\n",
                started + started,
                started + ended,
                started + begun.replace("begun", "begum"),
                started + begun + ended.substring(1))) {
            file.truncate(0);
            write(text);
            assertThatThrownBy(() -> read(file, RULE))
                    .as(text)
                    .isInstanceOf(ForgedException.class)
                    .hasMessageContaining("a line is not sealed");
        }
    }

    @Test
    void noMoreIsReadThanTheKitCanHaveWritten() throws Exception {
        write(sealed("started") + "x".repeat(20_000));
        assertThatThrownBy(() -> read(file, RULE))
                .isInstanceOf(ForgedException.class)
                .hasMessageContaining("a line is longer than");
        file.truncate(0);
        Seal another = Seal.of(SECRET);
        write(another.sealed("started") + "\n"
                + IntStream.range(0, 40_000)
                        .mapToObj(i -> another.sealed("begun") + "\n")
                        .collect(Collectors.joining()));
        assertThatThrownBy(() -> read(file, RULE))
                .isInstanceOf(ForgedException.class)
                .hasMessageContaining("they are longer than");
        // A hole of a terabyte takes no room on the disk.
        file.truncate(0);
        file.write(ByteBuffer.wrap(new byte[1]), 1L << 40);
        assertThatThrownBy(() -> read(file, RULE))
                .isInstanceOf(ForgedException.class)
                .hasMessageContaining("longer than");
    }

    @Test
    void whatIsCutOffIsNoticed() throws Exception {
        write(sealed("started", "begun"));
        Answers answers = read(file, RULE);
        assertThat(answers.hasStarted()).isTrue();
        assertThat(answers.hasBegun()).isTrue();
        long position = file.position();
        file.truncate(5);
        file.position(position);
        assertThatThrownBy(answers::read)
                .isInstanceOf(ForgedException.class)
                .hasMessageContaining("shorter than they were");
    }

    @Test
    void aBoardOfAMillionRowsIsReadInPieces() throws Exception {
        int n = 1_000_000;
        String columns = IntStream.range(0, n).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        write(sealed("started", "begun", "ended 1 board 0 " + columns));
        Task.Trial large = new Task.Trial("n = 1000000", "", Duration.ofSeconds(1), Problem.queens(n));
        assertThat(read(file, large).outcomes()).containsExactly(Outcome.failed("the board is no solution", 1));
    }
}
