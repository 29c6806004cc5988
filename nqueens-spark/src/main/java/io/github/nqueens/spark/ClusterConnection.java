package io.github.nqueens.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.util.function.ToIntFunction;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** The Spark context of a command, which is stopped when the command ends. */
final class ClusterConnection {
    private static final int CONNECT_MILLIS = 5_000;
    private static final String STANDALONE = "spark://";

    private ClusterConnection() {}

    /**
     * Works with the context that spark-submit set up, and stops it. The work prints its result itself: a cluster that is
     * lost may let the stop hang or fail.
     */
    static int withSpark(CommandLine commandLine, String name, ToIntFunction<SparkContext> work) {
        SparkContext spark = connect(name);
        try {
            return work.applyAsInt(spark);
        } finally {
            stop(spark, commandLine.getErr());
        }
    }

    private static void stop(SparkContext spark, PrintWriter err) {
        try {
            spark.stop();
        } catch (RuntimeException e) {
            err.println("nqueens: Spark was not stopped in order: " + e);
            err.flush();
        }
    }

    private static SparkContext connect(String name) {
        SparkConf settings = new SparkConf().setAppName(name);
        if (!settings.contains("spark.master")) {
            throw new BadInputException(
                    "no master is set; run this with spark-submit --master, for example --master local[2]", null);
        }
        String master = settings.get("spark.master");
        if (master.startsWith(STANDALONE)) {
            requireReachable(master);
        }
        try {
            return new SparkContext(settings);
        } catch (Exception e) { // Scala throws checked exceptions that it does not declare.
            throw new BadInputException(
                    "master '" + master + "' cannot be used: " + e.getMessage() + "; see --master of spark-submit", e);
        }
    }

    /** Spark itself tries for a minute, and then tells the log. */
    private static void requireReachable(String master) {
        @Nullable IOException last = null;
        for (String address : master.substring(STANDALONE.length()).split(",", -1)) {
            int colon = address.lastIndexOf(':');
            try (Socket socket = new Socket()) {
                socket.connect(
                        new InetSocketAddress(
                                address.substring(0, colon), Integer.parseInt(address.substring(colon + 1))),
                        CONNECT_MILLIS);
                return;
            } catch (IOException e) {
                last = e;
            } catch (IndexOutOfBoundsException | IllegalArgumentException e) {
                throw new BadInputException(
                        "master '" + master + "' is malformed; write spark://host:port, for example spark://host:7077",
                        e);
            }
        }
        throw new BadInputException(
                "master '" + master + "' cannot be reached: " + (last == null ? "no reason given" : last.getMessage())
                        + "; start one with 'spark-class org.apache.spark.deploy.master.Master', or give another --master",
                last);
    }
}
