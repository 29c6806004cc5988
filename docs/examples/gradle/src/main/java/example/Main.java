package example;

import io.github.nqueens.Solvers;

/** Prints a board. */
public final class Main {
    private Main() {}

    public static void main(String[] arguments) {
        System.out.println(Solvers.get("tabu").solve(8).toGrid());
    }
}
