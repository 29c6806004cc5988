package io.github.nqueens.solutions;

import io.github.nqueens.solutions.task.Kernel;

/** How solutions are counted. */
public enum CountMethod {
    /**
     * Level by level with a first-in first-out frontier, up to n = 20 if memory lasts. One thread without a checkpoint
     * and without a progress consumer searches one tree, so the frontier holds whole levels. Otherwise the tree is split
     * at its first two rows, and each part has its own frontier.
     */
    BREADTH_FIRST,
    /** Depth first with bit masks over one of each two mirror images, up to n = 27 if time lasts. */
    BACKTRACKING,
    /**
     * Upper halves of the board are matched with lower halves, up to n = 27 if time lasts. Boards of up to 14 rows, and
     * problems of up to 12 or of a kind that a join cannot count, are counted by backtracking.
     */
    JOIN;

    /**
     * The largest board that this method takes, whatever the time and the memory.
     *
     * @return at least 1
     */
    public int largestSize() {
        return kernel().largestSize();
    }

    /**
     * The name of this method in texts and on the command line.
     *
     * @return the name in lower case with hyphens, for example {@code breadth-first}
     */
    public String text() {
        return kernel().text();
    }

    Kernel kernel() {
        return Kernel.valueOf(name());
    }
}
