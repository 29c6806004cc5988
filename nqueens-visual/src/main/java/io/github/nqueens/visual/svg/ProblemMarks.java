package io.github.nqueens.visual.svg;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;

/** What a problem adds to the picture of a board: blocked squares, the borders of regions, rings around placed queens. */
public final class ProblemMarks {
    private final Problem problem;
    private final int cell;

    public ProblemMarks(Problem problem, int cell) {
        this.problem = problem;
        this.cell = cell;
    }

    public void draw(SvgWriter svg) {
        svg.open("g", "class", "problem");
        path(svg, "blocked", blocked());
        if (problem.hasRegions()) {
            path(svg, "region", borders(), "stroke-width", number(Math.max(1, 0.08 * cell)));
        }
        for (Square queen : problem.placed()) {
            svg.empty(
                    "circle",
                    "class",
                    "placed",
                    "cx",
                    number((queen.column() + 0.5) * cell),
                    "cy",
                    number((queen.row() + 0.5) * cell),
                    "r",
                    number(0.46 * cell),
                    "stroke-width",
                    number(Math.max(0.5, 0.05 * cell)));
        }
        svg.close();
    }

    private static void path(SvgWriter svg, String look, String path, String... more) {
        if (!path.isEmpty()) {
            String[] attributes = new String[4 + more.length];
            attributes[0] = "class";
            attributes[1] = look;
            attributes[2] = "d";
            attributes[3] = path;
            System.arraycopy(more, 0, attributes, 4, more.length);
            svg.empty("path", attributes);
        }
    }

    private String blocked() {
        StringBuilder path = new StringBuilder();
        for (int row = 0; row < problem.size(); row++) {
            for (int column = 0; column < problem.size(); column++) {
                if (!problem.isOpen(row, column)) {
                    path.append('M').append(column * cell).append(' ').append(row * cell);
                    path.append('h')
                            .append(cell)
                            .append('v')
                            .append(cell)
                            .append("h-")
                            .append(cell)
                            .append('z');
                }
            }
        }
        return path.toString();
    }

    private String borders() {
        int n = problem.size();
        StringBuilder path = new StringBuilder();
        for (int row = 0; row < n; row++) {
            for (int column = 0; column < n; column++) {
                int region = problem.region(row, column);
                if (row > 0 && problem.region(row - 1, column) != region) {
                    path.append('M')
                            .append(column * cell)
                            .append(' ')
                            .append(row * cell)
                            .append('h')
                            .append(cell);
                }
                if (column > 0 && problem.region(row, column - 1) != region) {
                    path.append('M')
                            .append(column * cell)
                            .append(' ')
                            .append(row * cell)
                            .append('v')
                            .append(cell);
                }
            }
        }
        return path.toString();
    }

    /** For each row, the nearest row before it whose queen attacks that of this row, or -1. */
    public static int[] attackers(Board board, Problem problem) {
        int[] attackers = new int[board.size()];
        for (int row = 0; row < board.size(); row++) {
            int other = row - 1;
            while (other >= 0 && !problem.attacks(row, board.column(row), other, board.column(other))) {
                other--;
            }
            attackers[row] = other;
        }
        return attackers;
    }
}
