package io.github.nqueens.cli;

import io.github.nqueens.SolverDefectException;
import io.github.nqueens.cli.command.CheckCommand;
import io.github.nqueens.cli.command.CompareCommand;
import io.github.nqueens.cli.command.ConvertCommand;
import io.github.nqueens.cli.command.CountCommand;
import io.github.nqueens.cli.command.DescribeCommand;
import io.github.nqueens.cli.command.LabCommand;
import io.github.nqueens.cli.command.ListCommand;
import io.github.nqueens.cli.command.ReproduceCommand;
import io.github.nqueens.cli.command.SolutionsCommand;
import io.github.nqueens.cli.command.SolveCommand;
import io.github.nqueens.cli.command.VerifyCountCommand;
import io.github.nqueens.cli.command.VisualizeCommand;
import io.github.nqueens.cli.command.WorksheetCommand;
import io.github.nqueens.cli.grading.GradeCommand;
import io.github.nqueens.cli.options.Converters;
import io.github.nqueens.cli.options.Version;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Json;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.puzzle.PuzzleCommand;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.InterruptedInputException;
import io.github.nqueens.cli.session.Interruption;
import io.github.nqueens.cli.session.OwnSolvers;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.cli.session.StandardOutput;
import io.github.nqueens.internal.Excerpt;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** The command {@code nqueens} and its entry point. */
@Command(
        name = "nqueens",
        description = {
            "Finds, counts, checks and shows solutions of the n-queens problem.",
            "",
            "Place n queens on a board of n by n squares so that no two share a row, a column or a diagonal."
        },
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Start here:",
            "  nqueens solve 8                              one solution",
            "  nqueens list                                 the algorithms there are",
            "  nqueens describe tabu                        one of them, with its parameters",
            "  nqueens compare --algorithms tabu,greedy --sizes 8,20 --runs 10",
            "",
            "'nqueens COMMAND --help' explains a command. Without a command, on a terminal, a menu asks what to solve.",
            "Shell completion, in bash or zsh: source <(nqueens generate-completion)",
            "",
            "Exit status: 0 done, 1 no solution, or none within the limits, 2 bad input, 70 a defect of this program,"
                    + " 74 a file or standard output could not be written, 130 interrupted, 143 terminated."
        })
public final class NQueens implements Callable<Integer> {
    /** The names of the commands, in the order of the help. */
    static final List<String> COMMANDS = List.of(
            "solve",
            "count",
            "verify-count",
            "solutions",
            "visualize",
            "lab",
            "compare",
            "check",
            "convert",
            "puzzle",
            "list",
            "describe",
            "worksheet",
            "grade",
            "reproduce");

    /** The commands in which solvers run, or are told of, so that solvers of the user's own do, too. */
    private static final Set<String> WITH_OWN_SOLVERS =
            Set.of("solve", "visualize", "lab", "compare", "list", "describe", "reproduce");

    private final Session session;

    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** Before any command runs: it may name one of these solvers. */
    @CommandLine.Option(
            names = "--solvers-from",
            paramLabel = "jar",
            scope = CommandLine.ScopeType.INHERIT,
            description = "a jar or a folder of classes with solvers of your own; may be given several times")
    @SuppressWarnings("UnusedMethod") // Picocli calls it.
    private void solversFrom(@Nullable List<Path> jars) {
        if (jars != null && !jars.isEmpty()) {
            try {
                session.solvers().addFrom(jars);
            } catch (BadInputException e) {
                throw new CommandLine.ParameterException(spec.commandLine(), e.getMessage(), e);
            }
        }
    }

    private NQueens(Session session) {
        this.session = session;
    }

    /**
     * Runs one command and ends the virtual machine with its exit status.
     *
     * @param arguments the command and its arguments
     */
    public static void main(String[] arguments) {
        try {
            run(arguments);
        } catch (SecurityException forbidden) {
            System.err.println("nqueens: a security manager forbids what this program needs (" + forbidden.getMessage()
                    + "); start Java without -Djava.security.manager");
            // Its end may be forbidden, too.
            Runtime.getRuntime().halt(ExitStatus.BAD_INPUT);
        }
    }

    private static void run(String... arguments) {
        Session session = Session.ofProcess();
        Interruption interruption = Interruption.watch(session);
        StandardOutput out = new StandardOutput();
        PrintWriter err;
        int status;
        if (PlainSolve.matches(arguments)) {
            err = new PrintWriter(System.err, true, Charset.defaultCharset());
            status = solve(session, out.printer(), err, arguments);
        } else {
            if (arguments.length > 0 && arguments[0].equals("solve")) {
                session.solvers().findEarly();
            }
            CommandLine commandLine = commandLine(session, arguments);
            commandLine.setOut(out.printer());
            err = commandLine.getErr();
            status = execute(commandLine, arguments);
        }
        out.printer().flush();
        if (out.refusal() != null) {
            status = say(err, out.refusal(), ExitStatus.BAD_INPUT);
        } else if (out.failure() != null) {
            status = say(err, "standard output could not be written: " + out.failure(), ExitStatus.IO_FAILED);
        }
        interruption.finished();
        System.exit(status);
    }

