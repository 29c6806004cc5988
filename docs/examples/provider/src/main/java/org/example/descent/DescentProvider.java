package org.example.descent;

import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.util.List;

/** Makes {@code random-descent} known by name, with its parameter {@code patience}. */
public final class DescentProvider implements SolverProvider {
    private static final Parameter<Integer> PATIENCE =
            Parameter.ofInt("patience", 100, 1, 1_000_000, "restarts after this many times n swaps without a gain");

    @Override
    public List<SolverDescriptor> solvers() {
        return List.of(SolverDescriptor.builder("random-descent", Settings::new, Settings::build)
                .summary("Swaps two random queens if that does not add conflicts.")
                .source("An example in the documentation of nqueens")
                .parameter(PATIENCE, Settings::patience)
                .build());
    }

    private static final class Settings {
        private int patience = PATIENCE.defaultValue().orElseThrow();

        void patience(int patience) {
            this.patience = PATIENCE.check(patience);
        }

        SearchAlgorithm build() {
            return new RandomDescent(patience);
        }
    }
}
