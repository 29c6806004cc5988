package io.github.nqueens.tck;

import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;

/**
 * Calls a run where everything differs that must not matter: the thread, the locale and the time zone. To be used by
 * rules that are tested alone.
 */
final class Elsewhere {
    private static final Locale TURKISH = new Locale("tr", "TR");

    private Elsewhere() {}

    // The priority is no hint for a scheduler here: it is what a solver might wrongly change, or depend on.
    @SuppressWarnings("ThreadPriorityCheck")
    static <T> T call(Supplier<T> run) {
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
            return Waiting.forResult(task);
        } finally {
            before.restore();
        }
    }
}
