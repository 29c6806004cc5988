/** Texts of HTML and XML: tables, the files of a puzzle editor, and the page of the puzzle site. Not exported. */
@NullMarked
package io.github.nqueens.formats.forms.markup;

import org.jspecify.annotations.NullMarked;
