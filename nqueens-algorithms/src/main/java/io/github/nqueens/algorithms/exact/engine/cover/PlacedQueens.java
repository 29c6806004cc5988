package io.github.nqueens.algorithms.exact.engine.cover;

/** The queens of a partial solution, in the order of placing, as the monitor hears of them. */
final class PlacedQueens {
    private final Candidates candidates;
    private final SearchMonitor monitor;
    private final int[] placed;
    private int count;

    PlacedQueens(Candidates candidates, int most, SearchMonitor monitor) {
        this.candidates = candidates;
        this.monitor = monitor;
        this.placed = new int[most];
    }

    void add(int candidate) {
        monitor.nextQueen();
        placed[count++] = candidate;
        monitor.placed(candidates.row[candidate], candidates.column[candidate]);
    }

    /** Removes the queens placed last, until this many are left. */
    void cutTo(int left) {
        while (count > left) {
            monitor.removed(candidates.row[placed[--count]]);
        }
    }

    int count() {
        return count;
    }

    int get(int index) {
        return placed[index];
    }
}
