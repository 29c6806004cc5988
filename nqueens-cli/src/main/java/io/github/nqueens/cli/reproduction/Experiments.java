package io.github.nqueens.cli.reproduction;

import java.util.List;

/** The published tables and figures that can be run again. */
public final class Experiments {
    private Experiments() {}

    /** All there are, in the order of their sources. */
    public static List<Experiment> all() {
        return List.of(
                IterationTables.annealing(),
                IterationTables.tabu(),
                IterationTables.genetic(),
                EvaluationTables.table(),
                CountTables.solutions(),
                EvaluationTables.figure(),
                CostCurves.figure(),
                CountTables.unpruned(),
                CountTables.pruned(),
                TimeTables.hillClimbing(),
                TimeTables.annealing(),
                ConstraintTables.textbook(),
                CoverTables.lines(),
                CoverTables.rows(),
                AbstractTables.next(),
                AbstractTables.fewest(),
                AbstractTables.lookAhead(),
                ConstraintTables.tree());
    }
}
