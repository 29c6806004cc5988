/** The benchmarks that JMH runs, one JVM for each entry of the plan. */
@NullMarked
package io.github.nqueens.benchmarks.jmh;

import org.jspecify.annotations.NullMarked;
