/** What JMH does not measure: long single calls, whole processes, clusters, and problems beside other programs. */
@NullMarked
package io.github.nqueens.benchmarks.timing;

import org.jspecify.annotations.NullMarked;
