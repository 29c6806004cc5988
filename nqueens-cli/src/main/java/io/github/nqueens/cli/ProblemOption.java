package io.github.nqueens.cli;

import io.github.nqueens.Problem;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Option;

/** The option {@code --problem}. */
final class ProblemOption {
    @Option(
            names = "--problem",
            paramLabel = "file",
            description = "a file that holds a problem and its size: placed queens, blocked squares, regions; - for"
                    + " standard input")
    private String file;

    boolean readsStandardInput() {
        return "-".equals(file);
    }

    /** The problem of the file, if one is named. */
    Optional<Problem> problem(Session session) {
        return Optional.ofNullable(file).map(name -> read(session, name));
    }

    /** The problem of a file, or of standard input if its name is a hyphen. */
    static Problem read(Session session, String name) {
        return parse(name, text(session, name));
    }

    private static Problem parse(String name, String text) {
        try {
            return Problem.parse(text);
        } catch (IllegalArgumentException e) {
            throw new BadInputException((name.equals("-") ? "standard input" : name) + ": " + e.getMessage(), e);
        }
    }

    private static String text(Session session, String name) {
        try {
            return name.equals("-")
                    ? session.input().lines().collect(Collectors.joining("\n"))
                    : Files.readString(Converters.path(name));
        } catch (CharacterCodingException e) {
            throw new BadInputException("cannot read '" + name + "': it is not a text in UTF-8", e);
        } catch (IOException e) {
            throw new BadInputException(
                    "cannot read '" + name + "': " + OutputFile.reason(e) + "; name a file that holds a problem", e);
        }
    }
}
