package io.github.nqueens.visual;

/** What a plot shows, and what its axes measure. */
record PlotLabels(String title, String x, String y) {}
