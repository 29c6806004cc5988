package io.github.nqueens.solutions.join;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * What the parts of one join share: the placements on quarter boards. Safe for use by several threads; what several need is
 * made by the first, while the others wait.
 */
final class JoinTables {
    /** The threads of one count work on one pair of middle queens, or on that and the next. */
    private static final int PAIRS_KEPT = 2;

    /** Quarters of so many rows or more are made set by set: all placements would take more than a gigabyte. */
    static final int ON_DEMAND = 11;

    private final JoinGeometry geometry;
    private final QuarterPlacements none;

    /** For odd sizes all placements, unless they are made on demand; otherwise null. */
    private final QuarterPlacements all;

    /** Both halves if no queen stands in the middle row or column but in the center. */
    private final HalfBoard plain;

    private final Map<MiddleQueens, Halves> byMiddleQueens = new LinkedHashMap<>();

    /** The two halves, the lower one upside down, and the columns of the western quarters that get a queen. */
    record Halves(HalfBoard upper, HalfBoard lower, int westColumns) {}

    /**
     * Makes the tables that all parts need.
     *
     * @param stop asked every few milliseconds at most
     * @throws java.util.concurrent.CancellationException if {@code stop} said true
     */
    JoinTables(JoinGeometry geometry, BooleanSupplier stop) {
        this.geometry = geometry;
        this.none = QuarterPlacements.none(geometry);
        long diagonal = geometry.longDiagonal();
        if (geometry.half() >= ON_DEMAND) {
            all = null;
            long forget = geometry.middle() == 0 ? 0 : geometry.outermost();
            QuarterPlacements free = QuarterPlacements.onDemand(geometry, diagonal, 0, forget);
            QuarterPlacements occupied =
                    geometry.middle() == 1 ? none : QuarterPlacements.onDemand(geometry, diagonal, diagonal, forget);
            plain = new HalfBoard(occupied, free, free, geometry.all());
        } else if (geometry.middle() == 0) {
            all = null;
            QuarterPlacements free = QuarterPlacements.generate(geometry, diagonal, 0, stop);
            QuarterPlacements occupied = QuarterPlacements.generate(geometry, diagonal, diagonal, stop);
            plain = new HalfBoard(occupied, free, free, geometry.all());
        } else {
            all = QuarterPlacements.generate(geometry, 0, 0, stop);
            QuarterPlacements free = all.avoiding(diagonal, geometry.outermost(), stop);
            plain = new HalfBoard(none, free, free, geometry.all());
        }
    }

    /**
     * The halves around these middle queens.
     *
     * @param stop asked every few milliseconds at most
     * @throws java.util.concurrent.CancellationException if {@code stop} said true
     */
    synchronized Halves halves(MiddleQueens queens, BooleanSupplier stop) {
        if (queens.inCenter()) {
            return new Halves(plain, plain, geometry.all());
        }
        Halves halves = byMiddleQueens.get(queens);
        if (halves == null) {
            if (byMiddleQueens.size() == PAIRS_KEPT) {
                byMiddleQueens.remove(byMiddleQueens.keySet().iterator().next());
            }
            int half = geometry.half();
            HalfBoard upper = new HalfBoard(
                    none,
                    quarter(queens, false, false, stop),
                    quarter(queens, false, true, stop),
                    geometry.all() & ~(1 << (half - queens.north())));
            HalfBoard lower = new HalfBoard(
                    none, quarter(queens, true, false, stop), quarter(queens, true, true, stop), geometry.all());
            halves = new Halves(upper, lower, geometry.all() & ~(1 << (half - queens.west())));
            byMiddleQueens.put(queens, halves);
        }
        return halves;
    }

    private QuarterPlacements quarter(MiddleQueens queens, boolean south, boolean east, BooleanSupplier stop) {
        int half = geometry.half();
        long attacked = geometry.attacked(half, half - queens.west(), south, east)
                | geometry.attacked(half - queens.north(), half, south, east);
        return all == null
                ? QuarterPlacements.onDemand(geometry, attacked, 0, geometry.outermost())
                : all.avoiding(attacked, geometry.outermost(), stop);
    }
}
