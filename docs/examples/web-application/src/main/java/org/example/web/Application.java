package org.example.web;

import io.github.nqueens.Board;
import io.github.nqueens.Solvers;
import java.util.concurrent.Callable;

/** What a servlet would do. Loaded by the loader of the application. */
public final class Application implements Callable<String> {
    @Override
    public String call() {
        Board board = Solvers.get("tabu").solve(8);
        Board again = Solvers.get("portfolio:threads=2").solve(12);
        if (!board.isSolution() || !again.isSolution()) {
            throw new IllegalStateException("no solution");
        }
        return board.toString();
    }
}
