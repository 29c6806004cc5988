/** Reading files and standard input. */
package io.github.nqueens.cli.input;
