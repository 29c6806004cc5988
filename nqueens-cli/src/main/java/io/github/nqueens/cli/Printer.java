package io.github.nqueens.cli;

import java.io.PrintWriter;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Where a command prints: its result on standard output, as text or with {@code --json}, and remarks on standard error. */
final class Printer {
    @Spec(Spec.Target.MIXEE)
    private CommandSpec command;

    @Option(names = "--json", description = "prints the result as JSON")
    private boolean json;

    boolean isJson() {
        return json;
    }

    PrintWriter out() {
        return command.commandLine().getOut();
    }

    PrintWriter err() {
        return command.commandLine().getErr();
    }

    /** Words that a terminal shows in bold. */
    String bold(String words) {
        CommandLine.Help.Ansi ansi = command.commandLine().getColorScheme().ansi();
        return ansi.string("@|bold " + words + "|@");
    }

    /** One JSON document, which is all that standard output gets then. */
    void json(Object fields) {
        out().println(Json.text(fields));
    }

    /** A line on standard error, after what was printed so far. */
    void remark(String sentence) {
        out().flush();
        err().println("nqueens: " + sentence);
        err().flush();
    }
}
