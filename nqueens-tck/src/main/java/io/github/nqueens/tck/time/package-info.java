/** Time that a thread has worked, on machines that stand still now and then. */
@NullMarked
package io.github.nqueens.tck.time;

import org.jspecify.annotations.NullMarked;
