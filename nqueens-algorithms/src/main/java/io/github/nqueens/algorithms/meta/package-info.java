/** Solvers that leave the work to others, which they reach by name. */
package io.github.nqueens.algorithms.meta;
