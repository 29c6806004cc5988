package io.github.nqueens.puzzle.candidates;

import io.github.nqueens.internal.LimitWatch;
import io.github.nqueens.puzzle.Technique;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/**
 * Finds out by exhaustive search whether a solution is left among the candidates of a grid: depth first, the unit with the
 * fewest candidates first, and after each queen all that {@link Technique#SINGLE} forces.
 */
public final class SolutionSearch {
    private static final int NODES_BETWEEN_CHECKS = 64;

    private final CandidateGrid grid;
    private final LimitWatch watch;

    /** Null to try candidates in order. */
    private final @Nullable Chance chance;

    /** What is taken as a queen together with a square: itself, or its image as well. */
    private final Orbits orbits;

    private final int[] solution;
    private long nodes;
    private long mostNodes = Long.MAX_VALUE;

    public SolutionSearch(CandidateGrid grid, LimitWatch watch, @Nullable Chance chance, Orbits orbits) {
        this.grid = grid;
        this.watch = watch;
        this.chance = chance;
        this.orbits = orbits;
        this.solution = new int[grid.size];
    }

    /** What a search says. */
    public enum Outcome {
        FOUND,
        NONE,
        /** The nodes that were allowed did not suffice. */
        UNKNOWN
    }

    /** Looks for a solution among the candidates. They are the same afterward. */
    public Outcome find(long most) {
        return search(-1, most);
    }

    /** Looks for a solution with a queen on a candidate. */
    public Outcome findWith(int queen, long most) {
        return search(queen, most);
    }

    private Outcome search(int queen, long most) {
        nodes = 0;
        mostNodes = most;
        int before = grid.deletions();
        if (queen >= 0) {
            grid.assume(queen);
        }
        if (!grid.hasEmptyUnit()) {
            grid.applySingles();
        }
        boolean found;
        try {
            found = descend();
        } finally {
            grid.undoTo(before);
        }
        return found ? Outcome.FOUND : nodes > mostNodes ? Outcome.UNKNOWN : Outcome.NONE;
    }

    /** The queen of a row in the solution found last. */
    public int queen(int row) {
        return solution[row];
    }

    /** The choices of one node, and how many of them were tried. */
    private static final class Node {
        private final int[] choices;
        private final int deletions;
        private int tried;

        Node(int[] choices, int deletions) {
            this.choices = choices;
            this.deletions = deletions;
        }
    }

    /** Descends without recursion: a board may have more rows than a stack has room for. */
    private boolean descend() {
        Deque<Node> path = new ArrayDeque<>();
        boolean found = enter(path);
        while (!found && !path.isEmpty()) {
            Node node = path.peek();
            grid.undoTo(node.deletions);
            if (nodes > mostNodes || node.tried == node.choices.length) {
                path.pop();
            } else if (take(node.choices[node.tried++])) {
                found = enter(path);
            }
        }
        return found;
    }

    /** Tells whether the candidates are a solution; if they may become one, their node ends the path. */
    private boolean enter(Deque<Node> path) {
        if (++nodes % NODES_BETWEEN_CHECKS == 0) {
            watch.requireOngoing("work");
        }
        if (grid.hasEmptyUnit() || nodes > mostNodes) {
            return false;
        }
        if (grid.candidates() == grid.size) {
            for (int row = 0; row < grid.size; row++) {
                solution[row] = grid.firstOf(row);
            }
            return true;
        }
        int[] choices = grid.candidatesOf(fewest());
        if (chance != null) {
            chance.shuffle(choices, choices.length);
        }
        path.push(new Node(choices, grid.deletions()));
        return false;
    }

    private boolean take(int choice) {
        grid.assume(choice);
        int image = orbits.image(choice);
        if (image != choice && !grid.hasEmptyUnit()) {
            if (!grid.isOpen(image)) {
                return false;
            }
            grid.assume(image);
        }
        return !grid.hasEmptyUnit();
    }

    private int fewest() {
        int best = -1;
        for (int unit = 0; unit < grid.units; unit++) {
            int count = grid.count(unit);
            if (count > 1 && (best < 0 || count < grid.count(best))) {
                if (count == 2) {
                    return unit;
                }
                best = unit;
            }
        }
        return best;
    }
}
