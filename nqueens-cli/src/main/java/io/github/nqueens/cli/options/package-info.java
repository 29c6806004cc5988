/** Options and arguments that several commands share, and how their texts become values. */
@NullMarked
package io.github.nqueens.cli.options;

import org.jspecify.annotations.NullMarked;
