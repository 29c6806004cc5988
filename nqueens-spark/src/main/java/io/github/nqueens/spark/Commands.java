package io.github.nqueens.spark;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.OptionTexts;
import io.github.nqueens.solutions.CountMethod;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
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
            "  spark-submit --master yarn nqueens-spark.jar count --problem board.txt",
            "  spark-submit --master yarn nqueens-spark.jar verify-count hdfs:///queens21 --sample 1%%",
            "",
            "Exit status: 0 done, 1 valid input without the result asked for, 2 bad input, 70 a defect of this program,"
                    + " 74 a file could not be read or written to its end, 130 interrupted, 143 terminated."
        })
final class Commands {
    private static final long LONGEST_WAIT_SECONDS = 5;

    private Commands() {}

    /**
     * Runs a command, and ends the virtual machine if it did not succeed.
     *
     * @param arguments the command and its arguments
     */
    public static void main(String[] arguments) {
        CountDownLatch finished = new CountDownLatch(1);
        try {
            Runtime.getRuntime().addShutdownHook(new Thread(() -> awaitEnd(finished), "nqueens-shutdown"));
        } catch (IllegalStateException ending) {
            // Ctrl-C came before the program had begun.
            return;
        }
        int status = execute(arguments);
        finished.countDown();
        // Some clusters take any call of exit() for a failure.
        if (status != 0) {
            System.exit(status);
        }
    }

    private static void awaitEnd(CountDownLatch finished) {
        TimeLimit.endAll();
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
        commandLine.registerConverter(Integer.class, reading(text -> (int) number(text, 1, Integer.MAX_VALUE)));
        commandLine.registerConverter(Long.class, reading(text -> number(text, Long.MIN_VALUE, Long.MAX_VALUE)));
        commandLine.registerConverter(
                CountMethod.class, reading(text -> OptionTexts.constant(CountMethod.class, text)));
        commandLine.setParameterExceptionHandler((e, unused) -> say(
                e.getCommandLine(),
                e.getMessage() + "; see '" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help'",
                ExitStatus.BAD_INPUT));
        commandLine.setExecutionExceptionHandler((e, failed, unused) -> {
            if (e instanceof BadInputException) {
                return say(failed, e.getMessage(), ExitStatus.BAD_INPUT);
            }
            return e instanceof UncheckedIOException
                    ? say(failed, e.getMessage(), ExitStatus.IO_FAILED)
                    : say(failed, "this is a defect of nqueens, please report it: " + e, ExitStatus.DEFECT);
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

    private static long number(String text, long least, long most) {
        try {
            long number = Long.parseLong(OptionTexts.whole(text));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Refused below, as a number out of range is.
        }
        throw new IllegalArgumentException(
                "'" + Excerpt.of(text) + "' is not a whole number that fits; give one from " + least + " to " + most);
    }

    private static int say(CommandLine commandLine, @Nullable String message, int status) {
        PrintWriter err = commandLine.getErr();
        err.println("nqueens: " + (message == null ? "no reason given" : message.replaceAll("\\R\\s*", " ")));
        err.flush();
        return status;
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
