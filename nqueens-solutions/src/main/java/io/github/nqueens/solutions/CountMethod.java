package io.github.nqueens.solutions;

import io.github.nqueens.internal.Kebab;
import io.github.nqueens.solutions.counting.BacktrackingCount;
import io.github.nqueens.solutions.counting.BreadthFirstCount;
import io.github.nqueens.solutions.join.JoinCount;

/** How solutions are counted. */
public enum CountMethod {
    /**
     * Level by level with a first-in first-out frontier, up to n = 20 if memory lasts. One thread without a checkpoint
     * and without a progress consumer searches one tree, so the frontier holds whole levels. Otherwise the tree is split
     * at its first two rows, and each part has its own frontier.
     */
    BREADTH_FIRST(BreadthFirstCount.LARGEST_SIZE),
    /** Depth first with bit masks over one of each two mirror images, up to n = 27 if time lasts. */
    BACKTRACKING(BacktrackingCount.LARGEST_SIZE),
    /**
     * Upper halves of the board are matched with lower halves, up to n = 27 if time lasts. Boards of up to 14 rows, and
     * problems of up to 12 or of a kind that a join cannot count, are counted by backtracking.
     */
    JOIN(JoinCount.LARGEST_SIZE);

    private final int largestSize;

    CountMethod(int largestSize) {
        this.largestSize = largestSize;
    }

    /**
     * The largest board that this method takes, whatever the time and the memory.
     *
     * @return at least 1
     */
    public int largestSize() {
        return largestSize;
    }

    /**
     * The name of this method in texts and on the command line.
     *
     * @return the name in lower case with hyphens, for example {@code breadth-first}
     */
    public String text() {
        return Kebab.of(this);
    }
}
