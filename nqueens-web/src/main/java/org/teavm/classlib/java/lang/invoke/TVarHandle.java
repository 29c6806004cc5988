package org.teavm.classlib.java.lang.invoke;

/** A type without values: what is read and written by handles on the JVM goes another way in the browser. */
public final class TVarHandle {
    private TVarHandle() {}
}
