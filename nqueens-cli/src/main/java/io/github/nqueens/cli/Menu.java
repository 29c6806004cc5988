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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What a person sees who starts the program without arguments: a solution, a count, a puzzle or the lab, and what each needs. */
final class Menu {
    private static final List<String> WAYS = List.of("solution", "count", "puzzle", "lab");

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

    /** Asks and answers until the person has enough; an empty input stream ends it, too. */
    int run() throws IOException {
        out.println("n-queens: 'q' ends, 'nqueens --help' shows what else there is.");
        while (true) {
            out.println();
            out.println("  1  solution   one board, by an algorithm that you choose");
            out.println("  2  count      how many solutions there are");
            out.println("  3  puzzle     a new one with colored regions");
            out.println("  4  lab        a page in the browser to watch, compare and play");
            String way = ask("What shall it be, by number or name", WAYS.get(0));
            if (way == null) {
                return 0;
            }
            int chosen = way.matches("[1-4]") ? Integer.parseInt(way) - 1 : WAYS.indexOf(way.toLowerCase(Locale.ROOT));
            List<String> command = switch (chosen) {
                case 0 -> solution();
                case 1 -> sized("count");
                case 2 -> sized("puzzle", "new");
                case 3 -> List.of("lab");
                default -> List.of();
            };
            if (command == null) {
                return 0;
            }
            if (chosen < 0) {
                out.println("'" + way + "' is none of these; give a number from 1 to 4, or a name.");
            } else if (!command.isEmpty()) {
                out.println();
                run.accept(command.toArray(String[]::new));
            }
        }
    }

    /** A command with the size that the person gives; empty after a mistake, null at the end. */
    private @Nullable List<String> sized(String... command) throws IOException {
        String n = ask("n", "8");
        if (n == null) {
            return null;
        }
        if (!n.matches("[1-9]\\d{0,8}")) {
            out.println("'" + n + "' is no size; give a whole number, such as 8.");
            return List.of();
        }
        return Stream.concat(Arrays.stream(command), Stream.of(n)).toList();
    }

    /** The command that solves as the person chooses; empty after a mistake, null at the end. */
    private @Nullable List<String> solution() throws IOException {
        List<SolverDescriptor> solvers = session.solvers().catalog().available();
        for (int i = 0; i < solvers.size(); i++) {
            out.println(String.format("%3d  %s", i + 1, solvers.get(i).name()));
        }
        String choice = ask("Algorithm, by number or name", SessionSolvers.DEFAULT);
        if (choice == null) {
            return null;
        }
        String name = named(choice, solvers);
        if (name == null) {
            out.println("'" + choice + "' is no algorithm of the list; give a number from 1 to " + solvers.size()
                    + ", or a name.");
            return List.of();
        }
        List<String> solve = sized("solve");
        if (solve == null || solve.isEmpty()) {
            return solve;
        }
        String parameters = parameters(name);
        return parameters == null
                ? null
                : Stream.concat(
                                solve.stream(),
                                Stream.of("--algorithm", parameters.isEmpty() ? name : name + ":" + parameters))
                        .toList();
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
