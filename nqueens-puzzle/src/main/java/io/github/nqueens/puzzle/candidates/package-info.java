/** The squares on which a queen may still stand, what can be deduced from them, and the search for solutions among them. */
@NullMarked
package io.github.nqueens.puzzle.candidates;

import org.jspecify.annotations.NullMarked;
