package io.github.nqueens.visual.page;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** What all pages and pictures have in common to the eye: the outline of a queen and the colors of a page. */
public final class Look {
    /** A path of SVG: the outline of a queen, which is a crown. The square has sides of 100. */
    public static final String QUEEN = "M24 80h52v-8H24zM26 67L15 33l21 15 14-27 14 27 21-15-11 34z"
            + "M8.500 28a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0zM44 16a6 6 0 1 0 12 0a6 6 0 1 0-12 0z"
            + "M80.500 28a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0z";

    /** The radius of the ring around a placed queen. The side of a square is 1. */
    public static final double RING = 0.46;

    /** The width of that ring's line, likewise. */
    public static final double RING_LINE = 0.05;

    /** The width of the border of a region, likewise. */
    public static final double BORDER = 0.08;

    /** How far a cross on a square that is ruled out reaches from its middle, likewise. */
    public static final double CROSS = 0.16;

    /** The colors of lines in plots, in a bright page. */
    public static final List<String> SERIES = List.of(
            "#1a1a1a", "#0072b2", "#c75100", "#007a5a", "#b0578d", "#9a7400", "#3a8fc4", "#6b6b6b", "#5b3fa8",
            "#8c1c13", "#5c8a00", "#00838f", "#d81b60", "#6d4c41", "#3949ff", "#b39b00");

    /** The same colors in a dark page. */
    public static final List<String> NIGHT_SERIES = List.of(
            "#f0f0f0", "#4fa8e0", "#f0883e", "#2fbf97", "#dd8fc0", "#e6c245", "#8ccdf2", "#a5a5a5", "#b79cff",
            "#ff6b5e", "#a6d854", "#26c6da", "#ff5c9e", "#c7a08a", "#7f8dff", "#fff176");

    private static final int SERIES_OF_PAGES = 8;

    /** The colors by their names, each in a bright and in a dark page. */
    private static final String[][] COLORS = {
        {"sheet", "#fff", "#191815"},
        {"paper", "#faf8f4", "#191815"},
        {"card", "#fff", "#22201c"},
        {"ink", "#211d18", "#f0ebe1"},
        {"muted", "#5f574b", "#b8b1a4"},
        {"focus", "#0b62b8", "#7cb8f5"},
        {"rule", "#c9bfae", "#4d483f"},
        {"field", "#fff", "#2c2924"},
        {"light", "#f4efe6", "#4a4740"},
        {"dark", "#d9cdbb", "#35332e"},
        {"plain", "#fbf9f5", "#2c2924"},
        {"frame", "#8a7d6a", "#7d776b"},
        {"queen", "#26221c", "#f3eee4"},
        {"attacked", "#b3201c", "#ff8a80"},
        {"attack", "#d62b23", "#ff6257"},
        {"ring", "#1b5e9c", "#7db8ee"},
        {"blocked", "#5f574b", "#14130f"},
        {"told", "#0b4f9e", "#a9d1ff"},
    };

    private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^}]*)\\}");
    private static final Pattern NAME = Pattern.compile("@([a-z]+)");

    private static final String ICON =
            "<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 100 100'%3E"
                    + "%3Cpath fill='%23c4281f' d='" + QUEEN + "'/%3E%3C/svg%3E\">";

    /** The parts that every page may have a place for. */
    static final Map<String, String> PARTS = Map.of(
            "crown",
            "<svg hidden aria-hidden=\"true\"><symbol id=\"crown\" viewBox=\"0 0 100 100\"><path d=\"" + QUEEN
                    + "\"/></symbol></svg>",
            "icon",
            ICON,
            "policy",
            PagePolicy.META,
            "marks",
            "--ring-size: " + RING + "; --ring-line: " + RING_LINE + "; --border: " + BORDER + "; --cross: " + CROSS
                    + ";",
            "bright",
            variables(1),
            "night",
            variables(2),
            "lines",
            lines(SERIES),
            "nightlines",
            lines(NIGHT_SERIES));

    private Look() {}

    private static String variables(int scheme) {
        return Arrays.stream(COLORS)
                .map(color -> "--" + color[0] + ": " + color[scheme] + "; ")
                .collect(Collectors.joining());
    }

    private static String lines(List<String> series) {
        return IntStream.range(0, SERIES_OF_PAGES)
                .mapToObj(i -> "--s" + i + ": " + series.get(i) + "; ")
                .collect(Collectors.joining());
    }

    /**
     * The style of a drawing, which follows the reader's bright or dark scheme.
     *
     * @param root the class of the drawing
     * @param rules for elements in it; {@code @name} stands for a color of all pages
     * @return a style sheet
     */
    public static String drawn(String root, String rules) {
        StringBuilder bright = new StringBuilder();
        StringBuilder night = new StringBuilder("@media(prefers-color-scheme:dark){");
        for (Matcher rule = RULE.matcher(rules); rule.find(); ) {
            String selector = "." + root + " " + rule.group(1);
            bright.append(selector)
                    .append('{')
                    .append(colored(rule.group(2), 1))
                    .append('}');
            String colors = Arrays.stream(rule.group(2).split(";"))
                    .filter(declaration -> declaration.contains("@"))
                    .collect(Collectors.joining(";"));
            if (!colors.isEmpty()) {
                night.append(selector).append('{').append(colored(colors, 2)).append('}');
            }
        }
        return bright.append(night).append('}').toString();
    }

    private static String colored(String declarations, int scheme) {
        return NAME.matcher(declarations).replaceAll(name -> color(name.group(1), scheme));
    }

    private static String color(String name, int scheme) {
        return Arrays.stream(COLORS)
                .filter(color -> color[0].equals(name))
                .findFirst()
                .orElseThrow()[scheme];
    }
}
