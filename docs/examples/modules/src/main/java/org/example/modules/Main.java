package org.example.modules;

import io.github.nqueens.Board;
import io.github.nqueens.Solvers;
import io.github.nqueens.visual.BoardSvg;

/** Finds the solvers as services of modules. */
public final class Main {
    private Main() {}

    /**
     * Solves and draws.
     *
     * @param arguments not used
     */
    public static void main(String[] arguments) {
        if (!Main.class.getModule().isNamed()) {
            throw new IllegalStateException("not run as a module");
        }
        Board board = Solvers.get("tabu").solve(20);
        System.out.println(board);
        if (!BoardSvg.of(board).toSvg().startsWith("<svg")) {
            throw new IllegalStateException("no picture");
        }
    }
}
