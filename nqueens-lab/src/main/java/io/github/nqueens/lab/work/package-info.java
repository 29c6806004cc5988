/** The threads that search and count, what waits for them, and which results are kept. */
package io.github.nqueens.lab.work;
