/** What JMH does not measure: long single calls, whole processes, clusters, and problems beside other programs. */
package io.github.nqueens.benchmarks.timing;
