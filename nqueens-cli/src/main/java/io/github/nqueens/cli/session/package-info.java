/** What surrounds a command while it runs: the terminal, standard output, interrupts and the solvers found. */
package io.github.nqueens.cli.session;
