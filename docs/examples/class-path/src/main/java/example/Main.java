package example;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.SolveResult;
import io.github.nqueens.Solvers;
import io.github.nqueens.visual.BoardSvg;
import java.time.Duration;

/** Solves with every solver there is, and draws a board. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        if (Solvers.available().isEmpty()) {
            throw new IllegalStateException("no solver was found");
        }
        SolveOptions options = SolveOptions.builder()
                .seed(1)
                .timeLimit(Duration.ofSeconds(30))
                .build();
        Solvers.available().forEach(solver -> {
            SolveResult result = Solvers.get(solver.name()).solve(8, options);
            System.out.println(solver.name() + ": " + result.orElseThrow());
        });
        Board board = Solvers.get("tabu:tenure=12").solve(8);
        System.out.println(board.toGrid());
        if (!BoardSvg.of(board).toSvg().startsWith("<svg")) {
            throw new IllegalStateException("no picture");
        }
    }
}
