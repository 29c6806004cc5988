package io.github.nqueens.cli.options;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Iterator;

/** What a shell offers where a solver is to be named. */
public final class SolverNames implements Iterable<String> {
    /** Called by picocli. */
    public SolverNames() {}

    @Override
    public Iterator<String> iterator() {
        return SolverCatalog.load().available().stream()
                .map(SolverDescriptor::name)
                .iterator();
    }
}
