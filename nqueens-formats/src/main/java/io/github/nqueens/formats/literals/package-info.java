/** Texts as values: data of programs, outlines, sheets, facts and markup. Not exported. */
package io.github.nqueens.formats.literals;
