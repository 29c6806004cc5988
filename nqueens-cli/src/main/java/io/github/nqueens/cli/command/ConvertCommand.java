package io.github.nqueens.cli.command;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.formats.Form;
import io.github.nqueens.formats.Forms;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens convert}: a board or a problem in another form. */
@Command(
        name = "convert",
        description =
                "Reads boards or a problem in any common form, a screenshot too, and writes them in another form.",
        footer = {
            "",
            "Examples:",
            "  nqueens convert screenshot.png --to json",
            "  nqueens convert board.txt --as from-one --to fen",
            "  nqueens convert puzzle.txt --canonical --to grid"
        })
public final class ConvertCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(
            paramLabel = "file",
            arity = "0..1",
            defaultValue = "-",
            description = "a file that holds boards or a problem; - or nothing for standard input")
    private String file;

    @Option(names = "--to", paramLabel = "form", description = "grid, columns, json, csv, minizinc, emoji or fen")
    private Form form;

    @Option(
            names = "--canonical",
            description =
                    "writes the image that stands for all rotations and reflections, and for all names of regions: texts are"
                            + " equal exactly for duplicates")
    private boolean canonical;

    @Mixin
    private InputFile input;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file",
            description = "writes to a file instead of standard output")
    private Path output;

    @Mixin
    private FromOne fromOne;

    @Mixin
    private Printer printer;

    public ConvertCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() throws IOException {
        if (printer.isJson()) {
            form = Form.JSON;
        }
        InputFile.Content content = input.read(session, file);
        if (form == null) {
            throw new BadInputException("--to is missing: give grid, columns, json, csv, minizinc, emoji or fen");
        }
        String text = BadInputException.ifRefused(() -> converted(content));
        if (output == null) {
            printer.out().print(text);
        } else {
            OutputFile target = OutputFile.at(output);
            target.write(writer -> writer.write(text));
            if (printer.isJson()) {
                printer.json(Map.of("output", output.toString()));
            }
            printer.wrote(List.of(target.path()));
        }
        return 0;
    }

    private String converted(InputFile.Content content) {
        List<Board> boards = content.boards();
        if (boards.isEmpty()) {
            Problem problem = content.problem().orElseThrow();
            return ended(Forms.write(canonical ? problem.canonical() : problem, form, fromOne.first()));
        }
        Stream<String> texts =
                boards.stream().map(board -> Forms.write(canonical ? canonical(board) : board, form, fromOne.first()));
        return printer.isJson() && boards.size() > 1
                ? ended(texts.map(String::strip).collect(Collectors.joining(",\n ", "[", "]")))
                : texts.map(ConvertCommand::ended).collect(Collectors.joining());
    }

    private static Board canonical(Board board) {
        if (!board.isPermutation()) {
            throw new BadInputException("--canonical needs one queen in each column, but in " + board
                    + " two queens share a column; leave it out");
        }
        return board.canonical();
    }

    private static String ended(String text) {
        return text.endsWith("\n") ? text : text + System.lineSeparator();
    }
}
