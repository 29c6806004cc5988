package io.github.nqueens.cli.puzzle;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.cli.input.InputFile;
import io.github.nqueens.cli.options.FromOne;
import io.github.nqueens.cli.options.SquareText;
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
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code nqueens puzzle hint}: a mistake of the player, or the next step. */
@Command(
        name = "hint",
        description = "Finds a mistake, or gives the next step. Rows and columns count from 1.",
        footer = {"", "Example:", "  nqueens puzzle hint puzzle.txt --queens 1:3 --marks 2:2,2:3"})
final class PuzzleHintCommand implements Callable<Integer> {
    private final Session session;

    @Mixin
    private PuzzleInput input;

    @Option(
            names = "--queens",
            paramLabel = SquareText.LABEL,
            split = ",",
            converter = SquareText.class,
            description = "the queens put so far, for example 1:3,2:6")
    private List<Square> queens = List.of();

    @Option(
            names = "--marks",
            paramLabel = SquareText.LABEL,
            split = ",",
            converter = SquareText.class,
            description = "the squares marked as empty so far")
    private List<Square> marks = List.of();

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
        SquareText.requireOnBoard("--queens", queens, puzzle.size());
        SquareText.requireOnBoard("--marks", marks, puzzle.size());
        PlayerState.Builder player =
                BadInputException.ifRefused(() -> PlayerState.builder(puzzle)).regionNames(begun.regions());
        Set<Square> occupied = new HashSet<>(begun.queens());
        occupied.addAll(queens);
        occupied.forEach(queen -> player.queen(queen.row(), queen.column()));
        Set<Square> empty = new HashSet<>(begun.crosses());
        empty.addAll(marks);
        empty.forEach(mark -> {
            if (occupied.contains(mark)) {
                throw new BadInputException(SquareText.of(mark) + " has a queen and a mark; leave out one of them");
            }
            player.mark(mark.row(), mark.column());
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
}
