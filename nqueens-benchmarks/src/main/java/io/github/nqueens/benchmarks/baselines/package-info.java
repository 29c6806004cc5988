/** Published algorithms, written as plainly as they were published, to measure against. */
package io.github.nqueens.benchmarks.baselines;
