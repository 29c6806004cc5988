/** Makes the shipped solvers known to {@link java.util.ServiceLoader}. The package is not exported. */
package io.github.nqueens.algorithms.provider;
