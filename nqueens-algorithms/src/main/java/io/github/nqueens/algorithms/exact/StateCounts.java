package io.github.nqueens.algorithms.exact;

import io.github.nqueens.spi.HeapBudget;
import java.util.Optional;

/** How often each state of a level occurs: a hash table with open addressing. */
final class StateCounts {
    private static final int SMALLEST = 1 << 6;
    private static final int LARGEST = 1 << 30;
    private static final long GOLDEN_RATIO = 0x9e3779b97f4a7c15L;

    private long[] states = new long[SMALLEST];

    /** 0 where no state is. */
    private long[] times = new long[SMALLEST];

    private int size;

    int size() {
        return size;
    }

    /** Places to look for states, occupied or not. */
    int slots() {
        return states.length;
    }

    long stateAt(int slot) {
        return states[slot];
    }

    long timesAt(int slot) {
        return times[slot];
    }

    /** Adds occurrences of a state; false if the heap has no room for it. */
    boolean add(long state, long occurrences) {
        int slot = slot(state);
        if (times[slot] == 0) {
            if (size >= states.length / 4 * 3) {
                if (!grow()) {
                    return false;
                }
                slot = slot(state);
            }
            states[slot] = state;
            size++;
        }
        times[slot] += occurrences;
        return true;
    }

    /** What the table would need to go on, in words. */
    String shortage(int row) {
        return "the states of row " + row + " outgrew the heap, with " + size + " different ones so far"
                + HeapBudget.shortfall(bytesToGrow())
                        .map(reason -> ": " + reason)
                        .orElse("");
    }

    private int slot(long state) {
        int mask = states.length - 1;
        int slot = (int) (state * GOLDEN_RATIO >>> 32) & mask;
        while (times[slot] != 0 && states[slot] != state) {
            slot = slot + 1 & mask;
        }
        return slot;
    }

    private long bytesToGrow() {
        return 4L * Long.BYTES * states.length + Runtime.getRuntime().maxMemory() / StateQueue.HEAP_SHARE;
    }

    private boolean grow() {
        Optional<String> shortfall = HeapBudget.shortfall(bytesToGrow());
        if (shortfall.isPresent() || states.length == LARGEST) {
            return false;
        }
        long[] oldStates = states;
        long[] oldTimes = times;
        states = new long[2 * oldStates.length];
        times = new long[2 * oldStates.length];
        for (int old = 0; old < oldStates.length; old++) {
            if (oldTimes[old] != 0) {
                int slot = slot(oldStates[old]);
                states[slot] = oldStates[old];
                times[slot] = oldTimes[old];
            }
        }
        return true;
    }
}
