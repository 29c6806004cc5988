/**
 * The lab: a page in the browser on which one runs searches and watches them. Start with {@link io.github.nqueens.lab.Lab}:
 *
 * <pre>{@code
 * try (Lab lab = Lab.open(SolverCatalog.load(), 0)) {
 *     System.out.println("Open " + lab.address(""));
 *     System.in.read();
 * }
 * }</pre>
 */
@NullMarked
package io.github.nqueens.lab;

import org.jspecify.annotations.NullMarked;
