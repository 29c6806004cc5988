/** Texts as lines: rows, drawings, lists of squares, and numbers with the same words between them. Not exported. */
package io.github.nqueens.formats.lines;
