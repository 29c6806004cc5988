package io.github.nqueens.cli.options;

import io.github.nqueens.Problem;
import java.util.Map;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The option {@code --from-one}: what rows and columns count from in lists and in JSON. */
public final class FromOne {
    @Option(names = "--from-one", description = "lists and JSON count rows and columns from 1, as sentences do")
    private boolean one;

    /** The number of the first row and the first column: 0, or 1 on request. */
    public int first() {
        return one ? 1 : 0;
    }

    /** Says in JSON what its rows and columns count from. */
    public void tell(Map<String, Object> fields) {
        fields.put("from", first());
    }

    /** Columns as they are printed. */
    public int[] columns(int[] fromZero) {
        int[] columns = fromZero.clone();
        for (int row = 0; row < columns.length; row++) {
            columns[row] += first();
        }
        return columns;
    }

    /** A reason why a problem has no solution, as a sentence for people: rows and columns count from 1. */
    public static Optional<String> reason(Problem problem, Optional<String> reason) {
        return reason.equals(problem.contradiction()) ? problem.contradiction(1) : reason;
    }
}
