/** Published algorithms, written as plainly as they were published, to measure against. */
@NullMarked
package io.github.nqueens.benchmarks.baselines;

import org.jspecify.annotations.NullMarked;
