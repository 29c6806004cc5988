/** The rules of the contract, each with its test. The package is exported to the command line alone. */
@NullMarked
package io.github.nqueens.tck.rule;

import org.jspecify.annotations.NullMarked;
