package io.github.nqueens.benchmarks.peers;

import ai.timefold.solver.core.api.domain.entity.PlanningEntity;
import ai.timefold.solver.core.api.domain.lookup.PlanningId;
import ai.timefold.solver.core.api.domain.solution.PlanningEntityCollectionProperty;
import ai.timefold.solver.core.api.domain.solution.PlanningScore;
import ai.timefold.solver.core.api.domain.solution.PlanningSolution;
import ai.timefold.solver.core.api.domain.valuerange.ValueRangeProvider;
import ai.timefold.solver.core.api.domain.variable.PlanningVariable;
import ai.timefold.solver.core.api.score.buildin.simple.SimpleScore;
import ai.timefold.solver.core.api.score.stream.Constraint;
import ai.timefold.solver.core.api.score.stream.ConstraintFactory;
import ai.timefold.solver.core.api.score.stream.ConstraintProvider;
import ai.timefold.solver.core.api.score.stream.Joiners;
import ai.timefold.solver.core.api.solver.Solver;
import ai.timefold.solver.core.api.solver.SolverFactory;
import ai.timefold.solver.core.config.constructionheuristic.ConstructionHeuristicPhaseConfig;
import ai.timefold.solver.core.config.localsearch.LocalSearchPhaseConfig;
import ai.timefold.solver.core.config.localsearch.LocalSearchType;
import ai.timefold.solver.core.config.solver.SolverConfig;
import ai.timefold.solver.core.config.solver.termination.TerminationConfig;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/** Timefold: first-fit construction, then its tabu search. */
public final class Timefold implements Peer {
    private static final LocalSearchType SEARCH = LocalSearchType.TABU_SEARCH;

    @Override
    public Supplier<Optional<int[]>> model(int n, long seed, Duration limit) {
        SolverConfig config = new SolverConfig()
                .withSolutionClass(Queens.class)
                .withEntityClasses(Queen.class)
                .withConstraintProviderClass(NoAttacks.class)
                .withRandomSeed(seed)
                .withPhases(
                        new ConstructionHeuristicPhaseConfig(),
                        new LocalSearchPhaseConfig().withLocalSearchType(SEARCH))
                .withTerminationConfig(
                        new TerminationConfig().withBestScoreLimit("0").withSpentLimit(limit));
        Solver<Queens> solver = SolverFactory.<Queens>create(config).buildSolver();
        Queens board = Queens.ofSize(n);
        return () -> {
            Queens solved = solver.solve(board);
            return solved.score.score() == 0
                    ? Optional.of(solved.queens.stream()
                            .mapToInt(queen -> queen.column)
                            .toArray())
                    : Optional.empty();
        };
    }

    @Override
    public String settings() {
        return "a column for each row, each attacking pair counted by constraint streams; the construction heuristic by default, "
                + "then local search of the type `" + SEARCH
                + "` by default until the score is 0; random seed; one thread";
    }

    /** A row whose column is to be found. */
    @PlanningEntity
    public static final class Queen {
        /** The row, which is also the queen's identity. */
        @PlanningId
        public int row;

        /** The column; null before construction. */
        @PlanningVariable
        public Integer column;

        /** Called by the planner. */
        public Queen() {}

        private Queen(int row) {
            this.row = row;
        }

        /**
         * The rising diagonal.
         *
         * @return row plus column
         */
        public int sum() {
            return row + column;
        }

        /**
         * The falling diagonal.
         *
         * @return row minus column
         */
        public int difference() {
            return row - column;
        }
    }

    /** A board in the planner's terms. */
    @PlanningSolution
    public static final class Queens {
        /** The columns to choose from. */
        @ValueRangeProvider
        public List<Integer> columns;

        /** One queen a row. */
        @PlanningEntityCollectionProperty
        public List<Queen> queens;

        /** Minus the attacking pairs. */
        @PlanningScore
        public SimpleScore score;

        /** Called by the planner. */
        public Queens() {}

        private static Queens ofSize(int n) {
            Queens board = new Queens();
            board.columns = IntStream.range(0, n).boxed().toList();
            board.queens = IntStream.range(0, n).mapToObj(Queen::new).toList();
            return board;
        }
    }

    /** Every attacking pair costs one. */
    public static final class NoAttacks implements ConstraintProvider {
        @Override
        public Constraint[] defineConstraints(ConstraintFactory factory) {
            return new Constraint[] {
                factory.forEachUniquePair(Queen.class, Joiners.equal(queen -> queen.column))
                        .penalize(SimpleScore.ONE)
                        .asConstraint("column"),
                factory.forEachUniquePair(Queen.class, Joiners.equal(Queen::sum))
                        .penalize(SimpleScore.ONE)
                        .asConstraint("rising diagonal"),
                factory.forEachUniquePair(Queen.class, Joiners.equal(Queen::difference))
                        .penalize(SimpleScore.ONE)
                        .asConstraint("falling diagonal")
            };
        }
    }
}
