/** Lets TeaVM compile the library for a browser, with substitutes for what its class library lacks. */
package io.github.nqueens.web.compiler;
