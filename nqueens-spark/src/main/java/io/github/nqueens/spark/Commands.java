package io.github.nqueens.spark;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.Limits;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.OptionTexts;
import io.github.nqueens.solutions.CountStatus;
import io.github.nqueens.solutions.SolutionCounter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.time.Duration;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.ToIntFunction;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The commands of the entry point, which owns its Spark context. */
@Command(
        name = "nqueens-spark",
        description = "Counts all solutions of the n-queens problem on a Spark cluster.",
        mixinStandardHelpOptions = true,
        versionProvider = Commands.Version.class,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {CountCommand.class, VerifyCountCommand.class},
        footer = {
            "",
            "Examples:",
            "  spark-submit --master spark://host:7077 nqueens-spark.jar count 19",
            "  spark-submit --master yarn nqueens-spark.jar count 21 --manifest hdfs:///queens21   goes on where it ended",
            "  spark-submit --master yarn nqueens-spark.jar verify-count hdfs:///queens21 --sample 1%%",
            "",
            "Exit status: 0 done, 1 valid input without the result asked for, 2 bad input, 70 a defect of this program,"
                    + " 74 a file could not be read or written to its end, 130 interrupted, 143 terminated."
        })
final class Commands {
    static final int NO_RESULT = 1;
    static final int BAD_INPUT = 2;
    static final int DEFECT = 70;
    static final int IO_FAILED = 74;
    static final int INTERRUPTED = 130;

    private static final int CONNECT_MILLIS = 5_000;
    private static final long LONGEST_WAIT_SECONDS = 5;
    private static final String STANDALONE = "spark://";

    private static final CancellationToken CANCELLATION = new CancellationToken();

    private Commands() {}

