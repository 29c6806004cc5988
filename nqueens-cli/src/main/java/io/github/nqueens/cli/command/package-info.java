/** One class per command, apart from those about puzzles, and what a single command needs. */
@NullMarked
package io.github.nqueens.cli.command;

import org.jspecify.annotations.NullMarked;
