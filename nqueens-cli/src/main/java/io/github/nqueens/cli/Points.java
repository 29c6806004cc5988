package io.github.nqueens.cli;

import java.util.List;

/** Coordinates of points, taken apart as a plot wants them. */
final class Points {
    private Points() {}

    static double[] x(List<double[]> points) {
        return points.stream().mapToDouble(point -> point[0]).toArray();
    }

    static double[] y(List<double[]> points) {
        return points.stream().mapToDouble(point -> point[1]).toArray();
    }
}
