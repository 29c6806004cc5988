/**
 * Count and list all solutions of a size or of a problem, draw random ones, and estimate their number. A solver finds one.
 *
 * <p>Start with {@link io.github.nqueens.solutions.SolutionCounter} to count solutions, and with {@link
 * io.github.nqueens.solutions.Solutions} to read them one by one or to draw some at random, all equally likely. {@link
 * io.github.nqueens.solutions.SolutionEstimator} estimates numbers that would take too long to count.
 *
 * <pre>{@code
 * long number = Solutions.count(12);
 * long larger = SolutionCounter.builder().threads(2).build().count(16);
 * Solutions.stream(10).limit(3).forEach(System.out::println);
 * Board random = Solutions.sampler(12, Limits.none()).next(new SplittableRandom(1));
 * Estimate estimate = SolutionEstimator.builder().seed(1).build().estimate(30, Limits.of(Duration.ofSeconds(10)));
 * CountResult result = SolutionCounter.builder().build().count(18, Limits.of(Duration.ofSeconds(1)));
 * if (!result.isComplete()) {
 *     System.out.println(result.status() + ": " + result.reason().orElseThrow());
 * }
 * }</pre>
 *
 * <p>The package {@link io.github.nqueens.solutions.parts} cuts a count into parts for other processes and machines.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.solutions;

import org.jspecify.annotations.NullMarked;
