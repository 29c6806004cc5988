/** Lets TeaVM compile the library for a browser, with substitutes for what its class library lacks. */
@NullMarked
package io.github.nqueens.web.compiler;

import org.jspecify.annotations.NullMarked;
