package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConvertCommandTest {
    private static final String[] REGIONS = {"AABBB", "ACBDB", "CCCDD", "CCEED", "EEEED"};
    private static final Color[] COLORS = {
        new Color(0xbba3e2), new Color(0xffc992), new Color(0x96beff), new Color(0xb3dfa0), new Color(0xff7b60)
    };

    @TempDir
    Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"grid", "columns", "json", "csv", "minizinc", "emoji", "fen"})
    void aBoardComesBackFromEveryForm(String form) {
        Cli.Ran converted = Cli.runWithInput("[1, 3, 0, 2]", "convert", "--to", form);
        assertThat(converted.status()).isZero();
        Cli.Ran back = Cli.runWithInput(converted.out(), "convert", "--to", "columns");
        assertThat(Board.parse(back.out())).isEqualTo(Board.of(1, 3, 0, 2));
    }

    @ParameterizedTest
    @ValueSource(strings = {"grid", "json", "csv", "minizinc", "emoji"})
    void aPuzzleComesBackFromEveryForm(String form) {
        Cli.Ran converted = Cli.runWithInput(String.join("\n", REGIONS), "convert", "-", "--to", form);
        assertThat(converted.status()).isZero();
        Cli.Ran back = Cli.runWithInput(converted.out(), "convert", "--to", "grid");
        assertThat(Problem.parse(back.out())).isEqualTo(Problem.parse(String.join("\n", REGIONS)));
    }

    @Test
    void duplicatesHaveOneCanonicalText() {
        String[] images = {
            "AABB\nACBB\nCCCD\nDDDD", "DDDD\nDCCC\nBBCA\nBBAA", "[[1,1,9,9],[1,4,9,9],[4,4,4,7],[7,7,7,7]]",
        };
        for (String image : images) {
            Cli.Ran converted = Cli.runWithInput(image, "convert", "--canonical", "--to", "grid");
            assertThat(converted.status()).isZero();
            assertThat(Problem.parse(converted.out()))
                    .isEqualTo(Problem.parse(images[0]).canonical());
        }
        assertThat(Cli.runWithInput("3 1 2 0\n", "convert", "--canonical", "--to", "columns")
                        .out())
                .isEqualTo(Cli.runWithInput("0 2 1 3", "convert", "--canonical", "--to", "columns")
                        .out());
        Cli.runWithInput("[0, 0, 1, 2]", "convert", "--canonical", "--to", "columns")
                .assertRefused("two queens share a column");
    }

    @Test
    void whatCannotBeReadOrWrittenIsRefused() {
        Cli.runWithInput("hello", "convert", "--to", "json").assertRefused("standard input");
        Cli.runWithInput("[1, 3, 0, 2]", "convert").assertRefused("--to is missing");
        Cli.runWithInput("[1, 3, 0, 2]", "convert", "--to", "pdf").assertRefused("'pdf' is not one of");
        Cli.runWithInput(String.join("\n", REGIONS), "convert", "--to", "fen").assertRefused("FEN");
        Cli.run("convert", folder.resolve("none").toString(), "--to", "json").assertRefused("no such file");
    }

    @Test
    void aScreenshotIsSolvedAndConverted() throws IOException {
        Path file = folder.resolve("puzzle.png");
        ImageIO.write(picture(), "png", file.toFile());
        Problem puzzle = Problem.parse(String.join("\n", REGIONS));
        Cli.Ran converted = Cli.run("convert", file.toString(), "--to", "grid");
        assertThat(converted.err()).startsWith("nqueens: the picture shows 5 rows, 5 regions; sureness 95 %");
        assertThat(Problem.parse(converted.out())).isEqualTo(puzzle);
        assertThat(Cli.run("count", "--problem", file.toString()).status()).isZero();
        Path damaged =
                Files.write(folder.resolve("damaged.png"), new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0});
        Cli.run("convert", damaged.toString(), "--to", "grid").assertRefused("damaged");
        Path gif = Files.writeString(folder.resolve("puzzle.gif"), "GIF89a");
        Cli.run("convert", gif.toString(), "--to", "grid").assertRefused("puzzle.gif: ", "save it as PNG");
        Cli.run("check", gif.toString()).assertRefused("puzzle.gif: ", "save it as PNG");
        for (String start : List.of(
                "RIFF", "BM\u00e6\u001e\4\0\0\0\0\0", "II*\0", "MM\0*", "\0\0\0\u0018ftypheic", "\0\0\0 ftypavif")) {
            Path other = Files.write(folder.resolve("other"), (start + "\0").getBytes(StandardCharsets.ISO_8859_1));
            Cli.run("check", other.toString()).assertRefused("other: ", "save it as PNG");
        }
        // Letters may begin like a picture.
        Path letters = Files.writeString(folder.resolve("letters"), "BMII\nBMMI\nBBMI\nFFFF\n");
        assertThat(Cli.run("convert", letters.toString(), "--to", "grid").status())
                .isZero();
    }

    @Test
    void standardInputMayBeAPicture() throws IOException {
        ByteArrayOutputStream screenshot = new ByteArrayOutputStream();
        ImageIO.write(picture(), "png", screenshot);
        Cli.Ran converted = Cli.runWithInput(screenshot.toByteArray(), "convert", "-", "--to", "grid");
        assertThat(Problem.parse(converted.out())).isEqualTo(Problem.parse(String.join("\n", REGIONS)));
        Cli.Ran counted = Cli.runWithInput(screenshot.toByteArray(), "count", "--problem", "-");
        assertThat(counted.status()).as(counted.err()).isZero();
        Cli.runWithInput(screenshot.toByteArray(), "check", "-").assertRefused("standard input", "picture");
    }

    /** ImageIO gives the pixels as they are stored, so that the puzzle would be read as it lies on its side. */
    @Test
    void aJpegThatIsStoredTurnedIsRefused() throws IOException {
        ByteArrayOutputStream jpeg = new ByteArrayOutputStream();
        ImageIO.write(picture(), "jpeg", jpeg);
        for (int orientation : new int[] {1, 6}) {
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            file.write(jpeg.toByteArray(), 0, 2);
            String before = "\u00ff\u00e1\0\42Exif\0\0MM\0*\0\0\0\b\0\1\1\22\0\3\0\0\0\1\0";
            String exif = before + (char) orientation + "\0\0\0\0\0\0";
            file.write(exif.getBytes(StandardCharsets.ISO_8859_1));
            file.write(jpeg.toByteArray(), 2, jpeg.size() - 2);
            Path turned = Files.write(folder.resolve("photo" + orientation + ".jpg"), file.toByteArray());
            Cli.Ran run = Cli.run("convert", turned.toString(), "--to", "json");
            if (orientation == 1) {
                assertThat(run.err())
                        .startsWith("nqueens: the picture shows 5 rows")
                        .hasLineCount(1);
            } else {
                run.assertRefused("photo6.jpg: the file holds its picture turned or mirrored");
            }
        }
    }

    private static BufferedImage picture() {
        int side = 60;
        BufferedImage image = new BufferedImage(side * 5 + 80, side * 5 + 200, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        for (int row = 0; row < 5; row++) {
            for (int column = 0; column < 5; column++) {
                graphics.setColor(COLORS[REGIONS[row].charAt(column) - 'A']);
                graphics.fillRect(40 + column * side, 120 + row * side, side, side);
                graphics.setColor(Color.BLACK);
                graphics.drawRect(40 + column * side, 120 + row * side, side, side);
            }
        }
        graphics.dispose();
        return image;
    }

    @Test
    void windowsTextIsRead() throws IOException {
        Path file = folder.resolve("board.txt");
        Files.write(file, "\ufeff[1, 3, 0, 2]\r\n".getBytes(StandardCharsets.UTF_16LE));
        assertThat(Cli.run("check", file.toString()).status()).isZero();
        for (Charset charset : List.of(StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE, StandardCharsets.UTF_8)) {
            for (String mark : List.of("\ufeff", "")) {
                byte[] piped = (mark + "[1, 3, 0, 2]\r\n").getBytes(charset);
                assertThat(Cli.runWithInput(piped, "check").out())
                        .as("%s", charset)
                        .startsWith("A solution: 4 queens");
            }
        }
    }

    @Test
    void aRuleNeedsNoFile() {
        assertThat(Cli.run("count", "11", "--rule", "superqueens").out()).startsWith("44 solutions of the problem");
        assertThat(Cli.run("count", "7", "--rule", "torus").out()).startsWith("28 solutions of the problem");
        assertThat(Cli.run("count", "8", "--rule", "queens").out()).startsWith("92 solutions of n = 8");
        Cli.Ran none = Cli.run("solve", "9", "--rule", "superqueens");
        assertThat(none.status()).isEqualTo(1);
        assertThat(none.err())
                .contains(
                        "no placement of 9 superqueens exists; the smallest boards that can be solved have 1 row and 10 rows");
        Cli.Ran solved = Cli.run("solve", "12", "--rule", "superqueens", "--format", "list");
        assertThat(Cli.runWithInput(solved.out(), "check", "--rule", "superqueens")
                        .out())
                .startsWith("A solution of the problem: 12 queens");
        Cli.Ran queens = Cli.runWithInput("0 4 7 5 2 6 1 3", "check", "-", "--rule", "superqueens");
        assertThat(queens.status()).isEqualTo(1);
        assertThat(queens.out().strip())
                .isEqualTo(
                        "Not a solution of the problem: the queens on row 2, column 5 and row 4, column 6 attack each other.");
        assertThat(Cli.run("solutions", "10", "--rule", "superqueens").out().lines())
                .hasSize(4);
        Cli.run("solve", "8", "--rule", "amazons").assertRefused("superqueens");
        Cli.run("solve", "20000", "--rule", "torus").assertRefused("16384");
        Cli.run("solve", "12", "--rule", "superqueens", "--algorithm", "tabu").assertRefused("tabu");
    }

    @Test
    void aRuleTakesThePlaceOfThatOfTheFile() throws IOException {
        Path file = Files.writeString(folder.resolve("puzzle.txt"), String.join("\n", REGIONS));
        assertThat(Cli.run("count", "--problem", file.toString()).out()).startsWith("3 solutions");
        assertThat(Cli.run("count", "--problem", file.toString(), "--rule", "superqueens")
                        .out())
                .startsWith("0 solutions");
    }

    @Test
    void squaresOfOptionsChangeTheProblem() {
        assertThat(Cli.run("count", "8", "--place", "1:1").out()).startsWith("4 solutions");
        assertThat(Cli.run("count", "8", "--place", "4:4", "--block", "1:6").status())
                .isZero();
        assertThat(Cli.run("solutions", "8", "--place", "1:1").out().lines())
                .hasSize(4)
                .allMatch(line -> line.startsWith("[0,"));
        assertThat(Cli.run("solve", "8", "--block", "1:1", "--seed", "1").status())
                .isZero();
        Cli.Ran contradiction = Cli.run("count", "8", "--place", "1:1", "--place", "2:1");
        assertThat(contradiction.out()).startsWith("0 solutions");
        assertThat(contradiction.err()).contains("there is no solution");
        Cli.run("count", "8", "--place", "9:1")
                .assertRefused("--place has '9:1', but a square is row:column, each from 1 to 8");
        Cli.run("count", "8", "--place", "a").assertRefused("'a' is no square");
        Cli.run("solutions", "8", "--place", "1:1", "--fundamental").assertRefused("--fundamental is for the classic");
    }

    @Test
    void severalBoardsAreOneJsonDocument() throws IOException {
        String boards = "[1, 3, 0, 2]\n[2, 0, 3, 1]\n";
        Cli.Ran ran = Cli.runWithInput(boards, "convert", "-", "--json");
        assertThat(ran.jsonList()).hasSize(2);
        assertThat(Cli.runWithInput(ran.out(), "convert", "-", "--to", "columns")
                        .out())
                .isEqualTo(Cli.runWithInput(boards, "convert", "-", "--to", "columns")
                        .out());
        assertThat(Cli.runWithInput("[1, 3, 0, 2]", "convert", "-", "--json").json())
                .containsKey("board");
        Path file = folder.resolve("boards.json");
        Cli.Ran written = Cli.runWithInput(boards, "convert", "-", "--json", "-o", file.toString());
        assertThat(written.json()).containsOnly(Map.entry("output", file.toString()));
        assertThat(file).hasContent(ran.out());
    }
}
