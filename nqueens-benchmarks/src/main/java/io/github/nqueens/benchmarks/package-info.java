/** Measurements with JMH, and the page that shows them. */
@NullMarked
package io.github.nqueens.benchmarks;

import org.jspecify.annotations.NullMarked;
