package io.github.nqueens.formats;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.Random;

/** Paints a scene with Java, in a second for dozens of them. */
final class PicturePainter {
    private final PictureScene scene;
    private final PictureStyle style;
    private final double square;
    private final int n;
    private final double left;
    private final double top;
    private final BufferedImage image;
    private final Graphics2D g;

    private PicturePainter(PictureScene scene) {
        this.scene = scene;
        style = scene.style;
        square = scene.square;
        n = scene.size;
        Random random = new Random(scene.seed);
        double board = square * n;
        double frame = Math.ceil(style.frame * square);
        double width;
        double height;
        switch (scene.surroundings) {
            case CROPPED -> {
                left = frame;
                top = frame;
                width = board + 2 * frame;
                height = board + 2 * frame;
            }
            case MARGIN -> {
                left = frame + 5 + random.nextInt(60);
                top = frame + 5 + random.nextInt(60);
                width = left + board + frame + 5 + random.nextInt(60);
                height = top + board + frame + 5 + random.nextInt(60);
            }
            case PHONE -> {
                left = 40;
                top = 350 + random.nextInt(200);
                width = board + 80;
                height = 2.2 * width;
            }
            default -> {
                left = 100 + random.nextInt(400) + random.nextDouble();
                top = 120 + random.nextInt(60) + random.nextDouble();
                width = left + board + 60 + random.nextInt(500);
                height = top + board + 60 + random.nextInt(200);
            }
        }
        image = new BufferedImage((int) Math.round(width), (int) Math.round(height), BufferedImage.TYPE_INT_RGB);
        g = image.createGraphics();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
    }

    static BufferedImage paint(PictureScene scene) {
        PicturePainter painter = new PicturePainter(scene);
        painter.page();
        painter.squares();
        painter.lines();
        painter.marks();
        painter.g.dispose();
        return painter.image;
    }

    private void page() {
        g.setColor(new Color(style.page));
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        if (scene.surroundings == PictureScene.Surroundings.PHONE
                || scene.surroundings == PictureScene.Surroundings.WINDOW) {
            g.setColor(new Color(style.isDark() ? 0xDDDDDD : 0x222222));
            text("9:41   Queens No. 218", left, 50, 34);
            text("0:42", left, top - 60, 30);
            for (int line = 0; top + square * n + 160 + line * 45 < image.getHeight() - 20; line++) {
                text("Each row, column and color holds one queen.", left, top + square * n + 160 + line * 45, 24);
            }
            g.setStroke(new BasicStroke(2));
            g.draw(new RoundRectangle2D.Double(left, top + square * n + 50, square * n / 2 - 10, 60, 60, 60));
            g.fill(new RoundRectangle2D.Double(
                    left + square * n / 2 + 10, top + square * n + 50, square * n / 2 - 10, 60, 60, 60));
        }
    }

    private void text(String words, double x, double y, int height) {
        g.setFont(new Font(Font.SANS_SERIF, Font.PLAIN, height));
        g.drawString(words, (float) x, (float) y);
    }

