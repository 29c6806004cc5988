package io.github.nqueens.formats.forms;

import io.github.nqueens.formats.text.Source;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Knows texts in which a board stands in a form that is not read, and says what to write: reports of integer programs, and LaTeX. */
final class OtherReport {
    private static final String PROGRAM = "a report of an integer program";
    private static final String LATEX = "a text of LaTeX";
    /** Signs that are words of other texts too, unless variables stand with them. */
    private static final Set<String> WORDS = Set.of(
            "Actual values of the variables:",
            "Column name",
            "solution status:",
            "Optimal - objective value ",
            "Stopped on ");

    private static final Map<String, String> SIGNS = new LinkedHashMap<>();

    static {
        for (String sign : new String[] {
            "Actual values of the variables:",
            "<CPLEXSolution",
            "Column name",
            "solution status:",
            "Optimal - objective value ",
            "Stopped on ",
            ": Lower : Value : Upper :",
            "].val = ",
            "<gurobi.Var ",
            "---- VAR ",
        }) {
            SIGNS.put(sign, PROGRAM);
        }
        for (String sign : new String[] {"\\begin{", "\\chessboard", "\\setchessboard", "\\hline"}) {
            SIGNS.put(sign, LATEX);
        }
    }

    static @Nullable Candidate read(Text text) {
        Source source = text.source;
        for (Map.Entry<String, String> sign : SIGNS.entrySet()) {
            int at = source.text.indexOf(sign.getKey());
            if (at >= 0 && (!WORDS.contains(sign.getKey()) || hasVariables(source.text))) {
                return refused(source, at, sign.getValue());
            }
        }
        // AMPL ends a table that begins so with a semicolon on a line of its own.
        int table = source.text.indexOf(":=\n");
        if (table >= 0 && source.text.indexOf("\n;", table) > 0) {
            return refused(source, table, PROGRAM);
        }
        int cell = source.text.indexOf(" & ");
        return cell >= 0 && source.text.indexOf("\\\\", cell) > 0 ? refused(source, cell, LATEX) : null;
    }

    /** Whether names with an index stand on three lines or more, or in as many tags. */
    private static boolean hasVariables(String text) {
        int variables = 0;
        for (int i = 0; i + 2 < text.length() && variables < 3; i++) {
            boolean name = Character.isLetter(text.charAt(i)) && "([#_$@".indexOf(text.charAt(i + 1)) >= 0;
            boolean number = Character.isLetter(text.charAt(i)) && Character.isDigit(text.charAt(i + 1));
            variables += number || (name && Character.isDigit(text.charAt(i + 2))) ? 1 : 0;
        }
        return variables == 3;
    }

    private static Candidate refused(Source source, int at, String what) {
        return Candidate.refused(
                what,
                source.lineOf(at) + " begins " + what
                        + ", which is not read; write the board as rows of '.' and 'Q', or as the list of"
                        + " its columns");
    }
}
