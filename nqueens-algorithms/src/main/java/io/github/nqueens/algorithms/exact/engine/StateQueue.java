package io.github.nqueens.algorithms.exact.engine;

import io.github.nqueens.internal.HeapBudget;
import io.github.nqueens.internal.MemoryShortageException;
import java.util.ArrayDeque;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A FIFO of packed states in chunks of a growing size, for frontiers of billions of states. Chunks that were read are
 * used again, and a new one is made only if the heap has room for it.
 */
public final class StateQueue {
    private static final int SMALLEST_BYTES = 1 << 13;
    private static final int LARGEST_BYTES = 1 << 25;

    /** No chunk is larger than this part of the heap, so that the last one does not leave much of it unused. */
    private static final int HEAP_SHARE = 64;

    /** A heap that has no room for a smaller chunk has none for the rest of the run either. */
    private static final int SMALLEST_WITH_RESERVE = 1 << 16;

    /** A region of the G1 collector in a small heap. */
    private static final int MOST_RESERVE = 1 << 20;

    /** Array and header fill a power of two of bytes: large chunks then waste no part of a collector's region. */
    private static final int HEADER_BYTES = 16;

    private final ArrayDeque<Chunk> chunks = new ArrayDeque<>();
    private final ArrayDeque<Chunk> spare = new ArrayDeque<>();
    private int chunkBytes = SMALLEST_BYTES;

    /** Made with each chunk that is not small, so that the heap has room for as much; holds nothing. */
    private byte[] reserve = {};

    private final long mostBytes;
    private long bytes;

    /** Makes an empty queue. */
    public StateQueue() {
        this(Runtime.getRuntime().maxMemory());
    }

    /** A queue for a heap that may end the process, as in a browser, so that it must not be filled. */
    StateQueue(long mostBytes) {
        this.mostBytes = mostBytes;
    }

    /** States in the order they came in; those from {@code read} to {@code written} are still to be read. */
    public static final class Chunk {
        public final long[] states;
        public int read;
        public int written;

        private Chunk(int bytes) {
            this.states = new long[(bytes - HEADER_BYTES) / Long.BYTES];
        }

        public int unread() {
            return written - read;
        }

        public int room() {
            return states.length - written;
        }

        private int bytes() {
            return states.length * Long.BYTES + HEADER_BYTES;
        }
    }

    /** The chunk that holds the oldest word, or null if the queue is empty. */
    public @Nullable Chunk head() {
        while (!chunks.isEmpty() && chunks.peekFirst().unread() == 0) {
            Chunk empty = chunks.pollFirst();
            empty.read = 0;
            empty.written = 0;
            if (empty.bytes() == chunkBytes) {
                spare.addLast(empty);
            } else {
                bytes -= empty.bytes();
            }
        }
        return chunks.peekFirst();
    }

    /**
     * The chunk that takes the next words.
     *
     * @param words how many words there must be room for
     * @param level the row of the board that the states read at the moment have not filled
     * @param states how many of them there are
     * @param expanded how many of them were read
     * @throws MemoryShortageException if the heap has no room; the queue is empty then
     */
    public Chunk tail(int words, int level, long states, long expanded) {
        Chunk last = chunks.peekLast();
        if (last != null && last.room() >= words) {
            return last;
        }
        boolean isSpare = !spare.isEmpty() && spare.peekFirst().room() >= words;
        Chunk fresh = isSpare ? spare.pollFirst() : make(words);
        if (fresh == null) {
            throw new MemoryShortageException(shortage(level, states, expanded));
        }
        chunks.addLast(fresh);
        return fresh;
    }

    /** Says how much the frontier would have needed for the next level, judged by how far it came with the states of this one. */
    String shortage(int level, long states, long expanded) {
        double needed = reserve.length + bytes * (double) states / Math.max(1, expanded);
        return String.format(
                        Locale.ROOT,
                        "the frontier outgrew the heap at row %d of the board, after %,d of %,d boards; with the next row, ",
                        level,
                        expanded,
                        states)
                + HeapBudget.exhausted((long) needed);
    }

    private @Nullable Chunk make(int words) {
        int wanted = chunkBytes;
        if (bytes > 0) {
            wanted = Math.min(LARGEST_BYTES, 2 * chunkBytes);
        }
        while ((wanted - HEADER_BYTES) / Long.BYTES < words) {
            wanted *= 2;
        }
        if (wanted > chunkBytes && wanted > mostBytes / HEAP_SHARE) {
            wanted = chunkBytes;
        }
        if (wanted > chunkBytes) {
            bytes -= spare.size() * (long) chunkBytes;
            spare.clear();
            chunkBytes = wanted;
        }
        if (bytes + wanted > mostBytes) {
            return none();
        }
        try {
            Chunk chunk = new Chunk(wanted);
            if (wanted >= SMALLEST_WITH_RESERVE) {
                // The reserve before is garbage now: other threads, one that tells the progress for example, need some
                // memory.
                reserve = new byte[Math.min(wanted, MOST_RESERVE)];
            }
            bytes += chunk.bytes();
            return chunk;
        } catch (OutOfMemoryError shortage) {
            return none();
        }
    }

    /** The message about the shortage takes memory too. */
    private @Nullable Chunk none() {
        chunks.clear();
        spare.clear();
        return null;
    }
}
