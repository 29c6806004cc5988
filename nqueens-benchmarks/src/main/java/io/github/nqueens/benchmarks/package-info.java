/** Measurements with JMH, and the page that shows them. */
package io.github.nqueens.benchmarks;
