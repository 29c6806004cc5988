package io.github.nqueens.solutions.counting;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import io.github.nqueens.algorithms.exact.engine.cover.CoverSearch;
import io.github.nqueens.algorithms.exact.engine.cover.SearchMonitor;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CancellationException;

/** Counts the solutions of any problem by an exhaustive search. A part is the placement of some first rows. */
public final class ProblemCount implements PartitionedCount {
    private static final int ENOUGH_PARTS = 64;
    private static final int QUEENS_PER_LOOK = 32;

    /** A square is compared with thousands of placed queens at most, in tens of microseconds. */
    private static final int SQUARES_PER_LOOK = 64;

    private final Problem problem;
    private final long most;
    private final List<List<Square>> prefixes;

    /**
     * Cuts a count at the first rows without a placed queen.
     *
     * @param problem what is counted
     * @param split whether there are to be several parts
     * @param most where to stop counting, in each part
     */
    public ProblemCount(Problem problem, boolean split, long most) {
        this(problem, split, most, () -> {});
    }

    /**
     * Cuts a count at the first rows without a placed queen. On thousands of rows this takes long.
     *
     * @param look asked every few milliseconds at most
     * @throws CancellationException if {@code look} throws it
     */
    public ProblemCount(Problem problem, boolean split, long most, Runnable look) {
        this.problem = problem;
        this.most = most;
        this.prefixes = split && problem.contradiction().isEmpty() ? Scatter.of(split(look)) : List.of(List.of());
    }

    private List<List<Square>> split(Runnable look) {
        List<Square> placed = problem.placed();
        BitSet placedRows = new BitSet();
        placed.forEach(queen -> placedRows.set(queen.row()));
        List<List<Square>> parts = List.of(List.of());
        for (int row = 0; row < problem.size() && parts.size() < ENOUGH_PARTS; row++) {
            if (placedRows.get(row)) {
                continue;
            }
            List<List<Square>> longer = new ArrayList<>();
            for (List<Square> part : parts) {
                extend(part, row, placed, longer, look);
            }
            // Without a next square nothing is solvable, which a single part shows.
            parts = longer.isEmpty() ? List.of(List.of()) : longer;
            if (longer.isEmpty()) {
                break;
            }
        }
        return parts;
    }

    private void extend(List<Square> part, int row, List<Square> placed, List<List<Square>> longer, Runnable look) {
        for (int column = 0; column < problem.size(); column++) {
            if (column % SQUARES_PER_LOOK == 0) {
                look.run();
            }
            Square square = new Square(row, column);
            if (problem.isOpen(row, column) && isFree(square, placed) && isFree(square, part)) {
                List<Square> next = new ArrayList<>(part);
                next.add(square);
                longer.add(next);
            }
        }
    }

    private boolean isFree(Square square, List<Square> queens) {
        for (Square queen : queens) {
            if (problem.attacks(square.row(), square.column(), queen.row(), queen.column())) {
                return false;
            }
        }
        return true;
    }

    @Override
    public int parts() {
        return prefixes.size();
    }

    @Override
    public PartCounter counter() {
        return (part, look) -> count(prefixes.get(part), look);
    }

    /** Each thread searches for itself. */
    @Override
    public long usualBytes(int threads) {
        int placed = problem.placed().size() + prefixes.get(0).size();
        return threads * CoverSearch.usualBytes(problem, placed);
    }

    private CheckedSums count(List<Square> prefix, Runnable look) {
        CoverSearch search = new CoverSearch(with(prefix), new LookMonitor(look));
        CheckedSums sums = new CheckedSums(1);
        for (long count = 0; count < most && search.next(); count++) {
            sums.add(0, 1);
        }
        return sums;
    }

    private Problem with(List<Square> prefix) {
        if (prefix.isEmpty()) {
            return problem;
        }
        Problem.Builder part = problem.toBuilder();
        prefix.forEach(queen -> part.place(queen.row(), queen.column()));
        return part.build();
    }

    /** Ends a search by the exception that ends a part. Some queens take less time than a look at the clock. */
    private static final class LookMonitor implements SearchMonitor {
        private final Runnable look;
        private int queens;

        LookMonitor(Runnable look) {
            this.look = look;
        }

        @Override
        public void nextQueen() {
            if (++queens % QUEENS_PER_LOOK == 0) {
                requireOngoing();
            }
        }

        @Override
        public void requireOngoing() {
            look.run();
        }
    }
}
