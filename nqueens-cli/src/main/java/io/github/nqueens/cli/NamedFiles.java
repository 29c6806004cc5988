package io.github.nqueens.cli;

import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * The files that a command line names. A file that is written takes the place of an old one, so that a run which wrote where
 * it reads would destroy its own input: such a command line is refused before any command works on it.
 */
final class NamedFiles {
    /** The options whose values are files or folders to be written. */
    static final Set<String> WRITING = Set.of(
            "--output",
            "--csv",
            "--runs-csv",
            "--plot",
            "--picture",
            "--gif",
            "--junit",
            "--page",
            "--sheet",
            "--checkpoint");

    /** The options whose values are files or folders to be read. A board may stand in place of the name. */
    static final Set<String> READING = Set.of("--problem", "--initial", "--rubric", "--solver", "--solvers-from");

    /** The commands that write to standard output what {@code --output} puts into a file. */
    private static final Set<String> PRINTING = Set.of("solve", "convert");

    /** A command whose result may replace what it was made of: that is all of it, in another form. */
    private static final String IN_PLACE = "convert";

    private static final String HYPHEN = "-";
    private static final Path STANDARD_INPUT = Path.of("/dev/stdin");

    private final List<Named> read = new ArrayList<>();
    private final List<Named> written = new ArrayList<>();

    private NamedFiles() {}

    /** A file and what names it: an option, or nothing for an argument. */
    private record Named(String option, String name, Path path) {}

    /**
     * Checks the files of a command line.
     *
     * @throws BadInputException if a file that is written is also read, or written twice
     */
    static void check(CommandLine.ParseResult parsed) {
        NamedFiles files = new NamedFiles();
        for (CommandLine.ParseResult part = parsed; part != null; part = part.subcommand()) {
            String command = part.commandSpec().name();
            for (OptionSpec option : part.matchedOptions()) {
                String name = option.longestName();
                if (WRITING.contains(name)) {
                    requireName(command, name, option);
                    files.add(files.written, name, option);
                } else if (READING.contains(name)) {
                    files.add(files.read, name, option);
                }
            }
            if (!command.equals(IN_PLACE)) {
                part.matchedPositionals().stream()
                        .filter(NamedFiles::isFile)
                        .forEach(file -> files.add(files.read, "", file));
            }
        }
        files.requireApart();
    }

    /** Whether an argument is the name of a file, which is then read. */
    static boolean isFile(ArgSpec argument) {
        return argument.paramLabel().equals("file");
    }

    /** To other programs a hyphen is standard output, and nobody means a file of that name. */
    private static void requireName(String command, String option, ArgSpec values) {
        if (values.stringValues().contains(HYPHEN)) {
            throw new BadInputException(option + " is '-', which names no file; "
                    + (PRINTING.contains(command) && option.equals("--output")
                            ? "leave --output out to write to standard output"
                            : "name one, or write ./- for a file of this name"));
        }
    }

    private void add(List<Named> files, String option, ArgSpec values) {
        for (String name : values.stringValues()) {
            try {
                Path path = name.equals(HYPHEN) ? STANDARD_INPUT : Path.of(name);
                files.add(new Named(option, name, path));
            } catch (InvalidPathException noFile) {
                // Such a text is a board, or is refused by the command.
            }
        }
    }

    private void requireApart() {
        for (int i = 0; i < written.size(); i++) {
            Named target = written.get(i);
            Optional<Named> source = read.stream()
                    .filter(file -> Files.isRegularFile(file.path()) && OutputFile.isSame(file.path(), target.path()))
                    .findFirst();
            if (source.isPresent()) {
                throw new BadInputException(target.option() + " names '" + target.name() + "', which "
                        + reader(source.get()) + "; name another file");
            }
            for (Named other : written.subList(0, i)) {
                if (OutputFile.isSame(other.path(), target.path())) {
                    throw new BadInputException(other.option() + " and " + target.option() + " both name '"
                            + target.name() + "'; name two files");
                }
            }
        }
    }

    private static String reader(Named source) {
        if (source.name().equals(HYPHEN)) {
            return "is standard input";
        }
        return source.option().isEmpty() ? "the command reads" : source.option() + " reads";
    }
}
