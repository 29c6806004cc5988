/** Characters, words and files as readers see them: where they stand, what they may mean, and how long a text may be. Not exported. */
@NullMarked
package io.github.nqueens.formats.text;

import org.jspecify.annotations.NullMarked;
