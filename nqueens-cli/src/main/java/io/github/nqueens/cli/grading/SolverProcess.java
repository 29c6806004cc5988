package io.github.nqueens.cli.grading;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.internal.Amounts;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tries a solver of a jar in processes of their own: at most one at a time, and another one for what is left after one has ended. The
 * memory and the time of each are limited, what it prints is thrown away, and it starts in an empty folder that is deleted.
 */
final class SolverProcess {
    /** In a module that is not needed to compile: the process has it on its class path. */
    private static final String MAIN = "io.github.nqueens.tck.trying.GradingProcess";

    private static final String NOT_TRIED = "not tried";
    private static final String TOOK = "took ";
    private static final int OUT_OF_MEMORY = 77;

    /** A process that a signal ended has this status and the number of the signal. */
    private static final int KILLED = 128;

    private static final int MOST_SIGNALS = 31;
    private static final long LOOK_MILLIS = 10;

    /** What a process may take to start, and to say that a limit is over. */
    private static final Duration GRACE = Duration.ofSeconds(15);

    private final Path jar;
    private final int heapMegabytes;
    private final long end;
    private final Duration limit;
    private final CancellationToken cancellation;

    /** How a process ended. */
    private enum End {
        BY_ITSELF,
        SILENT,
        TIME_IS_UP
    }

    /**
     * How a trial ended.
     *
     * @param fault what went wrong, or nothing
     * @param nanos how long it took
     */
    record Outcome(String fault, long nanos) {
        boolean isGood() {
            return fault.isEmpty();
        }
    }

    SolverProcess(Path jar, int heapMegabytes, Duration limit, CancellationToken cancellation) {
        this.jar = jar.toAbsolutePath();
        this.heapMegabytes = heapMegabytes;
        this.limit = limit;
        this.end = System.nanoTime() + limit.toNanos();
        this.cancellation = cancellation;
    }

    /** The names of the solvers, or what went wrong. */
    record Solvers(List<String> names, String fault) {}

    /** Asks the jar for its solvers. */
    Solvers solvers() throws IOException {
        Answers answers = answers(List.of(), List.of());
        List<String> names = answers.lines.stream()
                .filter(line -> line.startsWith("solver "))
                .map(line -> line.substring("solver ".length()))
                .toList();
        String broken = answers.lines.stream()
                .filter(line -> line.startsWith("broken "))
                .map(line -> line.substring("broken ".length()))
                .findFirst()
                .orElseGet(() -> answers.how == End.BY_ITSELF && answers.status == 0 ? "" : ofProvider(fault(answers)));
        return new Solvers(names, broken);
    }

    private static String ofProvider(String fault) {
        return fault.startsWith(NOT_TRIED) ? fault : "its provider " + fault;
    }

    /** Tries all, in this order. */
    List<Outcome> outcomes(String solver, List<Task.Trial> trials) throws IOException {
        List<Outcome> outcomes = new ArrayList<>();
        while (outcomes.size() < trials.size()) {
            if (isOver()) {
                outcomes.add(new Outcome(notTried(), 0));
                continue;
            }
            List<Task.Trial> left = trials.subList(outcomes.size(), trials.size());
            List<String> lines = new ArrayList<>(List.of(solver));
            left.forEach(trial -> lines.add(trial.code()));
            Answers answers = answers(lines, left);
            outcomes.addAll(answers.outcomes);
            if (answers.outcomes.size() < left.size() && !answers.isEndedByAFault()) {
                String fault = fault(answers);
                if (answers.hasBegun()) {
                    outcomes.add(new Outcome(fault, System.nanoTime() - answers.since));
                } else {
                    left.subList(answers.outcomes.size(), left.size())
                            .forEach(trial -> outcomes.add(new Outcome(fault, 0)));
                }
            }
        }
        return outcomes;
    }

    private String notTried() {
        return cancellation.isCancelled()
                ? NOT_TRIED + ", because grading was interrupted"
                : NOT_TRIED + " to its end within the " + Amounts.time(limit) + " that a jar has for all tasks";
    }

    private boolean isOver() {
        return cancellation.isCancelled() || System.nanoTime() - end > 0;
    }

    private String fault(Answers answers) {
        if (isOver()) {
            return notTried();
        }
        if (answers.how == End.SILENT) {
            return "did not end and was stopped";
        }
        int status = answers.status;
        if (status == OUT_OF_MEMORY) {
            return "used up its memory";
        }
        if (answers.lines.isEmpty()) {
            return NOT_TRIED + ", because its process could not start (exit status " + status
                    + "); maybe --heap is more than" + " this machine has";
        }
        return status > KILLED && status <= KILLED + MOST_SIGNALS
                ? "was killed by signal " + (status - KILLED)
                        + ", as when Java crashes or the machine has no memory left"
                : "ended its process with exit status " + status + "; a solver never calls System.exit";
    }

