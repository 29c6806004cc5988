package io.github.nqueens.cli.reproduction;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.algorithms.exact.constraint.ConstraintSearch;
import io.github.nqueens.algorithms.exact.constraint.Inference;
import io.github.nqueens.cli.output.Text;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.LongStream;

/** Consistency checks and nodes of constraint satisfaction. */
public final class ConstraintTables {
    private static final int LARGEST = 50;
    private static final int LARGEST_TREE = 12;

    /** Where the book gives up. */
    private static final long MOST_CHECKS = 40_000_000;

    /** Enough for this many checks on every board. */
    private static final long MOST_NODES = 3_000_000;

    private static final String MIN_CONFLICTS = "min-conflicts";

    /** Solvers by the algorithms of the published table. */
    private static final Map<String, String> SOLVERS = solvers();

    private ConstraintTables() {}

    public static Experiment textbook() {
        return new Experiment(
                "rn-figure5.5",
                "Consistency checks for all n from 2 to 50",
                Experiment.Source.TEXTBOOK,
                LARGEST,
                ConstraintTables::checks);
    }

    public static Experiment tree() {
        return new Experiment(
                "tree",
                "Nodes of backtracking for all solutions",
                Experiment.Source.DEFINITION,
                LARGEST_TREE,
                ConstraintTables::nodes);
    }

    /** What a solver needs for all boards up to a size. */
    private record Total(long checks, long iterations, int reached) {}

    private static Report checks(Trials trials) {
        int largest = LARGEST;
        while (!trials.admits(largest, LARGEST) && largest > 4) {
            largest--;
        }
        Report report = new Report("algorithm", "thousand checks", "ours", "solved up to n", "iterations");
        for (PublishedTable.Row row :
                PublishedTable.load("russell-norvig-2003-figure5.5").rows()) {
            String algorithm = row.text("algorithm");
            Total total = algorithm.equals(MIN_CONFLICTS)
                    ? median(trials, algorithm, largest)
                    : total(trials, algorithm, largest, trials.seed());
            report.row(
                    algorithm,
                    row.text("checks"),
                    total.checks() > MOST_CHECKS ? ">40000" : Long.toString(Math.round(total.checks() / 1e3)),
                    Integer.toString(total.reached()),
                    Text.number(total.iterations()));
        }
        report.remark("The checks of all boards from 2 to " + largest
                + " rows are added. Where the book says that more than 40 million"
                + " are needed, we stop there too; the fourth column says how far that leads. For min-conflicts ours is the median of"
                + " five seeds from n = 4 on, since boards of 2 and 3 rows have no solution. Its checks are not counted alike: ours are"
                + " the squares that a queen to be moved looks at. With the fewest values first and without forward checking, ours"
                + " include all comparisons that find out how many squares each row has left, at every node. The book may count these"
                + " otherwise. Ties go to the first row in ours.");
        return report;
    }

    private static Total total(Trials trials, String algorithm, int largest, long seed) {
        Solver solver = trials.solver(SOLVERS.getOrDefault(algorithm, algorithm));
        long checks = 0;
        long iterations = 0;
        int reached = 0;
        for (int n = algorithm.equals(MIN_CONFLICTS) ? 4 : 2; n <= largest && !trials.isInterrupted(); n++) {
            SolveStatistics statistics = solver.solve(
                            n,
                            SolveOptions.builder()
                                    .seed(seed)
                                    .maxIterations(MOST_NODES)
                                    .cancellation(trials.cancellation())
                                    .build())
                    .statistics();
            checks += statistics.evaluations();
            iterations += statistics.iterations();
            if (checks > MOST_CHECKS) {
                break;
            }
            reached = n;
        }
        return new Total(checks, iterations, reached);
    }

    private static Total median(Trials trials, String algorithm, int largest) {
        Total[] totals = LongStream.range(0, 5)
                .mapToObj(run -> total(trials, algorithm, largest, trials.seed() + run))
                .toArray(Total[]::new);
        Arrays.sort(totals, (a, b) -> Long.compare(a.checks(), b.checks()));
        return totals[2];
    }

    private static Report nodes(Trials trials) {
        Report report = new Report("n", "nodes", "ours", "same");
        ConstraintSearch search =
                ConstraintSearch.builder().inference(Inference.Method.NONE).build();
        for (PublishedTable.Row row :
                PublishedTable.load("tree-of-backtracking").rows()) {
            if (trials.admits(row.n(), LARGEST_TREE)) {
                ConstraintSearch.Enumeration all = search.enumerate(
                        Problem.queens(row.n()),
                        Limits.builder().cancellation(trials.cancellation()).build(),
                        board -> {});
                long ours = all.statistics().nodes() - 1;
                report.row(
                        Integer.toString(row.n()),
                        row.text("nodes"),
                        Long.toString(ours),
                        Long.toString(ours).equals(row.text("nodes")) ? "yes" : "no");
            }
        }
        report.remark("The root is not counted. With it, the tree of 8 queens has 2,057 nodes.");
        return report;
    }

    private static Map<String, String> solvers() {
        Map<String, String> solvers = new LinkedHashMap<>();
        solvers.put("backtracking", "constraint-search:inference=none");
        solvers.put("minimum remaining values", "constraint-search:inference=none,variables=fewest-values");
        solvers.put("forward checking", "constraint-search:inference=forward-checking");
        solvers.put("both", "constraint-search:inference=forward-checking,variables=fewest-values");
        solvers.put(MIN_CONFLICTS, "iterative-repair");
        return solvers;
    }
}
