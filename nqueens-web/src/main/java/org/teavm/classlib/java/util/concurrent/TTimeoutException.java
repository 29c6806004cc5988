package org.teavm.classlib.java.util.concurrent;

/** A wait that was not long enough. */
public class TTimeoutException extends Exception {
    private static final long serialVersionUID = 1;
}
