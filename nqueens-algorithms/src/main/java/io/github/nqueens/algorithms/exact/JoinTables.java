package io.github.nqueens.algorithms.exact;

import io.github.nqueens.spi.HeapBudget;
import java.lang.ref.SoftReference;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.BooleanSupplier;

/**
 * What the join tasks of one board size share: the placements on quarter boards, and work areas to be used again. Only the
 * tables of the size counted last are kept, and only while memory is not short. Thread-safe.
 */
final class JoinTables {
    /** The threads of one count work on one pair of middle queens, or on that and the next. */
    private static final int PAIRS_KEPT = 2;

    private static SoftReference<JoinTables> latest = new SoftReference<>(null);

    private final JoinGeometry geometry;
    private final QuarterBoards none;
    private final ConcurrentLinkedQueue<HalfJoin> idle = new ConcurrentLinkedQueue<>();

    /** For odd sizes all placements, otherwise null. */
    private final QuarterBoards all;

    /** Both halves if no queen stands in the middle row or column but in the center. */
    private final HalfBoard plain;

    private final Map<MiddleQueens, Halves> byMiddleQueens = new LinkedHashMap<>();

    /** The two halves, the lower one upside down, and the columns of the western quarters that get a queen. */
    record Halves(HalfBoard upper, HalfBoard lower, int westColumns) {}

    private JoinTables(JoinGeometry geometry, BooleanSupplier cancelled) {
        this.geometry = geometry;
        this.none = QuarterBoards.none(geometry);
        long diagonal = geometry.longDiagonal();
        if (geometry.middle() == 0) {
            all = null;
            QuarterBoards free = QuarterBoards.generate(geometry, diagonal, 0, cancelled);
            QuarterBoards occupied = QuarterBoards.generate(geometry, diagonal, diagonal, cancelled);
            plain = new HalfBoard(occupied, free, free, geometry.all());
        } else {
            all = QuarterBoards.generate(geometry, 0, 0, cancelled);
            QuarterBoards free = all.avoiding(diagonal, geometry.outermost(), cancelled);
            plain = new HalfBoard(none, free, free, geometry.all());
        }
    }

    /**
     * The tables of a size; made if the last ones were of another.
     *
     * @param cancelled asked every few milliseconds at most
     * @throws MemoryShortageException if they would not fit the heap
     * @throws java.util.concurrent.CancellationException if {@code cancelled} said true
     */
    static synchronized JoinTables of(int size, BooleanSupplier cancelled) {
        JoinTables tables = latest.get();
        if (tables == null || tables.geometry.size() != size) {
            latest = new SoftReference<>(null);
            HeapBudget.shortfall(JoinTask.memory(size, 1)).ifPresent(reason -> {
                throw new MemoryShortageException("Counting " + size + " queens by joins: " + reason);
            });
            tables = new JoinTables(new JoinGeometry(size), cancelled);
            latest = new SoftReference<>(tables);
        }
        return tables;
    }

    JoinGeometry geometry() {
        return geometry;
    }

    /** A work area for the calling thread. */
    HalfJoin borrow() {
        HalfJoin join = idle.poll();
        return join == null ? new HalfJoin(geometry) : join;
    }

    void giveBack(HalfJoin join) {
        idle.add(join);
    }

    /**
     * The halves around these middle queens.
     *
     * @param cancelled asked every few milliseconds at most
     * @throws java.util.concurrent.CancellationException if {@code cancelled} said true
     */
    synchronized Halves halves(MiddleQueens queens, BooleanSupplier cancelled) {
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
                    quarter(queens, false, false, cancelled),
                    quarter(queens, false, true, cancelled),
                    geometry.all() & ~(1 << half - queens.north()));
            HalfBoard lower = new HalfBoard(
                    none,
                    quarter(queens, true, false, cancelled),
                    quarter(queens, true, true, cancelled),
                    geometry.all());
            halves = new Halves(upper, lower, geometry.all() & ~(1 << half - queens.west()));
            byMiddleQueens.put(queens, halves);
        }
        return halves;
    }

    private QuarterBoards quarter(MiddleQueens queens, boolean south, boolean east, BooleanSupplier cancelled) {
        int half = geometry.half();
        long attacked = geometry.attacked(half, half - queens.west(), south, east)
                | geometry.attacked(half - queens.north(), half, south, east);
        return all.avoiding(attacked, geometry.outermost(), cancelled);
    }
}
