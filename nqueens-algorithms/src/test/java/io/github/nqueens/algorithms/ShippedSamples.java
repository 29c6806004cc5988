package io.github.nqueens.algorithms;

import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import io.github.nqueens.tck.SolverContract;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the tests of all solvers have to know of one: how large its boards may be, settings that take other ways than the default
 * ones, and what its parameters decide. A solver without an entry is tried with its default settings on all sizes.
 */
final class ShippedSamples {
    private static final Map<String, Sample> SAMPLES = Map.of(
            // A board of 16,384 rows has as many children, and each is estimated by all its squares. Some strategies
            // keep 856,189
            // boards for 12 rows and 35,539 for 10. A search that may keep one board alone gives up, as it says.
            "best-first",
            new Sample(
                    300,
                    10,
                    Optional.of("boards=1\\b"),
                    "strategy=a-star",
                    "strategy=uniform-cost",
                    "strategy=iterative-deepening"),
            // It keeps all partial boards.
            "breadth-first",
            new Sample(20_000, 10),
            // With a strong inference, one node takes seconds on 16,384 rows.
            "constraint-search",
            new Sample(300, 12),
            // How a child is made does not depend on how many there are.
            "genetic",
            new Sample(
                    20_000,
                    12,
                    Optional.of("population=1000000,|,population=1000000"),
                    "population=3",
                    "memetic=true",
                    "crossover=order,mutator=inversion,mutation=1"),
            "hill-climbing",
            new Sample(
                    20_000,
                    12,
                    Optional.empty(),
                    "sideways=5",
                    "sideways=50",
                    "variant=first-choice",
                    "variant=first-choice,sideways=5"),
            "iterative-repair",
            new Sample(20_000, 12, Optional.empty(), "stay=true"),
            // An iteration looks at ten times 400 million neighbors of 20,000 rows. A board of four rows has twelve
            // neighbors, and
            // more boards than that are refused.
            "local-beam",
            new Sample(300, 12, Optional.of("k=1000000"), "k=1", "stochastic=true"),
            // It draws 34 thousand boards for 12 rows and 5 thousand for 10.
            "random-permutations",
            new Sample(20_000, 10),
            "simulated-annealing",
            new Sample(
                    20_000,
                    12,
                    Optional.empty(),
                    "acceptance=threshold",
                    "directed=true",
                    "directed=true,start=random",
                    "preset=attacked",
                    "preset=stepped,steps=100"),
            "tabu",
            new Sample(
                    20_000,
                    12,
                    Optional.empty(),
                    "candidates=3",
                    "tenure=2",
                    "tenure=20,aspiration=true",
                    "start=diagonal,aspiration=true"));

    /** The values of the defaults that depend on the size of the board. */
    static final Map<String, IntFunction<Object>> COMPUTED = Map.ofEntries(
            Map.entry("constraint-search.variables", n -> "natural"),
            Map.entry("constraint-search.inference", n -> "forward-checking"),
            Map.entry("genetic.stagnation", n -> n * n),
            Map.entry("local-beam.k", n -> 10),
            Map.entry("queen-search.window", n -> 1),
            Map.entry("queen-search.spread", n -> 0),
            Map.entry("queen-search.swaps", n -> 3 * n),
            Map.entry("simulated-annealing.start", n -> "diagonal"),
            Map.entry("simulated-annealing.temperature", n -> 1000.0),
            Map.entry("simulated-annealing.schedule", n -> "geometric"),
            Map.entry("simulated-annealing.cooling", n -> 0.99),
            Map.entry("simulated-annealing.steps", n -> 1),
            Map.entry("simulated-annealing.stagnation", n -> Math.max(10_000, n * n)),
            Map.entry("tabu.stagnation", n -> Math.max(1_000, n)));

    /** Defaults that no value says. */
    static final Set<String> WITHOUT_VALUE = Set.of("best-first.boards", "constraint-search.stagnation");

    /** What else has to be set, so that a parameter decides something. */
    static final Map<String, String> TOGETHER_WITH = Map.of(
            "constraint-search.backtracking", "inference=none",
            "constraint-search.restart", "values=random,stagnation=1",
            "hill-climbing.restart", "sideways=5",
            "genetic.restart", "stagnation=1",
            "local-beam.restart", "stagnation=1",
            "local-beam.temperature", "stochastic=true",
            "simulated-annealing.restart", "stagnation=5",
            "iterative-repair.restart", "stagnation=5",
            "greedy.restart", "stagnation=5",
            "tabu.restart", "stagnation=5");

    /** How many times as much a run allocates as it keeps, if it is more than a few percent. */
    static final Map<String, Double> GARBAGE =
            Map.of("auto", 4.0, "backtracking", 4.0, "exact-cover", 4.0, "genetic", 4.5, "local-beam", 2.0);

    /** The rows of the largest board whose estimate of memory is tried, if all squares are looked at or kept: a square. */
    static final Map<String, Integer> ROWS_OF_ESTIMATES = Map.of(
            "auto",
            1024,
            "backtracking",
            1024,
            "best-first",
            256,
            "constraint-search",
            1024,
            "exact-cover",
            1024,
            "portfolio",
            1024);

    /** The number of threads decides how soon a race ends, and nothing else. */
    static final Set<String> DECIDES_NOTHING = Set.of("portfolio.threads");

    private ShippedSamples() {}

    /** {@link #TOGETHER_WITH} by key and value. */
    static Map<String, String> companions(String solver, String key) {
        return TOGETHER_WITH.containsKey(solver + "." + key)
                ? Stream.of(TOGETHER_WITH.get(solver + "." + key).split(",", -1))
                        .map(setting -> setting.split("=", -1))
                        .collect(Collectors.toMap(setting -> setting[0], setting -> setting[1]))
                : Map.of();
    }

    /** The solver with its default settings, and with those that take other ways. */
    static Stream<String> specs(SolverDescriptor solver) {
        return Stream.concat(
                Stream.of(solver.name()),
                of(solver).variants().stream().map(settings -> solver.name() + ":" + settings));
    }

    /** The searches that move the queens of a full board, but not those that a problem has placed. */
    static Stream<SolverDescriptor> movers() {
        return Solvers.available().stream().filter(solver -> solver.traits().contains(SolverTrait.PLACED_AND_BLOCKED));
    }

    static Set<String> names() {
        return SAMPLES.keySet();
    }

    static Sample of(SolverDescriptor solver) {
        return SAMPLES.getOrDefault(solver.name(), new Sample(20_000, 12));
    }

    /**
     * @param largest the rows of the largest board on which the limits of a run are tried
     * @param solved the rows of the largest board that it has to solve in a test; a search shows nothing more with more of them
     * @param leftOut the names of tests of the contract that are left out, as a regular expression
     * @param variants settings as a spec has them
     */
    record Sample(int largest, int solved, Optional<String> leftOut, List<String> variants) {
        Sample(int largest, int solved, Optional<String> leftOut, String... variants) {
            this(largest, solved, leftOut, List.of(variants));
        }

        Sample(int largest, int solved) {
            this(largest, solved, Optional.empty());
        }

        /** The contract on sizes that the solver solves soon. */
        SolverContract contract(SolverDescriptor solver) {
            SolverContract contract = SolverContract.of(solver);
            if (largest < 20_000) {
                contract = contract.withLargeSizes(13, 33, 64, 65, 100, largest);
            }
            return solved < 12 ? contract.withSizes(4, 5, 6, 7, 8, 9, solved) : contract;
        }
    }
}
