package io.github.nqueens.algorithms.localsearch.annealing;

import io.github.nqueens.algorithms.strategy.Acceptance;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.SearchContext;

/** Tells the listener of a run which random step was taken, and why the rule of acceptance took it. */
public final class StepReasons {
    private final SearchContext context;
    private final Acceptance rule;

    public StepReasons(SearchContext context, Acceptance rule) {
        this.context = context;
        this.rule = rule;
    }

    /** Two queens have swapped their columns, which changed the number of attacking pairs by delta. */
    public void swapped(int row1, int row2, long delta, double temperature) {
        if (!context.observed()) {
            return;
        }
        context.swapped(row1, row2);
        if (delta < 0) {
            context.noted(
                    "Swapping rows {0} and {1} removes {2}. Such a swap is always accepted.",
                    row1, row2, Amounts.pairs(-delta));
        } else if (delta == 0) {
            context.noted(
                    "Swapping rows {0} and {1} keeps the number of attacking pairs. Such a swap is always accepted.",
                    row1, row2);
        } else {
            context.noted(
                    "Swapping rows {0} and {1} adds {2}. At temperature {4} " + accepted("swap"),
                    row1,
                    row2,
                    Amounts.pairs(delta),
                    probability(delta, temperature),
                    temperature);
        }
    }

    /** An attacked queen has moved in its row, which changed the number of attacked queens by delta. */
    public void moved(int row, int from, int to, long delta, double temperature) {
        if (!context.observed()) {
            return;
        }
        context.moved(row, from, to);
        if (delta < 0) {
            context.noted(
                    "The attacked queen of row {0} moves to column {1}, and {2} attacked. Such a move is always accepted.",
                    row, to, Amounts.of(-delta, "queen fewer is", "queens fewer are"));
        } else if (delta == 0) {
            context.noted(
                    "The attacked queen of row {0} moves to column {1}, and as many queens as before are attacked. Such a move"
                            + " is always accepted.",
                    row, to);
        } else {
            context.noted(
                    "The attacked queen of row {0} moves to column {1}, and {2} attacked. At temperature {4} "
                            + accepted("move"),
                    row,
                    to,
                    Amounts.of(delta, "queen more is", "queens more are"),
                    probability(delta, temperature),
                    temperature);
        }
    }

    /** The end of a sentence with the probability as argument 3. */
    private String accepted(String step) {
        if (rule == Acceptance.Classical.METROPOLIS) {
            return "the rule of Metropolis accepts such a " + step + " with probability {3}.";
        }
        return rule == Acceptance.Classical.THRESHOLD
                ? "the threshold rule accepts every " + step + " that adds less than that."
                : "the rule of acceptance took this " + step + ".";
    }

    private static double probability(long delta, double temperature) {
        return StrictMath.exp(-delta / temperature);
    }
}
