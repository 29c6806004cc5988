/** Time that a thread has worked, on machines that stand still now and then. */
package io.github.nqueens.tck.time;
