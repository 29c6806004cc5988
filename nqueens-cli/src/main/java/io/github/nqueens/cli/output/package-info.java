/** How the commands write: numbers, times, tables, costs, files, progress. */
@NullMarked
package io.github.nqueens.cli.output;

import org.jspecify.annotations.NullMarked;
