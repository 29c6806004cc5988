/**
 * Solve the n-queens problem: boards, solvers, and the options and results of a run.
 *
 * <p>Start with {@link io.github.nqueens.Solvers}, which finds solvers by name. Every board that a solver returns has
 * been checked. A board of size n has one queen in each row. Rows and columns count from 0.
 *
 * <pre>{@code
 * Board board = Solvers.get("tabu").solve(8);
 * SolveOptions options = SolveOptions.builder().seed(1).timeLimit(Duration.ofSeconds(1)).build();
 * SolveResult result = Solvers.get("auto").solve(1_000_000, options);
 * Problem torus = Problem.builder(7).rule(AttackRule.TORUS).place(0, 3).build();
 * Board onTorus = Solvers.get("backtracking").solve(torus, options).orElseThrow();
 * }</pre>
 *
 * <p>{@link io.github.nqueens.Problem} describes placed queens, blocked squares, regions and other rules of attack.
 * {@link io.github.nqueens.SolveListener} hears each step of a run. {@link io.github.nqueens.ConflictCounter} keeps the
 * number of attacking pairs up to date while queens move. To write an algorithm, continue with {@link
 * io.github.nqueens.spi}.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens;

import org.jspecify.annotations.NullMarked;
