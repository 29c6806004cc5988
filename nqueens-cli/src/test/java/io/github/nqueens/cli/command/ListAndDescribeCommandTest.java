package io.github.nqueens.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.cli.Cli;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ListAndDescribeCommandTest {
    static Stream<SolverDescriptor> solvers() {
        return Solvers.available().stream();
    }

    @Test
    void listsEverySolverWithinEightyColumns() throws IOException {
        Cli.Ran ran = Cli.run("list");
        assertThat(ran.status()).isZero();
        assertThat(ran.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        assertThat(solvers())
                .isNotEmpty()
                .allSatisfy(solver -> assertThat(ran.out().lines())
                        .anySatisfy(line -> assertThat(line).startsWith(solver.name())));
        assertThat(Cli.run("list", "--json").jsonList())
                .map(fields -> ((Map<?, ?>) fields).get("name"))
                .isEqualTo(solvers().map(SolverDescriptor::name).toList());
    }

    @ParameterizedTest
    @MethodSource("solvers")
    void describesEverySolver(SolverDescriptor solver) throws IOException {
        Cli.Ran ran = Cli.run("describe", solver.name());
        assertThat(ran.status()).isZero();
        assertThat(ran.out()).startsWith(solver.name());
        assertThat(ran.out().lines()).allSatisfy(line -> assertThat(line).hasSizeLessThanOrEqualTo(80));
        String words = ran.out().replaceAll("\\s+", " ");
        assertThat(words).contains(solver.summary(), solver.source(), solver.advice());
        for (Parameter<?> parameter : solver.parameters()) {
            assertThat(words)
                    .contains(parameter.key() + ", by default " + parameter.defaultText(), parameter.allowed())
                    .contains(parameter.description());
        }
        for (String alias : solver.aliases()) {
            assertThat(Cli.run("describe", alias)).isEqualTo(ran);
        }
        assertThat(Cli.run("describe", "--json", solver.name()).json())
                .containsEntry("name", solver.name())
                .containsEntry("largestSize", solver.largestSize());
    }

    @Test
    void refusesAnUnknownSolver() {
        Cli.run("describe", "tabo").assertRefused("'tabo'", "maybe 'tabu'?");
        Cli.run("describe").assertRefused("'name'");
        Cli.run("list", "extra").assertRefused("extra");
    }
}
