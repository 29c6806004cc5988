/** Makes the shipped solvers known to {@link java.util.ServiceLoader}. Not exported. */
package io.github.nqueens.algorithms.provider;
