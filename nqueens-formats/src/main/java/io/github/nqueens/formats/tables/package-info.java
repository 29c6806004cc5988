/** Tables of a text, what each may mean, which meaning is chosen, and the sentence if there is none. Not exported. */
@NullMarked
package io.github.nqueens.formats.tables;

import org.jspecify.annotations.NullMarked;
