package io.github.nqueens.cli.input;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.puzzle.PuzzleGenerator;
import io.github.nqueens.solutions.Solutions;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A screenshot of a puzzle that somebody plays: what was seen in it is told, and the queens on it are taken if asked for. */
class PictureInputTest {
    private static final int[] COLORS = {0xBBA3E2, 0xFFC992, 0x96BEFF, 0xB3DFA0, 0xDFDFDF, 0xFF7B60};
    private static final int SIDE = 40;
    private static final int N = COLORS.length;

    private final Problem puzzle = PuzzleGenerator.builder(N)
            .build()
            .generate(1, Limits.none())
            .problem()
            .orElseThrow();
    private final Board solution = Solutions.stream(puzzle).findFirst().orElseThrow();

    @TempDir
    private Path folder;

    private Path picture() {
        return folder.resolve("shot.png");
    }

    /** The puzzle with a queen in row 2 and a cross in row 0, as columns. */
    private void draw(int queen, int cross) throws IOException {
        BufferedImage image = new BufferedImage(N * SIDE, N * SIDE, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(new Color(0x404040));
        g.fillRect(0, 0, N * SIDE, N * SIDE);
        for (int row = 0; row < N; row++) {
            for (int column = 0; column < N; column++) {
                g.setColor(new Color(COLORS[puzzle.region(row, column)]));
                g.fillRect(column * SIDE + 1, row * SIDE + 1, SIDE - 1, SIDE - 1);
            }
        }
        g.setColor(Color.BLACK);
        g.fillRect(queen * SIDE + 10, 2 * SIDE + 10, 20, 20);
        g.drawLine(cross * SIDE + 15, 15, cross * SIDE + 25, 25);
        g.drawLine(cross * SIDE + 25, 15, cross * SIDE + 15, 25);
        g.dispose();
        ImageIO.write(image, "png", picture().toFile());
    }

    @ParameterizedTest
    @ValueSource(strings = {"puzzle rate", "convert --to csv", "solve -a csp --problem"})
    void whatAPictureShowsIsTold(String command) throws IOException {
        draw(solution.column(2), (solution.column(0) + 1) % N);
        Cli.Ran ran = Cli.run((command + " " + picture()).split(" "));
        assertThat(ran.err())
                .matches("(?s)nqueens: the picture shows 6 rows, 6 regions, 1 queen, 1 cross; sureness \\d+ %;"
                        + " its queens are left out without --with-queens\\R.*");
    }

    /** A hint takes crosses, too, and regions are called by the colors that the player sees. */
    @Test
    void aHintIsToldInTheColorsOfThePicture() throws IOException {
        draw(solution.column(2), (solution.column(0) + 1) % N);
        Cli.Ran ran = Cli.run("puzzle", "hint", picture().toString());
        assertThat(ran.err()).contains("; its queens and crosses are left out without --with-queens");
        assertThat(ran.out())
                .containsPattern("the (purple|orange|blue|green|gray|red) region")
                .doesNotContain("region A");
        assertThat(Cli.run("puzzle", "solve", picture().toString(), "--explain").out())
                .contains("1. ")
                .doesNotContainPattern("region [A-F]");
    }

    @Test
    void theQueensOfAPictureAreTakenIfAskedFor() throws IOException {
        int wrong = (solution.column(2) + 1) % N;
        draw(wrong, (solution.column(0) + 1) % N);
        String[] convert = {"convert", picture().toString(), "--to", "grid"};
        assertThat(Cli.run(convert).out()).doesNotContain("Q");
        convert = new String[] {"convert", picture().toString(), "--to", "grid", "--with-queens"};
        Cli.Ran ran = Cli.run(convert);
        assertThat(ran.out()).contains("Q");
        assertThat(ran.err()).contains("1 queen, 1 cross").doesNotContain("left out");
    }

    /** What a player has put on the board is no part of the puzzle, which has a solution all the same. */
    @Test
    void aHintKnowsTheQueensAndCrossesOfThePlayer() throws IOException {
        int wrong = (solution.column(2) + 1) % N;
        draw(wrong, (solution.column(0) + 1) % N);
        Cli.Ran ran = Cli.run("puzzle", "hint", picture().toString(), "--with-queens", "--json");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.json().get("kind").toString()).startsWith("WRONG");
        draw(solution.column(2), solution.column(0));
        assertThat(Cli.run("puzzle", "hint", picture().toString(), "--with-queens", "--json")
                        .json()
                        .get("kind")
                        .toString())
                .startsWith("WRONG");
        assertThat(Cli.run("puzzle", "hint", picture().toString(), "--json").json())
                .containsEntry("kind", "STEP");
    }

    @Test
    void whatThePageOfAPuzzleShowsBesideItsProblemIsTold() throws IOException {
        String[] colors = {"Red", "Blue", "Green", "Gray"};
        StringBuilder page = new StringBuilder();
        for (int square = 0; square < 16; square++) {
            page.append(String.format(
                    "<div data-cell-idx=\"%d\" aria-label=\"%s of color %s, row %d, column %d\"></div>%n",
                    square,
                    square == 1 ? "Queen" : square == 7 ? "Cross" : "Empty cell",
                    colors[2 * (square / 8) + square % 4 / 2],
                    square / 4 + 1,
                    square % 4 + 1));
        }
        Path file = Files.writeString(folder.resolve("page.html"), page);
        Cli.Ran ran = Cli.run("solve", "--problem", file.toString());
        assertThat(ran.err()).contains("nqueens: 1 queen, 1 cross in the page");
        assertThat(ran.out()).startsWith(".Q..");
    }
}
