/**
 * Test a solver against the contract that all solvers keep, rule by rule.
 *
 * <p>Start with {@link io.github.nqueens.tck.SolverContract}. A test class needs a single method:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> contract() {
 *     return SolverContract.of(MySolver.descriptor()).tests();
 * }
 * }</pre>
 *
 * <p>A failure names the rule, the run and what to do:
 *
 * <pre>{@code
 * R04, n = 8, seed 0, tenure=1000000: same seed, other board; draw random numbers from context.random() only (solver 'mine')
 * }</pre>
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.tck;

import org.jspecify.annotations.NullMarked;
