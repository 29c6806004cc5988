package io.github.nqueens.formats.pictures;

/** A picture as an array of colors, row by row. Reads only the lower 24 bits of each: 0xRRGGBB. */
public final class Pixels {
    /** More pixels than this are averaged in blocks before anything is looked for. */
    private static final int MOST = 5_000_000;

    private final int[] rgb;
    private final int width;
    private final int height;

    /** Does not copy the array. */
    public Pixels(int[] rgb, int width, int height) {
        this.rgb = rgb;
        this.width = width;
        this.height = height;
    }

    int[] rgb() {
        return rgb;
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** The distance between two colors, from 0 to 459: the largest difference of a channel counts most. */
    static int distance(int one, int other) {
        int red = Math.abs((one >> 16 & 0xFF) - (other >> 16 & 0xFF));
        int green = Math.abs((one >> 8 & 0xFF) - (other >> 8 & 0xFF));
        int blue = Math.abs((one & 0xFF) - (other & 0xFF));
        int most = Math.max(red, Math.max(green, blue));
        return most + 2 * (red + green + blue - most) / 5;
    }

    int at(int x, int y) {
        return rgb[y * width + x];
    }

    /** The side of the square blocks whose averages {@link #shrunk} gives. */
    int shrinking() {
        int factor = 1;
        while ((long) width * height / ((long) factor * factor) > MOST) {
            factor++;
        }
        return factor;
    }

    /** The same picture with few enough pixels to be searched in bounded time; this picture if it has no more. */
    Pixels shrunk() {
        int factor = shrinking();
        if (factor == 1) {
            return this;
        }
        int columns = Math.max(1, width / factor);
        int rows = Math.max(1, height / factor);
        int[] means = new int[columns * rows];
        for (int y = 0; y < rows; y++) {
            for (int x = 0; x < columns; x++) {
                means[y * columns + x] = mean(x * factor, y * factor, factor);
            }
        }
        return new Pixels(means, columns, rows);
    }

    private int mean(int left, int top, int side) {
        int red = 0;
        int green = 0;
        int blue = 0;
        int count = 0;
        for (int y = top; y < Math.min(top + side, height); y++) {
            for (int x = left; x < Math.min(left + side, width); x++) {
                int color = at(x, y);
                red += color >> 16 & 0xFF;
                green += color >> 8 & 0xFF;
                blue += color & 0xFF;
                count++;
            }
        }
        return ((red / count) << 16) | ((green / count) << 8) | (blue / count);
    }
}
