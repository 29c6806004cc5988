package io.github.nqueens.tck.probe;

import java.io.InputStream;
import java.io.PrintStream;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Properties;
import java.util.TimeZone;

/** The state of the virtual machine and of the calling thread that a solver must not change. */
public final class JvmState {
    /** Held by tests that change this state, or depend on its not being changed. */
    public static final Object LOCK = new Object();

    private final Locale locale = Locale.getDefault();
    private final Locale display = Locale.getDefault(Locale.Category.DISPLAY);
    private final Locale format = Locale.getDefault(Locale.Category.FORMAT);
    private final TimeZone timeZone = TimeZone.getDefault();
    private final Properties properties = (Properties) System.getProperties().clone();
    private final InputStream in = System.in;
    private final PrintStream out = System.out;
    private final PrintStream err = System.err;
    private final Thread.UncaughtExceptionHandler handler = Thread.getDefaultUncaughtExceptionHandler();
    private final Thread thread = Thread.currentThread();
    private final String name = thread.getName();
    private final int priority = thread.getPriority();
    private final ClassLoader loader = thread.getContextClassLoader();
    private final boolean interrupted = thread.isInterrupted();

    private JvmState() {}

    public static JvmState now() {
        return new JvmState();
    }

    /** The first thing that has changed, in words, or empty. */
    public Optional<String> firstChange() {
        Map<String, Object> now = now().all();
        Map<String, Object> before = all();
        return before.keySet().stream()
                .filter(what -> !Objects.equals(before.get(what), now.get(what)))
                .findFirst()
                .or(() -> now.keySet().stream()
                        .filter(what -> !before.containsKey(what))
                        .findFirst());
    }

    // The priority is put back, not chosen.
    @SuppressWarnings("ThreadPriorityCheck")
    public void restore() {
        Locale.setDefault(locale);
        Locale.setDefault(Locale.Category.DISPLAY, display);
        Locale.setDefault(Locale.Category.FORMAT, format);
        TimeZone.setDefault(timeZone);
        System.setProperties((Properties) properties.clone());
        System.setIn(in);
        System.setOut(out);
        System.setErr(err);
        Thread.setDefaultUncaughtExceptionHandler(handler);
        thread.setName(name);
        thread.setPriority(priority);
        thread.setContextClassLoader(loader);
    }

    private Map<String, Object> all() {
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("the default locale", locale);
        all.put("the default locale for display", display);
        all.put("the default locale for formats", format);
        all.put("the default time zone", timeZone);
        all.put("System.in", in);
        all.put("System.out", out);
        all.put("System.err", err);
        all.put("the default handler of uncaught exceptions", handler);
        all.put("the name of the thread", name);
        all.put("the priority of the thread", priority);
        all.put("the context class loader of the thread", loader);
        all.put("the interrupt flag of the thread", interrupted);
        properties.forEach((key, value) -> all.put("the system property '" + key + "'", value));
        return all;
    }
}
