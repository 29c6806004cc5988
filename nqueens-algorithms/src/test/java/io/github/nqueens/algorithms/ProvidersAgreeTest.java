package io.github.nqueens.algorithms;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.io.IOException;
import java.io.InputStream;
import java.lang.module.ModuleDescriptor;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The service file, the module descriptor and the packages that are exported. */
class ProvidersAgreeTest {
    @Test
    void theServiceFileAndTheModuleNameTheSameProviders() throws IOException {
        List<String> inModule = descriptor().provides().stream()
                .filter(provides -> provides.service().equals(SolverProvider.class.getName()))
                .flatMap(provides -> provides.providers().stream())
                .toList();
        assertThat(inModule).isNotEmpty().containsExactlyInAnyOrderElementsOf(inServiceFile());
    }

    @Test
    void whatUsersNameIsExportedAndNothingElse() throws IOException {
        Set<String> exported = descriptor().exports().stream()
                .filter(exports -> !exports.isQualified())
                .map(ModuleDescriptor.Exports::source)
                .collect(Collectors.toSet());
        assertThat(exported)
                .containsExactlyInAnyOrder(
                        "io.github.nqueens.algorithms.constructive",
                        "io.github.nqueens.algorithms.evolutionary",
                        "io.github.nqueens.algorithms.exact",
                        "io.github.nqueens.algorithms.exact.constraint",
                        "io.github.nqueens.algorithms.localsearch",
                        "io.github.nqueens.algorithms.meta",
                        "io.github.nqueens.algorithms.strategy");
    }

    @Test
    void namesAndAliasesAreThoseThatUsersCompileAgainst() {
        assertThat(Solvers.available())
                .map(SolverDescriptor::name)
                .contains(
                        "backtracking",
                        "breadth-first",
                        "explicit",
                        "genetic",
                        "greedy",
                        "hill-climbing",
                        "iterative-repair",
                        "queen-search",
                        "random-permutations",
                        "simulated-annealing",
                        "tabu");
        assertThat(List.of("min-conflicts", "sa", "ga", "bfs", "dfs", "linear"))
                .map(alias -> Solvers.get(alias).name())
                .containsExactly(
                        "iterative-repair",
                        "simulated-annealing",
                        "genetic",
                        "breadth-first",
                        "backtracking",
                        "queen-search");
    }

    @Test
    void everySolverSaysWhatItIsAndWhereItComesFrom() {
        assertThat(Solvers.available()).allSatisfy(solver -> {
            assertThat(solver.summary()).as("its summary").endsWith(".");
            assertThat(solver.source()).as("its source").isNotBlank();
            assertThat(solver.advice()).as("its advice").endsWith(".");
            assertThat(solver.parameters())
                    .allSatisfy(parameter -> assertThat(parameter.description()).isNotBlank());
        });
    }

    private static ModuleDescriptor descriptor() throws IOException {
        try (InputStream in = ProvidersAgreeTest.class.getResourceAsStream("/module-info.class")) {
            return ModuleDescriptor.read(in);
        }
    }

    private static List<String> inServiceFile() throws IOException {
        try (InputStream in =
                ProvidersAgreeTest.class.getResourceAsStream("/META-INF/services/" + SolverProvider.class.getName())) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
        }
    }
}
