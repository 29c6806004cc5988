package io.github.nqueens.algorithms.provider;

import io.github.nqueens.algorithms.constructive.Explicit;
import io.github.nqueens.algorithms.constructive.QueenSearch;
import io.github.nqueens.algorithms.evolutionary.Genetic;
import io.github.nqueens.algorithms.exact.Backtracking;
import io.github.nqueens.algorithms.exact.BestFirst;
import io.github.nqueens.algorithms.exact.BreadthFirst;
import io.github.nqueens.algorithms.exact.ExactCover;
import io.github.nqueens.algorithms.exact.constraint.ConstraintSearch;
import io.github.nqueens.algorithms.localsearch.Greedy;
import io.github.nqueens.algorithms.localsearch.HillClimbing;
import io.github.nqueens.algorithms.localsearch.IterativeRepair;
import io.github.nqueens.algorithms.localsearch.LocalBeam;
import io.github.nqueens.algorithms.localsearch.RandomPermutations;
import io.github.nqueens.algorithms.localsearch.SimulatedAnnealing;
import io.github.nqueens.algorithms.localsearch.Tabu;
import io.github.nqueens.algorithms.meta.Auto;
import io.github.nqueens.algorithms.meta.Portfolio;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverProvider;
import java.util.List;
import java.util.function.Function;

/** The solvers of this module. A program uses few of them, so their descriptors are made when somebody looks at them. */
public final class ShippedSolvers implements SolverProvider {
    /** Called by {@link java.util.ServiceLoader}. */
    public ShippedSolvers() {}

    @Override
    public List<SolverDescriptor> solvers() {
        // One reference to one method: a reference to a method of each algorithm would load the classes of all.
        Function<String, SolverDescriptor> maker = ShippedSolvers::descriptor;
        return List.of(
                SolverDescriptor.deferred("auto", maker),
                SolverDescriptor.deferred("backtracking", maker, "dfs"),
                SolverDescriptor.deferred("best-first", maker),
                SolverDescriptor.deferred("breadth-first", maker, "bfs"),
                SolverDescriptor.deferred("constraint-search", maker, "csp"),
                SolverDescriptor.deferred("exact-cover", maker, "dancing-links"),
                SolverDescriptor.deferred("explicit", maker),
                SolverDescriptor.deferred("genetic", maker, "ga"),
                SolverDescriptor.deferred("greedy", maker),
                SolverDescriptor.deferred("hill-climbing", maker),
                SolverDescriptor.deferred("iterative-repair", maker, "min-conflicts"),
                SolverDescriptor.deferred("local-beam", maker, "beam"),
                SolverDescriptor.deferred("portfolio", maker),
                SolverDescriptor.deferred("queen-search", maker, "linear"),
                SolverDescriptor.deferred("random-permutations", maker),
                SolverDescriptor.deferred("simulated-annealing", maker, "sa"),
                SolverDescriptor.deferred("tabu", maker));
    }

    private static SolverDescriptor descriptor(String name) {
        return switch (name) {
            case "auto" -> Auto.descriptor();
            case "backtracking" -> Backtracking.descriptor();
            case "best-first" -> BestFirst.descriptor();
            case "breadth-first" -> BreadthFirst.descriptor();
            case "constraint-search" -> ConstraintSearch.descriptor();
            case "exact-cover" -> ExactCover.descriptor();
            case "explicit" -> Explicit.descriptor();
            case "genetic" -> Genetic.descriptor();
            case "greedy" -> Greedy.descriptor();
            case "hill-climbing" -> HillClimbing.descriptor();
            case "iterative-repair" -> IterativeRepair.descriptor();
            case "local-beam" -> LocalBeam.descriptor();
            case "portfolio" -> Portfolio.descriptor();
            case "queen-search" -> QueenSearch.descriptor();
            case "random-permutations" -> RandomPermutations.descriptor();
            case "simulated-annealing" -> SimulatedAnnealing.descriptor();
            case "tabu" -> Tabu.descriptor();
            default -> throw new IllegalArgumentException("this module has no solver named '" + name + "'");
        };
    }
}
