/** Exhaustive search: solvers that miss nothing, counting, and enumeration of all solutions. */
package io.github.nqueens.algorithms.exact;
