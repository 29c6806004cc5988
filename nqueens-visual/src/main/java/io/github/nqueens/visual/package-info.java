/**
 * Pictures of boards and searches: {@link io.github.nqueens.visual.BoardSvg} draws one board,
 * {@link io.github.nqueens.visual.LinePlot} and {@link io.github.nqueens.visual.SearchPlot} draw curves,
 * {@link io.github.nqueens.visual.SearchRecorder} records a run, and {@link io.github.nqueens.visual.SearchReplay} makes a
 * page that plays it. The same input gives the same output, byte for byte.
 */
package io.github.nqueens.visual;
