/** The commands of {@code nqueens.jar}, one class each. */
@NullMarked
package io.github.nqueens.cli;

import org.jspecify.annotations.NullMarked;
