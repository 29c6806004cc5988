/** Forms that a class of its own reads, and the one list of them. Not exported. */
@NullMarked
package io.github.nqueens.formats.forms;

import org.jspecify.annotations.NullMarked;
