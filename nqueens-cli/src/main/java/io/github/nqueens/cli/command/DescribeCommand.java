package io.github.nqueens.cli.command;

import io.github.nqueens.cli.options.SolverNames;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.io.PrintWriter;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code nqueens describe}: what is known of one solver. */
@Command(
        name = "describe",
        description = "Tells what a solver does, when to choose it, and which parameters it has.",
        footer = {"", "Example: nqueens describe tabu"})
public final class DescribeCommand implements Runnable {
    private static final int INDENT = 12;

    private final Session session;

    @Parameters(
            paramLabel = "name",
            description = "name or alias of a solver, see 'nqueens list'",
            completionCandidates = SolverNames.class)
    private String name;

    @Mixin
    private Printer printer;

    public DescribeCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        SolverDescriptor solver = session.solvers().descriptor(name);
        PrintWriter out = printer.out();
        if (printer.isJson()) {
            printer.json(ListCommand.fields(solver));
        } else {
            print(solver, out);
        }
    }

    private void print(SolverDescriptor solver, PrintWriter out) {
        String aliases = solver.aliases().isEmpty() ? "" : " (" + String.join(", ", solver.aliases()) + ")";
        out.println(printer.bold(solver.name()) + aliases);
        field(out, "", solver.summary());
        field(out, "When", solver.advice());
        field(out, "Source", solver.source());
        field(out, "Size", "n up to " + Text.number(solver.largestSize()));
        solver.traits().stream().sorted().forEach(trait -> field(out, "", sentence(trait)));
        if (solver.parameters().isEmpty()) {
            field(out, "Parameters", "none");
            return;
        }
        out.println();
        out.println("Parameters, as in --algorithm " + solver.name() + ":" + example(solver));
        for (Parameter<?> parameter : solver.parameters()) {
            String key = parameter.key();
            List<String> lines = Text.wrap(key + ", by default " + parameter.defaultText(), 2);
            out.println("  " + printer.bold(key) + lines.get(0).substring(key.length()));
            lines.stream().skip(1).forEach(line -> out.println("  " + line));
            paragraph(out, " ".repeat(6), parameter.description() + "; " + parameter.allowed());
        }
    }

    /** A default in words is none that can be typed. */
    private static String example(SolverDescriptor solver) {
        return solver.parameters().stream()
                .filter(parameter -> parameter.defaultValue().isPresent())
                .findFirst()
                .map(Parameter::toString)
                .orElse(solver.parameters().get(0).key() + "=...");
    }

    private static void field(PrintWriter out, String label, String text) {
        if (!text.isEmpty()) {
            List<String> lines = Text.wrap(text, INDENT);
            out.println(String.format("%-" + INDENT + "s", label) + lines.get(0));
            lines.stream().skip(1).forEach(line -> out.println(" ".repeat(INDENT) + line));
        }
    }

    private static void paragraph(PrintWriter out, String indent, String text) {
        Text.wrap(text, indent.length()).forEach(line -> out.println(indent + line));
    }

    private static String sentence(SolverTrait trait) {
        return switch (trait) {
            case COMPLETE -> "Finds a solution without a restart, given time and memory.";
            case DETERMINISTIC -> "Gives the same board whatever the seed.";
            case STARTS_FROM_BOARD -> "Can start from an initial board.";
            case PERMUTATION_ONLY -> "Works on boards with one queen in each column.";
            case PARTIAL_BOARDS -> "Places and removes queens one by one.";
            case PLACED_AND_BLOCKED -> "Takes placed queens and blocked squares, on the board and on the torus.";
            case EVERY_PROBLEM -> "Takes every problem, and may prove that it has no solution.";
        };
    }
}
