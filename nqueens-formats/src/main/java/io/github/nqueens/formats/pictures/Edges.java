package io.github.nqueens.formats.pictures;

/**
 * Where the colors of a picture change from left to right (upright edges) and from top to bottom (level edges). How strong
 * an edge must be is set by {@link #atLeast}, which can be called again; one thread at a time.
 */
final class Edges {
    private final int width;
    private final int height;
    private final byte[] upright;
    private final byte[] level;
    // Per pixel: the number of edge pixels of its column above it, and of its row to the left of it.
    private final char[] above;
    private final char[] before;
    private int threshold;

    Edges(Pixels pixels) {
        width = pixels.width();
        height = pixels.height();
        upright = new byte[width * height];
        level = new byte[width * height];
        above = new char[width * (height + 1)];
        before = new char[(width + 1) * height];
        findUpright(pixels.rgb());
        findLevel(pixels.rgb());
    }

    int width() {
        return width;
    }

    int height() {
        return height;
    }

    /** Averages over three rows, so that noise weighs less than a line. */
    private void findUpright(int[] rgb) {
        int[] red = new int[width];
        int[] green = new int[width];
        int[] blue = new int[width];
        for (int y = 0; y < height; y++) {
            int up = Math.max(0, y - 1) * width;
            int here = y * width;
            int down = Math.min(height - 1, y + 1) * width;
            for (int x = 0; x < width; x++) {
                int a = rgb[up + x];
                int b = rgb[here + x];
                int c = rgb[down + x];
                red[x] = (a >> 16 & 0xFF) + (b >> 16 & 0xFF) + (c >> 16 & 0xFF);
                green[x] = (a >> 8 & 0xFF) + (b >> 8 & 0xFF) + (c >> 8 & 0xFF);
                blue[x] = (a & 0xFF) + (b & 0xFF) + (c & 0xFF);
            }
            for (int x = 1; x < width - 1; x++) {
                upright[here + x] =
                        strength(red[x + 1] - red[x - 1], green[x + 1] - green[x - 1], blue[x + 1] - blue[x - 1]);
            }
        }
    }

    private void findLevel(int[] rgb) {
        int[] red = new int[width];
        int[] green = new int[width];
        int[] blue = new int[width];
        for (int y = 1; y < height - 1; y++) {
            int up = (y - 1) * width;
            int down = (y + 1) * width;
            for (int x = 0; x < width; x++) {
                int a = rgb[up + x];
                int b = rgb[down + x];
                red[x] = (b >> 16 & 0xFF) - (a >> 16 & 0xFF);
                green[x] = (b >> 8 & 0xFF) - (a >> 8 & 0xFF);
                blue[x] = (b & 0xFF) - (a & 0xFF);
            }
            for (int x = 0; x < width; x++) {
                int left = Math.max(0, x - 1);
                int right = Math.min(width - 1, x + 1);
                level[y * width + x] = strength(
                        red[left] + red[x] + red[right],
                        green[left] + green[x] + green[right],
                        blue[left] + blue[x] + blue[right]);
            }
        }
    }

    private static byte strength(int red, int green, int blue) {
        return (byte) (Math.max(Math.abs(red), Math.max(Math.abs(green), Math.abs(blue))) / 3);
    }

    /** Counts as edges, from now on, the pixels where a channel changes by this much or more. */
    void atLeast(int change) {
        threshold = change;
        for (int y = 0; y < height; y++) {
            int row = y * width;
            int count = 0;
            for (int x = 0; x < width; x++) {
                above[row + width + x] = (char) (above[row + x] + ((upright[row + x] & 0xFF) >= change ? 1 : 0));
                before[row + y + x] = (char) count;
                count += (level[row + x] & 0xFF) >= change ? 1 : 0;
            }
            before[row + y + width] = (char) count;
        }
    }

    /** The most edge pixels between two rows in any one column from left to right, both included. */
    int uprightCount(int left, int right, int top, int bottom) {
        int most = 0;
        int first = Math.max(0, left);
        int last = Math.min(width - 1, right);
        int start = Math.max(0, Math.min(height, top)) * width;
        int end = Math.max(0, Math.min(height, bottom)) * width;
        for (int x = first; x <= last; x++) {
            most = Math.max(most, above[end + x] - above[start + x]);
        }
        return most;
    }

    /** The most edge pixels between two columns in any one row from top to bottom, both included. */
    int levelCount(int top, int bottom, int left, int right) {
        int most = 0;
        int first = Math.max(0, top);
        int last = Math.min(height - 1, bottom);
        int start = Math.max(0, Math.min(width, left));
        int end = Math.max(0, Math.min(width, right));
        for (int y = first; y <= last; y++) {
            int row = y * (width + 1);
            most = Math.max(most, before[row + end] - before[row + start]);
        }
        return most;
    }

    /** Per column, the number of its edge pixels that stand in runs of at least this length. */
    int[] uprightRuns(int length) {
        int[] sums = new int[width];
        int[] run = new int[width];
        for (int y = 0; y <= height; y++) {
            for (int x = 0; x < width; x++) {
                if (y < height && (upright[y * width + x] & 0xFF) >= threshold) {
                    run[x]++;
                } else if (run[x] > 0) {
                    sums[x] += run[x] >= length ? run[x] : 0;
                    run[x] = 0;
                }
            }
        }
        return sums;
    }

    /** Per row, the number of its edge pixels that stand in runs of at least this length. */
    int[] levelRuns(int length) {
        int[] sums = new int[height];
        for (int y = 0; y < height; y++) {
            int run = 0;
            for (int x = 0; x <= width; x++) {
                if (x < width && (level[y * width + x] & 0xFF) >= threshold) {
                    run++;
                } else if (run > 0) {
                    sums[y] += run >= length ? run : 0;
                    run = 0;
                }
            }
        }
        return sums;
    }

    /** The middle of the edges between two columns, within some rows; negative if there are none. */
    double uprightCenter(int left, int right, int top, int bottom) {
        long sum = 0;
        long moment = 0;
        for (int x = Math.max(0, left); x <= Math.min(width - 1, right); x++) {
            int count = uprightCount(x, x, top, bottom);
            sum += count;
            moment += (long) count * x;
        }
        return sum == 0 ? -1 : (double) moment / sum;
    }

    /** The middle of the edges between two rows, within some columns; negative if there are none. */
    double levelCenter(int top, int bottom, int left, int right) {
        long sum = 0;
        long moment = 0;
        for (int y = Math.max(0, top); y <= Math.min(height - 1, bottom); y++) {
            int count = levelCount(y, y, left, right);
            sum += count;
            moment += (long) count * y;
        }
        return sum == 0 ? -1 : (double) moment / sum;
    }
}
