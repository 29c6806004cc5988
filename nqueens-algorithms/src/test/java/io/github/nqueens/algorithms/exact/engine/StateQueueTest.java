package io.github.nqueens.algorithms.exact.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.internal.MemoryShortageException;
import org.junit.jupiter.api.Test;

class StateQueueTest {
    private static final int SMALLEST = (1 << 13) - 16;
    private static final int MIB = 1 << 20;

    private final StateQueue queue = new StateQueue();

    private static StateQueue.Chunk tail(StateQueue queue, int words) {
        return queue.tail(words, 1, 1, 0);
    }

    @Test
    void wordsComeOutInTheOrderTheyWentIn() {
        int words = 300_000;
        for (int word = 0; word < words; word++) {
            StateQueue.Chunk tail = tail(queue, 1);
            tail.states[tail.written++] = word;
        }
        for (int word = 0; word < words; word++) {
            StateQueue.Chunk head = queue.head();
            assertThat(head.states[head.read++]).isEqualTo(word);
        }
        assertThat(queue.head()).isNull();
    }

    /** With the header of an array, a chunk is a power of two of bytes. */
    @Test
    void chunksDouble() {
        for (int chunk = 0; chunk < 6; chunk++) {
            StateQueue.Chunk tail = tail(queue, 1);
            assertThat(tail.states).hasSize(((1 << (13 + chunk)) - 16) / Long.BYTES);
            assertThat(tail.room()).isEqualTo(tail.states.length);
            tail.written = tail.states.length;
        }
    }

    /** Neither is larger than 32 MiB or a 64th of the heap. */
    @Test
    void theLargestChunksAreOfOneSize() {
        long largest = 0;
        long last = 0;
        for (int chunk = 0; chunk < 16; chunk++) {
            StateQueue.Chunk tail = tail(queue, 1);
            tail.written = tail.states.length;
            last = tail.states.length * (long) Long.BYTES + 16;
            largest = Math.max(largest, last);
            // What was read makes room, so that the test needs a few chunks at a time.
            queue.head().read = queue.head().written;
            tail(queue, 1);
        }
        assertThat(last).isEqualTo(largest).isLessThanOrEqualTo(32L * MIB);
        assertThat(largest).isLessThanOrEqualTo(Runtime.getRuntime().maxMemory() / 64);
    }

    @Test
    void neverHoldsMoreThanTheHeap() {
        StateQueue small = new StateQueue(MIB);
        long bytes = 0;
        MemoryShortageException shortage = null;
        while (shortage == null) {
            try {
                StateQueue.Chunk tail = small.tail(1, 3, 10, 5);
                tail.written = tail.states.length;
                bytes += tail.states.length * (long) Long.BYTES + 16;
            } catch (MemoryShortageException full) {
                shortage = full;
            }
        }
        assertThat(bytes).isLessThanOrEqualTo(MIB).isGreaterThan(MIB - (1 << 14));
        assertThat(small.head()).isNull();
        assertThat(shortage.reason()).startsWith("the frontier outgrew the heap at row 3");
    }

    @Test
    void aTailHasRoomForAllWordsAsked() {
        assertThat(tail(queue, SMALLEST / Long.BYTES).states).hasSize(SMALLEST / Long.BYTES);
        StateQueue.Chunk first = tail(queue, 1);
        first.written = 1;
        assertThat(tail(queue, SMALLEST / Long.BYTES - 1)).isSameAs(first);
        assertThat(tail(queue, SMALLEST / Long.BYTES)).isNotSameAs(first);
        assertThat(tail(new StateQueue(), SMALLEST / Long.BYTES + 1).states).hasSize(((1 << 14) - 16) / Long.BYTES);
        assertThat(tail(new StateQueue(), 10_000).states).hasSize(((1 << 17) - 16) / Long.BYTES);
    }

    @Test
    void aChunkThatWasReadIsUsedAgain() {
        StateQueue.Chunk first = tail(queue, 1);
        first.written = 3;
        first.read = 3;
        assertThat(queue.head()).isNull();
        StateQueue.Chunk again = tail(queue, 1);
        assertThat(again).isSameAs(first);
        assertThat(again.unread()).isZero();
        assertThat(again.room()).isEqualTo(again.states.length);
    }

    @Test
    void aChunkSmallerThanTheNewOnesIsNot() {
        StateQueue.Chunk small = tail(queue, 1);
        small.written = small.states.length;
        StateQueue.Chunk larger = tail(queue, 1);
        larger.written = 1;
        small.read = small.written;
        assertThat(queue.head()).isSameAs(larger);
        larger.written = larger.states.length;
        assertThat(tail(queue, 1)).isNotSameAs(small);
    }

    @Test
    void aSpareChunkIsNotHandedOutForMoreWordsThanItHolds() {
        StateQueue.Chunk spare = tail(queue, 1);
        spare.written = 1;
        spare.read = 1;
        assertThat(queue.head()).isNull();
        StateQueue.Chunk larger = tail(queue, spare.states.length + 1);
        assertThat(larger.room()).isGreaterThan(spare.states.length);
        assertThat(queue.shortage(5, 1L << 20, 1)).contains("it needs 16,384 MiB of memory");
    }

    /** A millionth of the states took 8 KiB. */
    @Test
    void aShortageTellsWhatTheNextRowWouldNeed() {
        tail(queue, 1);
        assertThat(queue.shortage(5, 10_000_000, 10))
                .startsWith(
                        "the frontier outgrew the heap at row 5 of the board, after 10 of 10,000,000 boards; with the"
                                + " next row, it needs 7,813 MiB of memory")
                .contains("start Java with -Xmx");
        assertThat(queue.shortage(5, 100L * MIB, 100)).contains("it needs 8,192 MiB of memory");
        assertThat(queue.shortage(5, MIB, 0)).contains("it needs 8,192 MiB of memory");
    }

    /** Where the row would have fitted, the number does not say why there was no room. */
    @Test
    void aShortageOfLessThanTheHeapTellsNoNumber() {
        tail(queue, 1);
        assertThat(queue.shortage(5, 100, 10))
                .startsWith(
                        "the frontier outgrew the heap at row 5 of the board, after 10 of 100 boards; with the next row,"
                                + " the heap of ")
                .contains("had no room for it; start Java with -Xmx")
                .doesNotContain("needs");
    }

    /** A chunk of 128 KiB has as much memory in reserve. */
    @Test
    void aShortageCountsTheReserveOfAChunkThatIsNotSmall() {
        tail(queue, 10_000);
        assertThat(queue.shortage(5, MIB, 1)).contains("it needs 131,073 MiB of memory");
    }

    /** A chunk that was read and is not used again counts no more. */
    @Test
    void aShortageCountsWhatIsHeld() {
        StateQueue.Chunk small = tail(queue, 1);
        small.written = small.states.length;
        tail(queue, 1).written = 1;
        assertThat(queue.shortage(5, MIB, 1)).contains("it needs 24,576 MiB of memory");
        small.read = small.written;
        queue.head();
        assertThat(queue.shortage(5, MIB, 1)).contains("it needs 16,384 MiB of memory");
    }
}
