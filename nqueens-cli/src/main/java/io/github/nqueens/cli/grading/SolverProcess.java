package io.github.nqueens.cli.grading;

import io.github.nqueens.CancellationToken;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tries a solver of a jar in processes of their own: at most one at a time, and another one for what is left after one has ended. The
 * memory and the time of each are limited, what it prints is thrown away, and it starts in an empty folder that is deleted.
 */
final class SolverProcess implements AutoCloseable {
    /** In a module that is not needed to compile: the process has it on its class path. */
    private static final String MAIN = "io.github.nqueens.tck.trying.GradingProcess";

    private static final int OUT_OF_MEMORY = 77;
    private static final long LOOK_MILLIS = 10;

    /** What a process may take to start, and to say that a limit is over. */
    private static final Duration GRACE = Duration.ofSeconds(15);

    private final Path jar;
    private final int heapMegabytes;
    private final long end;
    private final Duration limit;
    private final CancellationToken cancellation;
    private final Path folder;

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

    SolverProcess(Path jar, int heapMegabytes, Duration limit, CancellationToken cancellation) throws IOException {
        this.jar = jar.toAbsolutePath();
        this.heapMegabytes = heapMegabytes;
        this.limit = limit;
        this.end = System.nanoTime() + limit.toNanos();
        this.cancellation = cancellation;
        this.folder = Files.createTempDirectory("nqueens-grade");
    }

    /** The names of the solvers, or what went wrong. */
    record Solvers(List<String> names, String fault) {}

    /** Asks the jar for its solvers. */
    Solvers solvers() throws IOException {
        Answers answers = new Answers();
        Process process = start(answers.file, null);
        End how = await(process, answers, List.of());
        List<String> names = answers.lines.stream()
                .filter(line -> line.startsWith("solver "))
                .map(line -> line.substring("solver ".length()))
                .toList();
        String broken = answers.lines.stream()
                .filter(line -> line.startsWith("broken "))
                .map(line -> line.substring("broken ".length()))
                .findFirst()
                .orElseGet(() -> how == End.BY_ITSELF && process.exitValue() == 0 ? "" : fault(how, process));
        return new Solvers(names, broken);
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
            Path tasks = Files.write(folder.resolve("tasks"), lines);
            Answers answers = new Answers();
            Process process = start(answers.file, tasks);
            End how = await(process, answers, left);
            outcomes.addAll(answers.outcomes);
            if (answers.outcomes.size() < left.size() && !answers.isEndedByAFault()) {
                String fault = fault(how, process);
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
                ? "not tried, because grading was interrupted"
                : "not ended within the " + limit.toSeconds() + " s that a jar has for all tasks";
    }

    private boolean isOver() {
        return cancellation.isCancelled() || System.nanoTime() - end > 0;
    }

    private String fault(End how, Process process) {
        if (isOver()) {
            return notTried();
        }
        if (how == End.SILENT) {
            return "did not end and was stopped";
        }
        int status = process.exitValue();
        return status == OUT_OF_MEMORY
                ? "used up its memory"
                : "ended its process with exit status " + status + "; a solver never calls System.exit";
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

    private Process start(Path answers, @Nullable Path tasks) throws IOException {
        Path work = Files.createDirectories(folder.resolve("work"));
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

    @Override
    public void close() throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted((a, b) -> b.compareTo(a)).toList()) {
                Files.deleteIfExists(file);
            }
        }
    }

    /** What a process has written so far. */
    private final class Answers {
        private final Path file = Files.createTempFile(folder, "answers", "");
        private final List<String> lines = new ArrayList<>();
        private final List<Outcome> outcomes = new ArrayList<>();
        private long since = System.nanoTime();
        private long begun = since;

        private Answers() throws IOException {}

        /** Takes the whole lines that are new. */
        private void read() throws IOException {
            if (Files.size(file) == 0) {
                return;
            }
            String text = Files.readString(file, StandardCharsets.UTF_8);
            List<String> whole =
                    text.substring(0, text.lastIndexOf('\n') + 1).lines().toList();
            for (String line : whole.subList(lines.size(), whole.size())) {
                long now = System.nanoTime();
                if (line.equals("begun") && !hasBegun()) {
                    begun = now;
                } else if (line.startsWith("kept") || line.startsWith("untried") || line.startsWith("broken")) {
                    String fault = line.startsWith("broken")
                            ? line.substring("broken".length()).strip()
                            : "";
                    outcomes.add(new Outcome(fault, now - begun));
                }
                lines.add(line);
                since = now;
            }
        }

        /** Whether a trial has begun and not ended. */
        private boolean hasBegun() {
            return !lines.isEmpty() && lines.get(lines.size() - 1).equals("begun");
        }

        private boolean isEndedByAFault() {
            return !lines.isEmpty() && lines.get(lines.size() - 1).startsWith("broken");
        }
    }
}
