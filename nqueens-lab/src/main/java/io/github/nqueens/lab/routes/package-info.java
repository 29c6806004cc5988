/** What answers the addresses under which the page runs, lists and counts, and asks for puzzles. */
@NullMarked
package io.github.nqueens.lab.routes;

import org.jspecify.annotations.NullMarked;
