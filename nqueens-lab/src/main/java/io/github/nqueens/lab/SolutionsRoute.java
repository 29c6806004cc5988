package io.github.nqueens.lab;

import io.github.nqueens.Board;
import io.github.nqueens.solutions.Solutions;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All solutions of a small board up to symmetry, a line each: the columns, and how many boards it stands for. */
final class SolutionsRoute implements LabRoute {
    private static final int LARGEST_SIZE = 10;

    @Override
    public void serve(LabExchange exchange) throws IOException {
        exchange.requireMethod("GET");
        int n = Integer.parseInt(exchange.path().substring(exchange.path().lastIndexOf('/') + 1));
        if (n > LARGEST_SIZE) {
            throw new RefusedException(400, "refused.solutions", n, LARGEST_SIZE);
        }
        try (Stream<Board> solutions = Solutions.fundamental(n)) {
            exchange.send(200, "text/plain", solutions.map(SolutionsRoute::line).collect(Collectors.joining()));
        }
    }

    private static String line(Board board) {
        String columns =
                Arrays.stream(board.toArray()).mapToObj(Integer::toString).collect(Collectors.joining(" "));
        return columns + " | " + board.orbitSize() + "\n";
    }
}
