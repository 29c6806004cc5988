package io.github.nqueens.cli.command;

import io.github.nqueens.Limits;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.solutions.Estimate;
import io.github.nqueens.solutions.EstimateStatus;
import io.github.nqueens.solutions.SolutionEstimator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Makes an estimate and tells it to people or programs. */
final class EstimateReport {
    private static final double LARGEST_PLAIN = StrictMath.log(1e6);

    private final int size;
    private final SolutionEstimator.Builder estimator;
    private final long seed;

    /**
     * An estimate of a board of {@code size} rows.
     *
     * @param error the relative standard error to reach, or null for one percent
     */
    EstimateReport(int size, @Nullable Double error, long seed) {
        this.size = size;
        this.seed = seed;
        this.estimator = SolutionEstimator.builder().seed(seed);
        if (error != null) {
            estimator.relativeError(error);
        }
    }

    /** Prints the estimate and returns the exit status. Tells on standard error how far it has come. */
    int run(Limits limits, Printer printer, boolean overwrite) {
        Estimate estimate;
        try (ProgressLine line = new ProgressLine(printer.err(), overwrite)) {
            SolutionEstimator told =
                    estimator.progress(progress -> line.tell(size, progress)).build();
            estimate = BadInputException.ifRefused(() -> told.estimate(size, limits));
        }
        if (printer.isJson()) {
            printer.json(fields(estimate));
        } else {
            // An estimate without a sample has the number of its first guess, which says nothing about the board.
            if (estimate.samples() > 0) {
                printer.out().println(shown(estimate));
                estimate.diagnostics().forEach(sentence -> printer.out().println("  " + sentence));
            }
        }
        estimate.reason()
                .ifPresent(reason -> printer.remark(
                        estimate.status() == EstimateStatus.GAVE_UP
                                ? reason
                                : reason + " before the error was reached"));
        if (estimate.status() == EstimateStatus.CANCELLED) {
            return ExitStatus.INTERRUPTED;
        }
        return estimate.status() == EstimateStatus.GOAL_REACHED && estimate.mixed() ? 0 : ExitStatus.NO_RESULT;
    }

    private String shown(Estimate estimate) {
        boolean isExact =
                estimate.relativeStandardError() == 0 && estimate.count().isPresent();
        String number = isExact
                ? Text.number(Math.round(estimate.count().getAsDouble())) + " solutions of n = " + size + ", "
                : estimate.count().isPresent()
                        ? "about " + scientific(estimate.logCount()) + " solutions of n = " + size + ", "
                        : "n = " + size + ": ";
        return number
                + String.format(Locale.ROOT, "ln Q = %.4f, ", estimate.logCount())
                + error(estimate)
                + ", seed " + seed + ", " + Text.counted(estimate.samples(), "sample") + ", "
                + Text.time(estimate.elapsed());
    }

    private static String error(Estimate estimate) {
        double error = estimate.relativeStandardError();
        if (error == 0) {
            return "exact";
        }
        if (Double.isInfinite(error)) {
            return "error not known";
        }
        return String.format(
                        Locale.ROOT,
                        "relative standard error %s, 95 %% between %s and %s",
                        Text.percent(error),
                        scientific(estimate.lowerLogCount()),
                        scientific(estimate.upperLogCount()))
                + (estimate.mixed() ? "" : ", not to be trusted");
    }

    /** The number of a logarithm: whole below a million, with five digits and an exponent from there on. */
    private static String scientific(double logarithm) {
        if (logarithm < LARGEST_PLAIN) {
            return Text.number(Math.round(StrictMath.exp(logarithm)));
        }
        double decimal = logarithm / StrictMath.log(10);
        double exponent = StrictMath.floor(decimal);
        String digits = String.format(Locale.ROOT, "%.4f", StrictMath.pow(10, decimal - exponent));
        return digits.startsWith("10") ? "1.0000e" + (long) (exponent + 1) : digits + "e" + (long) exponent;
    }

    private Map<String, Object> fields(Estimate estimate) {
        Map<String, Object> fields = new LinkedHashMap<>();
        fields.put("n", size);
        fields.put("status", estimate.status().name());
        fields.put("reason", estimate.reason().orElse(null));
        boolean isSampled = estimate.samples() > 0;
        fields.put("logSolutions", isSampled ? finite(estimate.logCount()) : null);
        fields.put(
                "solutions",
                isSampled && estimate.count().isPresent() ? estimate.count().getAsDouble() : null);
        fields.put("relativeStandardError", finite(estimate.relativeStandardError()));
        fields.put("lowerLogSolutions", finite(estimate.lowerLogCount()));
        fields.put("upperLogSolutions", finite(estimate.upperLogCount()));
        fields.put("samples", estimate.samples());
        fields.put("effectiveSamples", finite(estimate.effectiveSamples()));
        fields.put("mixed", estimate.mixed());
        fields.put("diagnostics", isSampled ? estimate.diagnostics() : List.of());
        fields.put("seed", seed);
        fields.put("seconds", estimate.elapsed().toNanos() / 1e9);
        return fields;
    }

    /** JSON has no other numbers. */
    private static @Nullable Double finite(double value) {
        return Double.isFinite(value) ? value : null;
    }
}
