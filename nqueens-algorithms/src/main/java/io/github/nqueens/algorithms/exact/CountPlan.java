package io.github.nqueens.algorithms.exact;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectOutputStream;
import java.io.UncheckedIOException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * The parts of a count and where their numbers go: a fixed list that depends on the size and the counter's settings only,
 * so that a later process makes the same list.
 */
final class CountPlan {
    /** What each part adds to: the solutions, those that a half or a quarter turn leaves as they are, levels. */
    enum Kind {
        SOLUTIONS,
        HALF_TURN,
        QUARTER_TURN
    }

    private final int size;
    private final String method;
    private final List<Job> jobs;

    CountPlan(int size, String method, List<Job> jobs) {
        this.size = size;
        this.method = method;
        this.jobs = List.copyOf(jobs);
    }

    /** One part. */
    record Job(CountTask task, Kind kind) {
        /** Counts this part into sums of its own. */
        long[] run(BooleanSupplier cancelled) {
            long[] sums = new long[Kind.values().length + task.size() + 1];
            if (task instanceof BreadthFirstTask levels) {
                long[] widths = new long[task.size() + 1];
                sums[kind.ordinal()] = levels.run(widths, cancelled);
                System.arraycopy(widths, 0, sums, Kind.values().length, widths.length);
            } else {
                sums[kind.ordinal()] = task.run(cancelled);
            }
            return sums;
        }
    }

    int size() {
        return size;
    }

    String method() {
        return method;
    }

    List<Job> jobs() {
        return jobs;
    }

    /** The length of the sums: a number for each kind, then the states of each level from 0 to n. */
    int sums() {
        return Kind.values().length + size + 1;
    }

    static long widest(long[] sums) {
        long widest = 0;
        for (int level = Kind.values().length; level < sums.length; level++) {
            widest = Math.max(widest, sums[level]);
        }
        return widest;
    }

    /** Tells this list of parts from any other: a hash of the parts themselves. */
    byte[] fingerprint() {
        try {
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            try (ObjectOutputStream objects = new ObjectOutputStream(bytes)) {
                objects.writeUTF(method);
                for (Job job : jobs) {
                    objects.writeUTF(job.kind().name());
                    objects.writeObject(job.task());
                }
            }
            return MessageDigest.getInstance("SHA-256").digest(bytes.toByteArray());
        } catch (IOException e) {
            throw new UncheckedIOException("the tasks of " + method + " cannot be written", e);
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java platform has SHA-256", e);
        }
    }
}
