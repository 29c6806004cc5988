/**
 * Pictures of boards and searches, and pages that replay a search. None of them loads anything from elsewhere.
 *
 * <p>Start with {@link io.github.nqueens.visual.BoardSvg}, which draws one board. To watch a search, record a run with
 * {@link io.github.nqueens.visual.SearchRecorder}. {@link io.github.nqueens.visual.SearchReplay} makes a page that
 * plays the record:
 *
 * <pre>{@code
 * SearchRecorder recorder = SearchRecorder.create();
 * Solvers.get("tabu").solve(8, SolveOptions.builder().seed(1).listener(recorder).build());
 * String page = SearchReplay.of(recorder.recording()).toHtml();
 * }</pre>
 *
 * <p>{@link io.github.nqueens.visual.SearchPlot} and {@link io.github.nqueens.visual.LinePlot} draw curves. {@link
 * io.github.nqueens.visual.BoxPlot} draws how samples are spread. {@link
 * io.github.nqueens.visual.StepSvg} draws a step of a puzzle's deduction. The same input gives the same output, byte for byte.
 *
 * <p>Arguments must not be null unless they are marked as nullable: a {@link NullPointerException} names one that is, and for a
 * collection or an array the index at which it holds null.
 */
@NullMarked
package io.github.nqueens.visual;

import org.jspecify.annotations.NullMarked;
