package io.github.nqueens.cli;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.SolveStatistics;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens solve}: one solution, and what the search cost. */
@Command(name = "solve", description = "Finds one solution.", mixinStandardHelpOptions = true)
final class SolveCommand implements Callable<Integer> {
    /** A larger grid fits no terminal. */
    private static final int LARGEST_GRID = 100;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "n", description = "size of the board")
    private int size;

    @Option(
            names = {"-a", "--algorithm"},
            paramLabel = "name[:key=value,...]",
            required = true,
            description = "the solver, see 'nqueens list'")
    private String algorithm;

    @Option(names = "--seed", paramLabel = "number", description = "repeats the run that reported this seed")
    private Long seed;

    SolveCommand() {}

    @Override
    public Integer call() {
        Solver solver = Solvers.get(algorithm);
        SolveOptions.Builder options = SolveOptions.builder();
        if (seed != null) {
            options.seed(seed);
        }
        SolveResult result = solver.solve(size, options.build());
        PrintWriter out = spec.commandLine().getOut();
        PrintWriter err = spec.commandLine().getErr();
        result.board()
                .ifPresentOrElse(
                        board -> out.println(shown(board)),
                        () -> err.println("nqueens: "
                                + result.reason().orElse(result.status().toString())));
        out.println(cost(result.statistics()));
        out.flush();
        err.flush();
        return result.isSolved() ? 0 : NQueens.NO_RESULT;
    }

    private static String shown(Board board) {
        return board.size() <= LARGEST_GRID ? board.toGrid() : board.toString();
    }

    private static String cost(SolveStatistics statistics) {
        return String.format(
                Locale.ROOT,
                "%s: %,d iterations, %,d evaluations, %,d restarts, %.1f ms, seed %d",
                statistics.solver(),
                statistics.iterations(),
                statistics.evaluations(),
                statistics.restarts(),
                statistics.elapsed().toNanos() / 1e6,
                statistics.seed());
    }
}
