package org.teavm.classlib.java.util.concurrent;

import java.util.ArrayDeque;

/** A queue for the only thread. */
public class TConcurrentLinkedQueue<E> extends ArrayDeque<E> {
    private static final long serialVersionUID = 1;
}
