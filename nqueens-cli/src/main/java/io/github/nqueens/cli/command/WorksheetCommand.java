package io.github.nqueens.cli.command;

import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.cli.worksheet.Worksheet;
import io.github.nqueens.solutions.CountAbandonedException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens worksheet}: tasks for a class, to be printed. */
@Command(
        name = "worksheet",
        description = "Writes a page of tasks to print, with the answers on a page of their own.",
        footer = {
            "",
            "There are boards to complete, attacking pairs to count, and trees of backtracking to continue. The same seed"
                    + " gives the same page.",
            "",
            "Examples:",
            "  nqueens worksheet --output sheet.html",
            "  nqueens worksheet --output sheet.html --size 6 --tasks 4 --seed 7"
        })
public final class WorksheetCommand implements Callable<Integer> {
    private final Session session;

    @Option(
            names = {"-o", "--output"},
            paramLabel = "file.html",
            required = true,
            description = "where the page goes; an existing one is replaced")
    private Path output;

    @Option(
            names = {"-n", "--size", "--sizes"},
            paramLabel = "n",
            defaultValue = "8",
            description = "rows of the boards, from 4 to 12; by default ${DEFAULT-VALUE}")
    private int size;

    @Option(
            names = "--tasks",
            paramLabel = "number",
            defaultValue = "3",
            description = "tasks of each kind, from 1 to 12; by default ${DEFAULT-VALUE}")
    private int tasks;

    @Option(
            names = "--seed",
            paramLabel = "number",
            defaultValue = "1",
            description = "which page, by default ${DEFAULT-VALUE}")
    private long seed;

    @Mixin
    private Printer printer;

    public WorksheetCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        require("--size", size, Worksheet.SMALLEST_SIZE, Worksheet.LARGEST_SIZE);
        require("--tasks", tasks, 1, Worksheet.MOST_TASKS);
        OutputFile file =
                OutputFile.at("--output", output, "the tasks are written as a page, which a browser prints", ".html");
        String page;
        try {
            page = Worksheet.of(size, tasks, seed, session.limits(null)).html();
        } catch (CancellationException | CountAbandonedException e) {
            printer.failed("interrupted; nothing was written to " + output);
            return ExitStatus.INTERRUPTED;
        }
        file.write(writer -> writer.write(page));
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("page", output.toString());
            fields.put("seed", seed);
            printer.json(fields);
        } else {
            printer.out().println("Wrote " + output + ".");
        }
        return 0;
    }

    private static void require(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new BadInputException(option + " is " + value + ", but must be from " + least + " to " + most
                    + "; choose another number");
        }
    }
}
