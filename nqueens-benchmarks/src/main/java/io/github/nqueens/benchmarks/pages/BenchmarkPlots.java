package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.peers.Peers;
import io.github.nqueens.benchmarks.results.Sample;
import io.github.nqueens.visual.BoxPlot;
import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** The plots of the figures. Lines differ in color, dashes and markers, and follow the reader's light or dark scheme. */
final class BenchmarkPlots {
    private static final double MILLISECOND = 1e6;

    /** A solver that is measured from this size on is drawn among those for large boards. */
    private static final int LARGE = 100_000;

    /** The sizes at which the spread is drawn. */
    private static final List<Integer> SPREAD = List.of(8, 20, 100);

    private final Figures solutions;

    BenchmarkPlots(List<Sample> samples) {
        this.solutions = new Figures(samples, Sample.SOLUTION);
    }

    /** A plot: the name of its file, what it shows for those who do not see it, and the document. */
    record Picture(String file, String text, String svg) {}

    /** The plots for which there are figures. */
    List<Picture> all() {
        return Stream.of(
                        lines(
                                "benchmark-solvers.svg",
                                "One solution: solvers for large boards",
                                one -> BenchmarkTables.isOurs(one) && isLarge(one)),
                        lines(
                                "benchmark-small-boards.svg",
                                "One solution: queen-search and solvers for small boards",
                                one -> BenchmarkTables.isOurs(one) && !isLarge(one)),
                        lines(
                                "benchmark-peers.svg",
                                "One solution: queen-search, baselines and general programs",
                                one -> !BenchmarkTables.isOurs(one)),
                        spread())
                .flatMap(List::stream)
                .toList();
    }

    static void write(List<Picture> pictures, Path folder) throws IOException {
        for (Picture picture : pictures) {
            Files.writeString(folder.resolve(picture.file()), picture.svg());
        }
    }

    private boolean isLarge(String contestant) {
        return solutions.sizes(contestant).stream().anyMatch(n -> n >= LARGE);
    }

    /** The medians of the base and of those selected. */
    private List<Picture> lines(String file, String title, Predicate<String> selected) {
        List<String> names = Stream.concat(
                        Stream.of(BenchmarkTables.BASE),
                        solutions.contestants().stream().filter(selected))
                .distinct()
                .filter(one -> !solutions.sizes(one).isEmpty())
                .toList();
        if (names.isEmpty()) {
            return List.of();
        }
        LinePlot.Builder plot = LinePlot.builder(title)
                .xAxis("n", LinePlot.Scale.LOGARITHMIC)
                .yAxis("median time in ms", LinePlot.Scale.LOGARITHMIC)
                .markers(true);
        for (String name : names) {
            plot.series(
                    name,
                    solutions.sizes(name).stream().mapToDouble(n -> n).toArray(),
                    solutions.sizes(name).stream()
                            .mapToDouble(
                                    n -> solutions.time(name, n).orElseThrow().median() / MILLISECOND)
                            .toArray());
        }
        return List.of(new Picture(
                file,
                title + ". Median time against n, both axes logarithmic",
                plot.build().toSvg()));
    }

    /** All values of the base and of the peers that have them at each of the sizes. */
    private List<Picture> spread() {
        List<String> names = Stream.concat(Stream.of(BenchmarkTables.BASE), Peers.NAMES.stream())
                .filter(name -> solutions.sizes(name).containsAll(SPREAD))
                .toList();
        if (names.isEmpty()) {
            return List.of();
        }
        String title = "One solution: how far the times spread";
        BoxPlot.Builder plot = BoxPlot.builder(title)
                .groups("n", SPREAD.stream().map(n -> Integer.toString(n)).toList())
                .yAxis("time in ms", LinePlot.Scale.LOGARITHMIC);
        for (String name : names) {
            plot.series(
                    name,
                    SPREAD.stream()
                            .map(n -> Arrays.stream(solutions.times(name, n))
                                    .map(nanos -> nanos / MILLISECOND)
                                    .toArray())
                            .toList());
        }
        return List.of(new Picture(
                "benchmark-spread.svg",
                title + ". Boxes with quartiles, least and greatest time for three sizes, the axis logarithmic",
                plot.build().toSvg()));
    }
}
