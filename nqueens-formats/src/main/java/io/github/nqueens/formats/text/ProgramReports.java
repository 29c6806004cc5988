package io.github.nqueens.formats.text;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads what solvers for integer programs write: CBC, SCIP, GLPK, lp_solve, CPLEX, Gurobi, GAMS, Pyomo and AMPL. Each has a table of variables and their
 * values, beside numbers that tell nothing of the board.
 */
final class ProgramReports {
    private static final String LP_SOLVE = "Actual values of the variables:";
    private static final String CPLEX = "<CPLEXSolution";
    private static final String GLPK = "Column name";
    private static final String SCIP = "solution status:";
    private static final String CBC = " objective value ";
    private static final String DISPLAYED = "].val = ";
    private static final String GUROBI = "<gurobi.Var ";
    private static final String GAMS = "---- VAR ";
    private static final String PYOMO = ": Lower : Value : Upper :";

    private final String[] lines;
    /** The assignments of each line; null where there is none. */
    private final @Nullable StringBuilder[] assigned;

    /** Whether a variable was found, and whether something was found where a variable has to be. */
    private boolean any;

    private boolean isStrange;

    private ProgramReports(String text) {
        lines = text.split("\n", -1);
        assigned = new StringBuilder[lines.length];
    }

    /**
     * The variables of a report as assignments, each where its line stood, with empty lines in place of all else. Other texts stay as they
     * are.
     *
     * @throws IllegalArgumentException if a variable is no whole number
     */
    static String assigned(String text) {
        boolean isReport = text.contains(LP_SOLVE)
                || text.contains(CPLEX)
                || text.contains(GLPK)
                || text.contains(SCIP)
                || text.contains(CBC)
                || text.contains(PYOMO)
                || text.contains(DISPLAYED)
                || text.contains(GUROBI)
                || text.contains(GAMS)
                || (text.contains(":=\n") && text.contains(";"));
        if (!isReport) {
            return text;
        }
        ProgramReports report = new ProgramReports(text);
        report.read(text);
        return report.any && !report.isStrange ? report.joined() : text;
    }

    private void read(String text) {
        if (text.contains(CPLEX)) {
            readCplex();
        } else if (text.contains(DISPLAYED)) {
            readDisplayed();
        } else if (text.contains(GUROBI)) {
            readGurobi();
        } else if (text.contains(GAMS)) {
            readGams();
        } else if (text.contains(LP_SOLVE)) {
            readTable(lineOf(LP_SOLVE), 0, 1);
        } else if (text.contains(GLPK)) {
            readGlpk(lineOf(GLPK));
        } else if (text.contains(SCIP)) {
            readTable(lineOf(SCIP), 0, 1);
        } else if (text.contains(CBC)) {
            int headline = lineOf(CBC);
            isStrange = !lines[headline].startsWith("Optimal") && !lines[headline].startsWith("Stopped");
            readTable(headline, 1, 2);
        } else if (text.contains(PYOMO)) {
            readPyomo();
        } else {
            readAmpl();
        }
    }

    private int lineOf(String part) {
        int line = 0;
        while (!lines[line].contains(part)) {
            line++;
        }
        return line;
    }

