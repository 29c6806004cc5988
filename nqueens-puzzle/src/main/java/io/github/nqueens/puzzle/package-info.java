/**
 * Puzzles on the board of n queens: each has one solution, and a person can reach it step by step.
 *
 * <p>Start with {@link io.github.nqueens.puzzle.Deduction}, which solves a problem as a person does and explains each step:
 *
 * <pre>{@code
 * Problem puzzle = Problem.parse("AABB\nACBB\nCCCD\nDDDD");
 * Deduction deduction = Deduction.of(puzzle);
 * for (Optional<Deduction.Step> step = deduction.next(); step.isPresent(); step = deduction.next()) {
 *     System.out.println(step.get().sentence());
 * }
 * }</pre>
 *
 * <p>{@link io.github.nqueens.puzzle.PuzzleGenerator} makes puzzles, {@link io.github.nqueens.puzzle.PlayerState} finds
 * mistakes of a player and gives hints, and {@link io.github.nqueens.puzzle.PuzzlePage} writes a page on which puzzles are
 * played. {@link io.github.nqueens.puzzle.Uniqueness} says whether a problem has exactly one solution.
 *
 * <p>Squares in the interfaces count from 0, as everywhere in the library. Sentences are for people and count rows and
 * columns from 1. Regions have the letters that {@link io.github.nqueens.Problem#toText()} writes.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.puzzle;

import org.jspecify.annotations.NullMarked;
