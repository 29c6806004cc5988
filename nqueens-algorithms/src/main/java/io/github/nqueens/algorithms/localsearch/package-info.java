/** Solvers that improve a full board step by step. */
package io.github.nqueens.algorithms.localsearch;
