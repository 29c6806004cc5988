/** What answers the addresses under which the page runs, lists and counts, and asks for puzzles. */
package io.github.nqueens.lab.routes;
