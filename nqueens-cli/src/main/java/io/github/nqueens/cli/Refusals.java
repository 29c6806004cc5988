package io.github.nqueens.cli;

import java.util.Map;
import picocli.CommandLine;

/** What a user is told whose arguments picocli refuses: in words of the user, with what was probably meant. */
final class Refusals {
    /** What people try, and what does it. */
    private static final Map<String, String> MEANT = Map.of(
            "--all", "nqueens solutions 8",
            "--count", "nqueens count 8",
            "--fundamental", "nqueens solutions 8 --fundamental",
            "--random", "nqueens solutions 8 --random 1",
            "--solver", "--algorithm",
            "--n", "nqueens solve 8",
            "version", "nqueens --version");

    private Refusals() {}

    static String message(CommandLine.ParameterException e) {
        String said = String.valueOf(e.getMessage())
                .replaceFirst("^Invalid value for positional parameter at index \\d+ \\([^)]*\\): ", "")
                .replaceFirst("' is not (?:a long|an int)$", "' is not a whole number that fits");
        if (!(e instanceof CommandLine.UnmatchedArgumentException unmatched)) {
            return said;
        }
        String first = unmatched.getUnmatched().isEmpty()
                ? ""
                : unmatched.getUnmatched().get(0);
        String meant = MEANT.get(first);
        if (first.matches("\\d+") && e.getCommandLine().getParent() == null) {
            meant = "nqueens solve " + first;
        }
        if (meant == null && !unmatched.getSuggestions().isEmpty()) {
            meant = unmatched
                    .getSuggestions()
                    .get(0)
                    .replaceFirst("^" + e.getCommandLine().getCommandSpec().name() + " ", "");
        }
        return meant == null ? said : said + "; maybe '" + meant + "'?";
    }
}
