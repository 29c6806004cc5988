package io.github.nqueens.cli.reproduction;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.exact.ExactCover;

/** Nodes and updates of dancing links for all solutions. */
public final class CoverTables {
    private static final int ORDINARY_LARGEST = 13;

    private CoverTables() {}

    public static Experiment lines() {
        return new Experiment(
                "knuth-lines",
                "Dancing links that branch on rows and columns",
                Experiment.Source.DANCING_LINKS,
                ORDINARY_LARGEST,
                trials -> run(trials, ExactCover.Primary.LINES, "nodes", "updates"));
    }

    public static Experiment rows() {
        return new Experiment(
                "knuth-rows",
                "Dancing links that branch on rows alone",
                Experiment.Source.DANCING_LINKS,
                ORDINARY_LARGEST,
                trials -> run(trials, ExactCover.Primary.ROWS, "r-nodes", "r-updates"));
    }

    private static Report run(Trials trials, ExactCover.Primary primary, String nodes, String updates) {
        Report report = new Report("n", "solutions", "nodes", "our nodes", "updates", "our updates", "same");
        ExactCover cover = ExactCover.builder().primary(primary).build();
        Limits limits = Limits.builder().cancellation(trials.cancellation()).build();
        for (PublishedTable.Row row : PublishedTable.load("knuth-2000-queens").rows()) {
            if (!trials.admits(row.n(), ORDINARY_LARGEST)) {
                continue;
            }
            ExactCover.Enumeration ours = cover.enumerate(Problem.queens(row.n()), limits, board -> {});
            if (!ours.isComplete()) {
                break;
            }
            boolean same = ours.nodes() == Long.parseLong(row.text(nodes))
                    && ours.updates() == Long.parseLong(row.text(updates))
                    && ours.solutions() == Long.parseLong(row.text("solutions"));
            report.row(
                    Integer.toString(row.n()),
                    row.text("solutions"),
                    row.text(nodes),
                    Long.toString(ours.nodes()),
                    row.text(updates),
                    Long.toString(ours.updates()),
                    same ? "yes" : "no");
        }
        report.remark(
                "All solutions, in organ-pipe order. The nodes include the root. The published table also has n from 1 to 3,"
                        + " which are answered without a search here, and goes up to n = 18.");
        return report;
    }
}
