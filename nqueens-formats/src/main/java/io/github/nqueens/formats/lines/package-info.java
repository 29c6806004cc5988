/** Texts as lines: rows, drawings, lists of squares, and numbers with the same words between them. Not exported. */
@NullMarked
package io.github.nqueens.formats.lines;

import org.jspecify.annotations.NullMarked;
