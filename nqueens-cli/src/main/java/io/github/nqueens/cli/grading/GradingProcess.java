package io.github.nqueens.cli.grading;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverDefectException;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import io.github.nqueens.tck.running.ParameterChoices;
import io.github.nqueens.tck.running.RuleTest;
import io.github.nqueens.tck.trial.BrokenRule;
import io.github.nqueens.tck.trial.Untestable;
import java.io.EOFException;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
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
 * <p>Its arguments are a file for answers, the jar, and perhaps a file of tasks. Standard input has the secret of its {@link Seal}, and
 * nothing else. All this is read, and the files are deleted, before the jar is loaded.
 *
 * <p>Without tasks it answers with lines {@code solver} and the names of the jar's solvers. The first line of the tasks is the name of
 * a solver. The others are {@link Task.Trial#code tasks}. Each adds lines {@code begun} to the answers while it goes on. At its end it
 * adds a line {@code ended} with its nanoseconds and one of {@code kept}, {@code untried}, {@code board} with the iterations and the
 * columns, and {@code broken} with what went wrong. A broken task ends the process, because what it left behind may spoil the next one.
 * The first line of all is {@code started}, and the last one is {@code done}.
 */
final class GradingProcess {
    /** The exit status of a process whose memory is used up, which the virtual machine itself never uses. */
    static final int OUT_OF_MEMORY = 77;

    /** The exit status of a process whose answers are gone. */
    static final int UNHEARD = 78;

    /** A message may be longer than the memory of whoever reads it. */
    static final int LONGEST_MESSAGE = 2_000;

    private static final String BROKEN = "broken ";
    private static final String BOARD = "board ";

    private final OutputStream answers;
    private final Seal seal;

    GradingProcess(OutputStream answers, Seal seal) {
        this.answers = answers;
        this.seal = seal;
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
        Path file = Path.of(arguments[0]);
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.APPEND)) {
            GradingProcess process = new GradingProcess(out, seal());
            List<String> lines = List.of();
            if (arguments.length > 2) {
                Path tasks = Path.of(arguments[2]);
                lines = Files.readAllLines(tasks);
                forget(tasks);
            }
            forget(file);
            process.answer("started");
            process.run(Path.of(arguments[1]), lines);
            process.answer("done");
        } catch (OutOfMemoryError e) {
            halt(OUT_OF_MEMORY);
        } catch (IOException e) {
            halt(UNHEARD);
        } finally {
            halt(0);
        }
    }

    /** Reads the secret from where no buffer keeps it. */
    private static Seal seal() throws IOException {
        byte[] secret = new byte[Seal.BYTES];
        try (InputStream in = new FileInputStream(FileDescriptor.in)) {
            for (int read = 0; read < secret.length; ) {
                int count = in.read(secret, read, secret.length - read);
                if (count < 0) {
                    throw new EOFException("there is no secret");
                }
                read += count;
            }
        }
        Seal seal = Seal.of(secret);
        Arrays.fill(secret, (byte) 0);
        return seal;
    }

    /** Deletes the name of a file, by which a solver would find it, where an open file allows that. */
    private static void forget(Path file) {
        try {
            Files.delete(file);
        } catch (IOException e) {
            // What is written there without the seal is noticed anyway.
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
        String said;
        try {
            Duration limit = Duration.ofMillis(Long.parseLong(task[task.length - 1]));
            said = switch (task[0]) {
                case "rule" -> rule(descriptor, task[1], limit);
                case "solve" ->
                    solve(descriptor, Problem.queens(Integer.parseInt(task[1])), Long.parseLong(task[2]), limit);
                default -> solve(descriptor, problem(task[1]), Long.parseLong(task[2]), limit);
            };
        } catch (Untestable e) {
            said = "untried " + e.getMessage();
        } catch (OutOfMemoryError | IOException e) {
            throw e;
        } catch (Throwable e) {
            said = BROKEN + "threw " + said(e);
        }
        // What the library advises to whoever starts Java is no help to a student.
        if (said.startsWith(BROKEN) && said.contains("had no room for it")) {
            said = BROKEN + "used up its memory";
        }
        String ended = "ended " + (System.nanoTime() - begun) + ' ' + said;
        if (said.startsWith(BOARD)) {
            write(ended);
        } else {
            answer(ended);
        }
        return !said.startsWith(BROKEN);
    }

    private static Problem problem(String base64) {
        return Problem.parse(new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8));
    }

    /** Tries all tests of a rule, up to the first one that fails. */
    private String rule(SolverDescriptor descriptor, String number, Duration limit) throws Exception {
        List<RuleTest> tests = RuleTest.all(
                        descriptor, ParameterChoices.of(descriptor), RuleTest.SIZES, RuleTest.LARGE_SIZES, limit)
                .filter(test -> test.isOf(number))
                .toList();
        for (RuleTest test : tests) {
            answer("begun");
            try {
                test.run();
            } catch (BrokenRule e) {
                return BROKEN + toAuthor(message(e), descriptor).replace(" (solver '" + descriptor.name() + "')", "");
            }
        }
        return "kept";
    }

    /** Runs the solver once; its board, or what went wrong. */
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
                case SOLVED -> board(result);
                case TIME_LIMIT -> BROKEN + "no solution within the time";
                default ->
                    BROKEN + "ended as "
                            + result.status().name().toLowerCase(Locale.ROOT).replace('_', ' ')
                            + (reason.isEmpty() ? "" : ": " + reason);
            };
        } catch (TimeoutException e) {
            return BROKEN + "went on after its time limit: call tick() or shouldStop() in every loop";
        } catch (java.util.concurrent.ExecutionException e) {
            Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
            if (cause instanceof OutOfMemoryError full) {
                throw full;
            }
            return BROKEN
                    + (cause instanceof SolverDefectException || cause instanceof IllegalArgumentException
                            ? toAuthor(message(cause), descriptor)
                            : "threw " + said(cause));
        }
    }

    private static String board(SolveResult result) {
        Board board = result.orElseThrow();
        StringBuilder text = new StringBuilder(BOARD).append(result.statistics().iterations());
        for (int row = 0; row < board.size(); row++) {
            text.append(' ').append(board.column(row));
        }
        return text.toString();
    }

    /** Whoever is graded is the author of the solver. */
    private static String toAuthor(String message, SolverDescriptor descriptor) {
        return message.replace("; report this to the author of '" + descriptor.name() + "'", "");
    }

    private void answer(String text) throws IOException {
        // A file of answers keeps a message on its line, and whoever reads it bounds that line.
        String line = text.replaceAll("\\R\\s*", " ");
        write(line.length() > LONGEST_MESSAGE ? line.substring(0, LONGEST_MESSAGE) + " ..." : line);
    }

    private void write(String line) throws IOException {
        // Half of a surrogate pair is written as another sign, of which the seal has to be.
        String readable = new String(line.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        answers.write((seal.sealed(readable) + "\n").getBytes(StandardCharsets.UTF_8));
        answers.flush();
    }
}
