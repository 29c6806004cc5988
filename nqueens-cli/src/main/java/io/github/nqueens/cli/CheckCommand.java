package io.github.nqueens.cli;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.cli.output.Text;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
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
            "A board is '[1, 3, 0, 2]' or '1 3 0 2', the column of each row, counted from 0; or lines of '.' and 'Q'.",
            "Exit status: 0 a solution, 1 none, 2 not a board.",
            "",
            "Example: echo '1 3 0 2' | nqueens check -"
        })
final class CheckCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(
            paramLabel = "file",
            arity = "0..1",
            defaultValue = "-",
            description = "a file that holds one board; - or nothing for standard input")
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
    private Printer printer;

    CheckCommand(Session session) {
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
        Board board = board(text());
        if (problem.isPresent()) {
            return check(board, problem.get());
        }
        long conflicts = board.conflicts();
        List<AttackingPair> shown = AttackingPair.of(board, pairs);
        PrintWriter out = printer.out();
        if (printer.isJson()) {
            printer.json(fields(board, conflicts, shown));
        } else {
            print(out, board, conflicts, shown);
        }
        return conflicts == 0 ? 0 : NQueens.NO_RESULT;
    }

    private int check(Board board, Problem problem) {
        boolean solution = problem.isSolution(board);
        PrintWriter out = printer.out();
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("n", board.size());
            fields.put("solution", solution);
            printer.json(fields);
        } else if (solution) {
            out.println("A solution of the problem: " + Text.counted(board.size(), "queen") + ".");
        } else {
            out.println("Not a solution of the problem: " + Violation.of(board, problem) + ".");
        }
        return solution ? 0 : NQueens.NO_RESULT;
    }

    private static void print(PrintWriter out, Board board, long conflicts, List<AttackingPair> shown) {
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
    }

    private static Map<String, Object> fields(Board board, long conflicts, List<AttackingPair> shown) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", board.size());
        fields.put("solution", conflicts == 0);
        fields.put("permutation", board.isPermutation());
        fields.put("conflicts", conflicts);
        fields.put("pairs", shown.stream().map(AttackingPair::fields).toList());
        return fields;
    }

    private Board board(String text) {
        try {
            return Board.parse(text);
        } catch (IllegalArgumentException e) {
            throw new BadInputException((file.equals("-") ? "standard input" : file) + ": " + e.getMessage(), e);
        }
    }

    private String text() {
        try {
            return file.equals("-")
                    ? session.input().lines().collect(Collectors.joining("\n"))
                    : Files.readString(Converters.path(file));
        } catch (CharacterCodingException e) {
            throw new BadInputException("cannot read '" + file + "': it is not a text in UTF-8", e);
        } catch (IOException e) {
            throw new BadInputException(
                    "cannot read '" + file + "': " + OutputFile.reason(e) + "; name a file that holds a board", e);
        }
    }
}
