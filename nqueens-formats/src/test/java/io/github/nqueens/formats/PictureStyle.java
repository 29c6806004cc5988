package io.github.nqueens.formats;

import java.awt.Color;

/**
 * How a program may draw a puzzle with regions. Lengths are parts of the side of a square, colors are 0xAARRGGBB.
 *
 * <p>Two drawers use it: one that paints with Java, quickly, and one that writes a page for a browser.
 */
enum PictureStyle {
    PASTEL(0xFFFFFFFF, 0x60000000, 0.015, 0xFF000000, 0.035, 0.05, 0, 0, 0.12, Palette.PASTEL),
    PASTEL_THICK(0xFFF4F2EE, 0xFF000000, 0.02, 0xFF000000, 0.07, 0.09, 0, 0, 0.2, Palette.PASTEL),
    DARK_PAGE(0xFF1B1F23, 0x80000000, 0.02, 0xFF000000, 0.05, 0.06, 0, 0, 0.1, Palette.PASTEL),
    DARK_SQUARES(0xFF121212, 0x50FFFFFF, 0.015, 0xFFE0E0E0, 0.05, 0.05, 0, 0, 0, Palette.DIM),
    GAPS(0xFFFFFFFF, 0, 0, 0, 0, 0, 0.05, 0.06, 0, Palette.VIVID),
    GAPS_DARK(0xFF18181B, 0, 0, 0, 0, 0, 0.08, 0.1, 0, Palette.VIVID),
    ROUND_SQUARES(0xFFF0F0F5, 0, 0, 0, 0, 0, 0.14, 0.22, 0, Palette.PASTEL),
    GAPS_ON_BLACK(0xFFFFFFFF, 0xFF000000, 0.07, 0xFF000000, 0.07, 0.07, 0, 0, 0, Palette.PASTEL),
    NO_LINES(0xFFFFFFFF, 0, 0, 0, 0, 0, 0, 0, 0, Palette.VIVID),
    FAINT_LINES(0xFFFFFFFF, 0x28000000, 0.02, 0x28000000, 0.02, 0.02, 0, 0, 0, Palette.PASTEL),
    WHITE_LINES(0xFF2B2B40, 0xFFFFFFFF, 0.03, 0xFFFFFFFF, 0.03, 0.03, 0, 0, 0.1, Palette.VIVID),
    PRINT(0xFFFFFFFF, 0xFF808080, 0.02, 0xFF000000, 0.08, 0.08, 0, 0, 0, Palette.WHITE),
    PRINT_BLACK(0xFFFFFFFF, 0xFF000000, 0.015, 0xFF000000, 0.07, 0.07, 0, 0, 0, Palette.WHITE),
    PRINT_DARK(0xFF202124, 0x60FFFFFF, 0.015, 0xFFFFFFFF, 0.06, 0.06, 0, 0, 0, Palette.BLACK),
    FOUR_COLORS(0xFFFFFFFF, 0x70000000, 0.015, 0xFF000000, 0.06, 0.07, 0, 0, 0, Palette.FEW),
    NEAR_COLORS(0xFFFFFFFF, 0x50000000, 0.02, 0x50000000, 0.02, 0.03, 0, 0, 0, Palette.NEAR),
    NEAR_COLORS_THICK(0xFFFAFAFA, 0x50000000, 0.015, 0xFF202020, 0.05, 0.06, 0, 0, 0.1, Palette.NEAR),
    SHADED(0xFFE8E8E8, 0x40000000, 0.02, 0x40000000, 0.02, 0.04, 0, 0, 0, Palette.VIVID),
    CONFLICTS(0xFFFFFFFF, 0x60000000, 0.015, 0xFF000000, 0.05, 0.06, 0, 0, 0.1, Palette.PASTEL),
    TINTED(0xFFFFFFFF, 0x50000000, 0.015, 0xFF000000, 0.05, 0.06, 0, 0, 0.1, Palette.PASTEL);

    /** Which colors the regions have. */
    enum Palette {
        PASTEL,
        VIVID,
        DIM,
        NEAR,
        FEW,
        WHITE,
        BLACK
    }

    private static final int[] PASTELS = {
        0xFFBBA3E2, 0xFFFFC992, 0xFF96BEFF, 0xFFB3DFA0, 0xFFDFDFDF, 0xFFFF7B60, 0xFFE6F388, 0xFFB9B29E, 0xFFDFA0BF,
                0xFFA3D2D8,
        0xFF62EFEA, 0xFF8FD6A8, 0xFFF2B8B5, 0xFFD7C3F7, 0xFF7A9ACB, 0xFFCDE7FF, 0xFFE2B07A, 0xFF9BB57A, 0xFFFFE9A8,
                0xFFC48BD9
    };

    final int page;
    final int thinColor;
    final double thin;
    final int thickColor;
    final double thick;
    final double frame;
    final double gap;
    final double squareRadius;
    final double boardRadius;
    final Palette palette;

    PictureStyle(
            int page,
            int thinColor,
            double thin,
            int thickColor,
            double thick,
            double frame,
            double gap,
            double squareRadius,
            double boardRadius,
            Palette palette) {
        this.page = page;
        this.thinColor = thinColor;
        this.thin = thin;
        this.thickColor = thickColor;
        this.thick = thick;
        this.frame = frame;
        this.gap = gap;
        this.squareRadius = squareRadius;
        this.boardRadius = boardRadius;
        this.palette = palette;
    }

    /** How many rows a puzzle may have at most, so that each region has a color of its own where colors alone decide. */
    int mostRows() {
        return palette == Palette.NEAR ? 12 : 18;
    }

    boolean isDark() {
        return (page >> 8 & 0xFF) < 128;
    }

    /** The color of the region with the number k among n of them. */
    int color(int k, int n) {
        float hue = (float) k / n;
        return switch (palette) {
            case PASTEL -> PASTELS[k % PASTELS.length];
            case VIVID -> Color.HSBtoRGB(hue, k % 2 == 0 ? 0.75f : 0.45f, k % 3 == 0 ? 0.75f : 0.95f);
            case DIM -> Color.HSBtoRGB(hue, 0.4f, k % 2 == 0 ? 0.35f : 0.55f);
            case NEAR -> 0xFF000000 | ((200 + k % 3 * 18) << 16) | ((205 + k / 3 % 3 * 17) << 8) | (210 + k / 9 * 20);
            case FEW -> PASTELS[k % 4];
            case WHITE -> 0xFFFFFFFF;
            case BLACK -> 0xFF2B2C30;
        };
    }
}
