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

/** The solvers of this module. */
public final class ShippedSolvers implements SolverProvider {
    /** Called by {@link java.util.ServiceLoader}. */
    public ShippedSolvers() {}

    @Override
    public List<SolverDescriptor> solvers() {
        return List.of(
                Auto.descriptor(), //
                Backtracking.descriptor(),
                BestFirst.descriptor(),
                BreadthFirst.descriptor(),
                ConstraintSearch.descriptor(),
                ExactCover.descriptor(),
                Explicit.descriptor(),
                Genetic.descriptor(),
                Greedy.descriptor(),
                HillClimbing.descriptor(),
                IterativeRepair.descriptor(),
                LocalBeam.descriptor(),
                Portfolio.descriptor(),
                QueenSearch.descriptor(),
                RandomPermutations.descriptor(),
                SimulatedAnnealing.descriptor(),
                Tabu.descriptor());
    }
}
