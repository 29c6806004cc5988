package io.github.nqueens.cli.output;

import io.github.nqueens.Problem;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where a command prints: its result on standard output, as text or with {@code --json}, and remarks on standard error. */
public final class Printer {
    /** How many characters are shown of what a solver of the user's own says. */
    public static final int LONGEST_QUOTE = 2_000;

    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    private final @Nullable PrintWriter out;
    private final @Nullable PrintWriter err;

    @Option(names = "--json", description = "prints the result as JSON")
    private boolean json;

    private boolean hasJson;

    /** Prints where the command of these options prints. */
    public Printer() {
        this(null, null);
    }

    /** Prints to these, or where the command does if they are null. */
    public Printer(@Nullable PrintWriter out, @Nullable PrintWriter err) {
        this.out = out;
        this.err = err;
    }

    public boolean isJson() {
        return json;
    }

    public PrintWriter out() {
        return out != null ? out : command.commandLine().getOut();
    }

    public PrintWriter err() {
        return err != null ? err : command.commandLine().getErr();
    }

    /** Words that a terminal shows in bold. */
    public String bold(String words) {
        CommandLine.Help.Ansi ansi = command.commandLine().getColorScheme().ansi();
        return ansi.string("@|bold " + words + "|@");
    }

    /** One JSON document, which is all that standard output gets then. */
    public void json(Object fields) {
        hasJson = true;
        out().println(Json.text(fields));
    }

    /** Whether a JSON document was printed, after which there is no other. */
    public boolean hasJson() {
        return hasJson;
    }

    /** Says on standard error why there is no result; with {@code --json} standard output gets {@code {"error": ...}}. */
    public void failed(String sentence) {
        if (json) {
            json(Json.error(sentence));
        }
        remark(sentence);
    }

    /**
     * Says of a problem whose contradiction shows without a search that it has no solution, and why: in every command alike.
     */
    public void impossible(Problem problem) {
        problem.contradiction(1).ifPresent(why -> remark(noSolution(why)));
    }

    /** How every command says that a solution was proved not to exist. */
    public static String noSolution(String why) {
        return "there is no solution: " + why;
    }

    /** Names the files written beside a result, on standard error: standard output is for the result alone. */
    public void wrote(List<Path> files) {
        if (!files.isEmpty()) {
            out().flush();
            err().println("Wrote " + Text.list(files) + ".");
            err().flush();
        }
    }

    /** A line on standard error, after what was printed so far. */
    public void remark(String sentence) {
        out().flush();
        err().println("nqueens: " + Text.line(sentence));
        err().flush();
    }
}
