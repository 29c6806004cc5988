package org.teavm.classlib.java.util.concurrent.atomic;

/** An array for the only thread. */
public class TAtomicIntegerArray {
    private final int[] values;

    public TAtomicIntegerArray(int length) {
        values = new int[length];
    }

    public int length() {
        return values.length;
    }

    public int get(int index) {
        return values[index];
    }

    public int getPlain(int index) {
        return values[index];
    }

    public int getAcquire(int index) {
        return values[index];
    }

    public void set(int index, int value) {
        values[index] = value;
    }

    public void setRelease(int index, int value) {
        values[index] = value;
    }

    public boolean compareAndSet(int index, int expected, int value) {
        boolean isExpected = values[index] == expected;
        if (isExpected) {
            values[index] = value;
        }
        return isExpected;
    }
}
