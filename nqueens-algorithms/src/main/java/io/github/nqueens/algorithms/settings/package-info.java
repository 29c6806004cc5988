/** Keeps what the builders of algorithms are given, and writes it as text. The package is not exported. */
package io.github.nqueens.algorithms.settings;
