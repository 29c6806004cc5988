/** Texts as values: data of programs, outlines, sheets, facts and markup. Not exported. */
@NullMarked
package io.github.nqueens.formats.literals;

import org.jspecify.annotations.NullMarked;
