/** The threads that search and count, what waits for them, and which results are kept. */
@NullMarked
package io.github.nqueens.lab.work;

import org.jspecify.annotations.NullMarked;
