/** Reading files and standard input. */
@NullMarked
package io.github.nqueens.cli.input;

import org.jspecify.annotations.NullMarked;
