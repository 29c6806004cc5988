/** The commands under {@code nqueens puzzle}. */
@NullMarked
package io.github.nqueens.cli.puzzle;

import org.jspecify.annotations.NullMarked;
