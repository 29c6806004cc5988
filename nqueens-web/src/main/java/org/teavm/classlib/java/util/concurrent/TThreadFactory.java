package org.teavm.classlib.java.util.concurrent;

/** Makes threads, where there are any. */
public interface TThreadFactory {
    Thread newThread(Runnable task);
}
