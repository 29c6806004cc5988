package io.github.nqueens.lab;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.lab.routes.LabTimes;
import io.github.nqueens.lab.routes.ReadRoutes;
import io.github.nqueens.puzzle.PuzzleGenerator;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Boards and puzzles that somebody brings to the lab, sent byte by byte. */
class LabReadTest {
    private static Lab lab;
    private static RawClient client;

    @BeforeAll
    static void open() throws IOException {
        lab = Lab.open(SolverCatalog.load(), 0);
        client = new RawClient(lab);
    }

    @AfterAll
    static void close() {
        lab.close();
    }

    /** A slash stands for the end of a line. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "board/read | .Q../...Q/Q.../..Q. | board 1 [1, 3, 0, 2]/done 1/",
                "board/read | {\"columns\": [1, 3, 0, 2], \"from\": 0} | board 1 [1, 3, 0, 2]/done 1/",
                "board/read | 2 4 1 3/3 1 4 2 | board 1 [1, 3, 0, 2]/board 2 [2, 0, 3, 1]/done 2/",
                "board/read | 1 2 2 1 | board from-zero [1, 2, 2, 1]/board from-one [0, 1, 1, 0]/done 2/",
                "board/read | AABB/ACBB/CCCD/DDDD | failed the text at line 1, column 1 is a grid of regions, not a board; ",
                "board/read | hello | failed line 1 is 'hello', which is no board ",
                "brought/text?from=1 | AABB/AABB/CCDD/CCDD | failed This puzzle has several solutions. Two of them, in columns counted from 0, are [",
                "brought/text?from=1 | AABB/ABBB/AACB/CCCD | failed This puzzle has no solution.",
                "brought/text?from=1 | Q.../Q.../..../.... | failed This puzzle has no solution: the queen placed on row 2, column 1 attacks ",
                "brought/text?from=0 | Q.../Q.../..../.... | failed This puzzle has no solution: the queen placed on row 1, column 0 attacks ",
                "brought/text?from=1 | 1 2 2 | failed This board is full, but it is no solution: ",
                "brought/text?from=1 | .Q../...Q/Q.../..Q. | failed This board is full, and no two queens attack each other: it is a solution. ",
                "brought/text?from=1 | rule=TORUS/.Q../...Q/Q.../..Q. | failed This board is full, but it is no solution: no torus ",
            })
    void textsAreReadOrRefusedInASentence(String kind, String text, String said) throws IOException {
        assertThat(lines(client.post(kind, text.replace('/', '\n')))).contains(said.replace('/', '\n'));
    }

    @Test
    void aPuzzleThatIsNotFoundInItsTimeIsSaidSo() throws IOException {
        Duration hour = Duration.ofHours(1);
        try (Lab hasty = Lab.open(SolverCatalog.load(), 0, new LabTimes(hour, Duration.ZERO, hour, hour))) {
            assertThat(lines(new RawClient(hasty).post("puzzle", "n=26&seed=1&rating=assumption")))
                    .contains("failed No such puzzle was found in 1,000 attempts or 0 seconds. ")
                    .contains("Try another seed, another n or another rating.");
        }
    }

    /** Stars are queens that attack each other, or blocked squares of a puzzle with one solution. */
    @Test
    void whatCanBeReadInTwoWaysIsToldTwice() throws IOException {
        assertThat(lines(client.post("brought/text?from=1", ".*..\n..*.\n*...\n...*\n")))
                .containsPattern(
                        "refused board This board is full, but it is no solution: .*\npuzzle blocked \\d+ .*\ndone 2\n");
    }

    @Test
    void aPuzzleIsPlayedOnItsPage() throws IOException {
        Problem puzzle = puzzle();
        String answer = lines(client.post("brought/text?from=1", puzzle.toText()));
        assertThat(answer).containsPattern("puzzle 1 \\d+ \\S+\ndone 1\n");
        String number = answer.replaceAll("(?s).*puzzle 1 (\\d+).*", "$1");
        assertThat(client.get("brought/" + number)).contains("<template class=\"puzzle\"");
    }

    /** The page keeps this text in its address, where a line ends with an underscore. */
    @Test
    void aPuzzleIsTheSameAgainByTheTextThatComesWithIt() throws IOException {
        for (Problem puzzle : List.of(
                puzzle(),
                almostFull(Problem.builder(5).rule(AttackRule.TORUS), 0, 2, 4, 1, 3)
                        .build(),
                almostFull(Problem.builder(6).block(5, 0), 1, 3, 5, 0, 2, 4).build(),
                // More regions than letters have numbers with blanks between.
                almostFull(
                                Problem.builder(53)
                                        .regions(IntStream.range(0, 53)
                                                .mapToObj(row -> IntStream.generate(() -> row)
                                                        .limit(53)
                                                        .toArray())
                                                .toArray(int[][]::new)),
                                IntStream.range(0, 53).map(row -> row * 2 % 53).toArray())
                        .build())) {
            String answer = lines(client.post("brought/text?from=1", puzzle.toText()));
            assertThat(answer).containsPattern("puzzle 1 \\d+ rule=.*\ndone 1\n");
            String told = answer.replaceAll("(?s).*puzzle 1 \\d+ (.*)\ndone 1\n", "$1");
            assertThat(Problem.parse(told.replace('_', '\n'))).isEqualTo(puzzle);
            assertThat(lines(client.post("brought/text?from=1", told.replace('_', '\n'))))
                    .contains(" " + told + "\ndone 1\n");
        }
    }

    /** All queens of a board but the last. */
    private static Problem.Builder almostFull(Problem.Builder problem, int... columns) {
        for (int row = 0; row < columns.length - 1; row++) {
            problem.place(row, columns[row]);
        }
        return problem;
    }

