/** Rows of squares, and the lines that they stand on. Not exported. */
@NullMarked
package io.github.nqueens.formats.forms.rows;

import org.jspecify.annotations.NullMarked;
