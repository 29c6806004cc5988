package io.github.nqueens.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code nqueens} and its entry point. */
@Command(
        name = "nqueens",
        description = "Finds, counts and shows solutions of the n-queens problem.",
        mixinStandardHelpOptions = true,
        versionProvider = NQueens.Version.class,
        subcommands = {SolveCommand.class, ListCommand.class},
        synopsisSubcommandLabel = "COMMAND",
        footer = {
            "",
            "Exit status: 0 done, 1 valid input without the result asked for, 2 bad input.",
            "Example: nqueens solve 8 --algorithm tabu --seed 1"
        })
public final class NQueens implements Runnable {
    static final int NO_RESULT = 1;
    static final int BAD_INPUT = 2;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Made by {@link #main} and by picocli. */
    NQueens() {}

    /**
     * Runs one command and ends the virtual machine with its exit status.
     *
     * @param arguments the command and its arguments
     */
    public static void main(String[] arguments) {
        System.exit(commandLine().execute(arguments));
    }

    static CommandLine commandLine() {
        CommandLine commandLine = new CommandLine(new NQueens());
        commandLine.setParameterExceptionHandler((e, unused) -> refuse(e.getCommandLine(), e));
        commandLine.setExecutionExceptionHandler((e, failed, unused) -> {
            if (e instanceof IllegalArgumentException) {
                return refuse(failed, e);
            }
            throw e;
        });
        return commandLine;
    }

    @Override
    public void run() {
        throw new CommandLine.ParameterException(spec.commandLine(), "no command given; try 'nqueens --help'");
    }

    /** One line on standard error: what is wrong and what to do. */
    private static int refuse(CommandLine commandLine, Exception e) {
        PrintWriter err = commandLine.getErr();
        err.println("nqueens: " + e.getMessage().lines().findFirst().orElse(e.toString()));
        err.flush();
        return BAD_INPUT;
    }

    /** Reads the version that the build wrote into the jar's manifest. */
    static final class Version implements CommandLine.IVersionProvider {
        @Override
        public String[] getVersion() {
            String version = NQueens.class.getPackage().getImplementationVersion();
            return new String[] {"nqueens " + (version == null ? "(unpackaged)" : version)};
        }
    }
}
