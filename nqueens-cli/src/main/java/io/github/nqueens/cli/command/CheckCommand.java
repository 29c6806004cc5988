package io.github.nqueens.cli.command;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.options.ProblemOption;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens check}: whether a board is a solution, and which queens attack each other. */
@Command(
        name = "check",
        description = "Tells whether a board is a solution, and which queens attack each other.",
        footer = {
            "",
            "A board is '[1, 3, 0, 2]' or '1 3 0 2', the column of each row; lines of '.' and 'Q'; or any other form that"
                    + " docs/formats.md lists. A text may have several boards.",
            "Exit status: 0 all are solutions, 1 one is none, 2 not a board.",
            "",
            "Example: echo '1 3 0 2' | nqueens check -"
        })
public final class CheckCommand implements Callable<Integer> {
    /** Puzzles that people bring have fewer rows; on a larger board the rule of puzzles is not meant. */
    private static final int LARGEST_PUZZLE = 26;

    private final Session session;

    @Parameters(
            paramLabel = "file",
            arity = "0..1",
            defaultValue = "-",
            description = "a file that holds a board or several; - or nothing for standard input")
    private String file;

    @Mixin
    private ProblemOption problemOption;

    @Option(
            names = "--pairs",
            paramLabel = "number",
            defaultValue = "20",
            description = "shows at most this many attacking pairs; by default ${DEFAULT-VALUE}")
    private int pairs;

    @Mixin
    private FromOne fromOne;

    @Mixin
    private Printer printer;

    public CheckCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        if (pairs < 0) {
            throw new BadInputException("--pairs is " + pairs + ", but a number of pairs is 0 or more");
        }
        if (problemOption.readsStandardInput() && file.equals("-")) {
            throw new BadInputException("board and problem both come from standard input; name a file for one of them");
        }
        Optional<Problem> problem = problemOption.problem(session);
        InputFile input = problemOption.input();
        String text = input.text(session, file);
        List<Board> boards;
        try {
            boards = input.boards(text);
        } catch (IllegalArgumentException noBoard) {
            return namePair(input, text, noBoard);
        }
        int status = 0;
        List<Map<String, Object>> all = new ArrayList<>();
        for (Board board : boards) {
            if (boards.size() > 1 && !printer.isJson()) {
                printer.out().print("Board " + (all.size() + 1) + ": ");
            }
            Optional<Problem> asked = problem.or(() -> problemOption.ofRule(board.size()));
            boolean solution = asked.isPresent() ? asked.get().isSolution(board) : board.isSolution();
            all.add(asked.isPresent() ? fields(board, asked.get(), solution) : shown(board));
            if (asked.isPresent() && !printer.isJson()) {
                printer.out().println(sentence(board, asked.get(), solution));
            }
            status = solution ? status : ExitStatus.NO_RESULT;
        }
        if (printer.isJson()) {
            printer.json(all.size() == 1 ? all.get(0) : all);
        }
        return status;
    }

    /** Queens that do not stand one in each row may still be told apart by a pair that attacks. */
    private int namePair(InputFile input, String text, IllegalArgumentException noBoard) {
        List<Square> queens;
        Problem read;
        try {
            read = input.asProblem(text);
            queens = read.placed();
        } catch (IllegalArgumentException noProblem) {
            throw InputFile.refused(file, noBoard);
        }
        for (int i = 0; i < queens.size(); i++) {
            for (int j = 0; j < i; j++) {
                Square one = queens.get(j);
                Square other = queens.get(i);
                if (!read.hasRegions() && read.attacks(one.row(), one.column(), other.row(), other.column())) {
                    String sentence = Violation.attack(one, other);
                    if (printer.isJson()) {
                        printer.json(fields(read.size(), false, sentence));
                    } else {
                        printer.out().println("Not a solution: " + sentence + ".");
                    }
                    return ExitStatus.NO_RESULT;
                }
            }
        }
        if (read.hasRegions()) {
            throw InputFile.refused(file, noBoard);
        }
        throw InputFile.refused(
                file,
                new IllegalArgumentException(
                        String.valueOf(noBoard.getMessage()).replaceFirst("has none;", "has no queen;")
                                + "; as a problem it is read by 'nqueens puzzle rate', and by --problem beside a board",
                        noBoard));
    }

    private Map<String, Object> shown(Board board) {
        long conflicts = board.conflicts();
        List<AttackingPair> shown = AttackingPair.of(board, pairs);
        if (!printer.isJson()) {
            print(printer.out(), board, conflicts, shown);
        }
        return fields(board, conflicts, shown);
    }

    private Map<String, Object> fields(Board board, Problem problem, boolean solution) {
        return fields(board.size(), solution, solution ? null : Violation.of(board, problem));
    }

    private Map<String, Object> fields(int n, boolean solution, @Nullable String reason) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", n);
        fields.put("solution", solution);
        fields.put("reason", reason);
        fromOne.tell(fields);
        return fields;
    }

    private String sentence(Board board, Problem problem, boolean solution) {
        return solution
                ? "A solution of the problem: " + Text.counted(board.size(), "queen") + "."
                : "Not a solution of the problem: " + Violation.of(board, problem) + ".";
    }

    private void print(PrintWriter out, Board board, long conflicts, List<AttackingPair> shown) {
        String queens = Text.counted(board.size(), "queen");
        if (conflicts == 0) {
            out.println("A solution: " + queens + ", no two attack each other.");
            return;
        }
        out.println("Not a solution: " + queens + ", " + Text.counted(conflicts, "attacking pair") + ".");
        shown.forEach(pair -> out.println("  " + pair.sentence()));
        if (shown.size() < conflicts) {
            out.println("  and " + Text.number(conflicts - shown.size()) + " more; --pairs shows more of them");
        }
        if (board.size() <= LARGEST_PUZZLE
                && Problem.builder(board.size()).rule(AttackRule.TOUCH).build().isSolution(board)) {
            out.println(
                    "  No two queens share a column or touch. If this is a puzzle with regions, use --rule touch or --problem");
        }
    }

    private Map<String, Object> fields(Board board, long conflicts, List<AttackingPair> shown) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", board.size());
        fields.put("solution", conflicts == 0);
        fields.put("permutation", board.isPermutation());
        fields.put("conflicts", conflicts);
        fromOne.tell(fields);
        fields.put(
                "pairs",
                shown.stream().map(pair -> pair.fields(fromOne.first())).toList());
        return fields;
    }
}
