package io.github.nqueens.cli.session;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.Problem;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.SolverNotFoundException;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/** What the commands of one invocation share: who watches, what ends them early, and the solvers. */
public final class Session {
    /** What solves if the user names no solver. */
    public static final String DEFAULT_SOLVER = "auto";

    /** The option that names jars with solvers of the user's own, whose class loader has the same name. */
    public static final String OWN_SOLVERS = "--solvers-from";

    /** A board of ten million rows is shorter. */
    private static final long LARGEST_INPUT = 512L << 20;

    private static final String SERVICE = "META-INF/services/" + SolverProvider.class.getName();

    private final CancellationToken cancellation = new CancellationToken();
    private final CountDownLatch interrupted = new CountDownLatch(1);
    private final boolean watched;
    private final @Nullable BufferedReader answers;
    private final InputStream input;
    private final Object lock = new Object();
    /** The thread that an interruption of the session interrupts, if its work looks at no token. */
    private @Nullable Thread interruptible;

    private FutureTask<SolverCatalog> catalog = new FutureTask<>(SolverCatalog::load);

    /**
     * @param watched whether standard error is a terminal, so that progress may overwrite itself
     * @param answers where a person answers questions, or null if there is nobody to ask
     * @param input standard input, of which answers have been read if there are any
     */
    public Session(boolean watched, @Nullable BufferedReader answers, InputStream input) {
        this.watched = watched;
        this.answers = answers;
        this.input = input;
    }

    public static Session ofProcess() {
        BufferedReader answers = Terminal.isInteractive()
                ? new BufferedReader(new InputStreamReader(System.in, Charset.defaultCharset()))
                : null;
        return new Session(Terminal.isStandardError(), answers, Terminal.standardInput());
    }

    /** What searches look at; {@link #interrupt()} cancels it. */
    public CancellationToken cancellation() {
        return cancellation;
    }

    /** A time limit, or null for none, and Ctrl-C. */
    public Limits limits(@Nullable Duration timeLimit) {
        Limits.Builder limits = Limits.builder().cancellation(cancellation);
        if (timeLimit != null) {
            limits.timeLimit(timeLimit);
        }
        return limits.build();
    }

    /** Ends the command early. */
    public void interrupt() {
        cancellation.cancel();
        interrupted.countDown();
        synchronized (lock) {
            if (interruptible != null) {
                interruptible.interrupt();
            }
        }
    }

    /** Work that ends if its thread is interrupted. */
    @FunctionalInterface
    public interface Work<T, E extends Exception> {
        T run() throws E;
    }

    /** Does work that looks at no token: Ctrl-C interrupts this thread, and the flag is clear again afterwards. */
    public <T, E extends Exception> T interruptibly(Work<T, E> work) throws E {
        synchronized (lock) {
            interruptible = Thread.currentThread();
            if (cancellation.isCancelled()) {
                interruptible.interrupt();
            }
        }
        try {
            return work.run();
        } finally {
            synchronized (lock) {
                interruptible = null;
                if (cancellation.isCancelled()) {
                    Thread.interrupted();
                }
            }
        }
    }

    /**
     * Reads standard input or a pipe, and waits until it comes.
     *
     * @throws InterruptedInputException if Ctrl-C comes first
     */
    public <T extends @Nullable Object> T read(Work<T, IOException> reading) throws IOException {
        FutureTask<T> task = new FutureTask<>(reading::run);
        // A thread cannot be called back from such a read, but the program ends without this one.
        Thread reader = new Thread(task, "nqueens-input");
        reader.setDaemon(true);
        reader.start();
        try {
            interruptibly(() -> {
                reader.join();
                return task;
            });
            return task.get();
        } catch (InterruptedException e) {
            throw new InterruptedInputException(e);
        } catch (ExecutionException e) {
            Throwable cause = e.getCause();
            if (cause instanceof IOException failed) {
                throw failed;
            }
            if (cause instanceof Error error) {
                throw error;
            }
            throw cause instanceof RuntimeException failed ? failed : new IllegalStateException(cause);
        }
    }

    /** Waits, without taking processor time, until the command is to end. */
    public void awaitInterruption() throws InterruptedException {
        interrupted.await();
    }

    public boolean isWatched() {
        return watched;
    }

    /** Where a person answers questions, or null. */
    public @Nullable BufferedReader answers() {
        return answers;
    }

