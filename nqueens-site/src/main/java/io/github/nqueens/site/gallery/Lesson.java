package io.github.nqueens.site.gallery;

import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.Recording;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What a page shows beside its words: searches to replay, plots, and facts that the words name. */
final class Lesson {
    private final String name;
    private final List<Recording> recordings = new ArrayList<>();
    private final List<String> commands = new ArrayList<>();
    private final List<Figure> figures = new ArrayList<>();
    private final Map<String, String> facts = new LinkedHashMap<>();

    Lesson(String name) {
        this.name = name;
    }

    /**
     * A plot.
     *
     * @param command what draws the same figures, or nothing where only the gallery computes them
     */
    record Figure(LinePlot plot, @Nullable String command) {}

    Lesson replay(List<Recording> runs, String... commandsOfRuns) {
        recordings.addAll(runs);
        commands.addAll(List.of(commandsOfRuns));
        return this;
    }

    Lesson figure(LinePlot.Builder plot, @Nullable String command) {
        figures.add(new Figure(plot.build(), command));
        return this;
    }

    Lesson fact(String key, String value) {
        facts.put(key, value);
        return this;
    }

    /** The page's file, without its ending. */
    String name() {
        return name;
    }

    List<Recording> recordings() {
        return recordings;
    }

    /** What records the searches: a command for all, or one for each. */
    List<String> commands() {
        return commands;
    }

    List<Figure> figures() {
        return figures;
    }

    /** Numbers as the page writes them, by the names that the text resource has for them. */
    Map<String, String> facts() {
        return facts;
    }
}
