package io.github.nqueens.cli;

import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.Suggestion;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code nqueens help puzzle new}: picocli's own command looks at the first word only. */
@Command(
        name = "help",
        description = "Explains a command, as in 'nqueens help puzzle new'.",
        mixinStandardHelpOptions = true,
        helpCommand = true)
final class HelpCommand implements Callable<Integer> {
    @Spec
    private CommandLine.Model.CommandSpec spec;

    @Parameters(paramLabel = "COMMAND", arity = "0..*", description = "the command, word by word")
    private List<String> words = List.of();

    @Override
    public Integer call() {
        CommandLine mine = spec.commandLine();
        CommandLine explained = mine.getParent();
        for (String word : words) {
            CommandLine part = explained.getSubcommands().get(word);
            if (part == null) {
                List<String> parts = List.copyOf(explained.getSubcommands().keySet());
                throw new CommandLine.ParameterException(
                        explained, "no command named '" + Excerpt.of(word) + "'" + Suggestion.among(parts, word));
            }
            explained = part;
        }
        explained.usage(mine.getOut(), mine.getColorScheme());
        return 0;
    }
}
