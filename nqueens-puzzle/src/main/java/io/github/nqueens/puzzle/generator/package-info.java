/** How puzzles are made: a solution, regions that grow around it, and what is given, reduced until nothing can be left out. */
@NullMarked
package io.github.nqueens.puzzle.generator;

import org.jspecify.annotations.NullMarked;