    /**
     * Runs a command, and ends the virtual machine if it did not succeed.
     *
     * @param arguments the command and its arguments
     */
    public static void main(String[] arguments) {
        CountDownLatch finished = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> awaitEnd(finished), "nqueens-shutdown"));
        int status = execute(arguments);
        finished.countDown();
        // Some clusters take any call of exit() for a failure.
        if (status != 0) {
            System.exit(status);
        }
    }

    private static void awaitEnd(CountDownLatch finished) {
        CANCELLATION.cancel();
        try {
            finished.await(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Every failure ends in one line on standard error. */
    private static int execute(String... arguments) {
        CommandLine commandLine = new CommandLine(new Commands());
        commandLine.setExpandAtFiles(false);
        commandLine.registerConverter(Duration.class, reading(OptionTexts::time));
        commandLine.registerConverter(double.class, reading(OptionTexts::share));
        commandLine.registerConverter(
                SolutionCounter.Method.class,
                reading(text -> OptionTexts.constant(SolutionCounter.Method.class, text)));
        commandLine.setParameterExceptionHandler((e, unused) -> say(
                e.getCommandLine(),
                e.getMessage() + "; see '" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help'",
                BAD_INPUT));
        commandLine.setExecutionExceptionHandler((e, failed, unused) -> {
            if (e instanceof BadInputException) {
                return say(failed, e.getMessage(), BAD_INPUT);
            }
            return e instanceof UncheckedIOException
                    ? say(failed, e.getMessage(), IO_FAILED)
                    : say(failed, "this is a defect of nqueens, please report it: " + e, DEFECT);
        });
        return commandLine.execute(arguments);
    }

    private static <T> ITypeConverter<T> reading(Function<String, T> reader) {
        return text -> {
            try {
                return reader.apply(text);
            } catch (IllegalArgumentException e) {
                throw new TypeConversionException(e.getMessage());
            }
        };
    }

    private static int say(CommandLine commandLine, @Nullable String message, int status) {
        PrintWriter err = commandLine.getErr();
        err.println("nqueens: " + (message == null ? "no reason given" : message.replaceAll("\\R\\s*", " ")));
        err.flush();
        return status;
    }

    /** What the user gave cannot be used; the message is one line that says what and what to do. */
    static final class BadInputException extends RuntimeException {
        private static final long serialVersionUID = 1;

        BadInputException(@Nullable String message, @Nullable Throwable cause) {
            super(message, cause);
        }
    }

    /** Uses values of the user's; what is refused in here is bad input, and elsewhere a defect or a failure. */
    static <T> T ifRefused(Supplier<T> checked) {
        try {
            return checked.get();
        } catch (IllegalArgumentException | UncheckedIOException e) {
            throw new BadInputException(e.getMessage(), e);
        }
    }

    /**
     * Works with the context that spark-submit set up, and stops it. The work prints its result itself: a cluster that is
     * lost may let the stop hang or fail.
     */
    static int withSpark(CommandLine commandLine, String name, ToIntFunction<SparkContext> work) {
        SparkContext spark = connect(name);
        try {
            return work.applyAsInt(spark);
        } finally {
            stop(spark, commandLine.getErr());
        }
    }

    private static void stop(SparkContext spark, PrintWriter err) {
        try {
            spark.stop();
        } catch (RuntimeException e) {
            err.println("nqueens: Spark was not stopped in order: " + e);
            err.flush();
        }
    }

    private static SparkContext connect(String name) {
        SparkConf settings = new SparkConf().setAppName(name);
        if (!settings.contains("spark.master")) {
            throw new BadInputException(
                    "no master is set; run this with spark-submit --master, for example --master local[2]", null);
        }
        String master = settings.get("spark.master");
        if (master.startsWith(STANDALONE)) {
            requireReachable(master);
        }
        try {
            return new SparkContext(settings);
        } catch (Exception e) { // Scala throws checked exceptions that it does not declare.
            throw new BadInputException(
                    "master '" + master + "' cannot be used: " + e.getMessage() + "; see --master of spark-submit", e);
        }
    }

    /** Spark itself tries for a minute, and then tells the log. */
    private static void requireReachable(String master) {
        @Nullable IOException last = null;
        for (String address : master.substring(STANDALONE.length()).split(",", -1)) {
            int colon = address.lastIndexOf(':');
            try (Socket socket = new Socket()) {
                socket.connect(
                        new InetSocketAddress(
                                address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))),
                        CONNECT_MILLIS);
                return;
            } catch (IOException e) {
                last = e;
            } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
                throw new BadInputException(
                        "master '" + master + "' is malformed; write spark://host:port, for example spark://host:7077",
                        e);
            }
        }
        throw new BadInputException(
                "master '" + master + "' cannot be reached: " + (last == null ? "no reason given" : last.getMessage())
                        + "; start one with 'spark-class org.apache.spark.deploy.master.Master', or give another --master",
                last);
    }

    static Limits limits(@Nullable Duration timeLimit) {
        Limits.Builder limits = Limits.builder().cancellation(CANCELLATION);
        if (timeLimit != null) {
            limits.timeLimit(timeLimit);
        }
        return limits.build();
    }

    static int status(CountStatus status) {
        return switch (status) {
            case COMPLETE -> 0;
            case CANCELLED -> INTERRUPTED;
            default -> NO_RESULT;
        };
    }

    /** Seconds for people. */
    static String seconds(Duration time) {
        return String.format(Locale.ROOT, "%,.1f s", time.toNanos() / 1e9);
    }

    static String counted(long count, String one) {
        return Amounts.grouped(count, one);
    }

    /** Where both commands end. */
    static final class TimeLimit {
        @Option(names = "--time-limit", paramLabel = "time", description = "ends the work after 500ms, 10s, 2m, 1h")
        private @Nullable Duration timeLimit;

        @Option(
                names = {"-h", "--help"},
                usageHelp = true,
                description = "shows this help")
        @SuppressWarnings("UnusedVariable") // Picocli asks for it.
        private boolean help;

        TimeLimit() {}

        Limits limits() {
            return Commands.limits(timeLimit);
        }
    }

    /** Reads the version that the build wrote into the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        /** Called by picocli. */
        Version() {}

        @Override
        public String[] getVersion() {
            String version = Commands.class.getPackage().getImplementationVersion();
            return new String[] {"nqueens-spark " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
