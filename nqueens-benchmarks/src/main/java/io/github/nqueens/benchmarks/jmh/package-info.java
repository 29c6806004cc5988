/** The benchmarks that JMH runs, one JVM for each entry of the plan. */
package io.github.nqueens.benchmarks.jmh;
