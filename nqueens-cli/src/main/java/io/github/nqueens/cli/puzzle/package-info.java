/** The commands under {@code nqueens puzzle}. */
package io.github.nqueens.cli.puzzle;
