package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayDeque;

/** A queue of the one thread that there is. */
public class TConcurrentLinkedQueue<E> extends ArrayDeque<E> {
    private static final long serialVersionUID = 1;
}