    /** All that is left of standard input: a text in any encoding, or a picture. */
    public byte[] input() {
        try {
            return read(() -> answers == null
                    ? whole(input, "standard input")
                    // What a person types is text, some of which may have been read ahead.
                    : answers.lines().collect(Collectors.joining("\n")).getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new BadInputException("cannot read standard input: " + e.getMessage() + "; name a file instead", e);
        }
    }

    /** How many bytes are read: more than these would leave no memory for what they mean, or never end. */
    public static int mostInput() {
        return (int) Math.min(LARGEST_INPUT, Runtime.getRuntime().maxMemory() / 4);
    }

    /**
     * All bytes of a stream, which may have no end.
     *
     * @throws BadInputException if there are more than can be used
     */
    public static byte[] whole(InputStream stream, String name) throws IOException {
        return whole(stream, name, mostInput());
    }

    static byte[] whole(InputStream stream, String name, int most) throws IOException {
        byte[] bytes = stream.readNBytes(most);
        if (bytes.length == most && stream.read() >= 0) {
            throw tooLong(name, most);
        }
        return bytes;
    }

    /** Why an input is not read to its end. */
    public static BadInputException tooLong(String name, int most) {
        return new BadInputException(name + " is longer than " + (most >> 20)
                + " MiB; give a shorter text, or give Java more memory:"
                + " java -Xmx8g -jar nqueens.jar ...");
    }

    /** Finds the solvers while the command line is read: that takes about as long, and a user waits for both. */
    public void findSolversEarly() {
        Thread finder = new Thread(catalog, "nqueens-catalog");
        finder.setDaemon(true);
        finder.start();
    }

    /**
     * Adds solvers of the user's own to those there are, also for lookups by this thread and by those that it starts.
     *
     * @throws BadInputException if a file does not exist or holds no solvers
     */
    public void findSolversIn(List<Path> jars) {
        Map<String, Path> named = new HashMap<>();
        for (Path jar : jars) {
            for (String provider : providers(OWN_SOLVERS, jar)) {
                Path other = named.putIfAbsent(provider, jar);
                if (other != null && !other.equals(jar)) {
                    throw new BadInputException(OWN_SOLVERS + ": '" + other + "' and '" + jar + "' both have a class "
                            + provider + ", and the first one hides the other; rename one, or give one of these files");
                }
            }
        }
        URL[] urls = jars.stream().map(Session::url).toArray(URL[]::new);
        // Open until the program ends: a solver may load a class of its jar at any time.
        ClassLoader loader = new URLClassLoader(OWN_SOLVERS, urls, Session.class.getClassLoader());
        // A solver that looks others up by name, as the portfolio does, finds these too.
        Thread.currentThread().setContextClassLoader(loader);
        catalog = new FutureTask<>(() -> {
            SolverCatalog all = SolverCatalog.load(loader);
            requireNewNames(named, loader);
            return all;
        });
    }

    /** A catalog gives a name to the first solver that has it, so that somebody would compare another solver than his own. */
    private static void requireNewNames(Map<String, Path> providers, ClassLoader loader) {
        Map<String, String> owners = new HashMap<>();
        SolverCatalog.load(Session.class.getClassLoader())
                .available()
                .forEach(solver -> owners.put(solver.name(), "a solver of nqueens"));
        providers.forEach((provider, jar) -> {
            for (SolverDescriptor solver : solvers(provider, loader)) {
                String other = owners.putIfAbsent(solver.name(), "one of '" + jar + "'");
                if (other != null) {
                    throw new BadInputException(OWN_SOLVERS + ": '" + jar + "' has a solver '" + solver.name()
                            + "', but this is the name of " + other + "; rename it");
                }
            }
        });
    }

    /** The solvers of a provider; none if it is broken, which the catalog tells. */
    private static List<SolverDescriptor> solvers(String provider, ClassLoader loader) {
        try {
            Class<?> named = Class.forName(provider, true, loader);
            return List.copyOf(((SolverProvider) named.getConstructor().newInstance()).solvers());
        } catch (ReflectiveOperationException | RuntimeException | Error broken) {
            return List.of();
        }
    }

    /** Where the code of a user's own solver was when something was thrown; nothing if none of that code was running. */
    public static Optional<String> ownCode(Throwable thrown) {
        return ownCode(thrown.getStackTrace());
    }

    /** Where the code of a user's own solver was on a stack; nothing if it was not there. */
    static Optional<String> ownCode(StackTraceElement... stack) {
        return Arrays.stream(stack)
                .filter(frame -> OWN_SOLVERS.equals(frame.getClassLoaderName()))
                .map(frame -> frame.getClassName() + "." + frame.getMethodName() + ", line " + frame.getLineNumber())
                .findFirst();
    }

    /**
     * Checks that a jar or a folder of classes names solvers, without loading any of its classes.
     *
     * @throws BadInputException if it does not exist or names none
     */
    public static void requireSolvers(String option, Path jar) {
        providers(option, jar);
    }

    /** The names of the providers, as the jar or folder lists them. */
    private static List<String> providers(String option, Path jar) {
        if (!Files.isReadable(jar)) {
            throw new BadInputException(option + ": there is no file '" + jar + "' that can be read");
        }
        Optional<String> listed;
        try {
            listed = Files.isDirectory(jar) ? inFolder(jar.resolve(SERVICE)) : inJar(jar);
        } catch (ZipException e) {
            // A jar that was cut off in a copy has lost the list of its files.
            throw new BadInputException(
                    option + ": '" + jar + "' is no jar: " + e.getMessage() + "; build or copy it again", e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return listed.orElseThrow(() -> new BadInputException(option + ": '" + jar
                        + "' names no solvers; put the name of its " + SolverProvider.class.getSimpleName() + " into "
                        + SERVICE))
                .lines()
                .map(line -> line.replaceFirst("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private static Optional<String> inFolder(Path service) throws IOException {
        return Files.isRegularFile(service)
                ? Optional.of(new String(Files.readAllBytes(service), StandardCharsets.UTF_8))
                : Optional.empty();
    }

    private static Optional<String> inJar(Path jar) throws IOException {
        try (ZipFile zip = new ZipFile(jar.toFile())) {
            ZipEntry entry = zip.getEntry(SERVICE);
            if (entry == null) {
                return Optional.empty();
            }
            try (InputStream service = zip.getInputStream(entry)) {
                return Optional.of(new String(service.readAllBytes(), StandardCharsets.UTF_8));
            }
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }

    public SolverCatalog catalog() {
        catalog.run();
        try {
            return catalog.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while solvers were looked for", e);
        } catch (ExecutionException e) {
            if (e.getCause() instanceof BadInputException refused) {
                throw refused;
            }
            throw new IllegalStateException("the solvers could not be found: " + e.getCause(), e);
        }
    }

    /** The solver of a text such as {@code tabu:tenure=12}, if it takes boards of these sizes. */
    public Solver solver(String spec, int... sizes) {
        Solver solver = BadInputException.ifRefused(() -> ignoringCase(spec, catalog()::get));
        for (int n : sizes) {
            refusal(solver, n).ifPresent(why -> {
                throw new BadInputException(why);
            });
        }
        return solver;
    }

    /** Why a solver does not take a size, or nothing. */
    public Optional<String> refusal(Solver solver, int n) {
        try {
            solver.solve(
                    Problem.queens(n),
                    SolveOptions.builder().cancellation(cancelled()).build());
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(Excerpt.message(e));
        }
    }

    /** What is known of the solver of a name. */
    public SolverDescriptor descriptor(String name) {
        return BadInputException.ifRefused(() -> ignoringCase(name, catalog()::descriptor));
    }

    /** Looks a text up without spaces around its signs, and without capitals if only they are in the way. */
    private static <T> T ignoringCase(String spec, Function<String, T> lookup) {
        String text = spec.strip().replaceAll("\\s*([:,=])\\s*", "$1");
        try {
            return lookup.apply(text);
        } catch (IllegalArgumentException asGiven) {
            try {
                return lookup.apply(text.toLowerCase(Locale.ROOT));
            } catch (SolverNotFoundException unknown) {
                throw asGiven;
            } catch (IllegalArgumentException refused) {
                throw asGiven instanceof SolverNotFoundException ? refused : asGiven;
            }
        }
    }

    /**
     * Solves a problem with options that the user gave.
     *
     * @param initial where to start, or null
     * @throws BadInputException if the solver does not take the problem or the board
     */
    public SolveResult solve(Solver solver, Problem problem, @Nullable Board initial, SolveOptions.Builder options) {
        SolveOptions.Builder checked = SolveOptions.builder().cancellation(cancelled());
        if (initial != null) {
            checked.initialBoard(initial);
            options.initialBoard(initial);
        }
        BadInputException.ifRefused(() -> solver.solve(problem, checked.build()));
        return solver.solve(problem, options.cancellation(cancellation).build());
    }

    /** A run that is cancelled before it begins checks what it was given, and does nothing else. */
    private static CancellationToken cancelled() {
        CancellationToken already = new CancellationToken();
        already.cancel();
        return already;
    }
}
