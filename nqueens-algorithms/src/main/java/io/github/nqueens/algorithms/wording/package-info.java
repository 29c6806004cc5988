/** How the solvers put numbers into the sentences that they say of a step. */
package io.github.nqueens.algorithms.wording;