    private String joined() {
        boolean twoDigits = namesHaveTwoDigits();
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < lines.length; i++) {
            String line = assigned[i] == null ? "" : assigned[i].toString();
            int sign = line.indexOf(" = ");
            text.append(twoDigits && sign > 1 ? indexed(line, sign) : line).append(i < lines.length - 1 ? "\n" : "");
        }
        return text.toString();
    }

    /** Whether each name is letters and two digits, as x12: small models name squares so. */
    private boolean namesHaveTwoDigits() {
        boolean any = false;
        for (StringBuilder line : assigned) {
            int sign = line == null ? -1 : line.indexOf(" = ");
            if (sign >= 0) {
                int letters = 0;
                while (letters < sign && Character.isLetter(line.charAt(letters))) {
                    letters++;
                }
                if (letters == 0 || letters != sign - 2 || Signs.number(line.substring(letters, sign)) < 0) {
                    return false;
                }
                any = true;
            }
        }
        return any;
    }

    private static String indexed(String line, int sign) {
        return line.substring(0, sign - 2) + "[" + line.charAt(sign - 2) + "," + line.charAt(sign - 1) + "]"
                + line.substring(sign);
    }

    /** Takes the lines behind a headline of which one word is a variable and another its value. */
    private void readTable(int headline, int name, int value) {
        for (int i = headline + 1; i < lines.length && !lines[i].startsWith("Actual values"); i++) {
            String[] words = words(lines[i]);
            // CBC marks with asterisks what breaks a constraint.
            isStrange |= words[0].startsWith("**");
            if (words.length > value && Signs.isDecimal(words[value]) && (name == 0 || Signs.isDecimal(words[0]))) {
                assign(i, words[name], words[value]);
            }
        }
    }

    /** Takes what GLPK writes where a model says {@code display}. */
    private void readDisplayed() {
        for (int i = 0; i < lines.length; i++) {
            int end = lines[i].indexOf(DISPLAYED);
            if (end >= 0) {
                String value = lines[i].substring(end + DISPLAYED.length()).strip();
                isStrange |= !Signs.isDecimal(value);
                assign(i, lines[i].substring(0, end + 1).strip(), value);
            }
        }
    }

    /** Takes the variables of Gurobi that Python prints, as in {@code <gurobi.Var x[0,1] (value 1.0)>}. */
    private void readGurobi() {
        String between = " (value ";
        for (int i = 0; i < lines.length; i++) {
            int start = lines[i].indexOf(GUROBI);
            while (start >= 0) {
                int end = lines[i].indexOf(")>", start);
                int name = lines[i].indexOf(between, start);
                isStrange |= end < 0 || name < 0 || name > end;
                if (isStrange) {
                    return;
                }
                assign(
                        i,
                        lines[i].substring(start + GUROBI.length(), name),
                        lines[i].substring(name + between.length(), end));
                start = lines[i].indexOf(GUROBI, end);
            }
        }
    }

    /** Takes what GAMS lists: bounds around the value of each variable, whose indices a point separates. A point alone is 0. */
    private void readGams() {
        String name = "";
        for (int i = 0; i < lines.length; i++) {
            String[] words = words(lines[i]);
            if (lines[i].startsWith(GAMS) && words.length > 2) {
                name = words[2];
            } else if (lines[i].startsWith("----")) {
                name = "";
            } else if (words.length == 5 && Signs.hasDigit(words[0]) && !name.isEmpty()) {
                assign(i, name + "[" + words[0].replace('.', ',') + "]", words[2].equals(".") ? "0" : words[2]);
            }
        }
    }

    private void readGlpk(int headline) {
        String waiting = "";
        for (int i = headline + 2; i < lines.length && !lines[i].isBlank(); i++) {
            List<String> words = new ArrayList<>(List.of(words(lines[i])));
            if (waiting.isEmpty() && words.size() > 1) {
                words.remove(0);
                waiting = words.remove(0);
            }
            // A long name stands on a line of its own. A sign before the value tells the kind of the variable.
            if (!words.isEmpty()) {
                String value = Signs.isDecimal(words.get(0)) || words.size() == 1 ? words.get(0) : words.get(1);
                isStrange |= !Signs.isDecimal(value);
                assign(i, waiting, value);
                waiting = "";
            }
        }
    }

    private void readPyomo() {
        String name = "";
        for (int i = 0; i < lines.length; i++) {
            String[] columns = lines[i].split(":", -1);
            String key = columns[0].strip();
            if (key.equals("Key")) {
                name = lines[i].contains(PYOMO) && i > 0 ? words(lines[i - 1])[0] : "";
            } else if (!name.isEmpty() && columns.length > 3 && Signs.isDecimal(columns[2].strip())) {
                boolean isTuple = key.startsWith("(") && key.endsWith(")");
                String indices = isTuple ? key.substring(1, key.length() - 1) : key;
                assign(i, name + "[" + indices + "]", columns[2].strip());
            } else {
                name = columns.length > 3 ? name : "";
            }
        }
    }

    private void readCplex() {
        for (int i = 0; i < lines.length; i++) {
            String line = lines[i].strip();
            if (line.startsWith("<variable ")) {
                isStrange |= line.indexOf("<variable ", 1) > 0;
                assign(i, attribute(line, "name"), attribute(line, "value"));
            }
        }
    }

    private static String attribute(String tag, String name) {
        int start = tag.indexOf(" " + name + "=\"");
        int from = start + name.length() + 3;
        int end = start < 0 ? -1 : tag.indexOf('"', from);
        return end < 0 ? "" : tag.substring(from, end);
    }

    private void readAmpl() {
        for (int i = 0; i < lines.length; i++) {
            String[] words = words(lines[i]);
            boolean isList = words.length == 2 && words[1].equals(":=");
            boolean isVector = words.length == 3 && words[1].equals("[*]") && words[2].equals(":=");
            boolean isMatrix = words.length > 1 && words[1].equals("[*,*]");
            if ((isList || isVector || isMatrix) && isName(words[0])) {
                String[] columns = {};
                for (i++; i < lines.length && !lines[i].strip().startsWith(";"); i++) {
                    String[] row = words(lines[i]);
                    if (isMatrix && row[0].equals(":")) {
                        columns = row;
                    } else if (isMatrix) {
                        assignRow(i, words[0], columns, row, words[words.length - 1].equals("(tr)"));
                    } else {
                        assignEntries(i, words[0], row, isVector ? 1 : 2);
                    }
                }
            }
        }
    }

    /** A row of a matrix, whose header begins with a colon and ends with {@code :=}. */
    private void assignRow(int line, String name, String[] header, String[] row, boolean isTransposed) {
        isStrange |= row.length != header.length - 1;
        for (int i = 1; i < row.length && !isStrange; i++) {
            isStrange |= !Signs.isDecimal(row[i]);
            String indices = isTransposed ? header[i] + "," + row[0] : row[0] + "," + header[i];
            assign(line, name + "[" + indices + "]", row[i]);
        }
    }

    /** Entries of a list, each of some indices and a value, as many on a line as there is room. */
    private void assignEntries(int line, String name, String[] row, int indices) {
        isStrange |= row.length % (indices + 1) != 0;
        for (int i = 0; i < row.length && !isStrange; i += indices + 1) {
            // With two indices a value says whether a queen stands there; a grid of regions has other numbers.
            isStrange |=
                    !Signs.isDecimal(row[i + indices]) || (indices > 1 && Double.parseDouble(row[i + indices]) > 1);
            assign(line, name + "[" + (indices == 1 ? row[i] : row[i] + "," + row[i + 1]) + "]", row[i + indices]);
        }
    }

    /** Adds an assignment to a line, unless the variable has no number in its name: it stands for no square then. */
    private void assign(int line, String name, String value) {
        if (!isName(name) || !Signs.isDecimal(value) || name.chars().noneMatch(Character::isDigit)) {
            return;
        }
        double number = Double.parseDouble(value);
        if (!Signs.isWhole(number)) {
            throw new IllegalArgumentException(
                    "line " + (line + 1) + " says that " + Source.quote(name) + " is " + value
                            + ", but a queen stands on a square or it does not; solve the integer program and not its relaxation");
        }
        StringBuilder assignments = assigned[line];
        if (assignments == null) {
            assignments = new StringBuilder();
            assigned[line] = assignments;
        } else {
            assignments.append(", ");
        }
        assignments.append(plain(name)).append(" = ").append(Math.round(number));
        any = true;
    }

    private static boolean isName(String word) {
        return !word.isEmpty() && (Character.isLetter(word.charAt(0)) || word.charAt(0) == '_');
    }

    /** A name with underscores in place of the signs that ZIMPL puts before its indices. */
    private static String plain(String name) {
        return name.replace('#', '_').replace('$', '_').replace('@', '_');
    }

    private static String[] words(String line) {
        return line.strip().split("[ \t]+", -1);
    }
}
