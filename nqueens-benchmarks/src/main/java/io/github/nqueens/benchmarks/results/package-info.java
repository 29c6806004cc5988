/** What is measured, and the files of results. */
package io.github.nqueens.benchmarks.results;
