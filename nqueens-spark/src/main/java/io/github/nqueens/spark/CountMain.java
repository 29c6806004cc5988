package io.github.nqueens.spark;

import java.lang.reflect.InvocationTargetException;
import org.jspecify.annotations.Nullable;

/**
 * The entry point for {@code spark-submit}: {@code spark-submit nqueens-spark.jar count 17}. It is compiled for Java 8 and
 * names no class of Spark, so that it can say in one line what is missing.
 */
public final class CountMain {
    private static final int BAD_INPUT = 2;
    private static final int LEAST_JAVA = 17;
    private static final String SCALA = "2.13";

    private CountMain() {}

    /**
     * Runs a command. Exit status: 0 done, 1 valid input without the result asked for, 2 bad input, 70 a defect of this
     * program, 74 a file could not be read or written to its end, 130 interrupted, 143 terminated.
     *
     * @param arguments the command and its arguments
     * @throws Throwable what no command expects
     */
    public static void main(String[] arguments) throws Throwable {
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        String refusal = refusal(System.getProperty("java.specification.version"), loader);
        if (refusal != null) {
            System.err.println("nqueens: " + refusal);
            System.exit(BAD_INPUT);
        }
        try {
            Class.forName("io.github.nqueens.spark.Commands")
                    .getMethod("main", String[].class)
                    .invoke(null, (Object) arguments);
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    /** Why nothing can run here, or null. */
    static @Nullable String refusal(String java, ClassLoader loader) {
        if (Integer.parseInt(java.substring(java.indexOf('.') + 1)) < LEAST_JAVA) {
            return "this is Java " + java + ", but Java " + LEAST_JAVA
                    + " or newer is needed; set JAVA_HOME on the driver and the workers";
        }
        try {
            Class.forName("org.apache.spark.SparkContext", false, loader);
        } catch (ClassNotFoundException | LinkageError e) {
            return "there is no Spark on the class path; run this with spark-submit of Spark 4, or count on one machine"
                    + " with 'nqueens count'";
        }
        String scala;
        try {
            scala = (String) Class.forName("scala.util.Properties", true, loader)
                    .getMethod("versionNumberString")
                    .invoke(null);
        } catch (ReflectiveOperationException | LinkageError e) {
            scala = "unknown";
        }
        return scala.equals(SCALA) || scala.startsWith(SCALA + ".")
                ? null
                : "this Spark is built for Scala " + scala + ", but Scala " + SCALA + " is needed; use Spark 4";
    }
}
