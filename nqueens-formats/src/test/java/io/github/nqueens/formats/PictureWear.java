package io.github.nqueens.formats;

import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Random;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;

/** What happens to a picture on its way: it is scaled, blurred, compressed, and gets noise. All of it comes from a seed. */
final class PictureWear {
    private PictureWear() {}

    static BufferedImage worn(BufferedImage picture, long seed) throws IOException {
        Random random = new Random(~seed);
        BufferedImage worn = picture;
        if (random.nextInt(3) == 0) {
            worn = scaled(worn, 0.6 + random.nextDouble() * 0.9);
        }
        if (random.nextInt(6) == 0) {
            worn = scaled(scaled(worn, 0.7), 1 / 0.7);
        }
        if (random.nextInt(5) == 0) {
            noise(worn, 1 + random.nextInt(6), random);
        }
        if (random.nextInt(3) == 0) {
            worn = compressed(worn, 0.45f + random.nextFloat() / 2);
        }
        return worn;
    }

    static BufferedImage scaled(BufferedImage picture, double factor) {
        int width = (int) (picture.getWidth() * factor);
        int height = (int) (picture.getHeight() * factor);
        BufferedImage scaled = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = scaled.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(picture, 0, 0, width, height, null);
        g.dispose();
        return scaled;
    }

    private static void noise(BufferedImage picture, int strength, Random random) {
        int width = picture.getWidth();
        int[] pixels = picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width);
        int[] noise = random.ints(4096, 0, 256)
                .map(i -> (i % 16 + i / 16 - 15) * strength / 6)
                .toArray();
        for (int i = 0; i < pixels.length; i++) {
            int noisy = 0;
            for (int shift = 0; shift <= 16; shift += 8) {
                int value = (pixels[i] >> shift & 0xFF) + noise[(3 * i + shift + random.nextInt(64)) % noise.length];
                noisy |= Math.max(0, Math.min(255, value)) << shift;
            }
            pixels[i] = noisy;
        }
        picture.setRGB(0, 0, width, picture.getHeight(), pixels, 0, width);
    }

    static BufferedImage compressed(BufferedImage picture, float quality) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("jpeg").next();
        ImageWriteParam parameters = writer.getDefaultWriteParam();
        parameters.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
        parameters.setCompressionQuality(quality);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = ImageIO.createImageOutputStream(bytes)) {
            writer.setOutput(out);
            writer.write(null, new IIOImage(picture, null, null), parameters);
        } finally {
            writer.dispose();
        }
        return ImageIO.read(new ByteArrayInputStream(bytes.toByteArray()));
    }
}
