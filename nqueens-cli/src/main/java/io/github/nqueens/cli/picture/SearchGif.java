package io.github.nqueens.cli.picture;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.visual.Recording;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Writes searches, side by side and in step, as an animated GIF that repeats for ever. */
public final class SearchGif {
    /** A run of more steps is shown by as many that are evenly spread. */
    public static final int MOST_FRAMES = 300;

    private static final String FORMAT = "javax_imageio_gif_image_1.0";
    private static final int GAP = 16;
    private static final int CAPTION = 44;
    private static final int LARGEST_SIDE = 400;

    /** The width that a search takes at least: that of its figures. */
    private static final int LEAST_WIDTH = 320;

    /** The colors of a frame, with the transparent one. */
    private static final int MOST_COLORS = 256;

    /** The place of the transparent color. New pixels are transparent. */
    private static final int TRANSPARENT = 0;

    private final List<Recording> recordings;
    private final long from;
    private final long to;
    private final int side;
    private final int width;

    public SearchGif(List<Recording> recordings, long from, long to) {
        this.recordings = recordings;
        this.from = from;
        this.to = to;
        int n = recordings.get(0).size();
        this.side = n * Math.max(1, LARGEST_SIDE / n);
        this.width = Math.max(LEAST_WIDTH, side);
    }

    /** The step that each frame shows: all of them, or the most that fit. */
    public long[] steps() {
        long all = to - from + 1;
        int frames = (int) Math.min(all, MOST_FRAMES);
        long[] steps = new long[frames];
        for (int i = 0; i < frames; i++) {
            steps[i] = frames == 1 ? to : from + i * (all - 1) / (frames - 1);
        }
        return steps;
    }

