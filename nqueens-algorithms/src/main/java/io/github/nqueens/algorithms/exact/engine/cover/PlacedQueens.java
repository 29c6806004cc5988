package io.github.nqueens.algorithms.exact.engine.cover;

/** The queens of a partial solution, in the order of placing, and what the monitor says to them. */
final class PlacedQueens {
    private final Candidates candidates;
    private final SearchMonitor monitor;
    private final int[] placed;
    private int count;
    private boolean stopped;

    PlacedQueens(Candidates candidates, int most, SearchMonitor monitor) {
        this.candidates = candidates;
        this.monitor = monitor;
        this.placed = new int[most];
    }

    /** Gives false if the search is to end instead. */
    boolean add(int candidate) {
        if (!monitor.nextQueen()) {
            stopped = true;
            return false;
        }
        placed[count++] = candidate;
        monitor.placed(candidates.row[candidate], candidates.column[candidate]);
        return true;
    }

    /** Removes the queens placed last, until so many are left. */
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

    boolean isStopped() {
        return stopped;
    }
}
