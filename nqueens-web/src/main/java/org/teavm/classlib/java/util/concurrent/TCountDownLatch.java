package org.teavm.classlib.java.util.concurrent;

import java.util.concurrent.TimeUnit;

/** A latch for which nobody can wait where there is one thread. */
public class TCountDownLatch {
    private long count;

    public TCountDownLatch(int count) {
        this.count = count;
    }

    public void countDown() {
        count = Math.max(0, count - 1);
    }

    public boolean await(long timeout, TimeUnit unit) throws InterruptedException {
        return count == 0;
    }
}
