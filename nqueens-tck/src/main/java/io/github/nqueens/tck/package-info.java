/**
 * The contract of solvers, rule by rule.
 *
 * <p>A test class of one's own needs a single method:
 *
 * <pre>{@code
 * @TestFactory
 * Stream<DynamicTest> contract() {
 *     return SolverContract.of(MySolver.descriptor()).tests();
 * }
 * }</pre>
 */
package io.github.nqueens.tck;
