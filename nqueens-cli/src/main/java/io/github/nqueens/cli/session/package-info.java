/** What surrounds a command while it runs: the terminal, standard output, interrupts and the solvers found. */
@NullMarked
package io.github.nqueens.cli.session;

import org.jspecify.annotations.NullMarked;
