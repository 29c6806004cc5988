/**
 * The lab: a page in the browser on which one runs searches and watches them. Start with {@link io.github.nqueens.lab.Lab}:
 *
 * <pre>{@code
 * try (Lab lab = Lab.open(SolverCatalog.load(), 0)) {
 *     System.out.println("Open " + lab.address(""));
 *     System.in.read();
 * }
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.lab;

import org.jspecify.annotations.NullMarked;
