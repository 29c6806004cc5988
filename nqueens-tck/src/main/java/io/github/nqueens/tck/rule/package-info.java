/** The rules of the contract, each with its test. The package is not exported. */
@NullMarked
package io.github.nqueens.tck.rule;

import org.jspecify.annotations.NullMarked;