    @Test
    void everyPuzzleOfATextIsPlayed() throws IOException {
        String text = IntStream.rangeClosed(1, 12)
                .mapToObj(seed -> puzzle(seed).toText())
                .collect(Collectors.joining("\n---\n"));
        String answer = lines(client.post("brought/text?from=1", text));
        List<String> numbers = Pattern.compile("puzzle \\d+ (\\d+) ")
                .matcher(answer)
                .results()
                .map(puzzle -> puzzle.group(1))
                .toList();
        assertThat(numbers).hasSize(12);
        for (String number : numbers) {
            assertThat(client.get("brought/" + number)).startsWith("HTTP/1.1 200 ");
        }
    }

    @Test
    void longTextsAreRefusedAndTheLongestIsRead() throws IOException {
        String longest = " ".repeat(ReadRoutes.LONGEST_TEXT - 10) + "[1,3,0,2]\n";
        assertThat(lines(client.post("board/read", longest))).contains("board 1 [1, 3, 0, 2]\n");
        assertThat(client.post("board/read", longest + " ")).startsWith("HTTP/1.1 413 ");
    }

    @Test
    void aPictureIsReadWithAndWithoutTheQueensOnIt() throws IOException {
        Problem puzzle = puzzle();
        String empty = lines(client.post("brought/picture?from=1&width=" + Picture.WIDTH, new Picture(puzzle).bytes()));
        assertThat(empty).containsPattern("sure \\d+ \npuzzle empty \\d+ \\S+\ndone 2\n");
        int sureness = Integer.parseInt(empty.replaceAll("(?s).*sure (\\d+).*", "$1"));
        assertThat(sureness).isGreaterThan(50).isLessThanOrEqualTo(100);
        Board solution = Solutions.stream(puzzle).findFirst().orElseThrow();
        Picture right = new Picture(puzzle).queen(0, solution.column(0));
        assertThat(lines(client.post("brought/picture?from=1&width=" + Picture.WIDTH, right.bytes())))
                .containsPattern("puzzle empty \\d+ \\S+\npuzzle queens \\d+ \\S+\ndone 3\n");
        Picture wrong = new Picture(puzzle).queen(0, (solution.column(0) + 1) % puzzle.size());
        assertThat(lines(client.post("brought/picture?from=1&width=" + Picture.WIDTH, wrong.bytes())))
                .containsPattern("puzzle empty \\d+ \\S+\nrefused queens This puzzle has no solution");
    }

    @Test
    void whatIsNoPictureIsRefusedInASentence() throws IOException {
        assertThat(lines(client.post("brought/picture?from=1&width=2", "12345")))
                .contains("failed A picture has three bytes for each pixel, but 5 bytes were sent.\n");
        assertThat(lines(client.post("brought/picture?from=1&width=2", "123456")))
                .contains("failed no grid of 4 to 20 rows was found ");
        assertThat(client.post("brought/picture?from=1&width=0", "123456")).startsWith("HTTP/1.1 400 ");
        assertThat(client.post("brought/picture?from=1&width=1", "x".repeat(3 * ReadRoutes.MOST_PIXELS + 1)))
                .startsWith("HTTP/1.1 413 ");
    }

    private static Problem puzzle() {
        return puzzle(1);
    }

    private static Problem puzzle(long seed) {
        return PuzzleGenerator.builder(6)
                .build()
                .generate(seed, Limits.none())
                .problem()
                .orElseThrow();
    }

    /** The lines of an answer that is sent in chunks. */
    private static String lines(String answer) {
        return RawClient.body(answer).replaceAll("(^|\r\n)[0-9a-f]+\r\n", "").replace("\r\n", "");
    }

    /** A plain drawing of a puzzle of six rows. */
    private static final class Picture {
        static final int WIDTH = 320;

        private static final int SQUARE = 50;
        private static final int EDGE = 10;
        private static final int LINE = 2;
        private static final int[] COLORS = {0xF4B6B6, 0xB6D7F4, 0xC4E8B4, 0xF6E3A1, 0xD9C2F0, 0xBFBFBF};

        private final int[] pixels = new int[WIDTH * WIDTH];

        Picture(Problem puzzle) {
            for (int y = 0; y < WIDTH; y++) {
                for (int x = 0; x < WIDTH; x++) {
                    int row = Math.floorDiv(y - EDGE, SQUARE);
                    int column = Math.floorDiv(x - EDGE, SQUARE);
                    boolean isOutside = Math.min(row, column) < 0 || Math.max(row, column) >= puzzle.size();
                    boolean isLine = Math.floorMod(y - EDGE, SQUARE) < LINE || Math.floorMod(x - EDGE, SQUARE) < LINE;
                    pixels[y * WIDTH + x] =
                            isOutside ? 0xFFFFFF : isLine ? 0x202020 : COLORS[puzzle.region(row, column)];
                }
            }
        }

        /** A black disk. */
        Picture queen(int row, int column) {
            for (int y = -15; y <= 15; y++) {
                for (int x = -15; x <= 15; x++) {
                    if (x * x + y * y <= 225) {
                        int atY = EDGE + row * SQUARE + SQUARE / 2 + y;
                        int atX = EDGE + column * SQUARE + SQUARE / 2 + x;
                        pixels[atY * WIDTH + atX] = 0;
                    }
                }
            }
            return this;
        }

        String bytes() {
            byte[] bytes = new byte[3 * pixels.length];
            for (int i = 0; i < pixels.length; i++) {
                bytes[3 * i] = (byte) (pixels[i] >> 16);
                bytes[3 * i + 1] = (byte) (pixels[i] >> 8);
                bytes[3 * i + 2] = (byte) pixels[i];
            }
            return new String(bytes, StandardCharsets.ISO_8859_1);
        }
    }
}
