package io.github.nqueens.visual.svg;

/** What a plot shows, and what its axes measure. */
public record PlotLabels(String title, String x, String y) {}
