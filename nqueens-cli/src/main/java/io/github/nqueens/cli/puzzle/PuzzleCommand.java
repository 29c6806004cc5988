package io.github.nqueens.cli.puzzle;

import io.github.nqueens.cli.session.Session;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;

/** {@code nqueens puzzle}: puzzles with one solution. */
@Command(
        name = "puzzle",
        description = "Makes, rates, explains and solves puzzles with one solution.",
        synopsisSubcommandLabel = "COMMAND",
        commandListHeading = "%nCommands:%n",
        footer = {
            "",
            "Each of them prints JSON with --json.",
            "",
            "Examples:",
            "  nqueens puzzle new --size 9 --rating hall-set --seed 7",
            "  nqueens puzzle rate puzzle.txt",
            "  nqueens puzzle hint puzzle.txt --queens 1:3 --marks 2:2,2:3",
            "  nqueens puzzle solve puzzle.txt --explain"
        })
public final class PuzzleCommand implements Callable<Integer> {
    @CommandLine.Spec
    private CommandLine.Model.CommandSpec spec;

    /** The commands below this one, in the order of the help. */
    public static Map<String, Callable<Integer>> parts(Session session) {
        Map<String, Callable<Integer>> parts = new LinkedHashMap<>();
        parts.put("new", new PuzzleNewCommand(session));
        parts.put("hint", new PuzzleHintCommand(session));
        parts.put("rate", new PuzzleRateCommand(session));
        parts.put("solve", new PuzzleSolveCommand(session));
        return parts;
    }

    @Override
    public Integer call() {
        throw new CommandLine.ParameterException(
                spec.commandLine(),
                "no command given; choose one of "
                        + String.join(", ", spec.subcommands().keySet()));
    }
}
