package io.github.nqueens.solutions.counting;

import io.github.nqueens.algorithms.exact.engine.PackedState;
import io.github.nqueens.algorithms.exact.engine.StateQueue;
import java.util.List;
import java.util.Objects;

/**
 * Counts level by level with a first-in first-out frontier. A part is the placement of some first rows, or the whole tree.
 * Beside the solutions the states of each level are counted, the empty board's first.
 */
public final class BreadthFirstCount implements PartitionedCount {
    /** The largest board that a state holds. */
    public static final int LARGEST_SIZE = PackedState.LARGEST_SIZE;

    /** The first two children of a state are written before it is known whether there are two. */
    private static final int WRITTEN_AHEAD = 2;

    private static final int STATES_PER_LOOK = 1 << 14;

    private final int size;
    private final boolean pruning;
    private final boolean merging;
    private final List<int[]> prefixes;

    /**
     * Cuts a count at its first rows.
     *
     * @param size n, from 1 to {@link #LARGEST_SIZE}
     * @param rows how many rows are given, from 0, for one part, to n; a board of n = 2 or 3 has parts for one row only
     * @param pruning whether attacked squares are left out
     * @param merging whether equal states are held once
     */
    public BreadthFirstCount(int size, int rows, boolean pruning, boolean merging) {
        this.size = size;
        this.pruning = pruning;
        this.merging = merging;
        this.prefixes = Scatter.of(pruning ? Prefixes.safe(size, rows) : Prefixes.all(size, rows));
    }

    @Override
    public int parts() {
        return prefixes.size();
    }

    @Override
    public PartCounter counter() {
        return (part, look) -> {
            int[] prefix = prefixes.get(part);
            CheckedSums sums = new CheckedSums(size + 2);
            if (merging) {
                countMerging(prefix, sums, look);
            } else {
                countInTurn(prefix, sums, look);
            }
            return sums;
        };
    }

    /** Adds the states of level r to number r + 1. */
    private void countInTurn(int[] prefix, CheckedSums sums, Runnable look) {
        StateQueue frontier = new StateQueue();
        StateQueue.Chunk out = frontier.tail(1, prefix.length, 1, 0);
        out.states[out.written++] = root(prefix);
        long states = 1;
        for (int level = prefix.length; level < size; level++) {
            sums.add(level + 1, states);
            long made = 0;
            long left = states;
            while (left > 0) {
                look.run();
                StateQueue.Chunk in = Objects.requireNonNull(frontier.head(), "the states left");
                out = frontier.tail(size + WRITTEN_AHEAD, level, states, states - left);
                int turn = (int) Math.min(Math.min(left, in.unread()), STATES_PER_LOOK);
                turn = Math.min(turn, (out.room() - WRITTEN_AHEAD) / size);
                int before = out.written;
                out.written = expand(in.states, in.read, in.read + turn, out.states, before);
                in.read += turn;
                left -= turn;
                made += out.written - before;
            }
            states = made;
        }
        sums.add(size + 1, states);
        countSafe(frontier, sums, look);
    }

    private static void countSafe(StateQueue frontier, CheckedSums sums, Runnable look) {
        for (StateQueue.Chunk in = frontier.head(); in != null; in = frontier.head()) {
            look.run();
            long count = 0;
            while (in.unread() > 0) {
                count += in.states[in.read++] >= 0 ? 1 : 0;
            }
            sums.add(0, count);
        }
    }

    private void countMerging(int[] prefix, CheckedSums sums, Runnable look) {
        StateCounts states = new StateCounts(prefix.length);
        states.add(root(prefix), 1);
        long[] in = new long[1];
        long[] out = new long[size + WRITTEN_AHEAD];
        for (int row = prefix.length; row < size; row++) {
            sums.add(row + 1, states.size());
            StateCounts next = new StateCounts(row + 1);
            states.forEach(look, (state, times) -> {
                in[0] = state;
                int made = expand(in, 0, 1, out, 0);
                for (int i = 0; i < made; i++) {
                    next.add(PackedState.onBoard(out[i], columns()), times);
                }
            });
            states = next;
        }
        sums.add(size + 1, states.size());
        states.forEach(look, (state, times) -> sums.add(0, state >= 0 ? times : 0));
    }

    private long columns() {
        return (1L << size) - 1;
    }

    private long root(int[] prefix) {
        long state = 0;
        for (int column : prefix) {
            state = PackedState.child(state, 1L << column, columns());
        }
        return state;
    }

    private int expand(long[] in, int from, int to, long[] out, int at) {
        return pruning ? expandSafe(in, from, to, out, at) : expandAll(in, from, to, out, at);
    }

    /**
     * Writes the children of states and returns where the next would go. Two children are written without a branch, as
     * most states have no more and how many of the two is a matter of chance.
     */
    private int expandSafe(long[] in, int from, int to, long[] out, int at) {
        long columns = columns();
        int next = at;
        for (int i = from; i < to; i++) {
            long state = in[i];
            long free = PackedState.free(state, columns);
            long moved = PackedState.moved(state, columns);
            long bit = free & -free;
            out[next] = moved | bit * PackedState.NEXT_ROW;
            next += (int) (-bit >>> 63);
            free ^= bit;
            bit = free & -free;
            out[next] = moved | bit * PackedState.NEXT_ROW;
            next += (int) (-bit >>> 63);
            for (free ^= bit; free != 0; free &= free - 1) {
                out[next++] = moved | (free & -free) * PackedState.NEXT_ROW;
            }
        }
        return next;
    }

    private int expandAll(long[] in, int from, int to, long[] out, int at) {
        int next = at;
        for (int i = from; i < to; i++) {
            for (int column = 0; column < size; column++) {
                out[next++] = PackedState.child(in[i], 1L << column, columns());
            }
        }
        return next;
    }
}
