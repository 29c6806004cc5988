/** What is measured, and the files of results. */
@NullMarked
package io.github.nqueens.benchmarks.results;

import org.jspecify.annotations.NullMarked;
