package io.github.nqueens.tck.trying;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import io.github.nqueens.tck.trial.BrokenRule;
import io.github.nqueens.tck.trial.Untestable;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The process in which the solvers of a jar are graded, so that a solver that exits, hangs or uses up the memory harms nothing but it.
 *
 * <p>Its arguments are a file for answers, the jar, and perhaps a file of tasks. Without tasks it answers with the names of the jar's
 * solvers. The first line of every answer is {@code started}. The first line of the tasks is the name of a solver. The others are tasks: {@code rule:R05:MILLIS}, {@code solve:N:SEED:MILLIS}, or
 * {@code problem:BASE64:SEED:MILLIS} with the text of a problem. Each task adds lines {@code begun} to the answers while it goes on. At
 * its end it adds a line {@code took} with its nanoseconds, and a line {@code kept}, {@code broken} or {@code untried}, followed by what went wrong. A broken task ends the process, because
 * what it left behind may spoil the next one.
 */
public final class GradingProcess {
    /** The exit status of a process whose memory is used up, which the virtual machine itself never uses. */
    private static final int OUT_OF_MEMORY = 77;

    /** A message may be longer than the memory of whoever reads it. */
    private static final int LONGEST_MESSAGE = 2_000;

    private final OutputStream answers;

    GradingProcess(OutputStream answers) {
        this.answers = answers;
    }

    /**
     * Does the tasks, and ends the virtual machine.
     *
     * @param arguments see the class
     * @throws IOException if the file of answers cannot be written
     */
    public static void main(String[] arguments) throws IOException {
        // A solver may end this process by itself, and whoever asked may be killed.
        Runtime.getRuntime().addShutdownHook(new Thread(GradingProcess::endChildren));
        ProcessHandle.current().parent().ifPresent(GradingProcess::endWith);
        try (OutputStream out = Files.newOutputStream(Path.of(arguments[0]), StandardOpenOption.APPEND)) {
            GradingProcess process = new GradingProcess(out);
            process.answer("started");
            process.run(
                    Path.of(arguments[1]),
                    arguments.length > 2 ? Files.readAllLines(Path.of(arguments[2])) : List.of());
        } catch (OutOfMemoryError e) {
            halt(OUT_OF_MEMORY);
        } finally {
            halt(0);
        }
    }

    private static void endWith(ProcessHandle asking) {
        Thread watch = new Thread(
                () -> {
                    asking.onExit().join();
                    halt(0);
                },
                "grader's end");
        watch.setDaemon(true);
        watch.start();
    }

    /** Ends this process although threads that a solver left behind, or its hooks, would keep it alive. */
    private static void halt(int status) {
        try {
            endChildren();
        } finally {
            // Where the memory is used up, not even the list of processes can be made.
            Runtime.getRuntime().halt(status);
        }
    }

    /** Ends the processes that a solver started. */
    private static void endChildren() {
        ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    }

    /** Names the solvers of a jar if there are no lines, and otherwise does the tasks up to the first one that is broken. */
    void run(Path jar, List<String> lines) throws IOException {
        URL[] urls = {jar.toUri().toURL()};
        ClassLoader loader = new URLClassLoader(urls, GradingProcess.class.getClassLoader());
        Thread.currentThread().setContextClassLoader(loader);
        List<SolverDescriptor> solvers;
        try {
            solvers = solversOf(loader);
            Set<String> names = new HashSet<>();
            for (SolverDescriptor solver : solvers) {
                if (!names.add(solver.name())) {
                    answer("broken two solvers of the jar are named '" + solver.name() + "'");
                    return;
                }
            }
            if (lines.isEmpty()) {
                for (SolverDescriptor solver : solvers) {
                    answer("solver " + solver.name());
                }
                return;
            }
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable e) {
            answer("broken the solvers of the jar could not be made: " + whyNone(e));
            return;
        }
        Optional<SolverDescriptor> descriptor = solvers.stream()
                .filter(solver -> solver.name().equals(lines.get(0)))
                .findFirst();
        if (descriptor.isEmpty()) {
            answer("broken solvers() returned '" + lines.get(0) + "' the first time only");
            return;
        }
        for (String task : lines.subList(1, lines.size())) {
            if (!isDone(descriptor.get(), task.split(":", -1))) {
                return;
            }
        }
    }

    /** Why there are no solvers, for a student to fix: the service loader has what a constructor threw as its cause. */
    private static String whyNone(Throwable e) {
        if (!(e instanceof ServiceConfigurationError)) {
            return said(e);
        }
        String what = message(e).replace(SolverProvider.class.getName() + ": ", "");
        return e.getCause() == null ? what : what + ": " + said(e.getCause());
    }

    /** The text of something that was thrown, whose own methods may throw again. */
    private static String said(Throwable thrown) {
        return orName(thrown, thrown::toString);
    }

