package io.github.nqueens.lab.experiment;

import io.github.nqueens.lab.exchange.Command;
import io.github.nqueens.lab.exchange.LabForm;
import java.util.List;
import java.util.Optional;

/** Many runs, and what is told and kept of those that have ended. Safe for use by several threads. */
interface Experiment {
    /** The number of runs. */
    int total();

    /** The command that runs the same. */
    Command command();

    /** Does a piece of what comes before the first run; tells whether there was any. */
    default boolean warmUp() {
        return false;
    }

    /** Does the run of an index; tells whether it has ended by itself or by a limit of its own. */
    boolean run(int index);

    /** Ends all runs. What has ended is kept. */
    void cancel();

    /** The lines of rows that have changed since this was called last. */
    List<String> news();

    /** A line for each run that has ended. */
    String csv();

    /** The table as Markdown, if it has such a form. */
    Optional<String> markdown();

    /** The plot that a form asks for, as SVG, unless there is nothing to draw yet. */
    Optional<String> plot(LabForm form);
}
