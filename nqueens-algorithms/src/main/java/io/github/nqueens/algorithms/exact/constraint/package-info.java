/**
 * Search of the n-queens problem as a constraint satisfaction problem.
 *
 * <p>Start with {@link io.github.nqueens.algorithms.exact.constraint.ConstraintSearch}. Its settings choose the next
 * row, the order of its columns, what each queen rules out, and to which queen the search goes back. The first three
 * can also be orders and inferences of your own, which read and reduce the {@link
 * io.github.nqueens.algorithms.exact.constraint.Domains}.
 *
 * <pre>{@code
 * Board board = Solvers.get("constraint-search:variables=fewest-values,values=center-out").solve(100);
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.algorithms.exact.constraint;

import org.jspecify.annotations.NullMarked;
