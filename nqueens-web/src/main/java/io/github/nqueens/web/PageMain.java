package io.github.nqueens.web;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import io.github.nqueens.lab.Lab;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes the page around the compiled library, when the module is built. */
public final class PageMain {
    private PageMain() {}

    /**
     * Writes the page.
     *
     * @param args the file of the compiled library, and the file of the page
     */
    public static void main(String[] args) throws IOException {
        String library = Files.readString(Path.of(args[0]));
        Files.writeString(Path.of(args[1]), Lab.page(SolverCatalog.of(new ShippedSolvers()), library));
    }
}
