package io.github.nqueens.formats;

import io.github.nqueens.Problem;
import io.github.nqueens.formats.pictures.Pixels;
import io.github.nqueens.formats.pictures.PuzzleFinder;
import io.github.nqueens.formats.tables.Interpretation;
import java.util.Objects;

/**
 * Reads a puzzle with colored regions from a screenshot.
 *
 * <p>The reader takes pixels, so that it runs wherever there is an array: {@code ImageIO} decodes a file on a desktop, and a
 * canvas does it in a page. It looks for a square grid of 4 to 20 rows anywhere in the picture, upright, with lines or gaps
 * between the squares or without. It tells the regions by the colors of the squares and by thick lines between them, whatever
 * stands on the squares.
 *
 * <pre>{@code
 * BufferedImage image = ImageIO.read(new File("screenshot.png"));
 * int width = image.getWidth();
 * int[] pixels = image.getRGB(0, 0, width, image.getHeight(), null, 0, width);
 * Problem problem = PictureReader.read(pixels, width);
 * }</pre>
 *
 * <p>A grid of n rows has n regions, each of one piece. A picture in which colors and lines do not show this clearly is
 * refused by {@link #read}, and {@link #reading} says what was seen and why it is doubtful.
 *
 * <p>All methods are safe for use by several threads. The time grows with the number of pixels, up to 5 million of them;
 * larger pictures are first made smaller. The memory is about six bytes per pixel in addition to the array, and all of it is
 * garbage afterwards.
 */
public final class PictureReader {
    private PictureReader() {}

    /**
     * Reads the puzzle in a picture, without the queens that stand on it.
     *
     * @param rgb the colors as 0xRRGGBB, row by row; higher bits are ignored, and the array is not changed
     * @param width the number of pixels in a row; the height is {@code rgb.length / width}
     * @return the puzzle: regions, and the rule that queens do not touch
     * @throws IllegalArgumentException if the array is not a whole number of rows, or if the picture shows no puzzle or
     *     shows it unclearly; says what was seen
     */
    public static Problem read(int[] rgb, int width) {
        PictureReading reading = reading(rgb, width);
        if (!reading.isSure()) {
            throw new IllegalArgumentException("the picture shows a grid of " + reading.size() + " rows, but "
                    + reading.doubt().orElseThrow()
                    + "; give a screenshot of one whole board without marks, or write its regions as text");
        }
        return reading.problem();
    }

    /**
     * Reads what a picture shows: the puzzle, sure or doubtful, where it stands, and the marks on its squares.
     *
     * @param rgb the colors as 0xRRGGBB, row by row; higher bits are ignored, and the array is not changed
     * @param width the number of pixels in a row; the height is {@code rgb.length / width}
     * @return what the picture shows
     * @throws IllegalArgumentException if the array is not a whole number of rows, or if the picture shows no grid with as
     *     many regions as rows; says what was seen
     */
    public static PictureReading reading(int[] rgb, int width) {
        Objects.requireNonNull(rgb, "rgb");
        if (width < 1) {
            throw new IllegalArgumentException("the width of a picture is " + width + ", but must be at least 1");
        }
        if (rgb.length == 0 || rgb.length % width != 0) {
            throw new IllegalArgumentException("a picture of " + Interpretation.counted(rgb.length, "pixel")
                    + " has no whole number of rows of " + Interpretation.counted(width, "pixel")
                    + "; give the width with which the pixels were taken");
        }
        return new PictureReading(PuzzleFinder.find(new Pixels(rgb, width, rgb.length / width)));
    }
}
