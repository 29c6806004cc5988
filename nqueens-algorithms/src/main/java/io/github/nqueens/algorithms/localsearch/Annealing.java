package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.Iterations;
import io.github.nqueens.algorithms.common.RuleChecks;
import io.github.nqueens.algorithms.localsearch.annealing.FrozenSwaps;
import io.github.nqueens.algorithms.localsearch.annealing.RandomNeighbor;
import io.github.nqueens.algorithms.strategy.Acceptance;
import io.github.nqueens.algorithms.strategy.CoolingSchedule;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.util.Optional;

/** The loop of simulated annealing, as published. Not safe for use by several threads. */
final class Annealing {
    private final SearchContext context;
    private final double startTemperature;
    private final CoolingSchedule schedule;
    private final long steps;
    private final double coldest;
    private final boolean mayFreeze;
    private final Acceptance acceptance;
    private final AttemptProgress progress;
    private double temperature;
    private boolean frozen;
    private long changes;
    private long untilChange;

    /**
     * Anneals by a rule.
     *
     * @param steps the iterations between two changes of the temperature
     * @param coldest the temperature below which to start again; 0 for never
     * @param monotone whether the schedule never raises the temperature
     * @param unit the iterations without a new least cost before a restart, by which a series is multiplied
     */
    Annealing(
            SearchContext context,
            double startTemperature,
            CoolingSchedule schedule,
            long steps,
            double coldest,
            boolean monotone,
            Acceptance acceptance,
            RestartRule rule,
            long unit) {
        this.context = context;
        this.startTemperature = startTemperature;
        this.schedule = schedule;
        this.steps = steps;
        this.coldest = coldest;
        this.mayFreeze = monotone && coldest == 0 && acceptance == Acceptance.Classical.METROPOLIS;
        this.acceptance = acceptance;
        this.progress = new AttemptProgress(context, rule, unit);
    }

    /**
     * Anneals a board until its cost is 0, the run is over, or it is time to restart: then there is no outcome.
     *
     * @param start the board as the listener is to see it
     * @param board the same board, to be changed
     */
    Optional<SearchOutcome> run(Board start, RandomNeighbor board) {
        context.boardSet(start);
        changes = 0;
        setTemperature(startTemperature);
        progress.begin(board.cost(), 1);
        while (board.cost() > 0 && progress.left() > 0 && !isCold()) {
            step(board);
        }
        return board.cost() == 0 ? Optional.of(SearchOutcome.solved(board.toBoard())) : Optional.empty();
    }

    /** Does one iteration, or several once the temperature matters no more. */
    private void step(RandomNeighbor board) {
        if (frozen) {
            Optional<FrozenSwaps> fast = board.whenFrozen();
            if (fast.isPresent()) {
                fast.get().iterate(progress);
                return;
            }
        }
        iterate(board);
    }

    private void iterate(RandomNeighbor board) {
        Iterations.count(context);
        context.evaluated(1);
        long delta = board.draw();
        if (delta <= 0 || acceptance.accepts(delta, temperature, context.random())) {
            board.accept(delta, temperature);
        }
        progress.count(board.cost());
        if (--untilChange == 0 && board.cost() > 0) {
            changes++;
            setTemperature(
                    RuleChecks.temperature(schedule.next(startTemperature, temperature, changes), schedule, changes));
        }
    }

    /** An attempt that begins cold is restarted after its first steps only. */
    private boolean isCold() {
        return changes > 0 && temperature < coldest;
    }

    private void setTemperature(double next) {
        temperature = next;
        frozen = mayFreeze && isFrozen(next);
        // Nothing depends on the temperature of a frozen board, and below 1e-307 arithmetic becomes slow.
        untilChange = frozen ? Long.MAX_VALUE : steps;
        if (context.observed()) {
            context.measured("temperature", next);
        }
    }

    /** Tells whether the rule of Metropolis never accepts a step that makes a board worse by 1 or more, and draws nothing. */
    static boolean isFrozen(double temperature) {
        return 1 >= 746 * temperature;
    }
}
