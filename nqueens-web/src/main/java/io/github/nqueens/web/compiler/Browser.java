package io.github.nqueens.web.compiler;

import io.github.nqueens.Problem;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.algorithms.provider.ShippedSolvers;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.helpers.NOPLogger;
import org.teavm.interop.Import;
import org.teavm.jso.core.JSString;

/** What the compiled library calls in a browser where it calls the JDK, a logging backend or the class path on a JVM. */
// What stands for a method cannot call it, and a method without files always throws.
@SuppressWarnings({"JavaDurationGetSecondsToToSeconds", "DoNotCallSuggester"})
public final class Browser {
    /** The functions of the worker's script that the library calls. */
    public static final String SCRIPT = "script";

    /** A browser does not say how much memory a page may take, and ends a page that takes more. Four searches share about 4 GB. */
    private static final long MEMORY = 1L << 29;

    private Browser() {}

    /** Found once: all solvers that are shipped, and no others. */
    private static final class Shipped {
        static final SolverCatalog CATALOG = SolverCatalog.of(new ShippedSolvers());
    }

    @StandsFor("io.github.nqueens.CatalogCache.current")
    static SolverCatalog catalog() {
        return Shipped.CATALOG;
    }

    @StandsFor("org.slf4j.LoggerFactory.getLogger")
    static Logger logger(Class<?> type) {
        return NOPLogger.NOP_LOGGER;
    }

    @StandsFor("org.slf4j.LoggerFactory.getLogger")
    static Logger logger(String name) {
        return NOPLogger.NOP_LOGGER;
    }

    static RuntimeException noFiles() {
        return new UnsupportedOperationException("a browser keeps no files for a count; use the command line");
    }

    @StandsFor("io.github.nqueens.solutions.task.ProblemDigest.of")
    static String digest(Problem problem) {
        throw noFiles();
    }

    /** The page gives the texts to the worker beside the library. */
    @StandsFor("java.lang.Class.getResourceAsStream")
    static @Nullable InputStream resource(Class<?> type, String name) {
        String packageName = type.getName().substring(0, type.getName().lastIndexOf('.') + 1);
        String path = name.startsWith("/") ? name.substring(1) : packageName.replace('.', '/') + name;
        JSString text = resource(JSString.valueOf(path));
        return text == null ? null : new ByteArrayInputStream(text.stringValue().getBytes(StandardCharsets.UTF_8));
    }

    @Import(module = SCRIPT, name = "resource")
    private static native @Nullable JSString resource(JSString name);

    /** Nothing stands before the begin of a text. The compiled class library would read there, and end the worker. */
    @StandsFor("java.lang.String.startsWith")
    static boolean startsWith(String text, String prefix, int offset) {
        return offset >= 0 && text.startsWith(prefix, offset);
    }

    @StandsFor("java.lang.Runtime.maxMemory")
    static long maxMemory(Runtime runtime) {
        return MEMORY;
    }

    @StandsFor("java.lang.Runtime.totalMemory")
    static long totalMemory(Runtime runtime) {
        return MEMORY;
    }

    @StandsFor("java.lang.Runtime.freeMemory")
    static long freeMemory(Runtime runtime) {
        return MEMORY;
    }

    /** Nobody can give a page more. */
    @StandsFor("io.github.nqueens.internal.HeapBudget.howToGetMore")
    static String howToGetMore(long bytes) {
        return "a browser gives it no more; use the command line";
    }

    // A worker of the browser has one thread. If no method can suspend it, the compiler makes plain functions of all of
    // them, which are shorter and faster.

    @StandsFor("java.lang.Thread.start")
    static void start(Thread thread) {
        throw new OutOfMemoryError("a page in a browser has no other threads");
    }

    @StandsFor("java.lang.Thread.join")
    static void join(Thread thread) {}

    @StandsFor("java.lang.Object.wait")
    static void await(Object monitor) {
        throw new IllegalStateException("nobody can end this wait: a page in a browser has no other threads");
    }

    /** Nobody can end the wait, so it ends at once. */
    @StandsFor("java.lang.Object.wait")
    static void await(Object monitor, long milliseconds) {}

    @StandsFor("java.lang.Object.notifyAll")
    static void notifyAll(Object monitor) {}

    @StandsFor("java.lang.String.lines")
    static Stream<String> lines(String text) {
        List<String> lines = new ArrayList<>();
        int begin = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '\n' || c == '\r') {
                lines.add(text.substring(begin, i));
                if (c == '\r' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
                    i++;
                }
                begin = i + 1;
            }
        }
        if (begin < text.length()) {
            lines.add(text.substring(begin));
        }
        return lines.stream();
    }

    @StandsFor("java.lang.Character.toString")
    static String toString(int codePoint) {
        return new String(Character.toChars(codePoint));
    }

    @StandsFor("java.time.Duration.toSeconds")
    static long toSeconds(Duration duration) {
        return duration.getSeconds();
    }

    @StandsFor("java.util.Arrays.compare")
    static int compare(int[] first, int[] second) {
        for (int i = 0; i < Math.min(first.length, second.length); i++) {
            if (first[i] != second[i]) {
                return Integer.compare(first[i], second[i]);
            }
        }
        return first.length - second.length;
    }

    /** The upper half of the product, from products of halves: Hacker's Delight, section 8-2. */
    @StandsFor("java.lang.Math.multiplyHigh")
    static long multiplyHigh(long x, long y) {
        long xHigh = x >> 32;
        long xLow = x & 0xFFFFFFFFL;
        long yHigh = y >> 32;
        long yLow = y & 0xFFFFFFFFL;
        long middle = xHigh * yLow + ((xLow * yLow) >>> 32);
        long cross = (middle & 0xFFFFFFFFL) + xLow * yHigh;
        return xHigh * yHigh + (middle >> 32) + (cross >> 32);
    }

    @StandsFor("java.lang.invoke.MethodHandles.byteArrayViewVarHandle")
    static @Nullable VarHandle longsInBytes(Class<?> view, ByteOrder order) {
        return null;
    }

    /** The eight bytes from an index on, the first of which is the lowest. */
    @StandsFor("java.lang.invoke.VarHandle.get")
    static long get(VarHandle longs, byte[] bytes, int index) {
        return ((long) word(bytes, index + Integer.BYTES) << Integer.SIZE) | (word(bytes, index) & 0xFFFFFFFFL);
    }

    private static int word(byte[] bytes, int index) {
        return (bytes[index] & 0xFF)
                | ((bytes[index + 1] & 0xFF) << 8)
                | ((bytes[index + 2] & 0xFF) << 16)
                | (bytes[index + 3] << 24);
    }

    @StandsFor("java.lang.invoke.VarHandle.set")
    static void set(VarHandle longs, byte[] bytes, int index, long value) {
        setWord(bytes, index, (int) value);
        setWord(bytes, index + Integer.BYTES, (int) (value >>> Integer.SIZE));
    }

    private static void setWord(byte[] bytes, int index, int value) {
        bytes[index] = (byte) value;
        bytes[index + 1] = (byte) (value >>> 8);
        bytes[index + 2] = (byte) (value >>> 16);
        bytes[index + 3] = (byte) (value >>> 24);
    }
}
