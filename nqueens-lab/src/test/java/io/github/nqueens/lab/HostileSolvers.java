package io.github.nqueens.lab;

import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.util.List;

/** Solvers whose texts and exceptions a page has to survive. */
public final class HostileSolvers implements SolverProvider {
    static final String SUMMARY = "Costs ${n} and ${title}, /* script */ or <!-- forms --> & \"more\".";

    @Override
    public List<SolverDescriptor> solvers() {
        return List.of(
                SolverDescriptor.builder("wordless", Object::new, settings -> (SearchAlgorithm) context -> {
                            throw new IllegalArgumentException();
                        })
                        .summary(SUMMARY)
                        .build(),
                SolverDescriptor.builder("speechless", Object::new, settings -> (SearchAlgorithm) context -> {
                            throw new IllegalStateException() {
                                private static final long serialVersionUID = 1;

                                @Override
                                public String getMessage() {
                                    throw new UnsupportedOperationException();
                                }
                            };
                        })
                        .summary("Throws what cannot be asked.")
                        .build(),
                SolverDescriptor.<Object>builder("unmade", Object::new, settings -> {
                            throw new IllegalStateException("there is no algorithm");
                        })
                        .summary("Cannot be made.")
                        .build());
    }
}
