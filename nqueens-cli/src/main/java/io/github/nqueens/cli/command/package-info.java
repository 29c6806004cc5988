/** One class per command, but for those about puzzles, and what a single command needs. */
@NullMarked
package io.github.nqueens.cli.command;

import org.jspecify.annotations.NullMarked;
