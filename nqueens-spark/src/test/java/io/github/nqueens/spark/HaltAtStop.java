package io.github.nqueens.spark;

import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerApplicationEnd;

/** A cluster that is lost when the context is stopped: the driver gets no further. */
public final class HaltAtStop extends SparkListener {
    static final int STATUS = 99;

    /** Spark makes it. */
    public HaltAtStop() {}

    @Override
    public void onApplicationEnd(SparkListenerApplicationEnd end) {
        Runtime.getRuntime().halt(STATUS);
    }
}
