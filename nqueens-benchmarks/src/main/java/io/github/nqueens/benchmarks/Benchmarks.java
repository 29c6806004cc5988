package io.github.nqueens.benchmarks;

import io.github.nqueens.benchmarks.pages.BenchmarkPage;
import io.github.nqueens.benchmarks.pages.CallPages;
import io.github.nqueens.benchmarks.pages.GrowthFigure;
import io.github.nqueens.benchmarks.pages.JoinFigure;
import io.github.nqueens.benchmarks.pages.KnownNumbers;
import io.github.nqueens.benchmarks.pages.Measurement;
import io.github.nqueens.benchmarks.pages.SolutionBias;
import io.github.nqueens.benchmarks.timing.ClusterCost;
import io.github.nqueens.benchmarks.timing.EstimateTimes;
import io.github.nqueens.benchmarks.timing.FirstCalls;
import io.github.nqueens.benchmarks.timing.PartTimes;
import io.github.nqueens.benchmarks.timing.SingleCalls;
import io.github.nqueens.benchmarks.timing.StartTimes;
import io.github.nqueens.internal.Excerpt;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** The program behind the figures of the documentation that JMH does not print; each of its commands makes one kind of them. */
@Command(
        name = "Benchmarks",
        mixinStandardHelpOptions = true,
        description = "Measures this library and makes the tables and figures of its documentation.",
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {
            Measurement.class,
            Benchmarks.Pages.class,
            SingleCalls.class,
            PartTimes.class,
            EstimateTimes.class,
            StartTimes.class,
            FirstCalls.class,
            ClusterCost.class,
            KnownNumbers.class,
            SolutionBias.class,
            GrowthFigure.class,
            JoinFigure.class
        })
public final class Benchmarks {
    private Benchmarks() {}

    /**
     * Runs one command and ends the virtual machine with its exit status.
     *
     * @param arguments see {@code --help}
     */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new Benchmarks()).setCaseInsensitiveEnumValuesAllowed(true);
        commandLine
                .getSubcommands()
                .values()
                .forEach(command -> command.getCommandSpec().mixinStandardHelpOptions(true));
        commandLine.setExecutionExceptionHandler((thrown, failed, unused) -> {
            if (!(thrown instanceof IllegalArgumentException) && !(thrown instanceof IOException)) {
                throw thrown;
            }
            failed.getErr().println("Benchmarks: " + Excerpt.message(thrown));
            return CommandLine.ExitCode.USAGE;
        });
        return commandLine;
    }

    /** A class, because picocli hands the options that are mixed in above to a method as if they were its arguments. */
    @Command(name = "pages", description = "Writes the tables and plots again from the results beside them.")
    static final class Pages implements Callable<Integer> {
        @Parameters(paramLabel = "FOLDER", description = "docs in the root of the checkout.")
        private Path docs;

        @Override
        public Integer call() throws IOException {
            BenchmarkPage.write(docs);
            CallPages.write(docs);
            return 0;
        }
    }
}
