package io.github.nqueens.lab.routes;

import io.github.nqueens.Board;
import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabForm;
import io.github.nqueens.lab.exchange.RefusedException;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.spi.SolverTrait;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;

/**
 * What the page asks to be run.
 *
 * @param specs what the solvers are called in the request
 * @param start where they begin; empty if the only solver makes its own board
 * @param isStartChosen whether the start is not a random one
 * @param only the index of the one search that is run, where others run the rest; empty for all of them
 */
public record LabRequest(
        int size,
        long seed,
        List<String> specs,
        List<Solver> solvers,
        Optional<Board> start,
        boolean isStartChosen,
        OptionalInt only) {
    public static final int LARGEST_SIZE = 500;

    /** The most steps of a search that are kept. */
    static final int MOST_STEPS = 20_000;

    private static final int MOST_SOLVERS = 4;
    private static final Set<String> ONCE = Set.of("n", "seed", "start", "board", "only");

    /** Reads the form that the page sends, which is the state of its address as well. */
    public static LabRequest parse(String text, SolverCatalog catalog) {
        LabForm form = LabForm.parse(text, ONCE);
        int n = (int) form.number("n", 1, LARGEST_SIZE);
        long seed = form.number("seed", Long.MIN_VALUE, Long.MAX_VALUE);
        List<Solver> solvers = form.solvers(catalog, MOST_SOLVERS, n);
        Optional<Board> start = start(form, n, seed, solvers);
        boolean isChosen = !form.text("start", "random").equals("random");
        OptionalInt only = form.text("only", "").isEmpty()
                ? OptionalInt.empty()
                : OptionalInt.of((int) form.number("only", 0, solvers.size() - 1));
        return new LabRequest(n, seed, form.specs(), solvers, start, isChosen, only);
    }

    /** Several searches begin on one random board, a single one as it does by itself: as the command line has it. */
    private static Optional<Board> start(LabForm form, int n, long seed, List<Solver> solvers) {
        String start = form.text("start", "random");
        return switch (start) {
            case "random" ->
                solvers.size() == 1 ? Optional.empty() : Optional.of(Board.random(n, new SplittableRandom(seed)));
            case "diagonal" -> Optional.of(Board.identity(n));
            case "board" -> Optional.of(board(form.text("board", ""), n));
            default -> throw new RefusedException(400, "refused.start", LabForm.shorten(start));
        };
    }

    private static Board board(String text, int n) {
        Board board;
        try {
            board = Board.parse(text);
        } catch (IllegalArgumentException e) {
            throw (RefusedException) new RefusedException(400, "refused.own", Texts.sentence(e)).initCause(e);
        }
        if (board.size() != n) {
            throw new RefusedException(400, "refused.board", Amounts.counted(board.size(), "row"), n);
        }
        return board;
    }

    /** The command that shows the same searches. */
    String command() {
        Command command = new Command("nqueens visualize " + size);
        specs.forEach(spec -> command.option("-a", spec));
        command.option("--seed", seed);
        if (isStartChosen) {
            command.option("--initial", start.orElseThrow().toText());
        }
        return command.option("--steps", MOST_STEPS).option("-o", "replay.html").line();
    }

    /** The indices of the searches that are run. */
    List<Integer> runs() {
        return only.isPresent()
                ? List.of(only.getAsInt())
                : IntStream.range(0, solvers.size()).boxed().toList();
    }

    /** Whether a solver is given the board: one that was asked for reaches all, so that who cannot take it says so. */
    boolean startsFrom(Solver solver) {
        return start.isPresent()
                && (isStartChosen || solver.descriptor().traits().contains(SolverTrait.STARTS_FROM_BOARD));
    }
}
