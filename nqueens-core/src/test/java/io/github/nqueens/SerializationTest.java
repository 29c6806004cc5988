package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.spi.SearchOutcome;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.ObjectStreamConstants;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Java's own serialization writes and reads again, and what it refuses. */
class SerializationTest {
    private static final Problem DIVIDED =
            Problem.parse("rule=TORUS\n.#..\n...Q\n..X.\n....\n\nAABB\nACBB\nCCCD\nDDDD");

    static Stream<Object> values() {
        return Stream.of(
                Board.of(0),
                Board.of(1, 3, 0, 2),
                Board.of(3, 3, 3, 3),
                Problem.queens(1),
                Problem.queens(8),
                Problem.queens(Integer.MAX_VALUE - 8),
                Problem.builder(8).rule(AttackRule.SUPERQUEENS).build(),
                Problem.builder(1).block(0, 0).build(),
                Problem.builder(60).regions(bands(60)).place(59, 0).build(),
                DIVIDED,
                new Square(2, 5),
                new Square(-1, Integer.MAX_VALUE),
                Symmetry.ANTI_TRANSPOSE,
                AttackRule.TOUCH,
                SolveStatus.GAVE_UP);
    }

    @ParameterizedTest
    @MethodSource("values")
    void aValueIsReadAsItWasWritten(Object value) throws Exception {
        assertThat(read(written(value))).isEqualTo(value).hasSameHashCodeAs(value);
        assertThat(read(written(List.of(value, value)))).isEqualTo(List.of(value, value));
    }

    @Test
    void largeBoardsAndProblemsAreReadAsTheyWereWritten() throws Exception {
        Board board = Board.random(1_000_000, new SplittableRandom(1));
        assertThat(read(written(board))).isEqualTo(board);
        Problem classic = Problem.queens(1_000_000);
        byte[] bytes = written(classic);
        assertThat(read(bytes)).isEqualTo(classic);
        assertThat(bytes).as("the classic problem is its size, not its grid").hasSizeLessThan(1_000);
        Problem touching =
                Problem.builder(1_000).regions(bands(1_000)).block(3, 999).build();
        assertThat(read(written(touching))).isEqualTo(touching);
    }

    static Stream<Object> attacked() {
        return Stream.of(Board.of(1, 3, 0, 2), Problem.queens(10), DIVIDED, new Square(2, 5), Symmetry.ANTI_TRANSPOSE);
    }

    @ParameterizedTest
    @MethodSource("attacked")
    void whateverByteIsChangedNoInvalidObjectIsRead(Object value) throws IOException {
        byte[] bytes = written(value);
        int refused = 0;
        for (int at = 0; at < bytes.length; at++) {
            byte before = bytes[at];
            for (int change = 1; change < 256; change++) {
                bytes[at] = (byte) (before ^ change);
                refused += isRefused(bytes, "byte " + at + " is " + bytes[at]) ? 1 : 0;
            }
            bytes[at] = before;
        }
        assertThat(refused).isGreaterThan(bytes.length);
        for (int length = 0; length < bytes.length; length++) {
            byte[] cut = Arrays.copyOf(bytes, length);
            assertThat(isRefused(cut, "cut to " + length)).isTrue();
        }
    }

    /**
     * Tells whether reading throws one of the exceptions that Java documents. Anything that is read must be whole. For some
     * streams Java itself throws others, such as an array of a class that is none; code of this library never does.
     */
    private static boolean isRefused(byte[] bytes, String what) {
        Object read;
        try {
            read = read(bytes);
        } catch (IOException | ClassNotFoundException | ClassCastException refused) {
            return true;
        } catch (RuntimeException undocumented) {
            assertThat(undocumented.getStackTrace())
                    .as(what)
                    .extracting(StackTraceElement::getClassName)
                    .filteredOn(name -> name.startsWith("io.github.nqueens."))
                    .containsOnly(SerializationTest.class.getName());
            return true;
        }
        if (read instanceof Board board) {
            assertThat(Board.of(board.toArray())).as(what).isEqualTo(board);
        } else if (read instanceof Problem problem) {
            Problem again = problem.isClassic() ? Problem.queens(problem.size()) : Problem.parse(problem.toText());
            assertThat(again).as(what).isEqualTo(problem);
            assertThat(again.contradiction()).as(what).isEqualTo(problem.contradiction());
        } else if (read != null) {
            assertThat(read).as(what).isNotInstanceOf(SerializedText.class);
        }
        return false;
    }

