/** A printable page of tasks for a class, and their answers. */
@NullMarked
package io.github.nqueens.cli.worksheet;

import org.jspecify.annotations.NullMarked;