    private void squares() {
        if (style.boardRadius > 0) {
            double radius = 2 * style.boardRadius * square;
            g.clip(new RoundRectangle2D.Double(
                    left - style.frame * square,
                    top - style.frame * square,
                    square * (n + 2 * style.frame),
                    square * (n + 2 * style.frame),
                    radius,
                    radius));
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                double gap = style.gap * square;
                // Browsers put squares without gaps on whole pixels.
                double x = gap > 0 ? left + column * square + gap / 2 : Math.round(left + column * square);
                double y = gap > 0 ? top + row * square + gap / 2 : Math.round(top + row * square);
                double side = gap > 0 ? square - gap : Math.ceil(square) + 1;
                double radius = 2 * style.squareRadius * square;
                Shape shape = radius > 0
                        ? new RoundRectangle2D.Double(x, y, side, side, radius, radius)
                        : new Rectangle2D.Double(x, y, side, side);
                g.setPaint(paint(row, column, y, side));
                g.fill(shape);
            }
        }
    }

    private Paint paint(int row, int column, double y, double side) {
        Color color = new Color(style.color(scene.regions[row][column], n));
        if (style == PictureStyle.SHADED) {
            return new GradientPaint(
                    0,
                    (float) y,
                    mixed(color, Color.WHITE, 0.15),
                    0,
                    (float) (y + side),
                    mixed(color, Color.BLACK, 0.1));
        }
        return scene.marks[row][column] == 'T' ? mixed(color, Color.BLACK, 0.06) : color;
    }

    private static Color mixed(Color one, Color other, double part) {
        return new Color(
                (int) (one.getRed() * (1 - part) + other.getRed() * part),
                (int) (one.getGreen() * (1 - part) + other.getGreen() * part),
                (int) (one.getBlue() * (1 - part) + other.getBlue() * part));
    }

    private void lines() {
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                line(row, column, false, false);
                line(row, column, true, false);
            }
        }
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                line(row, column, false, true);
                line(row, column, true, true);
            }
        }
        if (style.frame > 0) {
            g.setClip(null);
            double frame = style.frame * square;
            double radius = 2 * style.boardRadius * square;
            g.setStroke(new BasicStroke((float) frame));
            g.setColor(new Color(style.thickColor, true));
            g.draw(new RoundRectangle2D.Double(
                    left - frame / 2, top - frame / 2, square * n + frame, square * n + frame, radius, radius));
        }
    }

    /** The line on the right of a square or below it, if it is of that kind. */
    private void line(int row, int column, boolean below, boolean thick) {
        int otherRow = below ? row + 1 : row;
        int otherColumn = below ? column : column + 1;
        if (otherRow >= n || otherColumn >= n || style.thin == 0) {
            return;
        }
        boolean border = scene.regions[row][column] != scene.regions[otherRow][otherColumn];
        if (border != thick) {
            return;
        }
        double width = Math.max(1, (thick ? style.thick : style.thin) * square);
        g.setColor(new Color(thick ? style.thickColor : style.thinColor, true));
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        double x = left + otherColumn * square;
        double y = top + otherRow * square;
        double over = thick ? width / 2 : 0;
        g.draw(
                below
                        ? new Line2D.Double(x - over, y, x + square + over, y)
                        : new Line2D.Double(x, y - over, x, y + square + over));
    }

    private void marks() {
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                double x = left + (column + 0.5) * square;
                double y = top + (row + 0.5) * square;
                g.setColor(new Color(
                        style.isDark() && style.palette != PictureStyle.Palette.PASTEL ? 0xFFFFFF : 0x111111));
                switch (scene.marks[row][column]) {
                    case 'Q' -> g.fill(crown(x, y, square * 0.28));
                    case 'X' -> cross(x, y, square * 0.14);
                    case 'D' ->
                        g.fill(new Ellipse2D.Double(
                                x - square * 0.08, y - square * 0.08, square * 0.16, square * 0.16));
                    case '!' -> conflict(x, y);
                    default -> {}
                }
            }
        }
    }

    private static Shape crown(double x, double y, double size) {
        Path2D crown = new Path2D.Double();
        crown.moveTo(x - size, y + size * 0.8);
        crown.lineTo(x - size, y - size * 0.5);
        crown.lineTo(x - size * 0.45, y + size * 0.1);
        crown.lineTo(x, y - size * 0.9);
        crown.lineTo(x + size * 0.45, y + size * 0.1);
        crown.lineTo(x + size, y - size * 0.5);
        crown.lineTo(x + size, y + size * 0.8);
        crown.closePath();
        return crown;
    }

    private void cross(double x, double y, double size) {
        g.setStroke(new BasicStroke((float) Math.max(1.2, square * 0.035)));
        g.draw(new Line2D.Double(x - size, y - size, x + size, y + size));
        g.draw(new Line2D.Double(x - size, y + size, x + size, y - size));
    }

    private void conflict(double x, double y) {
        Shape clip = g.getClip();
        double half = square * 0.47;
        g.clip(new Rectangle2D.Double(x - half, y - half, 2 * half, 2 * half));
        g.setColor(new Color(0x90E02020, true));
        g.setStroke(new BasicStroke((float) (square * 0.05)));
        for (double shift = -2 * half; shift < 2 * half; shift += square * 0.16) {
            g.draw(new Line2D.Double(x - half + shift, y + half, x + half + shift, y - half));
        }
        g.setClip(clip);
        g.setColor(new Color(0xB01010));
        g.fill(crown(x, y, square * 0.28));
    }
}
