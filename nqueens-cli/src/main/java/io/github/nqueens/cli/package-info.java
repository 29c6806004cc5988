/** The commands of {@code nqueens.jar}, one class each. */
package io.github.nqueens.cli;
