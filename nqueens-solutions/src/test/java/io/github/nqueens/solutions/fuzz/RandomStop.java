package io.github.nqueens.solutions.fuzz;

import io.github.nqueens.CancellationToken;
import io.github.nqueens.tck.time.WorkMeter;
import java.time.Duration;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** What ends a run from outside: a time limit, a token, an interrupt, each at a random moment, or nothing. */
final class RandomStop {
    static final String THREAD = "fuzz-stop";

    /** Past this a run is late: 50 ms, or 1 % of the limit if that is more; limits here are shorter than five seconds. */
    private static final long GRACE_NANOS = TimeUnit.MILLISECONDS.toNanos(50);

    private final Duration timeLimit;
    private final CancellationToken token;
    private final boolean interrupt;
    private final long delayMicros;
    private final CountDownLatch over = new CountDownLatch(1);
    private Thread stopper;
    private WorkMeter meter;
    private volatile long workedAtStop = Long.MAX_VALUE;

    private RandomStop(Duration timeLimit, CancellationToken token, boolean interrupt, long delayMicros) {
        this.timeLimit = timeLimit;
        this.token = token;
        this.interrupt = interrupt;
        this.delayMicros = delayMicros;
    }

    static RandomStop draw(SplittableRandom random) {
        int kind = random.nextInt(10);
        long delay = kind == 9 ? 0 : (long) StrictMath.pow(10, random.nextDouble(0, 4.7));
        return switch (kind) {
            case 0, 1 -> new RandomStop(longLimit(random), new CancellationToken(), false, delay);
            case 2, 3 -> new RandomStop(longLimit(random), null, true, delay);
            case 9 -> new RandomStop(longLimit(random), new CancellationToken(), random.nextBoolean(), 0);
            default -> new RandomStop(Duration.ofNanos(delay * 1_000), null, false, 0);
        };
    }

    private static Duration longLimit(SplittableRandom random) {
        return Duration.ofMillis(random.nextInt(50, 200));
    }

    Duration timeLimit() {
        return timeLimit;
    }

    Optional<CancellationToken> token() {
        return Optional.ofNullable(token);
    }

    boolean interrupts() {
        return interrupt;
    }

    /** Begins to watch the calling thread; what is to be stopped at once is stopped before this returns. */
    void start() {
        Thread runner = Thread.currentThread();
        meter = WorkMeter.ofProcessorTime(runner);
        if (token == null && !interrupt) {
            return;
        }
        if (delayMicros == 0) {
            stop(runner);
            return;
        }
        stopper = new Thread(
                () -> {
                    try {
                        if (!over.await(delayMicros, TimeUnit.MICROSECONDS)) {
                            stop(runner);
                        }
                    } catch (InterruptedException unexpected) {
                        Thread.currentThread().interrupt();
                    }
                },
                THREAD);
        stopper.start();
    }

    private void stop(Thread runner) {
        workedAtStop = meter.nanos();
        if (token != null) {
            token.cancel();
        }
        if (interrupt) {
            runner.interrupt();
        }
    }

    /** Ends the watch; returns once nothing can be stopped any more. */
    void end() {
        over.countDown();
        meter.close();
        boolean interrupted = false;
        while (stopper != null && stopper.isAlive()) {
            try {
                stopper.join();
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    boolean wasStopped() {
        return workedAtStop != Long.MAX_VALUE;
    }

    /** For how long the run has worked since the earliest end that was asked for; negative before a time limit. */
    long nanosLate() {
        long worked = meter.nanos();
        long byLimit = worked - timeLimit.toNanos();
        long byStop = wasStopped() ? worked - workedAtStop : Long.MIN_VALUE;
        return Math.max(byLimit, byStop);
    }

    static boolean isLate(long nanos) {
        return nanos > GRACE_NANOS;
    }

    @Override
    public String toString() {
        return "limit " + timeLimit
                + (token == null ? "" : ", cancel after " + delayMicros + " us")
                + (interrupt ? ", interrupt after " + delayMicros + " us" : "");
    }
}
