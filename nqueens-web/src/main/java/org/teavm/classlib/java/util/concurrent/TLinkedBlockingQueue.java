package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A queue for which nobody can wait where there is one thread. */
public class TLinkedBlockingQueue<E> extends ArrayDeque<E> implements BlockingQueue<E> {
    private static final long serialVersionUID = 1;

    @Override
    public void put(E element) {
        add(element);
    }

    @Override
    public boolean offer(E element, long timeout, TimeUnit unit) {
        return offer(element);
    }

    @Override
    public E take() {
        return remove();
    }

    @Override
    public E poll(long timeout, TimeUnit unit) {
        return poll();
    }

    @Override
    public int remainingCapacity() {
        return Integer.MAX_VALUE;
    }

    @Override
    public int drainTo(Collection<? super E> elements) {
        return drainTo(elements, Integer.MAX_VALUE);
    }

    @Override
    public int drainTo(Collection<? super E> elements, int most) {
        int count = 0;
        while (count < most && !isEmpty()) {
            elements.add(remove());
            count++;
        }
        return count;
    }
}
