/** The tables and figures of the documentation, made from results. */
@NullMarked
package io.github.nqueens.benchmarks.pages;

import org.jspecify.annotations.NullMarked;
