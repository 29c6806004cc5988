package io.github.nqueens.benchmarks.pages;

import io.github.nqueens.visual.LinePlot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Draws docs/images/join-times.svg from the times in docs/join-times.csv. */
@Command(name = "join-figure", description = "Draws docs/images/join-times.svg from docs/join-times.csv.")
public final class JoinFigure implements Callable<Integer> {
    @Parameters(index = "0", paramLabel = "ROOT", description = "The root of the checkout.")
    private Path root;

    @Override
    public Integer call() throws IOException {
        Path docs = root.resolve("docs");
        Map<String, List<double[]>> byProgram = new LinkedHashMap<>();
        List<String> lines = Files.readAllLines(docs.resolve("join-times.csv"));
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            byProgram
                    .computeIfAbsent(cells[1], unused -> new ArrayList<>())
                    .add(new double[] {Double.parseDouble(cells[0]), Double.parseDouble(cells[2])});
        }
        LinePlot.Builder plot = LinePlot.builder("Counting all solutions, one thread")
                .xAxis("n", LinePlot.Scale.LINEAR)
                .yAxis("time in s", LinePlot.Scale.LOGARITHMIC)
                .markers(true);
        byProgram.forEach((program, points) -> plot.series(
                program,
                points.stream().mapToDouble(point -> point[0]).toArray(),
                points.stream().mapToDouble(point -> point[1]).toArray()));
        Files.writeString(docs.resolve("images/join-times.svg"), plot.build().toSvg());
        return 0;
    }
}
