/** The tables and figures of the documentation, made from results. */
package io.github.nqueens.benchmarks.pages;
