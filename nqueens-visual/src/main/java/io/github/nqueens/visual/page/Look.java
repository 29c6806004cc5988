package io.github.nqueens.visual.page;

import java.util.Map;

/** What all pages and pictures have in common to the eye: the outline of a queen and the colors of a page. */
public final class Look {
    /** The outline of a queen, a crown, in a square of 100 by 100; a path of SVG. */
    public static final String QUEEN = "M24 80h52v-8H24zM26 67L15 33l21 15 14-27 14 27 21-15-11 34z"
            + "M8.500 28a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0zM44 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
            + "M80.500 28a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z";

    private static final String BASE = "--paper: %s; --card: %s; --ink: %s; --muted: %s; --focus: %s;"
            + " --light: %s; --dark: %s; --queen: %s; --attacked: %s;";

    private static final String ICON =
            "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E"
                    + "%3Cpath fill='%23c4281f' d='" + QUEEN + "'/%3E%3C/svg%3E\">";

    /** The parts that every page may have a place for. */
    static final Map<String, String> PARTS = Map.of(
            "queen",
            QUEEN,
            "icon",
            ICON,
            "bright",
            BASE.formatted(
                    "#faf8f4", "#fff", "#211d18", "#675e53", "#0b62b8", "#f4efe6", "#d9cdbb", "#26221c", "#b3201c"),
            "night",
            BASE.formatted(
                    "#191815", "#22201c", "#f0ebe1", "#aba396", "#7cb8f5", "#4a4740", "#35332e", "#f3eee4", "#ff8a80"));

    private Look() {}
}
