/** Makes the shipped solvers known to {@link java.util.ServiceLoader}. The package is not exported. */
@NullMarked
package io.github.nqueens.algorithms.provider;

import org.jspecify.annotations.NullMarked;
