package io.github.nqueens.spark;

import io.github.nqueens.testing.Forgery;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.apache.spark.TaskContext;

/** The task of the library, in which something goes wrong. */
final class FaultyTask extends PartTask {
    private static final long serialVersionUID = 1L;
    private static final int PART = 3;

    private final Fault fault;

    FaultyTask(String plan, Fault fault) {
        super(plan);
        this.fault = fault;
    }

    @Override
    String answer(int part) {
        String right = super.answer(part);
        if (part != PART) {
            return right;
        }
        boolean first = TaskContext.get().attemptNumber() == 0;
        return switch (fault) {
            case NONE -> right;
            case THROWS_ONCE -> first ? fail() : right;
            case THROWS -> fail();
            case EXHAUSTS_ONCE -> first ? exhaust() : right;
            case EXHAUSTS -> exhaust();
            case WRONG -> damaged(right);
            case FORGED -> Forgery.higher(right, 8);
            case HANGS_ONCE -> first ? hang() : right;
        };
    }

    private static String fail() {
        throw new UnsupportedOperationException("part " + PART + " is beyond me\n\tat all");
    }

    private static String exhaust() {
        List<long[]> all = new ArrayList<>();
        while (all.size() < 1 << 20) {
            all.add(new long[1 << 20]);
        }
        throw new IllegalStateException("there was memory for " + all.size() + " arrays");
    }

    private static String damaged(String right) {
        return Forgery.renumbered(right, 8);
    }

    private static String hang() {
        try {
            new CountDownLatch(1).await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw new IllegalStateException("interrupted");
    }
}
