package io.github.nqueens.cli.reproduction;

import io.github.nqueens.SolveOptions;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.Recording;
import io.github.nqueens.visual.SearchPlot;
import io.github.nqueens.visual.SearchRecorder;
import java.util.ArrayList;
import java.util.List;

/** How the cost falls while three heuristics search. */
public final class CostCurves {
    private static final int SIZE = 100;
    private static final int STEPS = 20_000;

    private CostCurves() {}

    public static Experiment figure() {
        return new Experiment(
                "mg-figure9", "Cost against iteration", Experiment.Source.HEURISTICS, SIZE, CostCurves::run);
    }

    private static Report run(Trials trials) {
        Report report = new Report("algorithm", "first cost", "iterations", "seed");
        List<Recording> recordings = new ArrayList<>();
        for (String algorithm : List.of("simulated-annealing", "tabu", "genetic")) {
            if (!trials.admits(SIZE, SIZE)) {
                break;
            }
            SearchRecorder recorder = SearchRecorder.ofAtMost(STEPS);
            trials.solver(algorithm)
                    .solve(
                            SIZE,
                            SolveOptions.builder()
                                    .seed(trials.seed())
                                    .listener(recorder)
                                    .cancellation(trials.cancellation())
                                    .build());
            Recording recording = recorder.recording();
            recordings.add(recording);
            report.row(
                    algorithm,
                    Text.number(recording.conflicts(0)),
                    Text.number(recording.result().statistics().iterations()),
                    Long.toString(recording.seed()));
        }
        if (recordings.isEmpty()) {
            report.remark("Runs at n = " + SIZE + ": raise --largest.");
            return report;
        }
        report.remark("One run each at n = " + SIZE + ", the cost in attacking pairs; that of the genetic algorithm is"
                + " the best of each generation. The size is our choice.");
        report.plot(
                "Attacking pairs against iterations of one run of three algorithms at n = " + SIZE,
                SearchPlot.of(recordings, LinePlot.Scale.LOGARITHMIC, LinePlot.Scale.LOGARITHMIC));
        return report;
    }
}
