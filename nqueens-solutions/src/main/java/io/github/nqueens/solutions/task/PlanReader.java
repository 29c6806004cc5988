package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.solutions.join.JoinCount;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads the text of a plan. */
public final class PlanReader {
    private PlanReader() {}

    /**
     * Reads what {@link CountTask#text} wrote.
     *
     * @throws IllegalArgumentException if the text is no plan, or one of another version
     */
    public static CountTask parse(String text) {
        Matcher format = Format.TEXT.matcher(text);
        if (!format.matches()) {
            throw malformed(text, "is no plan of a count");
        }
        if (Integer.parseInt(format.group(1)) != PlanText.VERSION) {
            throw malformed(
                    text,
                    "is of version " + format.group(1) + ", but this version of the library reads version "
                            + PlanText.VERSION);
        }
        int size = Integer.parseInt(format.group(2));
        int cut = Integer.parseInt(format.group(4));
        Kernel kernel = Kernel.named(format.group(3)).orElse(null);
        if (kernel == null || cut > kernel.largestCut(size)) {
            throw malformed(text, "names a method or a cut that does not exist");
        }
        if (Integer.parseInt(format.group(9)) > PlanText.MOST_PARTS) {
            throw malformed(text, "has more than " + PlanText.MOST_PARTS + " parts");
        }
        CountTask task = format.group(8) == null
                ? classic(text, size, kernel, cut, format)
                : problem(text, kernel, cut, format.group(8));
        String own = task.text();
        if (!own.equals(text)) {
            throw malformed(text, "does not fit its own settings, which give '" + own + "'");
        }
        return task;
    }

    private static CountTask classic(String text, int size, Kernel kernel, int cut, Matcher format) {
        if (kernel.forSize(size) != kernel) {
            throw malformed(text, "names a method or a cut that does not exist");
        }
        kernel.requireSize(size);
        return new ClassicTask(
                size, kernel, cut, format.group(5) == null, format.group(6) != null, format.group(7) != null);
    }

    private static CountTask problem(String text, Kernel kernel, int cut, String line) {
        Problem problem;
        try {
            problem = Problem.parse(line.replace('/', '\n'));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "the plan '" + Excerpt.of(text) + "' holds no problem: " + e.getMessage(), e);
        }
        if (kernel == Kernel.BREADTH_FIRST
                || (kernel == Kernel.BACKTRACKING && cut > 1)
                || (kernel == Kernel.JOIN && !JoinCount.takes(problem))) {
            throw malformed(text, "names a method that does not count this problem");
        }
        return new ProblemTask(problem, kernel, cut, Long.MAX_VALUE);
    }

    private static IllegalArgumentException malformed(String text, String why) {
        return new IllegalArgumentException(
                "'" + Excerpt.of(text) + "' " + why + "; give a line as CountPlan.toText() writes it in this version");
    }

    /**
     * The pattern stands apart, because a count that reads no plan should not compile it in its first milliseconds. The text
     * of a problem with more than 52 regions names them by numbers, with spaces between these.
     */
    private static final class Format {
        static final Pattern TEXT = Pattern.compile("nqueens-count (\\d{1,9}) n=(\\d{1,9}) method=([a-z-]+)"
                + " cut=(\\d{1,9})( unpruned)?( merging)?( fundamental)?(?: problem=(.+))? parts=(\\d{1,9})");
    }
}
