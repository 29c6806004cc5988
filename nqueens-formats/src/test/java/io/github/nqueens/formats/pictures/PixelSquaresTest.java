package io.github.nqueens.formats.pictures;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class PixelSquaresTest {
    private static final int SIDE = 40;
    private static final int WIDTH = 9 * SIDE;
    private static final int[] COLORS = {0xBBA3E2, 0xFFC992, 0x96BEFF, 0xB3DFA0, 0xDFDFDF};

    /** A white card in a page of text, and a board of five rows in the middle of the card. */
    private static Pixels card(boolean frame) {
        int[] pixels = new int[WIDTH * WIDTH];
        Arrays.fill(pixels, 0xFFFFFF);
        for (int y = 0; y < WIDTH; y++) {
            for (int x = 0; x < WIDTH; x++) {
                int inner = Math.min(Math.min(x, y), WIDTH - 1 - Math.max(x, y));
                if (inner < SIDE && y % 20 < 10 && x % 5 == 0) {
                    pixels[y * WIDTH + x] = 0x202020;
                } else if (inner >= 2 * SIDE) {
                    boolean line = frame && (inner < 2 * SIDE + 3 || x % SIDE == 0 || y % SIDE == 0);
                    pixels[y * WIDTH + x] = line ? 0 : frame ? 0xFFFFFF : COLORS[x / SIDE - 2];
                }
            }
        }
        return new Pixels(pixels, WIDTH, WIDTH);
    }

    @Test
    void theCardAroundABoardIsAMargin() {
        assertThat(new PixelSquares(card(false), new Lattice(SIDE, SIDE, SIDE, SIDE, 7)).hasMargin())
                .as("the board and its margin")
                .isTrue();
        assertThat(new PixelSquares(card(false), new Lattice(2.0 * SIDE, 2.0 * SIDE, SIDE, SIDE, 5)).hasMargin())
                .as("the board alone")
                .isFalse();
    }

    @Test
    void whiteSquaresBehindALineAreNoMargin() {
        assertThat(new PixelSquares(card(true), new Lattice(2.0 * SIDE, 2.0 * SIDE, SIDE, SIDE, 5)).hasMargin())
                .isFalse();
    }
}
