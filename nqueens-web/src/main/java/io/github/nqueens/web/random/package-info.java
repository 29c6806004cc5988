/** Stands for the generator of the library in a browser, where numbers of 64 bits are slow. */
@NullMarked
package io.github.nqueens.web.random;

import org.jspecify.annotations.NullMarked;
