/**
 * Runs the experiments of the published sources again.
 *
 * <p>{@link io.github.nqueens.cli.reproduction.Experiments} lists them. {@link
 * io.github.nqueens.cli.reproduction.Trials} runs solvers for them.
 */
@NullMarked
package io.github.nqueens.cli.reproduction;

import org.jspecify.annotations.NullMarked;
