package io.github.nqueens.spark;

import io.github.nqueens.Limits;
import io.github.nqueens.solutions.CountResult;
import java.util.Locale;
import org.apache.spark.SparkConf;
import org.apache.spark.SparkContext;
import org.apache.spark.Success$;
import org.apache.spark.scheduler.SparkListener;
import org.apache.spark.scheduler.SparkListenerTaskEnd;

/**
 * A program of a user's: counts by the library and prints each result. Arguments: sizes, the number of parts, a manifest or
 * {@code -}, and what goes wrong. Before a result it prints a line for each task that ended well.
 */
public final class CountDriver {
    private CountDriver() {}

    public static void main(String[] arguments) {
        String[] sizes = arguments[0].split(",", -1);
        Fault fault = Fault.valueOf(arguments[3].toUpperCase(Locale.ROOT));
        SparkContext spark = new SparkContext(new SparkConf().setAppName("test"));
        spark.addSparkListener(new SparkListener() {
            @Override
            public void onTaskEnd(SparkListenerTaskEnd end) {
                if (end.reason().equals(Success$.MODULE$)) {
                    System.out.println("task " + end.taskInfo().index());
                }
            }
        });
        SparkSolutionCounter.Builder builder = SparkSolutionCounter.builder(spark)
                .parts(Integer.parseInt(arguments[1]))
                .tasks(plan -> new FaultyTask(plan.toString(), fault));
        if (!arguments[2].equals("-")) {
            builder.manifest(arguments[2]);
        }
        StringBuilder results = new StringBuilder();
        for (String size : sizes) {
            CountResult result = builder.build().count(Integer.parseInt(size), Limits.none());
            results.append(size + " " + result.status() + " " + (result.isComplete() ? result.count() : "-") + " "
                    + result.reason().orElse("") + "\n");
        }
        // Listeners are told all before this returns.
        spark.stop();
        System.out.print(results);
    }
}
