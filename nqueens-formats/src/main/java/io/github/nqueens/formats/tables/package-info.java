/** Tables of a text, what each may mean, which meaning is chosen, and the sentence if there is none. Not exported. */
package io.github.nqueens.formats.tables;
