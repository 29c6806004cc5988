package io.github.nqueens.cli.worksheet;

import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** The first nodes of the tree that backtracking walks through in natural order. */
final class SheetTree {
    private static final int STEP = 30;
    private static final int MARGIN = 16;

    private final int n;

    /** The row and the column of each node, in the order in which they are visited. */
    private final List<int[]> nodes;

    private SheetTree(int n, List<int[]> nodes) {
        this.n = n;
        this.nodes = nodes;
    }

    static SheetTree of(int n) {
        List<int[]> nodes = new ArrayList<>();
        SolveListener listener = new SolveListener() {
            @Override
            public void onPlaced(int row, int column) {
                nodes.add(new int[] {row, column});
            }
        };
        Solvers.get("backtracking")
                .solve(n, SolveOptions.builder().listener(listener).build());
        return new SheetTree(n, nodes);
    }

    int size() {
        return nodes.size();
    }

    /** The squares of some nodes, as {@code row, column}. */
    List<String> squares(int from, int to) {
        return nodes.subList(from, to).stream()
                .map(node -> "row " + (node[0] + 1) + ", column " + (node[1] + 1))
                .toList();
    }

    /**
     * Draws the first nodes, a level for each row.
     *
     * @param printed how many nodes are printed in full; the others are answers
     * @param shown how many nodes there are
     */
    String svg(int printed, int shown) {
        int[] parents = parents(shown);
        double[] x = places(parents);
        int width =
                2 * MARGIN + (int) Math.ceil(STEP * (1 + Arrays.stream(x).max().orElse(0)));
        int height = 2 * MARGIN + STEP * (n + 1);
        StringBuilder svg = new StringBuilder(String.format(
                Locale.ROOT,
                "<svg viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" role=\"img\" aria-label=\"%s\">",
                width,
                height,
                width,
                height,
                "A tree whose nodes are, in their order, " + String.join("; ", squares(0, shown))));
        for (int node = 1; node <= shown; node++) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<line class=\"%s\" x1=\"%.1f\" y1=\"%d\" x2=\"%.1f\" y2=\"%d\"/>",
                    node <= printed ? "branch" : "branch answer",
                    across(x[parents[node]]),
                    down(level(parents[node])),
                    across(x[node]),
                    down(level(node))));
        }
        for (int node = 0; node <= shown; node++) {
            svg.append(String.format(
                    Locale.ROOT,
                    "<circle class=\"%s\" cx=\"%.1f\" cy=\"%d\" r=\"10\"/><text x=\"%.1f\" y=\"%d\">%s</text>",
                    node <= printed ? "node" : "node answer",
                    across(x[node]),
                    down(level(node)),
                    across(x[node]),
                    down(level(node)) + 4,
                    node == 0 ? "" : String.valueOf(nodes.get(node - 1)[1] + 1)));
        }
        return svg.append("</svg>").toString();
    }

    private static double across(double place) {
        return MARGIN + STEP * (place + 0.5);
    }

    private static int down(int level) {
        return MARGIN + STEP * level;
    }

    /** The root is node 0, and the first queen is on level 1. */
    private int level(int node) {
        return node == 0 ? 0 : nodes.get(node - 1)[0] + 1;
    }

    private int[] parents(int shown) {
        int[] parents = new int[shown + 1];
        int[] last = new int[n + 1];
        for (int node = 1; node <= shown; node++) {
            parents[node] = last[level(node) - 1];
            last[level(node)] = node;
        }
        return parents;
    }

    /** Leaves stand side by side, in the order of the search. Any other node stands above the middle of its children. */
    private static double[] places(int[] parents) {
        double[] least = new double[parents.length];
        double[] most = new double[parents.length];
        Arrays.fill(least, Double.POSITIVE_INFINITY);
        Arrays.fill(most, Double.NEGATIVE_INFINITY);
        boolean[] isInner = new boolean[parents.length];
        for (int node = 1; node < parents.length; node++) {
            isInner[parents[node]] = true;
        }
        int leaves = 0;
        for (int node = 0; node < parents.length; node++) {
            if (!isInner[node]) {
                least[node] = leaves;
                most[node] = leaves++;
            }
        }
        double[] places = new double[parents.length];
        for (int node = parents.length - 1; node >= 0; node--) {
            places[node] = (least[node] + most[node]) / 2;
            least[parents[node]] = Math.min(least[parents[node]], places[node]);
            most[parents[node]] = Math.max(most[parents[node]], places[node]);
        }
        return places;
    }
}
