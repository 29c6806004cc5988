package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Json;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.session.Session;
import io.github.nqueens.puzzle.Hint;
import io.github.nqueens.puzzle.PlayerState;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens puzzle hint}: a mistake of the player, or the next step. */
@Command(
        name = "hint",
        description = "Finds a mistake, or gives the next step. Rows and columns count from 1.",
        footer = {"", "Example:", "  nqueens puzzle hint puzzle.txt --queens 1:3 --marks 2:2,2:3"})
final class PuzzleHintCommand implements Callable<Integer> {
    private static final Pattern SQUARE = Pattern.compile("(\\d{1,5}):(\\d{1,5})");

    private final Session session;

    @Mixin
    private PuzzleInput input;

    @Option(
            names = "--queens",
            paramLabel = "row:column",
            split = ",",
            description = "the queens put so far, for example 1:3,2:6")
    private List<String> queens = List.of();

    @Option(
            names = "--marks",
            paramLabel = "row:column",
            split = ",",
            description = "the squares marked as empty so far")
    private List<String> marks = List.of();

    @Mixin
    private FromOne fromOne;

    @Mixin
    private Printer printer;

    PuzzleHintCommand(Session session) {
        this.session = session;
    }

    @Override
    public Integer call() {
        InputFile.Begun begun = input.begun(session);
        Problem puzzle = begun.puzzle();
        PlayerState.Builder player = BadInputException.ifRefused(() -> PlayerState.builder(puzzle));
        begun.queens().forEach(queen -> player.queen(queen.row(), queen.column()));
        begun.crosses().forEach(cross -> player.mark(cross.row(), cross.column()));
        Set<Square> occupied = new HashSet<>(begun.queens());
        queens.forEach(text -> {
            Square square = square("--queens", text, puzzle.size());
            occupied.add(square);
            player.queen(square.row(), square.column());
        });
        marks.forEach(text -> {
            Square square = square("--marks", text, puzzle.size());
            if (occupied.contains(square)) {
                throw new BadInputException(text + " has a queen and a mark; leave out one of them");
            }
            player.mark(square.row(), square.column());
        });
        // The only search for a second solution: it is what a hint takes time for.
        Hint hint = BadInputException.ifRefused(() -> player.build().hint(input.limits(session)));
        switch (hint.kind()) {
            case UNDECIDED, NO_SOLUTION, SEVERAL_SOLUTIONS -> {
                return complain(puzzle, hint);
            }
            default -> {}
        }
        printer.out().println(printer.isJson() ? Json.text(fields(hint)) : hint.sentence());
        return 0;
    }

    private int complain(Problem puzzle, Hint hint) {
        return PuzzleInput.complain(
                puzzle,
                hint.solutions(),
                hint.kind() == Hint.Kind.UNDECIDED ? clause(hint.sentence()) : null,
                fromOne,
                session,
                printer);
    }

    /** A sentence without its capital letter and its full stop. */
    private static String clause(String sentence) {
        return Character.toLowerCase(sentence.charAt(0)) + sentence.substring(1, sentence.length() - 1);
    }

    private Map<String, Object> fields(Hint hint) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("kind", hint.kind().name());
        fields.put("sentence", hint.sentence());
        fromOne.tell(fields);
        StepFields steps = new StepFields(fromOne.first());
        fields.put("square", hint.square().map(steps::square).orElse(null));
        fields.put("because", steps.squares(hint.because()));
        fields.put("step", hint.step().map(steps::of).orElse(null));
        return fields;
    }

    private static Square square(String option, String text, int n) {
        Matcher matcher = SQUARE.matcher(text);
        if (matcher.matches()) {
            int row = Integer.parseInt(matcher.group(1));
            int column = Integer.parseInt(matcher.group(2));
            if (row >= 1 && row <= n && column >= 1 && column <= n) {
                return new Square(row - 1, column - 1);
            }
        }
        throw new BadInputException(option + " has '" + text + "', but a square is row:column, each from 1 to " + n);
    }
}
