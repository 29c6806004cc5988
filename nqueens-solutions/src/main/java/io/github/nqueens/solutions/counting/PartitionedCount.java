package io.github.nqueens.solutions.counting;

/**
 * A count that is cut into parts which depend on nothing else. It belongs to one run and owns what the parts share, such as
 * tables, which the first thread that needs them makes. Safe for use by several threads.
 *
 * <p>Parts are numbered so that neighbors are a fair sample of all: what a tenth of them takes is a tenth of the work.
 */
public interface PartitionedCount {
    /**
     * The number of parts.
     *
     * @return at least 1
     */
    int parts();

    /**
     * Makes what one thread needs to count parts one after the other.
     *
     * @return a counter for one thread
     */
    PartCounter counter();

    /**
     * The memory without which no part can be counted.
     *
     * @return bytes, never more than is used; 0 if it is small
     */
    default long leastBytes() {
        return 0;
    }

    /**
     * The memory that a count usually takes, to tell what to ask for where it was not enough.
     *
     * @param threads how many threads count, at least 1
     * @return bytes, at least 1
     */
    default long usualBytes(int threads) {
        return (long) threads << 20;
    }
}
