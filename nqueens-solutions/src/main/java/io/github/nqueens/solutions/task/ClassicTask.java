package io.github.nqueens.solutions.task;

import io.github.nqueens.solutions.counting.BacktrackingCount;
import io.github.nqueens.solutions.counting.BreadthFirstCount;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.SymmetricCount;
import io.github.nqueens.solutions.join.JoinCount;
import java.util.function.BooleanSupplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A count of the classic problem. It can be written as text and read again in another process.
 *
 * @param size n, from 1 to the largest size of the kernel
 * @param kernel what counts the parts
 * @param cut for a search the number of rows that a part is given, for a join how often the usual parts are halved
 * @param pruning whether a breadth-first search leaves out attacked squares; true for other kernels
 * @param merging whether a breadth-first search holds equal states once; false for other kernels
 * @param fundamental whether the first two parts count symmetric solutions
 */
public record ClassicTask(int size, Kernel kernel, int cut, boolean pruning, boolean merging, boolean fundamental)
        implements CountTask {
    /** A plan with more parts costs gigabytes, and no part of it would be worth its message. */
    public static final int MOST_PARTS = 10_000_000;

    private static final int VERSION = 1;

    /** Cuts a count for several threads, or for a file that another run goes on from. */
    public static ClassicTask split(int n, Kernel chosen, boolean pruning, boolean merging, boolean fundamental) {
        Kernel kernel = chosen.forSize(n);
        return new ClassicTask(n, kernel, kernel.usualCut(), pruning, merging, fundamental);
    }

    /** Cuts a count as little as the kernel allows, for one thread. */
    public static ClassicTask whole(int n, Kernel chosen, boolean pruning, boolean merging, boolean fundamental) {
        Kernel kernel = chosen.forSize(n);
        return new ClassicTask(n, kernel, kernel.coarsestCut(), pruning, merging, fundamental);
    }

    /** The same count in at least this many parts, or in as many as the kernel can cut it into. */
    public ClassicTask inParts(int leastParts) {
        int usual = kernel == Kernel.BREADTH_FIRST ? Math.min(2, leastParts - 1) : kernel.usualCut();
        ClassicTask task = withCut(usual);
        while (task.parts() < leastParts && task.cut < kernel.finestCut(size)) {
            ClassicTask finer = task.withCut(task.cut + 1);
            if (finer.parts() > MOST_PARTS) {
                break;
            }
            task = finer;
        }
        return task;
    }

    private ClassicTask withCut(int other) {
        return new ClassicTask(size, kernel, other, pruning, merging, fundamental);
    }

    /** The number of parts, which takes as long as cutting the count. */
    public int parts() {
        return open().parts();
    }

    /**
     * Reads what {@link #text} wrote.
     *
     * @throws IllegalArgumentException if the text is no plan, or one of another version
     */
    public static ClassicTask parse(String text) {
        Matcher format = Format.TEXT.matcher(text);
        if (!format.matches()) {
            throw malformed(text, "is no plan of a count");
        }
        if (Integer.parseInt(format.group(1)) != VERSION) {
            throw malformed(
                    text,
                    "is of version " + format.group(1) + ", but this version of the library reads version " + VERSION);
        }
        int size = Integer.parseInt(format.group(2));
        int cut = Integer.parseInt(format.group(4));
        Kernel kernel = Kernel.named(format.group(3)).orElse(null);
        if (kernel == null || kernel.forSize(size) != kernel || cut > kernel.largestCut(size)) {
            throw malformed(text, "names a method or a cut that does not exist");
        }
        kernel.requireSize(size);
        if (Integer.parseInt(format.group(8)) > MOST_PARTS) {
            throw malformed(text, "has more than " + MOST_PARTS + " parts");
        }
        ClassicTask task = new ClassicTask(
                size, kernel, cut, format.group(5) == null, format.group(6) != null, format.group(7) != null);
        String own = task.text();
        if (!own.equals(text)) {
            throw malformed(text, "does not fit its own settings, which give '" + own + "'");
        }
        return task;
    }

    private static IllegalArgumentException malformed(String text, String why) {
        return new IllegalArgumentException(
                "'" + text + "' " + why + "; give a line as CountPlan.toText() writes it in this version");
    }

    @Override
    public String text() {
        return "nqueens-count " + VERSION + " n=" + size + " method=" + kernel.text() + " cut=" + cut
                + (pruning ? "" : " unpruned") + (merging ? " merging" : "") + (fundamental ? " fundamental" : "")
                + " parts=" + parts();
    }

    @Override
    public PartitionedCount open() {
        int rows = Math.min(cut, size < 4 ? 1 : size);
        PartitionedCount count = switch (kernel) {
            case BREADTH_FIRST -> new BreadthFirstCount(size, rows, pruning, merging);
            case BACKTRACKING -> new BacktrackingCount(size, rows);
            case JOIN -> new JoinCount(size, cut);
        };
        return fundamental ? new WithSymmetric(count, size) : count;
    }

    /** The pattern stands apart, because a count that reads no plan should not compile it in its first milliseconds. */
    private static final class Format {
        static final Pattern TEXT = Pattern.compile("nqueens-count (\\d{1,9}) n=(\\d{1,9}) method=([a-z-]+)"
                + " cut=(\\d{1,9})( unpruned)?( merging)?( fundamental)? parts=(\\d{1,9})");
    }

    /** A count whose first two parts are the solutions that a half and a quarter turn leave as they are. */
    private record WithSymmetric(PartitionedCount count, int size) implements PartitionedCount {
        @Override
        public int parts() {
            return count.parts() + 2;
        }

        @Override
        public long leastBytes() {
            return count.leastBytes();
        }

        @Override
        public long usualBytes(int threads) {
            return count.usualBytes(threads);
        }

        @Override
        public PartCounter counter() {
            PartCounter counter = count.counter();
            return (part, stop) -> part < 2 ? symmetric(part, stop) : counter.count(part - 2, stop);
        }

        private CheckedSums symmetric(int part, BooleanSupplier stop) {
            SymmetricCount symmetric = new SymmetricCount(size, stop);
            CheckedSums sums = new CheckedSums(1);
            sums.add(0, part == 0 ? symmetric.halfTurns() : symmetric.quarterTurns());
            return sums;
        }
    }
}
