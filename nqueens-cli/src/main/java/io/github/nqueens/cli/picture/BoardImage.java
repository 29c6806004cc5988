package io.github.nqueens.cli.picture;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.visual.page.Look;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Ellipse2D;
import java.awt.geom.GeneralPath;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Draws boards, also those with empty rows, as pictures of pixels. */
public final class BoardImage {
    /** The largest board that is drawn: a queen is one pixel then. */
    public static final int LARGEST_SIZE = 1_000;

    static final Color PAPER = new Color(0xfaf8f4);
    static final Color INK = new Color(0x211d18);
    private static final Color LIGHT = new Color(0xf4efe6);
    private static final Color DARK = new Color(0xd9cdbb);
    private static final Color QUEEN = new Color(0x26221c);
    private static final Color ATTACKED = new Color(0xb3201c);
    private static final Color ATTACK = new Color(214, 43, 35, 200);
    private static final Color MOVED = new Color(0xe0a100);
    private static final Color BLOCKED = new Color(0x5f574b);
    private static final Color RING = new Color(0x1b5e9c);
    private static final int LARGEST_SIDE = 960;
    private static final int LARGEST_CELL = 48;
    private static final int SMALLEST_CROWN = 11;
    private static final int SMALLEST_SQUARE = 3;

    static {
        if (System.getProperty("java.awt.headless") == null) {
            System.setProperty("java.awt.headless", "true");
        }
    }

    private BoardImage() {}

    /** A board as a PNG file of at most 1,000 by 1,000 pixels. */
    public static byte[] png(Board board) {
        int n = board.size();
        int side = n * Math.max(1, Math.min(LARGEST_CELL, LARGEST_SIDE / n));
        BufferedImage image = new BufferedImage(side, side, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = graphics(image);
        draw(graphics, Problem.queens(n), board.toArray(), board.toArray(), side);
        graphics.dispose();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
            ImageIO.write(image, "png", stream);
        } catch (IOException e) {
            throw new UncheckedIOException("a picture in memory cannot be written", e);
        }
        return bytes.toByteArray();
    }

    static Graphics2D graphics(BufferedImage image) {
        Graphics2D graphics = image.createGraphics();
        graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.setColor(PAPER);
        graphics.fillRect(0, 0, image.getWidth(), image.getHeight());
        return graphics;
    }

    /**
     * Draws into the corner; rows of -1 are empty, and queens that stand elsewhere than before are marked. Blocked squares, regions
     * and placed queens look as in SVG.
     */
    static void draw(Graphics2D graphics, Problem problem, int[] columns, int[] before, double side) {
        int n = columns.length;
        double cell = side / n;
        graphics.setColor(LIGHT);
        graphics.fill(new Rectangle2D.Double(0, 0, side, side));
        graphics.setColor(DARK);
        for (int row = 0; row < n && cell >= SMALLEST_SQUARE; row++) {
            for (int column = 1 - row % 2; column < n; column += 2) {
                graphics.fill(new Rectangle2D.Double(column * cell, row * cell, cell, cell));
            }
        }
        graphics.setColor(MOVED);
        for (int row = 0; row < n; row++) {
            if (columns[row] >= 0 && columns[row] != before[row]) {
                graphics.fill(new Rectangle2D.Double(columns[row] * cell, row * cell, cell, cell));
            }
        }
        if (!problem.isClassic()) {
            drawProblem(graphics, problem, cell);
        }
        graphics.setColor(ATTACK);
        setWidth(graphics, Math.min(4, 0.055 * cell));
        boolean[] isAttacked = problem.isClassic()
                ? drawAttacks(graphics, columns, cell)
                : drawAttacks(graphics, problem, columns, cell);
        for (int row = 0; row < n; row++) {
            if (columns[row] >= 0) {
                graphics.setColor(isAttacked[row] ? ATTACKED : QUEEN);
                drawQueen(graphics, columns[row] * cell, row * cell, cell);
            }
        }
    }

