package io.github.nqueens.visual;

import io.github.nqueens.internal.NonNullLists;
import io.github.nqueens.visual.LinePlot.Scale;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;

/** Plots the attacking pairs of recorded runs against their iterations. */
public final class SearchPlot {
    private SearchPlot() {}

    /**
     * A plot with logarithmic axes, on which zero has a place of its own.
     *
     * @param recordings at least one; runs of equal labels are told apart by their sizes and seeds
     * @return a line for each recording, in their order
     * @throws IllegalArgumentException if there is no recording
     */
    public static LinePlot of(List<Recording> recordings) {
        return of(recordings, Scale.LOGARITHMIC, Scale.LOGARITHMIC);
    }

    /**
     * A plot with axes of your choice.
     *
     * @param recordings at least one; runs of equal labels are told apart by their sizes and seeds
     * @param iterations how iterations are spread
     * @param conflicts how attacking pairs are spread
     * @return a line for each recording, in their order
     * @throws IllegalArgumentException if there is no recording
     */
    public static LinePlot of(List<Recording> recordings, Scale iterations, Scale conflicts) {
        List<Recording> runs = NonNullLists.of("recordings", recordings);
        Objects.requireNonNull(iterations, "iterations");
        Objects.requireNonNull(conflicts, "conflicts");
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("there is no recording to plot; give at least one");
        }
        LinePlot.Builder plot = LinePlot.builder("Conflicts against iterations" + sizeOf(runs))
                .xAxis("iteration", iterations)
                .yAxis("attacking pairs", conflicts);
        for (Recording run : runs) {
            double[] x =
                    IntStream.range(0, run.steps()).mapToDouble(run::iteration).toArray();
            double[] y =
                    IntStream.range(0, run.steps()).mapToDouble(run::conflicts).toArray();
            plot.series(nameOf(run, runs), x, y);
        }
        return plot.build();
    }

    private static String sizeOf(List<Recording> runs) {
        int size = runs.get(0).size();
        return runs.stream().allMatch(run -> run.size() == size) ? ", n = " + size : "";
    }

    private static String nameOf(Recording run, List<Recording> runs) {
        List<Recording> alike =
                runs.stream().filter(other -> other.label().equals(run.label())).toList();
        if (alike.size() == 1) {
            return run.label();
        }
        boolean isOneSize = alike.stream().allMatch(other -> other.size() == run.size());
        boolean isOneSeed = alike.stream().allMatch(other -> other.seed() == run.seed());
        String size = isOneSize ? "" : "n = " + run.size();
        String seed = isOneSeed && !isOneSize ? "" : "seed " + run.seed();
        return run.label() + " (" + size + (size.isEmpty() || seed.isEmpty() ? "" : ", ") + seed + ")";
    }
}
