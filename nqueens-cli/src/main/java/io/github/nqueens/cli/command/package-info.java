/** One class per command, but for those about puzzles, and what a single command needs. */
package io.github.nqueens.cli.command;
