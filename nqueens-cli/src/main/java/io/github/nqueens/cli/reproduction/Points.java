package io.github.nqueens.cli.reproduction;

import java.util.List;

/** Coordinates of points, taken apart as a plot wants them. */
public final class Points {
    private Points() {}

    public static double[] x(List<double[]> points) {
        return points.stream().mapToDouble(point -> point[0]).toArray();
    }

    public static double[] y(List<double[]> points) {
        return points.stream().mapToDouble(point -> point[1]).toArray();
    }
}
