package io.github.nqueens.tck.probe;

import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Calls a run where everything differs that must not matter: the thread, the locale and the time zone. To be used by
 * rules that are tested alone.
 */
public final class ChangedEnvironment {
    private static final Locale TURKISH = new Locale("tr", "TR");

    private ChangedEnvironment() {}

    // The priority is no hint for a scheduler here: it is what a solver might wrongly change, or depend on.
    @SuppressWarnings("ThreadPriorityCheck")
    public static <T> T call(Supplier<T> run) {
        FutureTask<T> task = new FutureTask<>(run::get);
        JvmState before = JvmState.now();
        try {
            Locale.setDefault(TURKISH);
            TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Kiritimati"));
            System.setProperty("file.encoding", "UTF-16");
            Thread thread = new Thread(task, "elsewhere");
            thread.setDaemon(true);
            thread.setPriority(Thread.MIN_PRIORITY);
            thread.start();
            return Waits.forResult(task);
        } finally {
            before.restore();
        }
    }
}