    /** Runs a process, and deletes its folder. */
    private Answers answers(List<String> lines, List<Task.Trial> trials) throws IOException {
        // One for each process: what a solver does to it spoils nothing but its own run.
        Path folder = Files.createTempDirectory("nqueens-grade");
        try {
            Path file = Files.createFile(folder.resolve("answers"));
            Path tasks = lines.isEmpty() ? null : Files.write(folder.resolve("tasks"), lines);
            // Open until the end, because a solver may delete it.
            try (InputStream written = Files.newInputStream(file)) {
                Answers answers = new Answers(written);
                Process process = start(folder, file, tasks);
                answers.how = await(process, answers, trials);
                answers.status = answers.how == End.BY_ITSELF ? process.exitValue() : 0;
                return answers;
            }
        } finally {
            delete(folder);
        }
    }

    /** Deletes what can be deleted. */
    private static void delete(Path file) {
        try {
            if (Files.isDirectory(file, LinkOption.NOFOLLOW_LINKS)) {
                File folder = file.toFile();
                if (!(folder.setReadable(true) && folder.setExecutable(true) && folder.setWritable(true))) {
                    return;
                }
                try (Stream<Path> inside = Files.list(file)) {
                    inside.forEach(SolverProcess::delete);
                }
            }
            Files.deleteIfExists(file);
        } catch (IOException | UncheckedIOException e) {
            // A folder that stays in the way of nothing is no reason to lose the points of a class.
        }
    }

    private End await(Process process, Answers answers, List<Task.Trial> trials) throws IOException {
        try {
            while (true) {
                boolean ended = process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                answers.read();
                if (ended) {
                    return End.BY_ITSELF;
                }
                if (isOver()) {
                    return End.TIME_IS_UP;
                }
                int current = answers.outcomes.size();
                Duration allowed = current < trials.size()
                        ? GRACE.plus(trials.get(current).limit().multipliedBy(2))
                        : GRACE;
                if (System.nanoTime() - answers.since > allowed.toNanos()) {
                    return End.SILENT;
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            cancellation.cancel();
            return End.TIME_IS_UP;
        } finally {
            process.descendants().forEach(ProcessHandle::destroyForcibly);
            process.destroyForcibly();
            boolean interrupted = Thread.interrupted();
            try {
                process.waitFor(GRACE.toSeconds(), TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                interrupted = true;
            }
            if (interrupted) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private Process start(Path folder, Path answers, @Nullable Path tasks) throws IOException {
        Path work = Files.createDirectory(folder.resolve("work"));
        String classPath = Stream.of("java.class.path", "jdk.module.path")
                .map(System::getProperty)
                .filter(path -> path != null && !path.isEmpty())
                .flatMap(path -> Arrays.stream(path.split(File.pathSeparator, -1)))
                .filter(entry -> !entry.isEmpty())
                .map(entry -> Path.of(entry).toAbsolutePath().toString())
                .collect(Collectors.joining(File.pathSeparator));
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heapMegabytes + "m",
                "-XX:+UseSerialGC",
                "-XX:-UsePerfData",
                "-XX:-CreateCoredumpOnCrash",
                "-Djava.awt.headless=true",
                "-Djava.io.tmpdir=" + work,
                "-cp",
                classPath,
                MAIN,
                answers.toString(),
                jar.toString()));
        if (tasks != null) {
            command.add(tasks.toString());
        }
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // Either would change the limits.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"));
        Process process = builder.start();
        process.getOutputStream().close();
        return process;
    }

    /** What a process has written so far. */
    static final class Answers {
        private final InputStream written;
        private final ByteArrayOutputStream begunLine = new ByteArrayOutputStream();
        private final List<String> lines = new ArrayList<>();
        private final List<Outcome> outcomes = new ArrayList<>();
        private long since = System.nanoTime();
        private long begun = since;
        private OptionalLong took = OptionalLong.empty();

        private End how = End.BY_ITSELF;
        private int status;

        Answers(InputStream written) {
            this.written = written;
        }

        /** Takes the whole lines that are new. */
        void read() throws IOException {
            for (byte next : written.readAllBytes()) {
                if (next != '\n') {
                    begunLine.write(next);
                    continue;
                }
                String line = begunLine.toString(StandardCharsets.UTF_8);
                begunLine.reset();
                long now = System.nanoTime();
                if (line.equals("begun") && !hasBegun()) {
                    begun = now;
                } else if (line.matches(TOOK + "\\d{1,18}")) {
                    took = OptionalLong.of(Long.parseLong(line.substring(TOOK.length())));
                } else if (line.startsWith("kept") || line.startsWith("untried") || line.startsWith("broken")) {
                    String fault = line.startsWith("broken")
                            ? line.substring("broken".length()).strip()
                            : "";
                    // Of a task that is shorter than the time between two looks only its process knows the time.
                    outcomes.add(new Outcome(fault, took.orElse(now - begun)));
                    took = OptionalLong.empty();
                }
                lines.add(line);
                since = now;
            }
        }

        /** Whether a trial has begun and not ended. */
        private boolean hasBegun() {
            String last = lines.isEmpty() ? "" : lines.get(lines.size() - 1);
            return last.equals("begun") || last.startsWith(TOOK);
        }

        List<Outcome> outcomes() {
            return outcomes;
        }

        private boolean isEndedByAFault() {
            return !lines.isEmpty() && lines.get(lines.size() - 1).startsWith("broken");
        }
    }
}
