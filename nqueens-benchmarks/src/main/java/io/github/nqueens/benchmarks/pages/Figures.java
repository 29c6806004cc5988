package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.benchmarks.results.Plan;
import io.github.nqueens.benchmarks.results.Quantity;
import io.github.nqueens.benchmarks.results.Sample;
import java.util.ArrayList;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import java.util.stream.Collectors;

/**
 * The figures of one benchmark, computed from its samples. There is a figure only where each of at least three rounds has a
 * result.
 */
final class Figures {
    private final Map<String, SortedMap<Integer, List<Sample>>> complete = new LinkedHashMap<>();
    private final List<String> incomplete = new ArrayList<>();

    /** Figures from the samples of one benchmark among those of a run. */
    Figures(List<Sample> run, String benchmark) {
        Map<String, SortedMap<Integer, List<Sample>>> all = new LinkedHashMap<>();
        for (Sample sample : run) {
            if (sample.benchmark().equals(benchmark)) {
                all.computeIfAbsent(sample.contestant(), any -> new TreeMap<>())
                        .computeIfAbsent(sample.n(), any -> new ArrayList<>())
                        .add(sample);
            }
        }
        all.forEach((contestant, sizes) -> sizes.forEach((n, samples) -> {
            if (rounds(samples).size() >= Plan.LEAST_ROUNDS && samples.stream().allMatch(Sample::isResult)) {
                complete.computeIfAbsent(contestant, any -> new TreeMap<>()).put(n, samples);
            } else {
                incomplete.add(contestant + " at n = " + Quantity.count(n) + others(samples));
            }
        }));
    }

    /** What the JVMs with a result took, so that those who solved are not hidden by one that did not. */
    private static String others(List<Sample> samples) {
        DoubleSummaryStatistics times = samples.stream()
                .filter(Sample::isResult)
                .mapToDouble(Sample::nanos)
                .summaryStatistics();
        return times.getCount() == 0
                ? ""
                : ", which took "
                        + Quantity.range(Quantity.time(times.getMin()), Quantity.time(times.getMax()))
                        + " in the others";
    }

    /** The programs that have a figure, in the order of the run. */
    Collection<String> contestants() {
        return complete.keySet();
    }

    /** The sizes of a contestant that have a figure, in order. */
    Collection<Integer> sizes(String contestant) {
        return samples(contestant).keySet();
    }

    /** What was measured and has no figure, each with the times that it took where it had a result. */
    List<String> incomplete() {
        return incomplete;
    }

    /** All values of a contestant at a size; none if there is no figure. */
    double[] times(String contestant, int n) {
        return samples(contestant).getOrDefault(n, List.of()).stream()
                .mapToDouble(Sample::nanos)
                .toArray();
    }

    Optional<Figure> time(String contestant, int n) {
        return figure(contestant, n, Sample::nanos);
    }

    /** The time in which a peer makes its model. */
    Optional<Figure> model(String contestant, int n) {
        return figure(contestant, n, Sample::modelNanos).filter(figure -> !Double.isNaN(figure.median()));
    }

    Optional<Figure> bytes(String contestant, int n) {
        return figure(contestant, n, Sample::bytes);
    }

    /** The ratio of both medians in each round. */
    Optional<Figure> ratio(String contestant, String base, int n) {
        Map<Integer, List<Sample>> ours = rounds(samples(contestant).getOrDefault(n, List.of()));
        Map<Integer, List<Sample>> theirs = rounds(samples(base).getOrDefault(n, List.of()));
        if (ours.isEmpty() || !ours.keySet().equals(theirs.keySet())) {
            return Optional.empty();
        }
        return Optional.of(Figure.of(ours.keySet().stream()
                .mapToDouble(round -> median(ours.get(round)) / median(theirs.get(round)))
                .toArray()));
    }

    private SortedMap<Integer, List<Sample>> samples(String contestant) {
        return complete.getOrDefault(contestant, new TreeMap<>());
    }

    private Optional<Figure> figure(String contestant, int n, ToDoubleFunction<Sample> value) {
        return Optional.ofNullable(samples(contestant).get(n))
                .map(samples -> Figure.of(samples.stream().mapToDouble(value).toArray()));
    }

    private static Map<Integer, List<Sample>> rounds(List<Sample> samples) {
        return samples.stream().collect(Collectors.groupingBy(Sample::round, TreeMap::new, Collectors.toList()));
    }

    private static double median(List<Sample> samples) {
        return Figure.of(samples.stream().mapToDouble(Sample::nanos).toArray()).median();
    }
}
