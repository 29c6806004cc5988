package io.github.nqueens.cli.grading;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.grading.Answers.ForgedException;
import io.github.nqueens.cli.grading.Answers.Outcome;
import io.github.nqueens.internal.Amounts;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.channels.SeekableByteChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tries a solver of a jar in processes of their own: at most one at a time, and another one for what is left after one has ended. The
 * memory and the time of each are limited, what it prints goes nowhere, it has a copy of the jar, and it starts in an empty folder that is
 * deleted. What it answers is {@linkplain Answers judged}.
 */
final class SolverProcess {
    private static final String NOT_TRIED = "not tried";

    /** A process that a signal ended has this status and the number of the signal. */
    private static final int KILLED = 128;

    private static final int MOST_SIGNALS = 31;
    private static final long LOOK_MILLIS = 10;
    private static final int MOST_SOLVERS = 100;

    /** What classes and their constants may take beside the heap. */
    private static final int METASPACE_MEGABYTES = 256;

    private static final String FOLDER = "nqueens-grade";

    /** What all processes have in their environment that one process has started. */
    private static final String MARK = "NQUEENS_GRADING";

    private static final Path PROCESSES = Path.of("/proc");
    private static final int MOST_ENVIRONMENT = 1 << 20;
    private static final SecureRandom RANDOM = new SecureRandom();

    /** What a process may take to start, and to say that a limit is over. */
    private static final Duration GRACE = Duration.ofSeconds(15);

    private final HandedIn handedIn;
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

    SolverProcess(HandedIn handedIn, Path jar, int heapMegabytes, Duration limit, CancellationToken cancellation) {
        this.handedIn = handedIn;
        this.jar = jar;
        this.heapMegabytes = heapMegabytes;
        this.limit = limit;
        this.end = System.nanoTime() + limit.toNanos();
        this.cancellation = cancellation;
    }

    /** The names of the solvers, or what went wrong. */
    record Solvers(List<String> names, String fault) {}

    /** How a process ended, and what it answered. */
    private record Ended(End how, int status, Answers answers) {}

    /** Asks the jar for its solvers. */
    Solvers solvers() throws IOException, ForgedException {
        Ended ended = run(List.of(), List.of());
        List<String> names = ended.answers.names();
        if (ended.answers.broken().isPresent()) {
            return new Solvers(names, ended.answers.broken().get());
        }
        if (ended.how != End.BY_ITSELF || ended.status != 0) {
            String fault = fault(ended);
            return new Solvers(names, fault.startsWith(NOT_TRIED) ? fault : "its provider " + fault);
        }
        return new Solvers(
                names,
                names.isEmpty()
                        ? "its provider has no solver of its own; let solvers() return one"
                        : names.size() > MOST_SOLVERS ? "it has more than " + MOST_SOLVERS + " solvers" : "");
    }

    /** Tries all, in this order. */
    List<Outcome> outcomes(String solver, List<Task.Trial> trials) throws IOException, ForgedException {
        List<Outcome> outcomes = new ArrayList<>();
        while (outcomes.size() < trials.size()) {
            if (isOver()) {
                outcomes.add(Outcome.failed(notTried(), 0));
                continue;
            }
            List<Task.Trial> left = trials.subList(outcomes.size(), trials.size());
            List<String> lines = new ArrayList<>(List.of(solver));
            left.forEach(trial -> lines.add(trial.code()));
            Ended ended = run(lines, left);
            List<Outcome> answered = ended.answers.outcomes();
            outcomes.addAll(answered);
            boolean byAFault =
                    !answered.isEmpty() && !answered.get(answered.size() - 1).isGood();
            if (answered.size() < left.size() && (!byAFault || ended.answers.hasBegun())) {
                String fault = ended.answers.broken().orElseGet(() -> fault(ended));
                if (ended.answers.hasBegun()) {
                    outcomes.add(Outcome.failed(fault, System.nanoTime() - ended.answers.since()));
                } else {
                    left.subList(answered.size(), left.size()).forEach(trial -> outcomes.add(Outcome.failed(fault, 0)));
                }
            }
        }
        return outcomes;
    }

    /**
     * Whether runs are repeated by another process: of each size and problem the last run that soon found a solution. True also if none
     * did, or no time is left.
     */
    boolean followsItsSeed(String solver, List<Task.Trial> trials, List<Outcome> outcomes)
            throws IOException, ForgedException {
        Map<Problem, Integer> last = new LinkedHashMap<>();
        for (int i = 0; i < trials.size(); i++) {
            Problem problem = trials.get(i).problem();
            if (problem != null && outcomes.get(i).isGood() && !trials.get(i).isDecidedByTime(outcomes.get(i))) {
                last.put(problem, i);
            }
        }
        if (last.isEmpty() || isOver()) {
            return true;
        }
        List<Integer> again = List.copyOf(last.values());
        List<Outcome> repeated =
                outcomes(solver, again.stream().map(trials::get).toList());
        for (int i = 0; i < repeated.size(); i++) {
            Outcome outcome = repeated.get(i);
            if (!isNotTried(outcome.fault())
                    && !Objects.equals(outcome.run(), outcomes.get(again.get(i)).run())) {
                return false;
            }
        }
        return true;
    }

    /** Whether a fault says that there was no time, rather than what the solver did. */
    static boolean isNotTried(String fault) {
        return fault.startsWith(NOT_TRIED);
    }

    private String notTried() {
        return cancellation.isCancelled()
                ? NOT_TRIED + ", because grading was interrupted"
                : NOT_TRIED + " to its end within the " + Amounts.time(limit) + " that a jar has for all tasks";
    }

