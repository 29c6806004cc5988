package io.github.nqueens.visual.svg;

import static io.github.nqueens.visual.svg.SvgWriter.number;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.visual.page.Look;

/** What a problem adds to the picture of a board: blocked squares, the borders of regions, rings around placed queens. */
public final class ProblemMarks {
    /** The rules of {@link Look#drawn} for these marks. */
    public static final String STYLE =
            ".blocked{fill:@blocked}.region{fill:none;stroke:@queen}.placed{fill:none;stroke:@ring}";

    private final Problem problem;
    private final int cell;

    public ProblemMarks(Problem problem, int cell) {
        this.problem = problem;
        this.cell = cell;
    }

    public void draw(SvgWriter svg) {
        StringBuilder blocked = new StringBuilder();
        StringBuilder borders = new StringBuilder();
        for (int row = 0; row < problem.size(); row++) {
            for (int column = 0; column < problem.size(); column++) {
                String corner = "M" + column * cell + " " + row * cell;
                if (!problem.isOpen(row, column)) {
                    blocked.append(corner + "h" + cell + "v" + cell + "h-" + cell + "z");
                }
                if (row > 0 && isBorder(row, column, row - 1, column)) {
                    borders.append(corner + "h" + cell);
                }
                if (column > 0 && isBorder(row, column, row, column - 1)) {
                    borders.append(corner + "v" + cell);
                }
            }
        }
        svg.open("g", "class", "problem");
        if (!blocked.isEmpty()) {
            svg.path("blocked", blocked.toString());
        }
        if (!borders.isEmpty()) {
            svg.path("region", borders.toString(), "stroke-width", number(Math.max(1, Look.BORDER * cell)));
        }
        String line = number(Math.max(0.5, Look.RING_LINE * cell));
        for (Square queen : problem.placed()) {
            double x = (queen.column() + 0.5) * cell;
            svg.circle("placed", x, (queen.row() + 0.5) * cell, Look.RING * cell, "stroke-width", line);
        }
        svg.close();
    }

    private boolean isBorder(int row, int column, int otherRow, int otherColumn) {
        return problem.hasRegions() && problem.region(row, column) != problem.region(otherRow, otherColumn);
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