    private static String message(Throwable thrown) {
        return orName(thrown, thrown::getMessage);
    }

    private static String orName(Throwable thrown, Supplier<@Nullable String> text) {
        try {
            return Objects.requireNonNullElse(text.get(), thrown.getClass().getName());
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable e) {
            return thrown.getClass().getName();
        }
    }

    /** Only those that the jar itself brings. */
    private static List<SolverDescriptor> solversOf(ClassLoader loader) {
        List<SolverDescriptor> solvers = new ArrayList<>();
        ServiceLoader.load(SolverProvider.class, loader).stream()
                .filter(provider -> provider.type().getClassLoader() == loader)
                .forEach(provider ->
                        solvers.addAll(Objects.requireNonNull(provider.get().solvers(), "solvers() returned null")));
        if (solvers.contains(null)) {
            throw new NullPointerException("solvers() returned a list with null in it");
        }
        return solvers;
    }

    private boolean isDone(SolverDescriptor descriptor, String[] task) throws IOException {
        answer("begun");
        long begun = System.nanoTime();
        String broken;
        try {
            Duration limit = Duration.ofMillis(Long.parseLong(task[task.length - 1]));
            broken = switch (task[0]) {
                case "rule" -> rule(descriptor, task[1], limit);
                case "solve" ->
                    solve(descriptor, Problem.queens(Integer.parseInt(task[1])), Long.parseLong(task[2]), limit);
                default -> solve(descriptor, problem(task[1]), Long.parseLong(task[2]), limit);
            };
        } catch (Untestable e) {
            answerTime(begun);
            answer("untried " + e.getMessage());
            return true;
        } catch (OutOfMemoryError e) {
            throw e;
        } catch (Throwable e) {
            broken = "threw " + said(e);
        }
        answerTime(begun);
        // What the library advises to whoever starts Java is no help to a student.
        String fault = broken.contains("had no room for it") ? "used up its memory" : broken;
        answer(fault.isEmpty() ? "kept" : "broken " + fault);
        return broken.isEmpty();
    }

    private static Problem problem(String base64) {
        return Problem.parse(new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8));
    }

    /** Tries all tests of a rule; what is said of the first one that fails, or nothing. */
    private String rule(SolverDescriptor descriptor, String number, Duration limit) throws Exception {
        List<RuleTest> tests = RuleTest.all(
                        descriptor, ParameterChoices.of(descriptor), RuleTest.SIZES, RuleTest.LARGE_SIZES, limit)
                .filter(test -> List.of(test.rule().number().split(", ", -1)).contains(number))
                .toList();
        for (RuleTest test : tests) {
            answer("begun");
            try {
                test.run();
            } catch (BrokenRule e) {
                return toAuthor(message(e), descriptor).replace(" (solver '" + descriptor.name() + "')", "");
            }
        }
        return "";
    }

    /** Runs the solver once; what went wrong, or nothing. */
    private static String solve(SolverDescriptor descriptor, Problem problem, long seed, Duration limit)
            throws Exception {
        Solver solver = Solvers.of(descriptor);
        SolveOptions options =
                SolveOptions.builder().seed(seed).timeLimit(limit).build();
        FutureTask<SolveResult> run = new FutureTask<>(() -> solver.solve(problem, options));
        Thread thread = new Thread(run, "graded solver");
        thread.setDaemon(true);
        thread.start();
        try {
            // A solver that heeds its limit ends long before.
            SolveResult result = run.get(limit.toMillis() + 1_000, TimeUnit.MILLISECONDS);
            String reason = result.reason().orElse("");
            return switch (result.status()) {
                case SOLVED -> "";
                case TIME_LIMIT -> "no solution within the time";
                default ->
                    "ended as "
                            + result.status().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                            + (reason.isEmpty() ? "" : ": " + reason);
            };
        } catch (TimeoutException e) {
            return "went on after its time limit: call tick() or shouldStop() in every loop";
        } catch (java.util.concurrent.ExecutionException e) {
            Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
            if (cause instanceof OutOfMemoryError full) {
                throw full;
            }
            return cause instanceof SolverDefectException || cause instanceof IllegalArgumentException
                    ? toAuthor(message(cause), descriptor)
                    : "threw " + said(cause);
        }
    }

    /** Whoever is graded is the author of the solver. */
    private static String toAuthor(String message, SolverDescriptor descriptor) {
        return message.replace("; report this to the author of '" + descriptor.name() + "'", "");
    }

    private void answerTime(long begun) throws IOException {
        answer("took " + (System.nanoTime() - begun));
    }

    private void answer(String line) throws IOException {
        String cut = line.length() > LONGEST_MESSAGE ? line.substring(0, LONGEST_MESSAGE) + " ..." : line;
        answers.write((cut.replaceAll("\\R\\s*", " ") + "\n").getBytes(StandardCharsets.UTF_8));
        answers.flush();
    }
}
