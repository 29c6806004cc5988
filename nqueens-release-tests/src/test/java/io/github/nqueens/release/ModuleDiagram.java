package io.github.nqueens.release;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Draws modules as boxes in rows: a module stands one row above the highest module that it needs, or just below the lowest
 * one that needs it. Arrows that follow from others are left out.
 */
final class ModuleDiagram {
    private static final int WIDTH = 180;
    private static final int HEIGHT = 40;
    private static final int GAP = 25;
    private static final int ROW = 90;

    private static final String HEAD = """
            <svg xmlns="http://www.w3.org/2000/svg" width="%1$d" height="%2$d" viewBox="0 0 %1$d %2$d" class="nq-figure" role="img" aria-labelledby="modules-title modules-desc">
            <title id="modules-title">The modules and what they depend on</title>
            <desc id="modules-desc">%3$s</desc>
            <style>
            .nq-figure{--paper:#fff;--box:#f4f1ea;--line:#8a8378;--ink:#1d1b18;--accent:#0072b2}
            @media(prefers-color-scheme:dark){.nq-figure{--paper:#1b1a17;--box:#2b2925;--line:#8d877b;--ink:#f2efe8;--accent:#56b4e9}}
            .nq-figure text{font:600 14px system-ui,sans-serif;fill:var(--ink);text-anchor:middle}
            .nq-figure .paper{fill:var(--paper)}.nq-figure rect.box{fill:var(--box);stroke:var(--line)}
            .nq-figure path{fill:none;stroke:var(--accent);stroke-width:1.6}.nq-figure marker path{fill:var(--accent);stroke:none}
            </style>
            <defs><marker id="modules-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
            <rect class="paper" width="%1$d" height="%2$d"/>
            """;

    private final SortedMap<String, SortedSet<String>> needs;
    private final Map<String, Integer> rows = new HashMap<>();
    private final Map<String, Integer> columns = new HashMap<>();
    private final int top;

    private ModuleDiagram(SortedMap<String, SortedSet<String>> needs) {
        this.needs = needs;
        this.top = needs.keySet().stream().mapToInt(this::height).max().orElseThrow();
    }

    /**
     * Draws modules.
     *
     * @param dependencies what each module depends on, directly or through others
     */
    static String draw(Map<String, ? extends java.util.Collection<String>> dependencies) {
        SortedMap<String, SortedSet<String>> needs = new TreeMap<>();
        dependencies.forEach((module, all) -> {
            SortedSet<String> direct = new TreeSet<>(all);
            all.forEach(one -> direct.removeAll(dependencies.get(one)));
            needs.put(module, direct);
        });
        ModuleDiagram diagram = new ModuleDiagram(needs);
        diagram.place();
        return diagram.svg();
    }

    /** The number of arrows from a module down to one that needs nothing, on the longest way. */
    private int height(String module) {
        return needs.get(module).stream()
                .mapToInt(next -> height(next) + 1)
                .max()
                .orElse(0);
    }

    private void place() {
        List<String> byHeight = new ArrayList<>(needs.keySet());
        byHeight.sort(java.util.Comparator.comparingInt(this::height).reversed());
        for (String module : byHeight) {
            rows.put(
                    module,
                    needs.keySet().stream()
                            .filter(user -> needs.get(user).contains(module))
                            .mapToInt(user -> rows.get(user) - 1)
                            .min()
                            .orElse(height(module)));
        }
        int used = 0;
        for (int row = 0; row <= top; row++) {
            int column = 0;
            for (String module : inRow(row, false)) {
                columns.put(module, column++);
            }
            used = Math.max(used, column);
            // An arrow that passes a row goes down where no box stands below.
            for (String module : inRow(row, true)) {
                columns.put(module, used++);
            }
        }
    }

    private List<String> inRow(int row, boolean passing) {
        return needs.keySet().stream()
                .filter(module -> rows.get(module) == row && passes(module) == passing)
                .toList();
    }

    private boolean passes(String module) {
        return needs.get(module).stream().anyMatch(next -> rows.get(next) < rows.get(module) - 1);
    }

    private String svg() {
        int width = GAP
                + columns.values().stream().mapToInt(Integer::intValue).max().orElseThrow() * (WIDTH + GAP);
        StringBuilder svg =
                new StringBuilder(HEAD.formatted(width + WIDTH + GAP, top * ROW + HEIGHT + 2 * GAP, description()));
        needs.forEach((module, next) -> next.forEach(to ->
                svg.append("<path d=\"").append(way(module, to)).append("\" marker-end=\"url(#modules-arrow)\"/>\n")));
        for (String module : needs.keySet()) {
            svg.append("<rect class=\"box\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"7\"/>\n"
                    .formatted(left(module), above(module), WIDTH, HEIGHT));
            svg.append("<text x=\"%d\" y=\"%d\">%s</text>\n".formatted(middle(module), above(module) + 25, module));
        }
        return svg.append("</svg>\n").toString();
    }

    private String way(String from, String to) {
        int below = above(from) + HEIGHT;
        if (rows.get(to) == rows.get(from) - 1) {
            return "M%d %dL%d %d".formatted(middle(from), below, middle(to), above(to) - 2);
        }
        // Arrows of several columns meet the side of a box at several heights.
        int side = above(to) + 5 + 8 * columns.get(from) % (HEIGHT - 10);
        return "M%d %dV%dH%d".formatted(middle(from), below, side, left(to) + WIDTH + 2);
    }

    private String description() {
        StringBuilder text = new StringBuilder();
        needs.forEach((module, next) -> {
            if (!next.isEmpty()) {
                text.append(text.isEmpty() ? "" : " ")
                        .append(module)
                        .append(" depends on ")
                        .append(String.join(" and ", next))
                        .append(".");
            }
        });
        return text.toString();
    }

    private int left(String module) {
        return GAP + columns.get(module) * (WIDTH + GAP);
    }

    private int middle(String module) {
        return left(module) + WIDTH / 2;
    }

    private int above(String module) {
        return GAP + (top - rows.get(module)) * ROW;
    }
}
