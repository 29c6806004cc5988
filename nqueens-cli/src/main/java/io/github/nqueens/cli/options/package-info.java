/** Options and arguments that several commands share, and how their texts become values. */
package io.github.nqueens.cli.options;
