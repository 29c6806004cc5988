package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Screenshots that show a part of a board: their edges go through squares. */
class CutPicturesTest {
    /** How many of the pictures that were cut were refused, were refused by that word, and were read as another puzzle. */
    private static final class Tally {
        private final List<String> read = new ArrayList<>();
        private int refused;
        private int named;

        void add(PictureStyle style, long seed) {
            PictureScene scene = new PictureScene(style, seed, 7, Math.min(12, style.mostRows()), 0.6);
            BufferedImage image = PicturePainter.paint(scene);
            int[] pixels = pixels(image);
            PictureReading whole;
            try {
                whole = PictureReader.reading(pixels, image.getWidth());
            } catch (IllegalArgumentException unreadable) {
                return;
            }
            if (!whole.isSure()) {
                return;
            }
            Random random = new Random(seed);
            double pitch = whole.width() / whole.size();
            // At least four rows and columns stay, and of the next ones 20 to 85 %.
            int rows = 4 + random.nextInt(whole.size() - 5);
            int columns = random.nextBoolean() ? rows : 4 + random.nextInt(whole.size() - 5);
            int right = (int) (whole.left() + pitch * (columns + 0.2 + 0.65 * random.nextDouble()));
            int bottom = (int) (whole.top() + pitch * (rows + 0.2 + 0.65 * random.nextDouble()));
            BufferedImage cut =
                    image.getSubimage(0, 0, Math.min(image.getWidth(), right), Math.min(image.getHeight(), bottom));
            try {
                PictureReader.read(pixels(cut), cut.getWidth());
                read.add(style + " " + seed);
            } catch (IllegalArgumentException e) {
                refused++;
                named += e.getMessage().contains("the picture seems to be cut at its ") ? 1 : 0;
            }
        }
    }

    private static int[] pixels(BufferedImage image) {
        return image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
    }

    private static Tally tally(int pictures) {
        Tally tally = new Tally();
        for (PictureStyle style : PictureStyle.values()) {
            for (int seed = 0; seed < pictures; seed++) {
                tally.add(style, seed);
            }
        }
        return tally;
    }

    @Test
    void aPartOfABoardIsNotReadAsAnotherPuzzle() {
        Tally tally = tally(3);
        assertThat(tally.read).isEmpty();
        assertThat(tally.named).isGreaterThan(tally.refused / 2);
    }

    @Test
    @Tag("thorough")
    void partsOfThreeHundredBoardsAreNotReadAsOtherPuzzles() {
        Tally tally = tally(15);
        assertThat(tally.read).isEmpty();
        assertThat(tally.named).as("of %s", tally.refused).isGreaterThan(2 * tally.refused / 3);
    }

    /** Five whole rows of eight, whose regions are five too, and a fifth of the next ones. */
    @Test
    void theRefusalNamesTheEdges() {
        String[] rows = {"AABBBCCC", "AADDBCCC", "EADDBCCC", "EEEFFFGG", "EEEFFHHH", "IIIFFHHH", "IIIFFHHH", "IIIFFHHH"
        };
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(board(rows, 40, 208, 208), 208))
                .withMessageContaining("the picture seems to be cut at its right and lower edges");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(board(rows, 40, 206, 320), 206))
                .withMessageContaining("cut at its right edge");
    }

    private static int[] board(String[] rows, int side, int width, int height) {
        int[] colors = {0xBBA3E2, 0xFFC992, 0x96BEFF, 0xB3DFA0, 0xDFDFDF, 0xFF7B60, 0xE6F388, 0xB9B29E, 0xDFA0BF};
        int[] pixels = new int[width * height];
        for (int i = 0; i < pixels.length; i++) {
            int x = i % width;
            int y = i / width;
            boolean line = x % side == 0 || y % side == 0;
            pixels[i] = line ? 0x404040 : colors[rows[y / side].charAt(x / side) - 'A'];
        }
        return pixels;
    }
}
