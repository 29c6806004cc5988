package io.github.nqueens.solutions.counting;

import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.MemoryShortageException;
import org.jspecify.annotations.Nullable;

/**
 * How often each state of a level occurs: many small hash tables with open addressing, so that no table takes long to
 * make or
 * to grow.
 */
final class StateCounts {
    private static final int TABLES = 1 << 10;
    private static final int TABLE_SHIFT = Long.SIZE - 10;
    private static final int SMALLEST = 1 << 4;
    private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;

    private static final int SLOT_BYTES = 2 * Long.BYTES;

    private final @Nullable Table[] tables = new Table[TABLES];
    private final long mostSlots;
    private long slots;
    private long size;

    /** The row of the board that the states have not filled. */
    private final int row;

    /** Makes empty tables for the states of a row. */
    StateCounts(int row) {
        this(row, Runtime.getRuntime().maxMemory());
    }

    /** Tables for a heap that may end the process, as in a browser, so that they must not fill it. */
    StateCounts(int row, long mostBytes) {
        this.row = row;
        mostSlots = mostBytes / SLOT_BYTES;
    }

    /** Takes states and how often they occur. */
    interface Consumer {
        void accept(long state, long times);
    }

    private static final class Table {
        private final long[] states;

        /** 0 for an empty place. */
        private final long[] times;

        private final int shift;
        private int size;

        Table(int slots) {
            states = new long[slots];
            times = new long[slots];
            shift = TABLE_SHIFT - Integer.numberOfTrailingZeros(slots);
        }

        private int slot(long state, long hash) {
            int mask = states.length - 1;
            // The bits below those that chose the table: of a product the higher bits depend on more of the state.
            int slot = (int) (hash >>> shift) & mask;
            while (times[slot] != 0 && states[slot] != state) {
                slot = slot + 1 & mask;
            }
            return slot;
        }
    }

    long size() {
        return size;
    }

    /**
     * Adds occurrences of a state.
     *
     * @throws MemoryShortageException if the heap has no room for it
     */
    void add(long state, long occurrences) {
        long hash = state * GOLDEN_RATIO;
        int index = (int) (hash >>> TABLE_SHIFT);
        Table table = tables[index];
        if (table == null || table.size >= table.states.length / 4 * 3) {
            Table larger = grown(table);
            if (larger == null) {
                throw new MemoryShortageException(shortage());
            }
            slots += larger.states.length - (table == null ? 0 : table.states.length);
            table = larger;
            tables[index] = table;
        }
        int slot = table.slot(state, hash);
        if (table.times[slot] == 0) {
            table.states[slot] = state;
            table.size++;
            size++;
        }
        table.times[slot] += occurrences;
    }

    /** Hands out all states, and calls {@code look} at least once for each ten thousand of them, about. */
    void forEach(Runnable look, Consumer consumer) {
        for (Table table : tables) {
            look.run();
            for (int slot = 0; table != null && slot < table.states.length; slot++) {
                if (table.times[slot] != 0) {
                    consumer.accept(table.states[slot], table.times[slot]);
                }
            }
        }
    }

    /** The reason to give up, which says how far the count came. */
    String shortage() {
        return "the states of row " + row + " outgrew the heap, with " + size + " different ones so far; "
                + HeapBudget.howToGetMore(0);
    }

    /** A table of twice the slots, or null if the heap has no room for it. */
    private @Nullable Table grown(@Nullable Table old) {
        if (old == null) {
            return new Table(SMALLEST);
        }
        if (slots + 2L * old.states.length > mostSlots) {
            return null;
        }
        Table table;
        try {
            table = new Table(2 * old.states.length);
        } catch (OutOfMemoryError shortage) {
            return null;
        }
        for (int i = 0; i < old.states.length; i++) {
            if (old.times[i] != 0) {
                int slot = table.slot(old.states[i], old.states[i] * GOLDEN_RATIO);
                table.states[slot] = old.states[i];
                table.times[slot] = old.times[i];
            }
        }
        table.size = old.size;
        return table;
    }
}