    private static void setWidth(Graphics2D graphics, double width) {
        graphics.setStroke(new BasicStroke((float) Math.max(1, width), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    }

    private static void drawProblem(Graphics2D graphics, Problem problem, double cell) {
        int n = problem.size();
        setWidth(graphics, Look.BORDER * cell);
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                double x = column * cell;
                double y = row * cell;
                if (!problem.isOpen(row, column)) {
                    graphics.setColor(BLOCKED);
                    graphics.fill(new Rectangle2D.Double(x, y, cell, cell));
                }
                graphics.setColor(QUEEN);
                if (column > 0 && isBorder(problem, row, column, row, column - 1)) {
                    graphics.draw(new Line2D.Double(x, y, x, y + cell));
                }
                if (row > 0 && isBorder(problem, row, column, row - 1, column)) {
                    graphics.draw(new Line2D.Double(x, y, x + cell, y));
                }
            }
        }
        graphics.setColor(RING);
        setWidth(graphics, Look.RING_LINE * cell);
        double radius = Look.RING * cell;
        for (Square queen : problem.placed()) {
            double x = (queen.column() + 0.5) * cell;
            double y = (queen.row() + 0.5) * cell;
            graphics.draw(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
        }
    }

    private static boolean isBorder(Problem problem, int row, int column, int otherRow, int otherColumn) {
        return problem.hasRegions() && problem.region(row, column) != problem.region(otherRow, otherColumn);
    }

    /** Joins each queen to the nearest before it that attacks it by the rule of the problem. */
    private static boolean[] drawAttacks(Graphics2D graphics, Problem problem, int[] columns, double cell) {
        boolean[] isAttacked = new boolean[columns.length];
        for (int row = 0; row < columns.length; row++) {
            boolean isJoined = false;
            for (int other = row - 1; other >= 0; other--) {
                if (Math.min(columns[row], columns[other]) >= 0
                        && problem.attacks(row, columns[row], other, columns[other])) {
                    isAttacked[row] = true;
                    isAttacked[other] = true;
                    if (!isJoined) {
                        join(graphics, row, other, columns, cell);
                    }
                    isJoined = true;
                }
            }
        }
        return isAttacked;
    }

    private static void join(Graphics2D graphics, int row, int other, int[] columns, double cell) {
        graphics.draw(new Line2D.Double(
                (columns[other] + 0.5) * cell, (other + 0.5) * cell, (columns[row] + 0.5) * cell, (row + 0.5) * cell));
    }

    /** Joins each queen to the nearest before it on its column and its diagonals. */
    private static boolean[] drawAttacks(Graphics2D graphics, int[] columns, double cell) {
        int n = columns.length;
        boolean[] isAttacked = new boolean[n];
        int[][] last = new int[3][2 * n];
        for (int row = 0; row < n; row++) {
            if (columns[row] < 0) {
                continue;
            }
            int[] lines = {columns[row], row + columns[row], row - columns[row] + n};
            for (int direction = 0; direction < 3; direction++) {
                int other = last[direction][lines[direction]] - 1;
                if (other >= 0) {
                    isAttacked[row] = true;
                    isAttacked[other] = true;
                    join(graphics, row, other, columns, cell);
                }
                last[direction][lines[direction]] = row + 1;
            }
        }
        return isAttacked;
    }

    /** A crown where there is room for one, else a dot. */
    private static void drawQueen(Graphics2D graphics, double left, double top, double cell) {
        if (cell < SMALLEST_CROWN) {
            double dot = Math.max(1, 0.9 * cell);
            graphics.fill(new Ellipse2D.Double(left + (cell - dot) / 2, top + (cell - dot) / 2, dot, dot));
            return;
        }
        double unit = cell / 100;
        double[][] peaks = {{26, 67}, {15, 33}, {36, 48}, {50, 21}, {64, 48}, {85, 33}, {74, 67}};
        GeneralPath crown = new GeneralPath();
        for (int i = 0; i < peaks.length; i++) {
            double x = left + peaks[i][0] * unit;
            double y = top + peaks[i][1] * unit;
            if (i == 0) {
                crown.moveTo(x, y);
            } else {
                crown.lineTo(x, y);
            }
        }
        crown.closePath();
        graphics.fill(crown);
        graphics.fill(new Rectangle2D.Double(left + 24 * unit, top + 72 * unit, 52 * unit, 8 * unit));
        for (double[] tip : new double[][] {{14, 28}, {50, 16}, {86, 28}}) {
            graphics.fill(new Ellipse2D.Double(
                    left + (tip[0] - 5.5) * unit, top + (tip[1] - 5.5) * unit, 11 * unit, 11 * unit));
        }
    }
}
