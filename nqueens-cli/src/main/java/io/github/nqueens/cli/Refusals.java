package io.github.nqueens.cli;

import io.github.nqueens.cli.output.Text;
import io.github.nqueens.internal.Excerpt;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** What a user is told whose arguments picocli refuses: in words of the user, with what was probably meant. */
final class Refusals {
    /** What people try, and what does it, or the option that does it; {@code N} stands for the size of the board. */
    private static final Map<String, String> MEANT = Map.ofEntries(
            Map.entry("--all", "nqueens solutions N"),
            Map.entry("--count", "nqueens count N"),
            Map.entry("--distinct", "--fundamental"),
            Map.entry("--first", "--limit"),
            Map.entry("--fundamental", "nqueens solutions N --fundamental"),
            Map.entry("--max", "--limit"),
            Map.entry("--random", "nqueens solutions N --random 1"),
            Map.entry("--solver", "--algorithm"),
            Map.entry("--unique", "--fundamental"),
            Map.entry("algorithms", "nqueens list"),
            Map.entry("replay", "nqueens visualize N --output replay.html"),
            Map.entry("table", "nqueens compare --table --sizes N"),
            Map.entry("version", "nqueens --version"));

    /** A number, a square of chess or a row of a grid, as they stand in texts of boards. */
    private static final Pattern PART_OF_A_BOARD = Pattern.compile("[\\[(]*[a-zA-Z]?\\d+[\\])]*[,;]?|[.Qq*_x-]{2,}");

    /** How people give the size of the board, which stands without an option. */
    private static final Set<String> SIZE = Set.of("-n", "-N", "--n", "--size", "--sizes");

    /** What people call the command that solves. */
    private static final Set<String> SOLVE =
            Set.of("queen", "queens", "nqueen", "nqueens", "n-queen", "n-queens", "run");

    private Refusals() {}

