package io.github.nqueens.formats;

import java.util.Random;

/** Writes a scene as a page, the way web programs draw such puzzles: a grid of boxes with borders or gaps. */
final class PictureMarkup {
    private final PictureScene scene;
    private final PictureStyle style;
    private final StringBuilder page = new StringBuilder();

    private PictureMarkup(PictureScene scene) {
        this.scene = scene;
        style = scene.style;
    }

    static String page(PictureScene scene) {
        return new PictureMarkup(scene).write();
    }

    /** The width of the window that shows the page. */
    static int width(PictureScene scene) {
        int board = (int) Math.ceil(scene.square * scene.size);
        return switch (scene.surroundings) {
            case CROPPED -> board + 2 * frame(scene);
            case MARGIN -> board + 80;
            case PHONE -> board + 60;
            case WINDOW -> board + 500;
        };
    }

    /** The height of the window that shows the page. */
    static int height(PictureScene scene) {
        int board = (int) Math.ceil(scene.square * scene.size);
        return switch (scene.surroundings) {
            case CROPPED -> board + 2 * frame(scene);
            case MARGIN -> board + 90;
            case PHONE -> 2 * board + 200;
            case WINDOW -> board + 260;
        };
    }

    private static int frame(PictureScene scene) {
        return (int) Math.ceil(scene.style.frame * scene.square);
    }

    private String write() {
        double board = scene.square * scene.size;
        String ink = style.isDark() ? "#dddddd" : "#222222";
        page.append("<!doctype html><html><body style='margin:0;overflow:hidden;background:")
                .append(css(style.page))
                .append(";color:")
                .append(ink)
                .append(";font-family:sans-serif'>");
        boolean busy = scene.surroundings == PictureScene.Surroundings.PHONE
                || scene.surroundings == PictureScene.Surroundings.WINDOW;
        double left = switch (scene.surroundings) {
            case CROPPED -> frame(scene);
            case MARGIN -> 37.3;
            case PHONE -> 30;
            case WINDOW -> 220.5;
        };
        if (busy) {
            page.append("<div style='padding:12px'>9:41 &nbsp; <b>Queens</b> No. ")
                    .append(scene.seed)
                    .append("</div><div style='border-bottom:1px solid #8888;padding:14px ")
                    .append(left)
                    .append("px'>0:42 <button>Clear</button></div>");
        }
        double top = busy ? 22 : scene.surroundings == PictureScene.Surroundings.MARGIN ? 41 : frame(scene);
        box(left, top, board);
        if (busy) {
            page.append("<div style='padding:20px ")
                    .append(left)
                    .append("px;width:")
                    .append(board)
                    .append("px'>")
                    .append("<button style='width:48%;height:44px;border-radius:22px'>Undo</button> ")
                    .append("<button style='width:48%;height:44px;border-radius:22px'>Hint</button>")
                    .append("<p><b>How to play</b></p><ol><li>One queen in each row, column and color.</li>")
                    .append("<li>Tap once for a cross, twice for a queen.</li><li>Queens do not touch.</li></ol>");
            if (new Random(scene.seed).nextBoolean()) {
                keyboard(board);
            }
            page.append("</div>");
        }
        return page.append("</body></html>").toString();
    }

    private void keyboard(double board) {
        for (int row = 0; row < 4; row++) {
            page.append("<div style='display:flex;gap:5px;margin:7px 0'>");
            for (int key = 0; key < 10; key++) {
                page.append("<span style='flex:1;height:")
                        .append(board / 11)
                        .append("px;background:#8885;border-radius:5px'></span>");
            }
            page.append("</div>");
        }
    }

    private void box(double left, double top, double board) {
        int frame = frame(scene);
        double radius = style.boardRadius * scene.square;
        page.append("<div style='position:relative;box-sizing:content-box;overflow:hidden;margin:")
                .append(top - frame)
                .append("px 0 0 ")
                .append(left - frame)
                .append("px;width:")
                .append(board)
                .append("px;height:")
                .append(board)
                .append("px;border:")
                .append(frame)
                .append("px solid ")
                .append(css(style.thickColor))
                .append(";border-radius:")
                .append(radius)
                .append("px'>");
        for (int row = 0; row < scene.size; row++) {
            for (int column = 0; column < scene.size; column++) {
                square(row, column);
            }
        }
        page.append("</div>");
    }

    private void square(int row, int column) {
        double gap = style.gap * scene.square;
        int color = style.color(scene.regions[row][column], scene.size);
        page.append("<div style='position:absolute;box-sizing:border-box;left:")
                .append(column * scene.square + gap / 2)
                .append("px;top:")
                .append(row * scene.square + gap / 2)
                .append("px;width:")
                .append(scene.square - gap)
                .append("px;height:")
                .append(scene.square - gap)
                .append("px;border-radius:")
                .append(style.squareRadius * scene.square)
                .append("px;background:")
                .append(css(color));
        if (style == PictureStyle.SHADED) {
            page.append(" linear-gradient(#fff4,#0003)");
        }
        border("left", row, column, row, column - 1);
        border("top", row, column, row - 1, column);
        page.append("'>");
        mark(scene.marks[row][column]);
        page.append("</div>");
    }

    private void border(String side, int row, int column, int otherRow, int otherColumn) {
        if (style.thin == 0 || otherRow < 0 || otherColumn < 0) {
            return;
        }
        boolean thick = scene.regions[row][column] != scene.regions[otherRow][otherColumn];
        double width = Math.max(1, (thick ? style.thick : style.thin) * scene.square);
        page.append(";border-")
                .append(side)
                .append(":")
                .append(width)
                .append("px solid ")
                .append(css(thick ? style.thickColor : style.thinColor));
    }

    private void mark(char mark) {
        String ink = style.isDark() && style.palette != PictureStyle.Palette.PASTEL ? "#ffffff" : "#111111";
        String open = "<svg viewBox='0 0 100 100' style='position:absolute;inset:0;width:100%;height:100%'>";
        page.append(
                switch (mark) {
                    case 'Q' -> open + "<path fill='" + ink + "' d='M24 70V36l14 15 12-24 12 24 14-15v34z'/></svg>";
                    case 'X' ->
                        open + "<path stroke='" + ink + "' stroke-width='4' d='M37 37l26 26m0-26l-26 26'/></svg>";
                    case 'D' -> open + "<circle cx='50' cy='50' r='8' fill='" + ink + "'/></svg>";
                    case '!' ->
                        "<i style='position:absolute;inset:0;background:repeating-linear-gradient(135deg,#e0202090 0 4px,"
                                + "#0000 4px 12px)'></i>" + open
                                + "<path fill='#b01010' d='M24 70V36l14 15 12-24 12 24 14-15v34z'/></svg>";
                    case 'T' -> "<i style='position:absolute;inset:0;background:#00000010'></i>";
                    default -> "";
                });
    }

    private static String css(int color) {
        return String.format("#%06x%02x", color & 0xFFFFFF, color >>> 24);
    }
}
