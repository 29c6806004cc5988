package io.github.nqueens.cli;

import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.InterruptedInputException;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.cli.session.SessionSolvers;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a person sees who starts the program without arguments: which algorithm, which n, which parameters. */
final class Menu {
    private final Session session;
    private final BufferedReader answers;
    private final PrintWriter out;
    private final Consumer<String[]> run;

    /** @param run runs a command line, and says what is wrong with it */
    Menu(Session session, BufferedReader answers, PrintWriter out, Consumer<String[]> run) {
        this.session = session;
        this.answers = answers;
        this.out = out;
        this.run = run;
    }

    /** Asks and solves until the person has enough; an empty input stream ends it, too. */
    int run() throws IOException {
        List<SolverDescriptor> solvers = session.solvers().catalog().available();
        out.println("n-queens: 'q' ends, 'nqueens --help' shows what else there is.");
        while (true) {
            out.println();
            for (int i = 0; i < solvers.size(); i++) {
                out.println(String.format("%3d  %s", i + 1, solvers.get(i).name()));
            }
            String choice = ask("Algorithm, by number or name", SessionSolvers.DEFAULT);
            if (choice == null) {
                return 0;
            }
            String name = named(choice, solvers);
            if (name == null) {
                out.println("'" + choice + "' is no algorithm of the list; give a number from 1 to " + solvers.size()
                        + ", or a name.");
                continue;
            }
            String n = ask("n", "8");
            if (n == null) {
                return 0;
            }
            if (!n.matches("[1-9]\\d{0,8}")) {
                out.println("'" + n + "' is no size; give a whole number, such as 8.");
                continue;
            }
            String parameters = parameters(name);
            if (parameters == null) {
                return 0;
            }
            out.println();
            run.accept(new String[] {"solve", n, "--algorithm", parameters.isEmpty() ? name : name + ":" + parameters});
        }
    }

    /** The name that a choice means, or null. */
    private static @Nullable String named(String choice, List<SolverDescriptor> solvers) {
        if (choice.matches("\\d{1,3}")) {
            int number = Integer.parseInt(choice);
            return number >= 1 && number <= solvers.size()
                    ? solvers.get(number - 1).name()
                    : null;
        }
        String lower = choice.toLowerCase(Locale.ROOT);
        return solvers.stream()
                .filter(solver ->
                        solver.name().equals(lower) || solver.aliases().contains(lower))
                .findFirst()
                .map(SolverDescriptor::name)
                .orElse(null);
    }

    private @Nullable String parameters(String name) throws IOException {
        List<Parameter<?>> known = session.solvers().catalog().available().stream()
                .filter(solver -> solver.name().equals(name) || solver.aliases().contains(name))
                .findFirst()
                .map(SolverDescriptor::parameters)
                .orElse(List.of());
        if (known.isEmpty()) {
            return "";
        }
        String defaults = known.stream().map(Parameter::toString).collect(Collectors.joining(", "));
        Text.wrap("Parameters: " + defaults, 0).forEach(out::println);
        return ask("key=value,... or nothing", "");
    }

    /** The answer, or null if there is none any more. */
    private @Nullable String ask(String question, String preset) throws IOException {
        out.print(question + (preset.isEmpty() ? ": " : " [" + preset + "]: "));
        out.flush();
        String answer;
        try {
            answer = session.read(answers::readLine);
        } catch (InterruptedInputException e) {
            out.println();
            return null;
        }
        if (answer == null || answer.strip().equals("q")) {
            return null;
        }
        return answer.isBlank() ? preset : answer.strip();
    }
}
