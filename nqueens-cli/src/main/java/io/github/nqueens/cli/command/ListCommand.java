package io.github.nqueens.cli.command;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** {@code nqueens list}: names all solvers. */
@Command(name = "list", description = "Lists the solvers; 'nqueens describe <name>' tells more about one.")
public final class ListCommand implements Runnable {
    private final Session session;

    @Mixin
    private Printer printer;

    public ListCommand(Session session) {
        this.session = session;
    }

    @Override
    public void run() {
        PrintWriter out = printer.out();
        SolverCatalog catalog = session.solvers().catalog();
        List<SolverDescriptor> solvers = catalog.available();
        if (printer.isJson()) {
            printer.json(solvers.stream().map(ListCommand::fields).toList());
        } else {
            int width = solvers.stream()
                    .mapToInt(solver -> names(solver).length())
                    .max()
                    .orElse(0);
            for (SolverDescriptor solver : solvers) {
                List<String> lines = Text.wrap(solver.summary(), width + 2);
                String names = names(solver);
                out.println((printer.bold(names) + " ".repeat(width - names.length()) + "  " + lines.get(0))
                        .stripTrailing());
                lines.stream().skip(1).forEach(line -> out.println(" ".repeat(width + 2) + line));
            }
        }
        remarkFailures(catalog, printer);
    }

    /** Says which solvers a reader would look for in vain. */
    static void remarkFailures(SolverCatalog catalog, Printer printer) {
        catalog.failures().forEach(failure -> printer.remark("left out, because it failed to load: " + failure));
    }

    public static Map<String, Object> fields(SolverDescriptor solver) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("name", solver.name());
        fields.put("aliases", solver.aliases());
        fields.put("summary", solver.summary());
        fields.put("advice", solver.advice());
        fields.put("source", solver.source());
        fields.put("traits", solver.traits().stream().map(Enum::name).sorted().toList());
        fields.put("largestSize", solver.largestSize());
        fields.put(
                "parameters",
                solver.parameters().stream().map(ListCommand::fields).toList());
        return fields;
    }

    private static Map<String, Object> fields(Parameter<?> parameter) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("key", parameter.key());
        fields.put("default", parameter.defaultText());
        fields.put("allowed", parameter.allowed());
        fields.put("description", parameter.description());
        return fields;
    }

    private static String names(SolverDescriptor solver) {
        return solver.aliases().isEmpty()
                ? solver.name()
                : solver.name() + " (" + String.join(", ", solver.aliases()) + ")";
    }
}