    /**
     * Writes the picture.
     *
     * @throws CancellationException if the token was cancelled on the way
     */
    public void writeTo(OutputStream out, CancellationToken cancellation) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("gif").next();
        long[] steps = steps();
        // One with a file beside it is closed by the virtual machine at Ctrl-C, while this still writes.
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            writer.setOutput(stream);
            writer.prepareWriteSequence(null);
            int[][] before = new int[recordings.size()][];
            int[] shown = {};
            for (int i = 0; i < steps.length; i++) {
                if (cancellation.isCancelled()) {
                    throw new CancellationException("interrupted");
                }
                BufferedImage picture = frame(steps[i], before);
                int[] pixels =
                        picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
                BufferedImage frame = changes(pixels, shown, picture.getWidth());
                shown = pixels;
                boolean isHeld = i == 0 || i == steps.length - 1;
                writer.writeToSequence(
                        new IIOImage(frame, null, metadata(writer, frame, isHeld ? 150 : delay(steps.length))), null);
            }
            writer.endWriteSequence();
        } finally {
            writer.dispose();
        }
    }

    /** How long a frame is shown, in hundredths of a second, so that the whole takes about half a minute at most. */
    private static int delay(int frames) {
        return Math.max(8, Math.min(60, 3000 / frames));
    }

    private BufferedImage frame(long step, int[][] before) {
        int all = GAP + recordings.size() * (width + GAP);
        BufferedImage image = new BufferedImage(all, side + CAPTION + GAP, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = BoardImage.graphics(image);
        graphics.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, 14));
        for (int i = 0; i < recordings.size(); i++) {
            Recording recording = recordings.get(i);
            int shown = stepAt(recording, step);
            int[] columns = recording.columns(shown);
            int left = GAP + i * (width + GAP);
            graphics.setColor(BoardImage.INK);
            graphics.drawString(fitted(recording.label(), graphics.getFontMetrics()), left, 18);
            long pairs = recording.conflicts(shown);
            graphics.drawString(
                    "iteration " + Text.number(recording.iteration(shown)) + ", " + Text.number(pairs)
                            + (pairs == 1 ? " attacking pair" : " attacking pairs"),
                    left,
                    36);
            Graphics2D board = (Graphics2D) graphics.create(left, CAPTION, side, side);
            BoardImage.draw(board, recording.problem(), columns, before[i] == null ? columns : before[i], side);
            board.dispose();
            before[i] = columns;
        }
        graphics.dispose();
        return image;
    }

    /** As much of a name as there is room for above a board. */
    private String fitted(String name, FontMetrics metrics) {
        if (metrics.stringWidth(name) <= width) {
            return name;
        }
        int end = name.length();
        while (end > 0 && metrics.stringWidth(name.substring(0, end) + '\u2026') > width) {
            end = name.offsetByCodePoints(end, -1);
        }
        return name.substring(0, end) + '\u2026';
    }

    /**
     * The pixels that differ from those shown, on a transparent ground: a step changes few of them. The colors are chosen here,
     * because ImageIO takes a tenth of a second to choose those of a picture.
     *
     * @param shown the pixels of the frame before; none at the first frame
     */
    private static BufferedImage changes(int[] pixels, int[] shown, int width) {
        Map<Integer, Integer> used = new HashMap<>();
        for (int i = 0; i < pixels.length; i++) {
            if (isChanged(pixels, shown, i)) {
                used.merge(pixels[i], 1, Integer::sum);
            }
        }
        int[] palette = palette(used);
        Map<Integer, Integer> places = new HashMap<>();
        BufferedImage image = new BufferedImage(
                width,
                pixels.length / width,
                BufferedImage.TYPE_BYTE_INDEXED,
                new IndexColorModel(Byte.SIZE, palette.length, palette, 0, false, TRANSPARENT, DataBuffer.TYPE_BYTE));
        byte[] indices = ((DataBufferByte) image.getRaster().getDataBuffer()).getData();
        for (int i = 0; i < pixels.length; i++) {
            if (isChanged(pixels, shown, i)) {
                indices[i] = places.computeIfAbsent(pixels[i], color -> nearest(palette, color))
                        .byteValue();
            }
        }
        return image;
    }

    private static boolean isChanged(int[] pixels, int[] shown, int i) {
        return shown.length == 0 || pixels[i] != shown[i];
    }

    /** The colors of most pixels, behind the transparent one. A frame has room for 255 colors, and smooth edges may have more. */
    private static int[] palette(Map<Integer, Integer> used) {
        List<Integer> colors = new ArrayList<>(used.keySet());
        colors.sort(Comparator.<Integer>comparingInt(used::get).reversed().thenComparing(Comparator.naturalOrder()));
        int size = Math.min(colors.size() + 1, MOST_COLORS);
        int[] palette = new int[size];
        for (int i = 1; i < size; i++) {
            palette[i] = colors.get(i - 1);
        }
        return palette;
    }

    private static int nearest(int[] palette, int color) {
        int best = TRANSPARENT;
        int least = Integer.MAX_VALUE;
        for (int i = 1; i < palette.length; i++) {
            int red = (palette[i] >> 16 & 0xFF) - (color >> 16 & 0xFF);
            int green = (palette[i] >> 8 & 0xFF) - (color >> 8 & 0xFF);
            int blue = (palette[i] & 0xFF) - (color & 0xFF);
            int distance = red * red + green * green + blue * blue;
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }

    /** The last step kept that is not later than a step of the run. */
    private static int stepAt(Recording recording, long ordinal) {
        int low = 0;
        int high = recording.steps() - 1;
        while (low < high) {
            int middle = (low + high + 1) >>> 1;
            if (recording.ordinal(middle) <= ordinal) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low;
    }

    private static IIOMetadata metadata(ImageWriter writer, BufferedImage frame, int hundredths) throws IOException {
        // ImageTypeSpecifier.createFromRenderedImage would take the standard palette for that of any indexed picture.
        IIOMetadata metadata =
                writer.getDefaultImageMetadata(new ImageTypeSpecifier(frame), writer.getDefaultWriteParam());
        IIOMetadataNode root = (IIOMetadataNode) metadata.getAsTree(FORMAT);
        IIOMetadataNode control = child(root, "GraphicControlExtension");
        control.setAttribute("disposalMethod", "doNotDispose");
        control.setAttribute("userInputFlag", "FALSE");
        control.setAttribute("transparentColorFlag", "TRUE");
        control.setAttribute("delayTime", Integer.toString(hundredths));
        control.setAttribute("transparentColorIndex", Integer.toString(TRANSPARENT));
        IIOMetadataNode repeats = new IIOMetadataNode("ApplicationExtension");
        repeats.setAttribute("applicationID", "NETSCAPE");
        repeats.setAttribute("authenticationCode", "2.0");
        repeats.setUserObject(new byte[] {1, 0, 0});
        child(root, "ApplicationExtensions").appendChild(repeats);
        metadata.setFromTree(FORMAT, root);
        return metadata;
    }

    private static IIOMetadataNode child(IIOMetadataNode root, String name) {
        for (int i = 0; i < root.getLength(); i++) {
            if (root.item(i).getNodeName().equals(name)) {
                return (IIOMetadataNode) root.item(i);
            }
        }
        IIOMetadataNode made = new IIOMetadataNode(name);
        root.appendChild(made);
        return made;
    }
}