    static Stream<byte[]> forged() throws IOException {
        return Stream.of(bare(Board.class), bare(Problem.class));
    }

    @ParameterizedTest
    @MethodSource("forged")
    void noBoardOrProblemIsReadWithoutItsText(byte[] bytes) {
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(InvalidObjectException.class)
                .hasMessageContaining("text");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "[]", "[1, 4, 0, 2]", "[1, -3, 0, 2]", "[1, 3, 0, 2", "Q.\n.", "null", "[9999999999]"})
    void aTextThatIsNoBoardIsRefusedAsParseRefusesIt(String text) throws IOException {
        byte[] bytes = written(new SerializedText(SerializedText.Form.BOARD, text));
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> Board.parse(text));
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(InvalidObjectException.class)
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "rule=QUEENS", "rule=KINGS\n.", "..\n.", "AB\nAB\nAB", "1 2\n1 2", "8"})
    void aTextThatIsNoProblemIsRefusedAsParseRefusesIt(String text) throws IOException {
        byte[] bytes = written(new SerializedText(SerializedText.Form.PROBLEM, text));
        assertThatExceptionOfType(IllegalArgumentException.class).isThrownBy(() -> Problem.parse(text));
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(InvalidObjectException.class)
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "0", "-1", "2147483640", "99999999999", "x"})
    void aTextThatIsNoSizeIsRefused(String text) throws IOException {
        byte[] bytes = written(new SerializedText(SerializedText.Form.CLASSIC_PROBLEM, text));
        assertThatThrownBy(() -> read(bytes))
                .isInstanceOf(InvalidObjectException.class)
                .hasCauseInstanceOf(IllegalArgumentException.class);
    }

    static Stream<Object> notSerializable() {
        return Stream.of(
                SolveOptions.builder().seed(1).build(),
                Limits.builder().timeLimit(Duration.ofSeconds(1)).build(),
                new CancellationToken(),
                Solvers.of("none", context -> SearchOutcome.gaveUp("no idea")).solve(4, SolveOptions.defaults()));
    }

    @ParameterizedTest
    @MethodSource("notSerializable")
    void whatHoldsARunOrItsSettingsIsRefusedByItsName(Object value) {
        assertThatExceptionOfType(NotSerializableException.class)
                .isThrownBy(() -> written(value))
                .withMessage(value.getClass().getName());
    }

    private static byte[] written(Object value) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(value);
        }
        return bytes.toByteArray();
    }

    private static Object read(byte[] bytes) throws IOException, ClassNotFoundException {
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes))) {
            return in.readObject();
        }
    }

    /** A stream with an object of a class, whose fields are left out. */
    private static byte[] bare(Class<?> type) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        DataOutputStream out = new DataOutputStream(bytes);
        out.writeShort(ObjectStreamConstants.STREAM_MAGIC);
        out.writeShort(ObjectStreamConstants.STREAM_VERSION);
        out.writeByte(ObjectStreamConstants.TC_OBJECT);
        out.writeByte(ObjectStreamConstants.TC_CLASSDESC);
        out.writeUTF(type.getName());
        out.writeLong(ObjectStreamClass.lookup(type).getSerialVersionUID());
        out.writeByte(ObjectStreamConstants.SC_SERIALIZABLE);
        out.writeShort(0);
        out.writeByte(ObjectStreamConstants.TC_ENDBLOCKDATA);
        out.writeByte(ObjectStreamConstants.TC_NULL);
        return bytes.toByteArray();
    }

    private static int[][] bands(int n) {
        int[][] regions = new int[n][n];
        for (int row = 0; row < n; row++) {
            Arrays.fill(regions[row], row);
        }
        return regions;
    }
}
