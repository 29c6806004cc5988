/**
 * What rules observe and disturb: events, times, threads, files and the state of the virtual machine. The package is
 * not exported.
 */
@NullMarked
package io.github.nqueens.tck.probe;

import org.jspecify.annotations.NullMarked;
