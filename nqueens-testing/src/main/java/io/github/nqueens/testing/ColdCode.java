package io.github.nqueens.testing;

import io.github.nqueens.tck.time.WorkMeter;
import java.text.MessageFormat;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.Locale;

/** How fast this machine runs code for the first time. */
public final class ColdCode {
    /** What {@link #run} usually takes where the promises were measured: 37 to 50 milliseconds. */
    private static final double USUAL_NANOS = 45e6;

    private ColdCode() {}

    /** How many times slower than usual; at least 1. To be asked once in a virtual machine, after what is measured. */
    public static double slowness() {
        try (WorkMeter meter = WorkMeter.of(Thread.currentThread())) {
            if (run().isEmpty()) {
                throw new IllegalStateException("no text was written");
            }
            return Math.max(1, meter.nanos() / USUAL_NANOS);
        }
    }

    /** Loads, links and interprets about a hundred classes of Java that no run needs. */
    private static String run() {
        ZonedDateTime day = ZonedDateTime.of(2001, 2, 3, 4, 5, 6, 7, ZoneOffset.UTC);
        return DateTimeFormatter.ISO_ZONED_DATE_TIME.format(day)
                + new MessageFormat("{0,number} {1}", Locale.ROOT).format(new Object[] {1234.5, "x"})
                + String.format(Locale.ROOT, "%,.3f", 1234.5);
    }
}