    private boolean isOver() {
        return cancellation.isCancelled() || System.nanoTime() - end > 0;
    }

    private String fault(Ended ended) {
        if (isOver()) {
            return notTried();
        }
        if (ended.how == End.SILENT) {
            return "did not end and was stopped";
        }
        int status = ended.status;
        if (status == GradingProcess.OUT_OF_MEMORY) {
            return "used up its memory";
        }
        if (status == GradingProcess.UNHEARD) {
            return "could not write its answers, as when a disk is full";
        }
        if (!ended.answers.hasStarted()) {
            return NOT_TRIED + ", because its process could not start (exit status " + status
                    + "); maybe --heap is more than" + " this machine has";
        }
        return status > KILLED && status <= KILLED + MOST_SIGNALS
                ? "was killed by signal " + (status - KILLED)
                        + ", as when Java crashes or the machine has no memory left"
                : "ended its process with exit status " + status + "; a solver never calls System.exit";
    }

    /** Runs a process, and deletes its folder. */
    private Ended run(List<String> lines, List<Task.Trial> trials) throws IOException, ForgedException {
        // One for each process: what a solver does to it spoils nothing but its own run.
        Path folder = Files.createTempDirectory(FOLDER);
        try {
            Path copy = folder.resolve("handed-in.jar");
            if (!handedIn.copy(jar, copy)) {
                throw new IOException("what was kept of it was changed while the class was graded");
            }
            Path file = Files.createFile(folder.resolve("answers"));
            Path tasks = lines.isEmpty() ? null : Files.write(folder.resolve("tasks"), lines);
            byte[] secret = new byte[Seal.BYTES];
            RANDOM.nextBytes(secret);
            // Open until the end, because the process deletes its name, and a solver may put another file there.
            try (SeekableByteChannel written = Files.newByteChannel(file)) {
                Answers answers = new Answers(written, Seal.of(secret), trials);
                Process process = start(folder, copy, file, tasks);
                End how = await(process, secret, answers, trials);
                return new Ended(how, how == End.BY_ITSELF ? process.exitValue() : 0, answers);
            }
        } finally {
            endThoseLeft(folder);
            delete(folder);
        }
    }

    /** Ends what a solver has started and hidden from its parents, if it still has the mark of its process and the system shows that. */
    private static void endThoseLeft(Path folder) {
        if (!Files.isDirectory(PROCESSES)) {
            return;
        }
        String mark = MARK + "=" + folder.getFileName() + '\0';
        ProcessHandle.allProcesses().filter(process -> hasMark(process, mark)).forEach(ProcessHandle::destroyForcibly);
    }

    private static boolean hasMark(ProcessHandle process, String mark) {
        try (InputStream in = Files.newInputStream(PROCESSES.resolve(process.pid() + "/environ"))) {
            return new String(in.readNBytes(MOST_ENVIRONMENT), StandardCharsets.ISO_8859_1).contains(mark);
        } catch (IOException e) {
            // It has ended, or is another user's.
            return false;
        }
    }

    /** Deletes what can be deleted, however deep it lies: a solver may make folders in folders until the stack of a recursion ends. */
    private static void delete(Path folder) {
        Deque<Path> folders = new ArrayDeque<>(List.of(folder));
        Set<Path> seen = new HashSet<>();
        while (!folders.isEmpty()) {
            Path last = folders.peek();
            boolean isNew = seen.add(last);
            if (isNew) {
                File file = last.toFile();
                if (!(file.setReadable(true) && file.setExecutable(true) && file.setWritable(true))) {
                    continue;
                }
                try (DirectoryStream<Path> inside = Files.newDirectoryStream(last)) {
                    for (Path path : inside) {
                        if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
                            folders.push(path);
                        } else {
                            Files.deleteIfExists(path);
                        }
                    }
                } catch (IOException | DirectoryIteratorException e) {
                    // A folder that stays in the way of nothing is no reason to lose the points of a class.
                }
            } else {
                folders.pop();
                seen.remove(last);
                try {
                    Files.deleteIfExists(last);
                } catch (IOException e) {
                    // Likewise.
                }
            }
        }
    }

    private End await(Process process, byte[] secret, Answers answers, List<Task.Trial> trials)
            throws IOException, ForgedException {
        try {
            try (OutputStream in = process.getOutputStream()) {
                in.write(secret);
            } catch (IOException e) {
                // A process that could not start says so by its status.
            }
            while (true) {
                boolean ended = process.waitFor(LOOK_MILLIS, TimeUnit.MILLISECONDS);
                boolean more = answers.read();
                if (ended && !more) {
                    return End.BY_ITSELF;
                }
                if (isOver()) {
                    return End.TIME_IS_UP;
                }
                int current = answers.outcomes().size();
                Duration allowed = current < trials.size()
                        ? GRACE.plus(trials.get(current).limit().multipliedBy(2))
                        : GRACE;
                if (System.nanoTime() - answers.since() > allowed.toNanos()) {
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

    private Process start(Path folder, Path copy, Path answers, @Nullable Path tasks) throws IOException {
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
                "-XX:MaxMetaspaceSize=" + METASPACE_MEGABYTES + "m",
                "-XX:+DisableAttachMechanism",
                "-Djava.awt.headless=true",
                "-Djava.io.tmpdir=" + work,
                "-cp",
                classPath,
                GradingProcess.class.getName(),
                answers.toString(),
                copy.toString()));
        if (tasks != null) {
            command.add(tasks.toString());
        }
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(work.toFile())
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        // Either would change the limits.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS"));
        builder.environment().put(MARK, folder.getFileName().toString());
        return builder.start();
    }
}
