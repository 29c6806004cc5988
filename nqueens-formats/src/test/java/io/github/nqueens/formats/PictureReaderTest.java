package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Square;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class PictureReaderTest {
    private static final int SIDE = 40;

    /** Letters as squares of plain colors, with thin dark lines between. */
    private static int[] drawn(String... rows) {
        return drawn(true, rows);
    }

    private static int[] drawn(boolean lines, String... rows) {
        int n = rows.length;
        int width = n * SIDE;
        int[] colors = {0xBBA3E2, 0xFFC992, 0x96BEFF, 0xB3DFA0, 0xDFDFDF, 0xFF7B60, 0xE6F388};
        int[] pixels = new int[width * width];
        for (int y = 0; y < width; y++) {
            for (int x = 0; x < width; x++) {
                boolean line = lines && (x % SIDE == 0 || y % SIDE == 0);
                pixels[y * width + x] = line ? 0x404040 : colors[rows[y / SIDE].charAt(x / SIDE) - 'A'];
            }
        }
        return pixels;
    }

    private static final String[] FIVE = {"AABBB", "AACCB", "DACCB", "DDDEE", "DDDEE"};

    /** A puzzle whose grid is seen although it has no lines. */
    private static final String[] FLAT = {"AABBB", "ACCBD", "ACEED", "AEEDD", "AAEDD"};

    @Test
    void aPictureInEachOfTwentyStylesIsReadOrRefused() throws IOException {
        assertThat(tally(1).exact).isGreaterThanOrEqualTo(18);
    }

    @Test
    @Tag("thorough")
    void hundredPicturesInTwentyStylesAreReadOrRefused() throws IOException {
        assertThat(tally(5).exact).isGreaterThanOrEqualTo(95);
    }

    private static PictureTally tally(int picturesOfAStyle) throws IOException {
        PictureTally tally = new PictureTally();
        for (PictureStyle style : PictureStyle.values()) {
            for (int seed = 0; seed < picturesOfAStyle; seed++) {
                PictureScene scene = new PictureScene(style, seed, 4, Math.min(14, style.mostRows()), 0.6);
                tally.add(scene, PictureWear.worn(PicturePainter.paint(scene), seed));
            }
        }
        assertThat(tally.wrong).as("read wrongly; refused: " + tally.refused).isEmpty();
        return tally;
    }

    @Test
    void aReadingSaysWhatThePictureShows() {
        int[] pixels = drawn(FIVE);
        for (int y = 90; y < 110; y++) {
            Arrays.fill(pixels, y * 200 + 130, y * 200 + 150, 0);
            Arrays.fill(pixels, (y - 80) * 200 + 15, (y - 80) * 200 + 25, y < 96 || y > 103 ? 0xBBA3E2 : 0x202020);
        }
        int[] before = pixels.clone();

        PictureReading reading = PictureReader.reading(pixels, 200);

        assertThat(pixels).as("the caller's array").isEqualTo(before);
        assertThat(reading.size()).isEqualTo(5);
        assertThat(reading.isSure()).isTrue();
        assertThat(reading.sureness()).isBetween(0.5, 1.0);
        assertThat(reading.doubt()).isEmpty();
        assertThat(reading.color(0)).isEqualTo(0xBBA3E2);
        assertThat(reading.color(4)).isEqualTo(0xDFDFDF);
        assertThat(reading.left()).isBetween(-2.0, 2.0);
        assertThat(reading.top()).isBetween(-2.0, 2.0);
        assertThat(reading.width()).isBetween(197.0, 203.0);
        assertThat(reading.height()).isBetween(197.0, 203.0);
        assertThat(reading.queens()).containsExactly(new Square(2, 3));
        assertThat(reading.crosses()).containsExactly(new Square(0, 0));
        assertThat(reading.problem().isPlaced(2, 3)).isFalse();
        assertThat(reading.withQueens().isPlaced(2, 3)).isTrue();
        assertThat(reading.problem().rule()).isEqualTo(AttackRule.TOUCH);
        assertThatIllegalArgumentException().isThrownBy(() -> reading.color(5)).withMessageContaining("region 5");
    }

    @Test
    void bitsAboveTheColorAreIgnored() {
        int[] pixels = drawn(FIVE);
        int[] opaque = Arrays.stream(pixels).map(color -> color | 0xFF000000).toArray();
        assertThat(PictureReader.read(opaque, 200)).isEqualTo(PictureReader.read(pixels, 200));
    }

    @Test
    void thickLinesTellRegionsOfOneColorApart() {
        int[] pixels = new int[200 * 200];
        Arrays.fill(pixels, 0xFFFFFF);
        for (int y = 0; y < 200; y++) {
            for (int x = 0; x < 200; x++) {
                int row = y / SIDE;
                int column = x / SIDE;
                boolean thickLeft = column == 0 || FIVE[row].charAt(column) != FIVE[row].charAt(column - 1);
                boolean thickAbove = row == 0 || FIVE[row].charAt(column) != FIVE[row - 1].charAt(column);
                if (x % SIDE < (thickLeft ? 4 : 1) || y % SIDE < (thickAbove ? 4 : 1)) {
                    pixels[y * 200 + x] = 0;
                }
            }
        }
        assertThat(PictureReader.read(pixels, 200)).isEqualTo(PictureReader.read(drawn(FIVE), 200));
    }

    @Test
    void aPictureWithMoreOrFewerRegionsThanRowsIsRefusedWithWhatWasSeen() {
        int[] four = drawn("AABBB", "AABBB", "DAABB", "DDDEE", "DDDEE");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(four, 200))
                .withMessageContaining("200 x 200")
                .withMessageContaining("5 rows")
                .withMessageContaining("4 connected regions");
    }

    @Test
    void aChessboardHasNoRegions() {
        int[] pixels =
                drawn("ABABABAB", "BABABABA", "ABABABAB", "BABABABA", "ABABABAB", "BABABABA", "ABABABAB", "BABABABA");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(pixels, 8 * SIDE))
                .withMessageContaining("chessboard");
    }

    @Test
    void aGridInOneColorHasNoRegions() {
        int[] pixels = drawn("AAAAAA", "AAAAAA", "AAAAAA", "AAAAAA", "AAAAAA", "AAAAAA");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(pixels, 6 * SIDE))
                .withMessageContaining("one color");
    }

    @Test
    void whatIsNoPictureIsRefused() {
        assertThatNullPointerException()
                .isThrownBy(() -> PictureReader.read(null, 1))
                .withMessage("rgb");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(new int[4], 0))
                .withMessageContaining("is 0");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(new int[4], -2))
                .withMessageContaining("is -2");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(new int[0], 3))
                .withMessageContaining("0 pixels");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(new int[7], 3))
                .withMessageContaining("7 pixels");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(new int[1], 2))
                .withMessageContaining("a picture of 1 pixel has no whole number of rows of 2 pixels");
    }

    /** Noise, stripes, gradients and blocks of all sizes: none of them is a puzzle. */
    @Test
    void picturesWithoutAPuzzleAreRefused() {
        List<String> read = new ArrayList<>();
        for (int seed = 0; seed < 120; seed++) {
            Random random = new Random(seed);
            int width = 1 + random.nextInt(seed % 4 == 0 ? 12 : 300);
            int height = 1 + random.nextInt(seed % 4 == 0 ? 12 : 300);
            int kind = seed % 6;
            int step = 1 + random.nextInt(40);
            int[] pixels = new int[width * height];
            for (int i = 0; i < pixels.length; i++) {
                int x = i % width;
                int y = i / width;
                pixels[i] = switch (kind) {
                    case 0 -> random.nextInt();
                    case 1 -> 0x3366AA;
                    case 2 -> x / step % 2 == 0 ? 0xFFFFFF : 0;
                    case 3 -> y / step % 2 == 0 ? 0xFF0000 : 0xFFFF00;
                    case 4 -> ((x * 255 / width) << 16) | ((y * 255 / height) << 8);
                    default -> (x / step + y / step) % 2 == 0 ? 0xEEEED2 : 0x769656;
                };
            }
            try {
                read.add("seed " + seed + ": "
                        + PictureReader.read(pixels, width).toText());
            } catch (IllegalArgumentException e) {
                assertThat(e.getMessage()).as("seed %d", seed).isNotBlank();
            }
        }
        assertThat(read).isEmpty();
    }

    @Test
    void twoPuzzlesInOnePictureAreOneTooMany() {
        int[] other = drawn("AAAAA", "ABBCC", "ABBCC", "ADDCC", "EEEEE");
        int[] both = picture(0xFFFFFF, 500, 240);
        put(drawn(FIVE), both, 500, 20, 20);
        put(other, both, 500, 270, 20);
        PictureReading reading = PictureReader.reading(both, 500);
        assertThat(reading.isSure()).isFalse();
        assertThat(reading.sureness()).isLessThan(0.5);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> PictureReader.read(both, 500))
                .withMessageContaining("two puzzles stand in the picture: cut one out");
    }

    /** Only sides at which regions meet show a grid without lines, so that the second one may have none that can be found. */
    @Test
    void twoPuzzlesWithoutLinesAreOneTooMany() {
        int[] one = drawn(false, FLAT);
        List<int[]> others = List.of(
                drawn(false, "AABB", "AABB", "CCDD", "CCDD"),
                drawn(false, "AABBB", "AABBB", "CCDDD", "CCDDD", "CCEEE"),
                drawn(false, "AABBCC", "AABBCC", "AABBCC", "DDEEFF", "DDEEFF", "DDEEFF"));
        for (int[] other : others) {
            for (int ground : new int[] {0xFFFFFF, 0x808080}) {
                for (int gap : new int[] {SIDE / 4, SIDE, 3 * SIDE}) {
                    int[] beside = picture(ground, 700, 300);
                    int[] below = picture(ground, 300, 700);
                    put(one, beside, 700, 20, 20);
                    put(other, beside, 700, 220 + gap, 20);
                    put(one, below, 300, 20, 20);
                    put(other, below, 300, 20, 220 + gap);
                    assertThat(PictureReader.reading(beside, 700).doubt()).hasValueSatisfying(this::namesTwo);
                    assertThat(PictureReader.reading(below, 300).doubt()).hasValueSatisfying(this::namesTwo);
                }
            }
        }
    }

    private void namesTwo(String doubt) {
        assertThat(doubt).isEqualTo("two puzzles stand in the picture: cut one out");
    }

    /** A copy, a legend and a colored page are no second puzzle. */
    @Test
    void aPuzzleWithoutLinesIsReadWithWhatStandsBesideIt() {
        int[] panel = picture(0xD0D0D8, 200, 200);
        for (int color = 0; color < 5; color++) {
            put(drawn(false, "" + (char) ('A' + color)), panel, 200, color < 3 ? 30 : 110, 10 + color % 3 * 60);
        }
        for (int ground : new int[] {0xFFFFFF, 0x808080, 0x203050}) {
            for (int[] aside : List.of(new int[0], drawn(false, FLAT), panel)) {
                int[] pixels = picture(ground, 500, 240);
                put(drawn(false, FLAT), pixels, 500, 20, 20);
                put(aside, pixels, 500, 270, 20);
                assertThat(PictureReader.read(pixels, 500)).isEqualTo(PictureReader.read(drawn(FLAT), 200));
            }
        }
    }

    private static int[] picture(int ground, int width, int height) {
        int[] pixels = new int[width * height];
        Arrays.fill(pixels, ground);
        return pixels;
    }

    /** Puts a square picture into another one. */
    private static void put(int[] part, int[] pixels, int width, int left, int top) {
        int side = (int) Math.sqrt(part.length);
        for (int y = 0; y < side; y++) {
            System.arraycopy(part, y * side, pixels, (top + y) * width + left, side);
        }
    }

    @Test
    void aPictureThatCutsTheBoardIsRefused() {
        int[] whole = drawn("AABBBB", "AACCBB", "DACCBB", "DDDEEB", "DDDEEF", "DDDEFF");
        int width = 6 * SIDE;
        int[] cut = Arrays.copyOf(whole, width * (5 * SIDE + SIDE / 2));
        assertThatIllegalArgumentException().isThrownBy(() -> PictureReader.read(cut, width));
    }

    /** A whole column stands in the picture beside the part that would be a puzzle too. */
    @Test
    void aPictureThatCutsOneRowIsNotReadWithoutOneColumn() {
        int[] whole = drawn("AAAAAAB", "CCBBBBB", "CDDDBBB", "EDBBBBF", "EBBBFFF", "EEEGGGF", "GGGGGGG");
        int width = 7 * SIDE;
        for (int left : new int[] {4, 6, 8, 10}) {
            int[] cut = Arrays.copyOfRange(whole, width * (SIDE - left), whole.length);
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> PictureReader.read(cut, width))
                    .withMessageContaining("6 rows")
                    .withMessageContaining("the grid seems to go on beyond these rows or columns");
        }
    }

    /** Large pictures are made smaller first: this one has nine million pixels, and at most five million are looked at. */
    @Test
    void aLargePictureIsRead() {
        PictureScene scene = new PictureScene(PictureStyle.PASTEL, 3, 8, 8, 1);
        BufferedImage large = PictureWear.scaled(PicturePainter.paint(scene), 3);
        PictureTally tally = new PictureTally();
        tally.add(scene, large);
        assertThat(tally.exact).as("read; refused: " + tally.refused).isEqualTo(1);
    }
}
