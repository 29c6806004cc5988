/**
 * Runs the experiments of the published sources again.
 *
 * <p>{@link io.github.nqueens.cli.reproduction.Experiment} lists them. {@link
 * io.github.nqueens.cli.reproduction.Trials} runs solvers for them, and {@link
 * io.github.nqueens.cli.reproduction.ReproductionPage} writes the page.
 */
@NullMarked
package io.github.nqueens.cli.reproduction;

import org.jspecify.annotations.NullMarked;
