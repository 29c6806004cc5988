package io.github.nqueens.cli;

import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code nqueens list}: the solvers there are. */
@Command(name = "list", description = "Lists the solvers.", mixinStandardHelpOptions = true)
final class ListCommand implements Runnable {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    ListCommand() {}

    @Override
    public void run() {
        PrintWriter out = spec.commandLine().getOut();
        List<SolverDescriptor> solvers = Solvers.available();
        int width = solvers.stream()
                .mapToInt(solver -> names(solver).length())
                .max()
                .orElse(0);
        solvers.forEach(solver -> out.println(String.format("%-" + width + "s  %s", names(solver), solver.summary())
                .stripTrailing()));
        out.flush();
    }

    private static String names(SolverDescriptor solver) {
        return solver.aliases().isEmpty()
                ? solver.name()
                : solver.name() + " (" + String.join(", ", solver.aliases()) + ")";
    }
}
