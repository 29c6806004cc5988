package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.algorithms.exact.constraint.ConstraintSearch;
import io.github.nqueens.algorithms.exact.constraint.ConstraintStatistics;
import io.github.nqueens.algorithms.exact.constraint.Inference;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.cli.NQueens;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.output.Cost;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class CompareCommandTest {
    @TempDir
    Path folder;

    @Test
    void partsSolversFromTheirParameters() {
        assertThat(Converters.solvers(List.of("tabu:tenure=12,aspiration=false,greedy", "iterative-repair")))
                .containsExactly("tabu:tenure=12,aspiration=false", "greedy", "iterative-repair");
        assertThat(Converters.solvers(List.of("tabu,tabu:tenure=3,tabu:tenure=4,start=diagonal")))
                .containsExactly("tabu", "tabu:tenure=3", "tabu:tenure=4,start=diagonal");
        assertThat(Converters.solvers(List.of("a:b=c:d,e=f:g,h"))).containsExactly("a:b=c:d,e=f:g", "h");
    }

    @Test
    void tellsWhatTheRunsTook() throws IOException {
        Path csv = folder.resolve("costs.csv");
        Path plot = folder.resolve("costs.svg");
        Cli.Ran ran = Cli.run(
                "compare",
                "--algorithms",
                "tabu:tenure=5,aspiration=true,iterative-repair",
                "--sizes",
                "8,20",
                "--runs",
                "4",
                "--seed",
                "3",
                "--csv",
                csv.toString(),
                "--plot",
                plot.toString(),
                "--json");
        assertThat(ran.status()).isZero();
        assertThat(ran.err()).isEqualTo("Wrote " + csv + " and " + plot + "." + System.lineSeparator());
        assertThat(ran.jsonList()).hasSize(4);

        LongSummaryStatistics iterations = new LongSummaryStatistics();
        List<Long> sorted = new ArrayList<>();
        LongSummaryStatistics evaluations = new LongSummaryStatistics();
        Solver solver = Solvers.get("tabu:tenure=5,aspiration=true");
        for (long seed = 3; seed < 7; seed++) {
            SolveStatistics statistics =
                    solver.solve(20, SolveOptions.builder().seed(seed).build()).statistics();
            iterations.accept(statistics.iterations());
            sorted.add(statistics.iterations());
            evaluations.accept(statistics.evaluations());
        }
        Collections.sort(sorted);
        assertThat(ran.jsonList())
                .filteredOn(fields ->
                        fields.toString().contains("n=20") && fields.toString().contains("tenure"))
                .singleElement()
                .asInstanceOf(org.assertj.core.api.InstanceOfAssertFactories.map(String.class, Object.class))
                .containsEntry("algorithm", "tabu:tenure=5,aspiration=true")
                .containsEntry("runs", 4)
                .containsEntry("solved", 4)
                .containsEntry("iterationsMin", (int) iterations.getMin())
                .containsEntry("iterationsMedian", sorted.get(1).intValue())
                .containsEntry("iterationsMean", iterations.getAverage())
                .containsEntry("iterationsMax", (int) iterations.getMax())
                .containsEntry("evaluationsMean", evaluations.getAverage());

        List<String> lines = Files.readAllLines(csv);
        assertThat(lines).hasSize(5);
        assertThat(lines.get(0)).isEqualTo(Cost.csvHeader());
        assertThat(lines.get(1)).startsWith("\"tabu:tenure=5,aspiration=true\",8,4,4,");
        assertThat(Cost.csvHeader().split(",")).hasSameSizeAs(lines.get(2).split(","));
        assertThat(plot).content().startsWith("<svg").contains("tabu:tenure=5").contains("iterative-repair");
    }

    @Test
    void printsATableForEachSize() {
        Cli.Ran ran = Cli.run("compare", "-a", "tabu,iterative-repair", "-n", "8,12", "--runs", "2");
        List<String> lines = new ArrayList<>(ran.out().lines().toList());
        assertThat(lines).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(lines.get(0))
                .startsWith("n = 8")
                .contains("solved", "min", "median", "mean", "max", "evaluations", "time");
        assertThat(lines.get(1)).startsWith("tabu").contains("2/2");
        assertThat(lines.get(2)).startsWith("iterative-repair").contains("2/2");
        assertThat(lines.get(4)).startsWith("n = 12");
    }

    @Test
    void aSizeThatIsNamedTwiceIsComparedOnce() {
        String out =
                Cli.run("compare", "-a", "tabu", "-n", "7-8,8", "--runs", "1").out();
        assertThat(out.lines())
                .filteredOn(line -> line.startsWith("n = ") || line.startsWith("tabu"))
                .hasSize(4);
        assertThat(out).contains("solved; seed 1.");
        assertThat(Cli.run("compare", "-a", "tabu", "-n", "8", "--runs", "2").out())
                .contains("solved; seeds 1 to 2.");
    }

    @Test
    void aSolverThatIsNamedTwiceIsComparedOnce() throws IOException {
        Cli.Ran ran = Cli.run(
                "compare",
                "-a",
                "sa,simulated-annealing,TABU:tenure=9,tabu",
                "-a",
                "tabu: tenure=9,SA",
                "-n",
                "8",
                "--runs",
                "1",
                "--json");
        assertThat(ran.jsonList())
                .<Object>extracting(fields -> ((Map<?, ?>) fields).get("algorithm"))
                .containsExactly("sa", "TABU:tenure=9", "tabu");
        assertThat(ran.err().lines())
                .containsExactly(
                        "nqueens: 'simulated-annealing' names the same solver as 'sa', which runs once",
                        "nqueens: 'tabu: tenure=9' names the same solver as 'TABU:tenure=9', which runs once",
                        "nqueens: 'SA' names the same solver as 'sa', which runs once");
        assertThat(Cli.run("compare", "-a", "tabu,tabu", "-n", "8", "--runs", "1")
                        .err())
                .isEmpty();
    }

    /** On average 8 rows take about 460 swaps: the runs of at most 300 that solve take far fewer. */
    @Test
    void aMeanThatALimitLowersIsSaidToBeLow() throws IOException {
        Path plot = folder.resolve("means.svg");
        String[] arguments = {
            "compare", "-a", "random-permutations", "-n", "8", "--runs", "20", "--plot", plot.toString()
        };
        List<String> limited = new ArrayList<>(List.of(arguments));
        limited.addAll(List.of("--max-iterations", "300"));
        String warning = "Some runs did not solve: without limits the means of their rows can be far higher.";
        assertThat(Cli.run(limited.toArray(String[]::new)).out())
                .contains("11/20")
                .contains(warning);
        assertThat(plot).content().contains("iterations of the runs that solved");
        assertThat(Cli.run(arguments).out()).contains("20/20").doesNotContain(warning);
        assertThat(plot).content().doesNotContain("of the runs that solved");
    }

    @Test
    void failedRunsAreCountedAndLeftOutOfTheMeans() throws IOException {
        Path plot = folder.resolve("none.svg");
        Cli.Ran ran = Cli.run(
                "compare",
                "-a",
                "random-permutations",
                "-n",
                "100",
                "--runs",
                "2",
                "--max-iterations",
                "5",
                "--plot",
                plot.toString());
        assertThat(ran.status()).isEqualTo(ExitStatus.NO_RESULT);
        assertThat(ran.out()).contains("0/2");
        assertThat(ran.err()).contains("nothing to plot");
        assertThat(plot).doesNotExist();
    }

    @Test
    void anInterruptedComparisonPrintsWhatItHas() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "compare", "-a", "tabu", "-n", "8");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.err().strip()).isEqualTo("nqueens: interrupted; only the runs that had ended are shown");
    }

    @Test
    void anInterruptedTableHasNoRowThatWasCancelled() {
        Session session = new Session(false, null, InputStream.nullInputStream());
        session.interrupt();
        Cli.Ran ran = Cli.run(session, "compare", "--table", "-n", "8");
        assertThat(ran.status()).isEqualTo(ExitStatus.INTERRUPTED);
        assertThat(ran.out().lines()).hasSize(2);
        assertThat(ran.err().strip()).isEqualTo("nqueens: interrupted; only the runs that had ended are shown");
    }

    /** Ctrl-C in the middle, once the table has shown how far it is: what is printed and written agree, and each file is whole. */
    @Test
    void aTableThatIsInterruptedInTheMiddleWritesWholeFiles() throws IOException {
        Path csv = folder.resolve("grid.csv");
        Path plot = folder.resolve("grid.svg");
        Session session = new Session(false, null, InputStream.nullInputStream());
        String[] arguments = {"compare", "--table", "-n", "18", "--csv", csv.toString(), "--plot", plot.toString()};
        CommandLine commandLine = NQueens.commandLine(session, arguments);
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter() {
            @Override
            public void write(String text, int from, int length) {
                super.write(text, from, length);
                if (text.startsWith("runs: ")) {
                    session.interrupt();
                }
            }
        };
        commandLine.setOut(new PrintWriter(out)).setErr(new PrintWriter(err));
        assertThat(NQueens.execute(commandLine, arguments)).isEqualTo(ExitStatus.INTERRUPTED);

        List<String> rows = out.toString().lines().skip(2).toList();
        assertThat(rows).hasSizeBetween(1, 300);
        assertThat(Files.readAllLines(csv))
                .hasSize(rows.size() + 1)
                .allSatisfy(line -> assertThat(line.split(",", -1)).hasSize(9));
        assertThat(Files.readString(plot).strip()).startsWith("<svg").endsWith("</svg>");
        assertThat(err.toString()).contains("Wrote " + csv + " and " + plot + ".");
        assertThat(folder).isDirectoryNotContaining("glob:**.tmp");
    }

    /** Each combination that the solver takes, with the counts of an enumeration that ends at the first solution. */
    @Test
    void theTableHasEveryCombinationOfSettings() throws IOException {
        Path csv = folder.resolve("grid.csv");
        Path plot = folder.resolve("grid.svg");
        Cli.Ran ran = Cli.run("compare", "--table", "-n", "6", "--csv", csv.toString(), "--plot", plot.toString());
        assertThat(ran.status()).as(ran.err()).isZero();
        List<String> rows = ran.out().lines().skip(2).toList();
        // Of 6 x 4 x 6 x 4, some settings go with inference=none alone, and some with any other inference alone.
        assertThat(rows).hasSize(6 * 4 * 6 * 2 + 4 * 2 + 4 * 6 - 4 * 3);
        assertThat(rows).anyMatch(row -> row.startsWith("| natural | ascending | none | chronological | 31 | "));
        assertThat(Files.readAllLines(csv)).hasSize(rows.size() + 1);
        assertThat(Files.readAllLines(csv).get(0))
                .isEqualTo("variables,values,inference,backtracking,status,nodes,checks,backtracks,seconds");
        assertThat(Files.readString(plot)).startsWith("<svg").contains("all-different");
        assertThat(Cli.run("compare", "--table", "-n", "6", "--json").jsonList())
                .hasSize(rows.size());
    }

    @Test
    void theTableCountsTheBacktracksOfAProof() {
        // No six queens go with one in the corner.
        Cli.Ran ran = Cli.runWithInput(
                "Q.....\n......\n......\n......\n......\n......", "compare", "--table", "--problem", "-");
        assertThat(ran.status()).as(ran.err()).isEqualTo(ExitStatus.NO_RESULT);
        ConstraintSearch search =
                ConstraintSearch.builder().inference(Inference.Method.NONE).build();
        ConstraintStatistics statistics = search.enumerate(
                        Problem.builder(6).place(0, 0).build(), Limits.none(), board -> {})
                .statistics();
        assertThat(ran.out())
                .contains(String.format(
                        "| natural | ascending | none | chronological | %d | %d | %d | ",
                        statistics.nodes() - 1, statistics.checks(), statistics.backtracks()));
    }

    @Test
    void theTableIsOfOneProblemAndOneSolver() {
        Cli.run("compare", "--table").assertRefused("--table takes one problem", "--sizes");
        Cli.run("compare", "--table", "-n", "6,8").assertRefused("one number");
        Cli.run("compare", "--table", "-n", "6", "-a", "tabu").assertRefused("leave --algorithms out");
        Cli.run("compare", "--table", "-n", "20000").assertRefused("20000", "16384");
        Cli.run("compare", "--table", "-n", "6", "--runs", "3").assertRefused("leave --runs out");
        Cli.run("compare", "--table", "-n", "6", "--plot", "grid.png").assertRefused("grid.png", "ends in .svg");
        Cli.run("compare", "--table", "-n", "6", "--runs-csv", "r.csv").assertRefused("--runs-csv is for solvers");
        Cli.run("compare", "--table", "-n", "6", "--plot", "p.svg", "--measure", "seconds")
                .assertRefused("--measure is for solvers");
    }

    @Test
    void solversAreComparedOnAProblem() throws IOException {
        Path runs = folder.resolve("runs.csv");
        Path csv = folder.resolve("costs.csv");
        Path plot = folder.resolve("costs.svg");
        Cli.Ran ran = Cli.runWithInput(
                "AABBB\nAAABB\nACCCB\nDCEEB\nDCCEE",
                "compare",
                "-a",
                "csp,exact-cover,greedy",
                "--problem",
                "-",
                "--runs",
                "2",
                "--runs-csv",
                runs.toString(),
                "--csv",
                csv.toString(),
                "--plot",
                plot.toString(),
                "--measure",
                "Evaluations");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out()).startsWith("n = 5").containsPattern("csp +2/2").containsPattern("greedy +- +-");
        assertThat(ran.err()).contains("'greedy'").contains("Wrote " + csv + ", " + runs + ", and " + plot);
        assertThat(Files.readAllLines(runs)).hasSize(5);
        assertThat(Files.readAllLines(csv)).hasSize(4);
        assertThat(plot).content().contains("Mean evaluations, 2 runs each");
        Cli.runWithInput("....\n....\n....\n....", "compare", "-a", "csp", "-n", "8", "--problem", "-")
                .assertRefused("--problem gives the size too");
        assertThat(Cli.run("compare", "-a", "csp", "-n", "5,6", "--rule", "torus", "--runs", "1")
                        .out())
                .containsPattern("n = 5.*\\R.*1/1")
                .containsPattern("n = 6.*\\R.*0/1");
    }

    /** A solver without evaluations shows a hyphen, and its figure is empty or null; each run stands in a line of its own. */
    @Test
    void whatIsNotCountedIsNoNought() throws IOException {
        Path runs = folder.resolve("runs.csv");
        String[] arguments = {
            "compare", "-a", "backtracking,tabu", "-n", "8", "--runs", "2", "--seed", "5", "--runs-csv", runs.toString()
        };
        assertThat(Cli.run(arguments).out()).containsPattern("backtracking +2/2.* - +<? ?[0-9.]+ ms");
        List<String> lines = Files.readAllLines(runs);
        assertThat(lines.get(0)).isEqualTo("algorithm,n,seed,status,iterations,evaluations,restarts,seconds");
        assertThat(lines.get(1)).startsWith("backtracking,8,5,solved,113,,0,");
        assertThat(lines.get(4)).startsWith("tabu,8,6,solved,");
        Map<?, ?> backtracking =
                (Map<?, ?>) Cli.run("compare", "-a", "backtracking", "-n", "8", "--runs", "1", "--json")
                        .jsonList()
                        .get(0);
        assertThat(backtracking.containsKey("evaluationsMean")).isTrue();
        assertThat(backtracking.get("evaluationsMean")).isNull();
        assertThat(backtracking.get("iterationsDeviation")).isNull();
        assertThat(backtracking.get("iterationsQ3")).isEqualTo(113);
        assertThat(Cli.run("solve", "8", "-a", "explicit").out()).contains("explicit: 1 iteration, 0 restarts, ");
    }

    @Test
    void theMeasureIsAFigureThatIsDrawn() {
        Cli.run("compare", "-a", "tabu", "-n", "8", "--measure", "seconds").assertRefused("--plot c.svg");
        Cli.run("compare", "-a", "tabu", "-n", "8", "--plot", "c.svg", "--measure", "speed")
                .assertRefused("'speed'", "iterations, evaluations, restarts, seconds");
        Path plot = folder.resolve("c.svg");
        assertThat(Cli.run(
                                "compare",
                                "-a",
                                "backtracking",
                                "-n",
                                "8",
                                "--plot",
                                plot.toString(),
                                "--measure",
                                "evaluations")
                        .err())
                .contains("nothing to plot: no solver counts evaluations");
        Cli.run("compare", "-a", "tabu,greedy", "-n", "4,8", "--plot", plot.toString(), "--measure", "seconds");
        assertThat(plot).content().contains("Median seconds, 10 runs each");
    }

    /** The others are compared all the same. */
    @Test
    void aRangeStandsForItsSizes() {
        Cli.Ran ran = Cli.run("compare", "-a", "greedy", "-n", "4-6,8..9,12", "--runs", "1");
        assertThat(ran.status()).as(ran.err()).isZero();
        assertThat(ran.out().lines().filter(line -> line.startsWith("n = ")).map(line -> line.split(" +", -1)[2]))
                .containsExactly("4", "5", "6", "8", "9", "12");
        Cli.run("compare", "--table", "-n", "4-5").assertRefused("one problem");
    }

    @Test
    void aSolverThatDoesNotTakeASizeIsShownAsSuch() {
        Cli.Ran ran = Cli.run("compare", "-a", "breadth-first,greedy", "-n", "8,21", "--runs", "2");
        assertThat(ran.status()).isZero();
        assertThat(ran.out().lines().filter(line -> line.startsWith("breadth-first")))
                .satisfiesExactly(
                        solved -> assertThat(solved).contains("2/2"),
                        untried -> assertThat(untried).containsPattern("breadth-first +- +-"));
        assertThat(ran.out()).doesNotContain("0/2");
        assertThat(ran.err()).contains("n is 21, but solver 'breadth-first' takes boards of at most 20 rows");
        assertThat(Cli.run("compare", "-a", "beam:k=13,greedy", "-n", "4", "--runs", "1")
                        .err())
                .contains("12 neighbors");
    }

    @Test
    void refusesBadInputInOneLine() {
        Cli.run("compare", "--sizes", "8").assertRefused("--algorithms");
        Cli.run("compare", "-a", "tabu").assertRefused("--sizes");
        Cli.run("compare", "-a", "tabu,grady", "-n", "8").assertRefused("'grady'", "maybe 'greedy'?");
        Cli.run("compare", "-a", "tabu,", "-n", "8").assertRefused("no solver named ''");
        Cli.run("compare", "-a", "beam:k=13", "-n", "4").assertRefused("k is 13", "12 neighbors");
        Cli.run("compare", "-a", "breadth-first", "-n", "21").assertRefused("n is 21", "at most 20 rows");
        Cli.run("compare", "-a", "tabu", "-n", "8,x").assertRefused("'x'", "whole number");
        Cli.run("compare", "-a", "tabu", "-n", "8", "--runs", "0").assertRefused("--runs is 0", "at least once");
        Cli.run("compare", "-a", "tabu", "-n", "8", "--max-iterations", "-1").assertRefused("-1", "0 or more");
        Cli.run("compare", "-a", "tabu", "-n", "8", "--csv", folder.toString()).assertRefused("is a directory");
    }

    @Test
    void twoFilesOfOneNameAreRefused() {
        String file = folder.resolve("c.svg").toString();
        String other = folder.resolve(".").resolve("c.svg").toString();
        Cli.run("compare", "-a", "tabu", "-n", "8", "--runs", "1", "--csv", other, "--plot", file)
                .assertRefused("--csv and --plot both name", "name two files");
        assertThat(folder).isEmptyDirectory();
    }
}
