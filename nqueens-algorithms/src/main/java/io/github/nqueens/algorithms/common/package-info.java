/**
 * What several families of solvers share: their parameters, restarts, tables and boards of problems. The package is not
 * exported.
 */
@NullMarked
package io.github.nqueens.algorithms.common;

import org.jspecify.annotations.NullMarked;