    private static int solve(Session session, PrintWriter out, PrintWriter err, String... arguments) {
        try {
            return PlainSolve.run(session, out, err, arguments);
        } catch (IOException | RuntimeException | Error e) {
            return say(err, message(e), status(e));
        }
    }

    /** Every failure ends in one line on standard error: no stack trace reaches a user. */
    public static int execute(CommandLine commandLine, String... arguments) {
        Thread thread = Thread.currentThread();
        ClassLoader loader = thread.getContextClassLoader();
        try {
            CommandLine explained = explained(commandLine, arguments);
            if (explained != null) {
                explained.usage(commandLine.getOut(), commandLine.getColorScheme());
                return 0;
            }
            return commandLine.execute(arguments);
        } catch (RuntimeException | Error e) {
            return fail(commandLine, List.of(arguments), message(e), status(e));
        } finally {
            thread.setContextClassLoader(loader);
        }
    }

    /** The command whose help is asked for, whatever else the command line says; null if it asks for no help of a command. */
    private static @Nullable CommandLine explained(CommandLine commandLine, String... arguments) {
        List<String> words = List.of(arguments);
        int end = words.contains("--") ? words.indexOf("--") : words.size();
        CommandLine command = commandLine;
        int depth = 0;
        while (depth < end) {
            CommandLine next = command.getSubcommands().get(words.get(depth));
            if (next == null) {
                break;
            }
            command = next;
            depth++;
        }
        List<String> rest = words.subList(depth, end);
        boolean asks = rest.contains("--help") || rest.contains("-h");
        return asks && depth > 0 && command.getSubcommands().isEmpty() ? command : null;
    }

    /** Only the command that is called is set up, unless all are asked for: that halves the time to start. */
    public static CommandLine commandLine(Session session, String... arguments) {
        CommandLine commandLine = new CommandLine(new NQueens(session));
        if (arguments.length > 0 && COMMANDS.contains(arguments[0])) {
            add(commandLine, arguments[0], session);
        } else {
            COMMANDS.forEach(name -> add(commandLine, name, session));
            Converters.offerNames(commandLine);
            commandLine.addSubcommand("help", new HelpCommand());
            commandLine.addSubcommand("generate-completion", new AutoComplete.GenerateCompletion());
        }
        commandLine.setExpandAtFiles(false);
        Converters.register(commandLine);
        commandLine.setParameterExceptionHandler(NQueens::refuse);
        commandLine.setExecutionStrategy(NQueens::callChecked);
        // What this handler throws, picocli prints with its stack trace.
        commandLine.setExecutionExceptionHandler(
                (e, failed, parsed) -> fail(failed, parsed.originalArgs(), message(e), status(e)));
        return commandLine;
    }

    /** Calls the command that was named last, if what the whole command line says fits together. */
    private static int callChecked(CommandLine.ParseResult parsed) {
        CommandLine.ParseResult last = parsed;
        while (last.hasSubcommand()) {
            last = last.subcommand();
        }
        try {
            NamedFiles.check(parsed);
            requireOneForm(last);
        } catch (BadInputException e) {
            // Picocli hands the cause to the handler of exceptions.
            throw new CommandLine.ExecutionException(last.commandSpec().commandLine(), "refused", e);
        }
        if (!last.unmatched().isEmpty()) {
            // Picocli lets commands of help have any arguments.
            throw new CommandLine.UnmatchedArgumentException(last.commandSpec().commandLine(), last.unmatched());
        }
        try {
            return new CommandLine.RunLast().execute(parsed);
        } catch (CommandLine.PicocliException e) {
            throw e;
        } catch (RuntimeException e) {
            // Picocli quotes what a command threw, which a solver of the user's own may prevent by a throw of its own.
            throw new CommandLine.ExecutionException(last.commandSpec().commandLine(), "failed", e);
        }
    }

    /** Standard output has one form. A format is that of the file if there is one. */
    private static void requireOneForm(CommandLine.ParseResult parsed) {
        if (!parsed.hasMatchedOption("--json")) {
            return;
        }
        for (String option : List.of("--format", "--to")) {
            boolean ofFile = option.equals("--format") && parsed.hasMatchedOption("--output");
            if (parsed.hasMatchedOption(option) && !ofFile) {
                String form = parsed.matchedOption(option).stringValues().get(0);
                if (!form.equalsIgnoreCase("json")) {
                    throw new BadInputException(option + " " + Excerpt.of(form)
                            + " conflicts with --json, which prints JSON; leave one of them out");
                }
            }
        }
    }

    private static void add(CommandLine commandLine, String name, Session session) {
        CommandLine subcommand = new CommandLine(command(name, session));
        setUp(subcommand);
        if (name.equals("puzzle")) {
            PuzzleCommand.parts(session).forEach((part, command) -> {
                CommandLine partLine = new CommandLine(command);
                setUp(partLine);
                subcommand.addSubcommand(part, partLine);
            });
        }
        commandLine.addSubcommand(name, subcommand);
        if (!WITH_OWN_SOLVERS.contains(name)) {
            leaveOutOwnSolvers(subcommand);
        }
    }

