/** A request of the page and its answer, whoever carries them: what a form holds, lines that follow work, and refusals. */
@NullMarked
package io.github.nqueens.lab.exchange;

import org.jspecify.annotations.NullMarked;
