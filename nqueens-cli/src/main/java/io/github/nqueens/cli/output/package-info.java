/** How the commands write: numbers, times, tables, costs, files, progress. */
package io.github.nqueens.cli.output;