    private static void setUp(CommandLine subcommand) {
        subcommand.getCommandSpec().mixinStandardHelpOptions(true).versionProvider(new Version());
    }

    private static void leaveOutOwnSolvers(CommandLine command) {
        command.getCommandSpec().remove(command.getCommandSpec().findOption(OwnSolvers.OPTION));
        command.getSubcommands().values().forEach(NQueens::leaveOutOwnSolvers);
    }

    private static Object command(String name, Session session) {
        return switch (name) {
            case "solve" -> new SolveCommand(session);
            case "count" -> new CountCommand(session);
            case "verify-count" -> new VerifyCountCommand(session);
            case "solutions" -> new SolutionsCommand(session);
            case "visualize" -> new VisualizeCommand(session);
            case "lab" -> new LabCommand(session);
            case "compare" -> new CompareCommand(session);
            case "check" -> new CheckCommand(session);
            case "convert" -> new ConvertCommand(session);
            case "puzzle" -> new PuzzleCommand();
            case "list" -> new ListCommand(session);
            case "worksheet" -> new WorksheetCommand(session);
            case "grade" -> new GradeCommand(session);
            case "reproduce" -> new ReproduceCommand(session);
            case "describe" -> new DescribeCommand(session);
            default -> throw new IllegalStateException("no class for the command " + name);
        };
    }

    @Override
    public Integer call() throws IOException {
        BufferedReader answers = session.answers();
        if (answers == null) {
            throw new CommandLine.ParameterException(spec.commandLine(), "no command given");
        }
        CommandLine mine = spec.commandLine();
        return new Menu(session, answers, mine.getOut(), arguments -> {
                    // A command that has run before keeps what it drew, its seed for example.
                    CommandLine fresh = commandLine(session, arguments);
                    fresh.setOut(mine.getOut()).setErr(mine.getErr()).setColorScheme(mine.getColorScheme());
                    execute(fresh, arguments);
                })
                .run();
    }

    private static int refuse(CommandLine.ParameterException e, String[] arguments) {
        CommandLine commandLine = e.getCommandLine();
        return fail(
                commandLine,
                List.of(arguments),
                Refusals.message(e, List.of(arguments), COMMANDS).replaceFirst("\\.$", "") + "; see '"
                        + commandLine.getCommandSpec().qualifiedName() + " --help'",
                ExitStatus.BAD_INPUT);
    }

    private static int status(Throwable e) {
        if (e instanceof BadInputException) {
            return ExitStatus.BAD_INPUT;
        }
        if (e instanceof InterruptedInputException) {
            return ExitStatus.INTERRUPTED;
        }
        // A solver of the user's own reads files of its own, which are not what the command was to read or write.
        return (e instanceof UncheckedIOException || e instanceof IOException)
                        && OwnSolvers.codeOf(e).isEmpty()
                ? ExitStatus.IO_FAILED
                : ExitStatus.DEFECT;
    }

    private static String message(Throwable e) {
        if (e instanceof OutOfMemoryError) {
            return "not enough memory (" + Runtime.getRuntime().maxMemory() / (1 << 20)
                    + " MiB); choose a smaller n or picture, or give Java more: java -Xmx8g -jar nqueens.jar ...";
        }
        if (status(e) != ExitStatus.DEFECT || e instanceof SolverDefectException) {
            return Excerpt.message(e);
        }
        String said = Excerpt.of(Excerpt.safeText(e), Printer.LONGEST_QUOTE);
        return OwnSolvers.codeOf(e)
                .map(place -> "a solver of " + OwnSolvers.OPTION + " threw " + said + " at " + place
                        + "; its author can correct it")
                .orElseGet(() -> "this is a defect of nqueens, please report it: " + said);
    }

    /** Whether the command that was called has printed its result: it stands, although a file could not be written. */
    private static boolean hasJson(CommandLine commandLine) {
        CommandLine.ParseResult parsed = commandLine.getParseResult();
        if (parsed != null && parsed.hasSubcommand()) {
            return hasJson(parsed.subcommand().commandSpec().commandLine());
        }
        return commandLine.getMixins().values().stream()
                .anyMatch(mixin -> mixin instanceof Printer printer && printer.hasJson());
    }

    /** Says what is wrong to people and, if the arguments ask for JSON, to programs. */
    private static int fail(CommandLine commandLine, List<String> arguments, @Nullable String message, int status) {
        if (arguments.contains("--json") && !hasJson(commandLine)) {
            PrintWriter out = commandLine.getOut();
            out.println(Json.text(Json.error(line(message))));
            out.flush();
        }
        return say(commandLine.getErr(), message, status);
    }

    /** One line on standard error: what is wrong and what to do. */
    private static int say(PrintWriter err, @Nullable String message, int status) {
        err.println("nqueens: " + line(message));
        err.flush();
        return status;
    }

    private static String line(@Nullable String message) {
        return message == null ? "no reason given" : Text.line(message);
    }
}
