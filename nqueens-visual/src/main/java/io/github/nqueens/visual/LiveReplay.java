package io.github.nqueens.visual;

import io.github.nqueens.Problem;
import io.github.nqueens.SolveListener;
import io.github.nqueens.internal.NonNullLists;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A replay that grows while its searches run, for programs that show searches in a page of their own.
 *
 * <p>The page shows {@link #page()} in a frame from its own origin. Each search is given its {@link #listener}. The
 * program calls {@link #next()} from time to time, and the page posts each text to the frame, parsed, as the {@code
 * data} of a message. The steps kept are those of a {@link SearchRecorder}. When every second one is dropped, the next
 * text has all steps that are left.
 *
 * <p>A search pauses to hand over its steps only after somebody has asked for them. Safe for use by several threads, where
 * each listener hears one search.
 */
public final class LiveReplay {
    private final Problem problem;
    private final List<String> labels;
    private final List<SearchRecorder> recorders;
    private final Recording[] told;

    private LiveReplay(Problem problem, List<String> labels, List<SearchRecorder> recorders) {
        this.problem = problem;
        this.labels = labels;
        this.recorders = recorders;
        this.told = new Recording[labels.size()];
    }

    /**
     * A replay of searches that have not begun.
     *
     * @param problem what all of them solve
     * @param labels what the page calls each search, from 1 to 12
     * @param steps how many steps of each are kept at most, as {@link SearchRecorder#ofAtMost} takes them
     * @return the replay
     * @throws IllegalArgumentException if there are none or too many labels, or {@code steps} is out of range
     */
    public static LiveReplay of(Problem problem, List<String> labels, int steps) {
        Objects.requireNonNull(problem, "problem");
        List<String> copy = NonNullLists.of("labels", labels);
        if (copy.isEmpty() || copy.size() > SearchReplay.MOST_RECORDINGS) {
            throw new IllegalArgumentException("a page plays 1 to " + SearchReplay.MOST_RECORDINGS + " recordings, but "
                    + copy.size() + " were given");
        }
        return new LiveReplay(
                problem,
                copy,
                copy.stream().map(label -> SearchRecorder.ofAtMost(steps)).toList());
    }

    /**
     * What records one of the searches.
     *
     * @param index from 0, in the order of the labels
     * @return the listener to give to that search
     * @throws IndexOutOfBoundsException if there is no such search
     */
    public SolveListener listener(int index) {
        return recorders.get(index);
    }

    /**
     * What the page does not know yet.
     *
     * @return a JSON object; empty if there is nothing new
     */
    public synchronized Optional<String> next() {
        return next(0, told.length);
    }

    /**
     * What the page does not know yet of one search, where each search runs in a program of its own.
     *
     * @param index from 0, in the order of the labels
     * @return a JSON object; empty if there is nothing new
     * @throws IndexOutOfBoundsException if there is no such search
     */
    public synchronized Optional<String> next(int index) {
        Objects.checkIndex(index, told.length);
        return next(index, index + 1);
    }

    private Optional<String> next(int from, int to) {
        List<ReplayData.Part> parts = new ArrayList<>();
        for (int i = from; i < to; i++) {
            Recording latest = latest(i);
            if (latest != told[i]) {
                boolean goesOn = told[i] != null
                        && told[i].stride() == latest.stride()
                        && told[i].solver().equals(latest.solver());
                parts.add(new ReplayData.Part(i, latest.withLabel(labels.get(i)), goesOn ? told[i].steps() : 0));
                told[i] = latest;
            }
        }
        return parts.isEmpty()
                ? Optional.empty()
                : Optional.of(ReplayData.of(SearchReplay.titleOf(problem.size()), problem, parts, 0, Long.MAX_VALUE));
    }

    /** A page shows an empty board for a search that has not begun. */
    private Recording latest(int index) {
        Recording latest = recorders.get(index).latest();
        if (latest != null) {
            return latest;
        }
        return told[index] != null ? told[index] : new RunInProgress("", problem, 0, Integer.MAX_VALUE).notBegun();
    }

    /**
     * The searches when all have ended.
     *
     * @return a recording for each, under its label
     * @throws IllegalStateException if one has not ended with a result
     */
    public List<Recording> recordings() {
        return IntStream.range(0, labels.size())
                .mapToObj(i -> recorders.get(i).recording().withLabel(labels.get(i)))
                .toList();
    }

    /**
     * The page to show in a frame. It draws what the page around it posts, {@code {data: ..., speed: ..., step: ...}},
     * and posts to that page when somebody chooses a speed, {@code {speed: ...}}, or a step, {@code {step: ...}}.
     * {@code {stopped: true}} tells it that no more steps come.
     *
     * @return an HTML document of ASCII characters
     */
    public static String page() {
        return SearchReplay.page("live.js");
    }
}