    /**
     * What is said.
     *
     * @param arguments the whole command line
     * @param commands the names of all commands
     */
    static String message(CommandLine.ParameterException e, List<String> arguments, List<String> commands) {
        String said = String.valueOf(e.getMessage())
                .replaceFirst("^Invalid value for positional parameter at index \\d+ \\([^)]*\\): ", "")
                .replaceFirst("^Invalid value for option '(.*?)'( \\([^)]*\\))?: ", "$1: ");
        if (e instanceof CommandLine.MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            return missing(missing.getMissing().get(0), said);
        }
        if (e instanceof CommandLine.OverwrittenOptionException twice
                && twice.getOverwritten() instanceof CommandLine.Model.OptionSpec option) {
            return option.longestName() + " is given more than once; leave all but one out";
        }
        if (!(e instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return said;
        }
        List<String> words = unmatched.getUnmatched();
        String first = words.isEmpty() ? "" : words.get(0);
        String n = arguments.stream()
                .filter(word -> word.matches("\\d+"))
                .findFirst()
                .orElse("8");
        boolean root = e.getCommandLine().getParent() == null;
        Set<String> parts = e.getCommandLine().getSubcommands().keySet();
        int hyphens = arguments.indexOf("--");
        if (hyphens >= 0 && (isOption(first) || parts.contains(first) || (root && commands.contains(first)))) {
            return "'" + Excerpt.of(first)
                    + "' stands after '--', but options and commands come before it; leave '--' out";
        }
        String meant = meant(first, e.getCommandLine(), n);
        if (SIZE.contains(first)) {
            meant = size(e.getCommandLine(), root, n);
        } else if (root && meant == null && !isOption(first)) {
            if (!first.matches("\\d+")) {
                return "no command named '" + Excerpt.of(first) + "'"
                        + (SOLVE.contains(first.toLowerCase(Locale.ROOT))
                                ? "; maybe 'nqueens solve " + n + "'?"
                                : suggestion(e.getCommandLine(), first));
            }
            meant = "nqueens solve " + n;
        }
        if (!root && !parts.isEmpty() && !isOption(first)) {
            return "no command named '" + Excerpt.of(first) + "'" + suggestion(e.getCommandLine(), first);
        }
        if (isOption(first)) {
            return unknownOptions(words, e.getCommandLine(), meant);
        }
        if (meant != null) {
            return (root ? "no command named '" + Excerpt.of(first) + "'" : tooMany(words, e.getCommandLine()))
                    + "; maybe '" + meant + "'?";
        }
        return root ? said : tooMany(words, e.getCommandLine());
    }

    /** Names an argument, an option, or the value of an option that is not there. */
    private static String missing(CommandLine.Model.ArgSpec argument, String said) {
        if (argument instanceof CommandLine.Model.OptionSpec option) {
            return said.startsWith("Missing required option")
                    ? option.longestName() + " is missing"
                    : option.longestName() + " is given without its " + argument.paramLabel();
        }
        return "'" + argument.paramLabel() + "' is missing";
    }

    /** A hyphen alone is standard input, an argument. */
    private static boolean isOption(String word) {
        return word.startsWith("-") && word.length() > 1;
    }

    /** What does what a word was to do; null if nobody knows. */
    private static @Nullable String meant(String word, CommandLine command, String n) {
        String meant = MEANT.get(word);
        if (meant == null || !meant.startsWith("--")) {
            return meant == null ? null : meant.replace("N", n);
        }
        return command.getCommandSpec().findOption(meant) != null ? meant : meant(meant, command, n);
    }

    /** Names the options only: what stands behind one is its value. */
    private static String unknownOptions(List<String> words, CommandLine command, @Nullable String meant) {
        List<String> unknown =
                words.stream().filter(Refusals::isOption).distinct().toList();
        return (unknown.size() == 1 ? "no option named " : "no options named ")
                + unknown.stream().map(word -> "'" + Excerpt.of(word) + "'").collect(Collectors.joining(", "))
                + (meant == null ? suggestion(command, unknown.get(0)) : "; maybe '" + meant + "'?");
    }

    /** The command with the same letters, or what picocli finds near, if it begins like the word: picocli looks far. */
    private static String suggestion(CommandLine command, String unknown) {
        String word = unknown.toLowerCase(Locale.ROOT);
        return command.getSubcommands().keySet().stream()
                .filter(name -> Arrays.equals(
                        name.chars().sorted().toArray(), word.chars().sorted().toArray()))
                .findFirst()
                .or(() -> new CommandLine.UnmatchedArgumentException(command, List.of(word))
                        .getSuggestions().stream()
                                .filter(name -> name.charAt(0) == word.charAt(0))
                                .findFirst())
                .map(name -> "; maybe '" + name + "'?")
                .orElse(".");
    }

    private static String tooMany(List<String> words, CommandLine command) {
        int taken = command.getCommandSpec().positionalParameters().size();
        return words.stream().map(word -> "'" + Excerpt.of(word) + "'").collect(Collectors.joining(", "))
                + (words.size() == 1 ? " is one argument too many: '" : " are too many arguments: '")
                + command.getCommandSpec().qualifiedName() + "' takes "
                + (taken == 0 ? "options only" : taken == 1 ? "one" : String.valueOf(taken))
                + (taken == 1 ? textItself(words, command) : "");
    }

    /** How a board is given that somebody wrote where the name of its file stands. */
    private static String textItself(List<String> words, CommandLine command) {
        CommandLine.Model.PositionalParamSpec parameter =
                command.getCommandSpec().positionalParameters().get(0);
        List<String> all =
                Stream.concat(parameter.stringValues().stream(), words.stream()).toList();
        boolean isBoard = parameter.paramLabel().equals("file")
                && all.stream().allMatch(word -> PART_OF_A_BOARD.matcher(word).matches());
        return isBoard
                ? " file; give the text itself: echo " + Text.quoted(String.join(" ", all)) + " | "
                        + command.getCommandSpec().qualifiedName() + " -"
                : "";
    }

    /** How a command is given a size; null if it takes none. */
    private static @Nullable String size(CommandLine command, boolean root, String n) {
        CommandLine.Model.CommandSpec spec = command.getCommandSpec();
        if (root) {
            return "nqueens solve " + n;
        }
        if (spec.findOption("--size") != null) {
            return "--size " + n;
        }
        boolean takesNumber = spec.positionalParameters().stream()
                .anyMatch(parameter -> parameter.paramLabel().equalsIgnoreCase("n"));
        return takesNumber ? spec.qualifiedName() + " " + n : null;
    }
}
