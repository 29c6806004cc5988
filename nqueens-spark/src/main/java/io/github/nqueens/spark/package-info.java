/**
 * Counts all solutions of the n-queens problem on a cluster, as a job of Apache Spark.
 *
 * <p>Start with {@link io.github.nqueens.spark.SparkSolutionCounter}, which counts with the Spark context of your
 * program:
 *
 * <pre>{@code
 * SparkSolutionCounter counter =
 *         SparkSolutionCounter.builder(sparkContext).manifest("hdfs:///queens21").build();
 * CountResult result = counter.count(21, Limits.none());
 * }</pre>
 *
 * <p>{@link io.github.nqueens.spark.CountMain} is the command line for {@code spark-submit}. A {@link
 * io.github.nqueens.solutions.parts.CountManifest} keeps what was counted. It does not depend on Spark.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.spark;

import org.jspecify.annotations.NullMarked;
