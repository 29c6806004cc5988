package io.github.nqueens.testing;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solvers;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;

/** Runs for tests. */
public final class Runs {
    private Runs() {}

    /** How many of random instances a test tries: a quarter of them, or with the long tests all. */
    public static int share(int all) {
        return Boolean.getBoolean("nqueens.test.all") ? all : (all + 3) / 4;
    }

    /** The options of a run with this seed and no limit. */
    public static SolveOptions seeded(long seed) {
        return SolveOptions.builder().seed(seed).build();
    }

    /** The nanoseconds of a processor that code takes in the thread that calls, which other load of the machine leaves alone. */
    public static long processorNanos(Runnable code) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadCpuTime();
        code.run();
        return threads.getCurrentThreadCpuTime() - before;
    }

    /** Calls code with the context of a run that nothing ends, for tests of what algorithms are made of. */
    public static void within(int n, long seed, Consumer<SearchContext> code) {
        within(n, seeded(seed), code);
    }

    /** Calls code with the context of a run. Only the library makes contexts, and they are over when their solver returns. */
    public static void within(int n, SolveOptions options, Consumer<SearchContext> code) {
        AtomicBoolean called = new AtomicBoolean();
        Solvers.of("probe", context -> {
                    called.set(true);
                    code.accept(context);
                    return SearchOutcome.gaveUp("the probe is done");
                })
                .solve(n, options);
        if (!called.get()) {
            throw new AssertionError("the probe did not run");
        }
    }
}
