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

    /** The problem of the file, or the classic one of a size: exactly one of them is to be given. */
    Problem problem(Session session, Integer size) {
        if (file == null && size == null) {
            throw new BadInputException(
                    "'n' is missing: give the size of the board, or --problem and a file; see --help");
        }
        if (file != null && size != null) {
            throw new BadInputException("n is " + size + ", but --problem gives the size too; leave n out");
        }
        return problem(session).orElseGet(() -> Problem.queens(size));
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
