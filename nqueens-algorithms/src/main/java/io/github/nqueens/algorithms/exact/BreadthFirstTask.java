package io.github.nqueens.algorithms.exact;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.stream.Stream;

/**
 * Counts the solutions that begin with given columns, level by level with a first-in first-out frontier.
 */
final class BreadthFirstTask implements CountTask {
    private static final long serialVersionUID = 1L;

    /** The first two children of a state are written before it is known whether there are so many. */
    private static final int WRITTEN_AHEAD = 2;

    private static final int STATES_PER_LOOK = 1 << 14;

    private static final int PREFIX_ROWS = 2;

    private final int size;
    private final int[] prefix;
    private final boolean pruning;
    private final boolean merging;

    private BreadthFirstTask(int size, int[] prefix, boolean pruning, boolean merging) {
        this.size = size;
        this.prefix = prefix;
        this.pruning = pruning;
        this.merging = merging;
    }

    /** The tasks of a count: one that holds the whole frontier, or one for each placement of the first rows. */
    static List<CountTask> tasks(int size, boolean pruning, boolean merging, boolean split) {
        int rows = split ? Math.min(size, PREFIX_ROWS) : 0;
        Stream<int[]> prefixes = (pruning ? Prefixes.safe(size, rows) : Prefixes.all(size, rows)).stream();
        return prefixes.<CountTask>map(prefix -> new BreadthFirstTask(size, prefix, pruning, merging))
                .toList();
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public long run(BooleanSupplier cancelled) {
        return run(new long[size + 1], cancelled);
    }

    /** Counts, and adds the states of each level to {@code widths}, the empty board's at index 0. */
    long run(long[] widths, BooleanSupplier cancelled) {
        return merging ? runMerging(widths, cancelled) : runQueue(widths, cancelled);
    }

    private long runQueue(long[] widths, BooleanSupplier cancelled) {
        StateQueue frontier = new StateQueue();
        StateQueue.Chunk out = room(frontier, 1, prefix.length, 1, 0);
        out.states[out.written++] = root();
        long states = 1;
        for (int level = prefix.length; level < size; level++) {
            widths[level] += states;
            long made = 0;
            long left = states;
            while (left > 0) {
                if (cancelled.getAsBoolean()) {
                    throw new CancellationException();
                }
                StateQueue.Chunk in = frontier.head();
                out = room(frontier, size + WRITTEN_AHEAD, level, states, states - left);
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
        widths[size] += states;
        return countSafe(frontier);
    }

    private static StateQueue.Chunk room(StateQueue frontier, int words, int level, long states, long expanded) {
        StateQueue.Chunk out = frontier.tail(words);
        if (out == null) {
            throw new MemoryShortageException(frontier.shortage(level, states, expanded));
        }
        return out;
    }

    private static long countSafe(StateQueue frontier) {
        long count = 0;
        for (StateQueue.Chunk in = frontier.head(); in != null; in = frontier.head()) {
            while (in.unread() > 0) {
                count += in.states[in.read++] >= 0 ? 1 : 0;
            }
        }
        return count;
    }

    private long runMerging(long[] widths, BooleanSupplier cancelled) {
        StateCounts level = new StateCounts();
        level.add(root(), 1);
        long[] in = new long[1];
        long[] out = new long[size + WRITTEN_AHEAD];
        for (int row = prefix.length; row < size; row++) {
            widths[row] += level.size();
            StateCounts next = new StateCounts();
            for (int slot = 0; slot < level.slots(); slot++) {
                if (slot % STATES_PER_LOOK == 0 && cancelled.getAsBoolean()) {
                    throw new CancellationException();
                }
                long times = level.timesAt(slot);
                if (times > 0) {
                    in[0] = level.stateAt(slot);
                    int made = expand(in, 0, 1, out, 0);
                    for (int i = 0; i < made; i++) {
                        if (!next.add(out[i], times)) {
                            throw new MemoryShortageException(next.shortage(row + 1));
                        }
                    }
                }
            }
            level = next;
        }
        widths[size] += level.size();
        long count = 0;
        for (int slot = 0; slot < level.slots(); slot++) {
            count += level.timesAt(slot) > 0 && level.stateAt(slot) >= 0 ? level.timesAt(slot) : 0;
        }
        return count;
    }

    private long columns() {
        return (1L << size) - 1;
    }

    private long root() {
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
