package io.github.nqueens.cli.command;

import io.github.nqueens.cli.gallery.Gallery;
import io.github.nqueens.cli.gallery.Lesson;
import io.github.nqueens.cli.gallery.Runs;
import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.Printer;
import io.github.nqueens.cli.output.ProgressLine;
import io.github.nqueens.cli.output.Text;
import io.github.nqueens.cli.session.ExitStatus;
import io.github.nqueens.cli.session.Session;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code nqueens gallery}: pages for a lecture. */
@Command(
        name = "gallery",
        description = "Writes pages for a lecture: each replays searches and shows one thing about them.",
        footer = {
            "",
            "A page is one file that needs nothing but a browser. README.md is the index of all pages that are there.",
            "",
            "Examples:",
            "  nqueens gallery --output lecture              all pages, in some seconds",
            "  nqueens gallery tree luck --output lecture    two of them"
        })
public final class GalleryCommand implements Callable<Integer> {
    private final Session session;

    @Parameters(
            paramLabel = "page",
            arity = "0..*",
            description = "which, by default all: ${COMPLETION-CANDIDATES}",
            completionCandidates = Names.class)
    private List<String> chosen = List.of();

    @Option(
            names = {"-o", "--output"},
            paramLabel = "directory",
            required = true,
            description = "where the pages go; existing ones are replaced")
    private Path output;

    @Mixin
    private Printer printer;

    public GalleryCommand(Session session) {
        this.session = session;
    }

    /** The names that the help shows and that shells complete. */
    static final class Names implements Iterable<String> {
        /** Called by picocli. */
        Names() {}

        @Override
        public Iterator<String> iterator() {
            return Gallery.names().iterator();
        }
    }

    @Override
    public Integer call() {
        List<String> names = names();
        Path index = Gallery.requireFolder(output);
        Runs runs = new Runs(session::solver, session.cancellation());
        List<Lesson> lessons = new ArrayList<>();
        try (ProgressLine progress = new ProgressLine(printer.err(), session.isWatched())) {
            Runnable pageEnded = progress.counting("pages", names.size());
            for (String name : names) {
                lessons.add(Gallery.lesson(name, runs));
                pageEnded.run();
            }
        } catch (CancellationException e) {
            printer.failed("interrupted; nothing was written to " + output);
            return ExitStatus.INTERRUPTED;
        }
        Gallery.write(output, lessons);
        PrintWriter out = printer.out();
        if (printer.isJson()) {
            Map<String, Object> fields = new LinkedHashMap<>();
            fields.put("index", index.toString());
            fields.put(
                    "pages",
                    names.stream()
                            .map(name -> output.resolve(name + ".html").toString())
                            .toList());
            printer.json(fields);
        } else {
            out.println("Wrote " + index + " and " + Text.counted(lessons.size(), "page") + ".");
        }
        return 0;
    }

    private List<String> names() {
        List<String> all = Gallery.names();
        List<String> asked =
                chosen.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
        for (String name : asked) {
            if (!all.contains(name)) {
                throw new BadInputException("no page named '" + name + "'; there are " + String.join(", ", all));
            }
        }
        return all.stream()
                .filter(name -> asked.isEmpty() || asked.contains(name))
                .toList();
    }
}
