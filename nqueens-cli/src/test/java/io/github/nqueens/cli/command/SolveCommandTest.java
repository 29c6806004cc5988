package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solvers;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SolveCommandTest {
    private static final SolveResult EXPECTED =
            Solvers.get("tabu").solve(12, SolveOptions.builder().seed(5).build());

    @TempDir
    Path folder;

    @Test
    void writesABoardAsPng(@TempDir Path pictures) throws IOException {
        Path png = pictures.resolve("board.png");
        assertThat(Cli.run("solve", "8", "--output", png.toString()).status()).isZero();
        BufferedImage image = ImageIO.read(png.toFile());
        assertThat(image.getWidth()).isEqualTo(8 * 48);
        assertThat(image.getRGB(2, 2) & 0xFFFFFF).isEqualTo(0xf4efe6);
        assertThat(image.getRGB(50, 2) & 0xFFFFFF).isEqualTo(0xd9cdbb);
        Cli.run("solve", "8", "--format", "png").assertRefused("--output board.png");
        Cli.run("solve", "1001", "--output", png.toString()).assertRefused("1000 rows", "board.svg");
    }

    @Test
    void printsTheBoardAndWhatItCost() {
        Cli.Ran ran = Cli.run("solve", "12", "--algorithm", "tabu", "--seed", "5");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        List<String> lines = ran.out().lines().toList();
        assertThat(Board.parse(String.join("\n", lines.subList(0, 12)))).isEqualTo(EXPECTED.orElseThrow());
        assertThat(lines.get(12))
                .startsWith("tabu: " + EXPECTED.statistics().iterations() + " iterations, ")
                .endsWith(", seed 5");
        assertThat(lines).hasSize(13);
    }

    @Test
    void withAFormatStandardOutputIsTheBoardAlone() {
        Cli.Ran ran = Cli.run("solve", "12", "-a", "tabu", "--seed", "5", "--format", "list");
        assertThat(ran.out()).isEqualToIgnoringNewLines(EXPECTED.orElseThrow().toString());
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).startsWith("tabu: ");
    }

    @Test
    void withoutAnAlgorithmSolvesAnyway() {
        assertThat(Cli.run("solve", "30").status()).isZero();
    }

    @Test
    void drawsAPicture() {
        Cli.Ran ran = Cli.run("solve", "8", "--format", "svg");
        assertThat(ran.out()).startsWith("<svg").contains("</svg>");
    }

    @Test
    void jsonHoldsBoardAndCost() throws IOException {
        Cli.Ran ran = Cli.run("solve", "12", "-a", "tabu", "--seed", "5", "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEmpty();
        assertThat(ran.json())
                .containsEntry("algorithm", "tabu")
                .containsEntry("n", 12)
                .containsEntry("status", "SOLVED")
                .containsEntry("seed", 5)
                .containsEntry("iterations", (int) EXPECTED.statistics().iterations())
                .containsEntry("evaluations", (int) EXPECTED.statistics().evaluations())
                .containsEntry("bestCost", 0);
        assertThat(ran.json().get("board").toString())
                .isEqualTo(EXPECTED.orElseThrow().toString());
        Cli.run("solve", "12", "-f", "json").assertRefused("'json' is not one of grid, list, svg, png");
    }

    @Test
    void writesAFileInTheFormatOfItsName() throws IOException {
        Path list = folder.resolve("board.txt");
        Path picture = folder.resolve("board.svg");
        Path json = folder.resolve("board.json");
        for (Path file : List.of(list, picture, json)) {
            Cli.Ran ran = Cli.run("solve", "12", "-a", "tabu", "--seed", "5", "-o", file.toString());
            assertThat(ran.status()).isZero();
            assertThat(ran.out()).contains("Wrote " + file).contains("seed 5").doesNotContain("Q");
        }
        assertThat(Board.parse(Files.readString(list))).isEqualTo(EXPECTED.orElseThrow());
        assertThat(picture).content().startsWith("<svg");
        assertThat(json).content().contains("\"SOLVED\"");
    }

    @Test
    void startsFromABoard() {
        String solution = "[1, 3, 0, 2]";
        Cli.Ran ran = Cli.run("solve", "4", "-a", "tabu", "--initial", solution, "-f", "list");
        assertThat(ran.out()).isEqualToIgnoringNewLines(solution);
        assertThat(ran.err()).contains("0 iterations");
    }

    @Test
    void startsFromTheBoardOfAFileOrOfStandardInput() throws IOException {
        Path file = folder.resolve("start, mine.txt");
        for (String text : List.of("[1, 3, 0, 2]", "1 3 0 2\n", ".Q..\n...Q\nQ...\n..Q.\n", "2 4 1 3")) {
            Files.writeString(file, text);
            Cli.Ran ran = Cli.run("solve", "4", "-a", "tabu", "--initial", file.toString(), "-f", "list");
            assertThat(ran.out()).as(text).isEqualToIgnoringNewLines("[1, 3, 0, 2]");
            assertThat(ran.err()).as(text).contains("0 iterations");
            InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
            Cli.Ran piped =
                    Cli.run(new Session(false, null, in), "solve", "4", "-a", "tabu", "--initial", "-", "-f", "list");
            assertThat(piped.out()).as(text).isEqualToIgnoringNewLines("[1, 3, 0, 2]");
            assertThat(piped.err()).as(text).contains("0 iterations");
        }
        Files.writeString(file, "[1, 3, 0, 2]\n[2, 0, 3, 1]\n");
        Cli.run("solve", "4", "-a", "tabu", "--initial", file.toString())
                .assertRefused(file.toString(), "there are 2 boards, but one is asked for");
        Cli.run("solve", "4", "-a", "tabu", "--initial", "missing.txt").assertRefused("cannot read 'missing.txt'");
        Cli.run("solve", "-a", "tabu", "--problem", "-", "--initial", "-")
                .assertRefused("both come from standard input");
    }

    @Test
    void aLimitIsStatusOneWithTheBestMet() throws IOException {
        String[] arguments = {"solve", "200", "-a", "random-permutations", "--seed", "1", "--max-iterations", "10"};
        Cli.Ran ran = Cli.run(arguments);
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out().lines()).hasSize(1);
        assertThat(ran.out()).contains("10 iterations", "best ");
        assertThat(ran.err().lines()).hasSize(1);
        assertThat(ran.err()).contains("iteration limit");

        Cli.Ran json = Cli.run("solve", "200", "-a", "random-permutations", "--max-iterations", "10", "--json");
        assertThat(json.status()).isEqualTo(ExitStatus.NO_RESULT);
        Map<String, Object> fields = json.json();
        assertThat(fields).containsEntry("status", "ITERATION_LIMIT").containsEntry("board", null);
    }

    @Test
    void threeQueensHaveNoSolution() {
        Cli.Ran ran = Cli.run("solve", "3");
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.err()).contains("no placement of 3 queens exists");
    }

    @Test
    void anInterruptedRunTellsWhatItHad() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "solve", "200", "-a", "random-permutations");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.out()).contains("random-permutations: ");
        assertThat(ran.err()).contains("cancelled");
    }

    @Test
    void refusesBadInputInOneLine() {
        Cli.run("solve").assertRefused("'n'", "--help");
        Cli.run("solve", "eight").assertRefused("'eight'", "whole number");
        Cli.run("solve", "0").assertRefused("'0'", "from 1");
        Cli.run("solve", "-5").assertRefused("-5");
        Cli.run("solve", "2147483648").assertRefused("2147483648", "2147483639");
        Cli.run("solve", "8", "-a", "tabo").assertRefused("'tabo'", "maybe 'tabu'?", "Available");
        Cli.run("solve", "8", "-a", "tabu:tenur=3").assertRefused("'tenur'", "maybe 'tenure'?");
        Cli.run("solve", "8", "-a", "tabu:tenure=x").assertRefused("'tenure'", "'x'", "whole number");
        Cli.run("solve", "8", "-a", "tabu:tenure").assertRefused("'tenure'", "key=value");
        Cli.run("solve", "4", "-a", "beam:k=13").assertRefused("k is 13", "12 neighbors", "choose k from 1 to 12");
        Cli.run("solve", "8", "--seed", "x").assertRefused("--seed", "'x'");
        Cli.run("solve", "8", "--time-limit", "10").assertRefused("'10'", "10s");
        Cli.run("solve", "8", "--time-limit", "-1s").assertRefused("-1s");
        Cli.run("solve", "8", "--max-iterations", "-1").assertRefused("--max-iterations is -1", "0 or more");
        Cli.run("solve", "8", "--format", "bmp").assertRefused("'bmp'", "grid, list, svg, png");
        Cli.run("solve", "8", "--initial", "[0, 1").assertRefused("brackets");
        Cli.run("solve", "8", "--initial", "[0, x]").assertRefused("row 1", "'x'");
        Cli.run("solve", "8", "-a", "tabu", "--initial", "[0, 1]").assertRefused("2 rows", "n is 8");
        Cli.run("solve", "20000", "--format", "svg").assertRefused("20000", "--format list");
    }

    @Test
    void refusesAFileThatCannotBeWrittenBeforeItSearches() {
        Path missing = folder.resolve("missing").resolve("board.txt");
        // No solver ends this search within the life of the universe: the file is looked at before.
        Cli.run("solve", "100", "-a", "random-permutations", "-o", missing.toString())
                .assertRefused(missing.toString(), "create it first");
        Cli.run("solve", "8", "-o", folder.toString()).assertRefused("is a directory");
    }

    @Test
    void progressIsPlainLinesAtDoublingTimesOrOneLineThatOverwritesItself() {
        StringWriter plain = new StringWriter();
        StringWriter watched = new StringWriter();
        try (ProgressLine lines = new ProgressLine(new PrintWriter(plain), false);
                ProgressLine line = new ProgressLine(new PrintWriter(watched), true)) {
            for (int tenths = 1; tenths <= 50; tenths++) {
                for (ProgressLine one : List.of(lines, line)) {
                    one.tell("tabu", Duration.ofMillis(100L * tenths), tenths + " iterations");
                }
            }
        }
        assertThat(plain.toString().lines())
                .containsExactly("tabu: 1 s, 10 iterations", "tabu: 2 s, 20 iterations", "tabu: 4 s, 40 iterations");
        assertThat(watched.toString())
                .startsWith("\rtabu: 1 s, 10 iterations")
                .contains("\rtabu: 5 s, 50 iterations")
                .endsWith("\r\u001b[K");
    }
}
