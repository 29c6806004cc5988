package io.github.nqueens.solutions.task;

import io.github.nqueens.Problem;
import io.github.nqueens.internal.ByteOrderMark;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.solutions.CountMethod;
import io.github.nqueens.solutions.join.JoinCount;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the text of a plan. */
public final class PlanReader {
    private PlanReader() {}

    /**
     * Reads what {@link CountTask#text} wrote.
     *
     * @throws IllegalArgumentException if the text is no plan, or one of another version
     */
    public static CountTask parse(String given) {
        String text = ByteOrderMark.skip(given);
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
        CountMethod method = named(format.group(3));
        if (method == null || cut > ClassicTask.largestCut(size, method)) {
            throw malformed(text, "names a method or a cut that does not exist");
        }
        if (Integer.parseInt(format.group(9)) > PlanText.MOST_PARTS) {
            throw malformed(text, "has more than " + PlanText.MOST_PARTS + " parts");
        }
        CountTask task = format.group(8) == null
                ? classic(text, size, method, cut, format)
                : problem(text, method, cut, format.group(8));
        String own = task.text();
        if (!own.equals(text)) {
            throw malformed(text, "does not fit its own settings, which give '" + own + "'");
        }
        return task;
    }

    private static CountTask classic(String text, int size, CountMethod method, int cut, Matcher format) {
        if (ClassicTask.forSize(size, method) != method) {
            throw malformed(text, "names a method or a cut that does not exist");
        }
        ClassicTask.requireSize(size, method);
        return new ClassicTask(
                size, method, cut, format.group(5) == null, format.group(6) != null, format.group(7) != null);
    }

    private static CountTask problem(String text, CountMethod method, int cut, String line) {
        Problem problem;
        try {
            problem = Problem.parse(line.replace('/', '\n'));
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(
                    "the plan '" + Excerpt.of(text) + "' holds no problem: " + e.getMessage(), e);
        }
        if (method == CountMethod.BREADTH_FIRST
                || (method == CountMethod.BACKTRACKING && cut > 1)
                || (method == CountMethod.JOIN && !JoinCount.takes(problem))) {
            throw malformed(text, "names a method that does not count this problem");
        }
        return new ProblemTask(problem, method, cut, Long.MAX_VALUE);
    }

    private static @Nullable CountMethod named(String text) {
        for (CountMethod method : CountMethod.values()) {
            if (method.text().equals(text)) {
                return method;
            }
        }
        return null;
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
