package io.github.nqueens.tck.probe;

import io.github.nqueens.SolveListener;
import io.github.nqueens.SolveResult;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Lets two runs do one iteration each in turn, as long as both go on. */
public final class Lockstep {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition turned = lock.newCondition();
    private final boolean[] over = new boolean[2];
    private int turn;

    /** The listener of one of the two runs, 0 or 1. */
    public SolveListener listener(int run) {
        return new SolveListener() {
            @Override
            public void onIteration(long iteration) {
                await(run);
            }

            @Override
            public void onEnd(SolveResult result) {
                leave(run);
            }

            @Override
            public void onFailed(Throwable thrown) {
                leave(run);
            }
        };
    }

    /** Ends the turn of a run and waits for its next. */
    private void await(int run) {
        lock.lock();
        try {
            int other = 1 - run;
            turn = other;
            turned.signalAll();
            while (turn != run && !over[other]) {
                turned.await();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } finally {
            lock.unlock();
        }
    }

    private void leave(int run) {
        lock.lock();
        try {
            over[run] = true;
            turned.signalAll();
        } finally {
            lock.unlock();
        }
    }
}
