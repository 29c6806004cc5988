package io.github.nqueens.cli.gallery;

import io.github.nqueens.cli.output.BadInputException;
import io.github.nqueens.cli.output.OutputFile;
import io.github.nqueens.internal.FileFault;
import io.github.nqueens.visual.SearchReplay;
import io.github.nqueens.visual.page.PageTemplate;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The pages of the gallery, in the order in which a lecture takes them, and the index that leads to them. */
public final class Gallery {
    private static final String INDEX = "README.md";
    private static final String START = "# " + Words.get("title") + "\n\n";
    private static final String COMMAND = "nqueens gallery ";

    /** The heading of a page in the index. */
    private static final Pattern PAGE = Pattern.compile("^## \\[.*]\\((.*)\\.html\\)");

    private static final Map<String, Function<Runs, Lesson>> LESSONS = lessons();

    private Gallery() {}

    private static Map<String, Function<Runs, Lesson>> lessons() {
        Map<String, Function<Runs, Lesson>> lessons = new LinkedHashMap<>();
        lessons.put("tree", ExactLessons::tree);
        lessons.put("order", ExactLessons::order);
        lessons.put("forward-checking", ConstraintLessons::forwardChecking);
        lessons.put("backjumping", ConstraintLessons::backjumping);
        lessons.put("few-moves", RepairLessons::fewMoves);
        lessons.put("plateaus", RepairLessons::plateaus);
        lessons.put("temperatures", AnnealingLesson::temperatures);
        lessons.put("tabu-list", MemoryLessons::tabuList);
        lessons.put("population", MemoryLessons::population);
        lessons.put("two-phases", ExactLessons::twoPhases);
        lessons.put("luck", ChanceLessons::luck);
        lessons.put("bias", ChanceLessons::bias);
        return lessons;
    }

    /** The names of the pages. */
    public static List<String> names() {
        return List.copyOf(LESSONS.keySet());
    }

    /** Runs the searches of a page. */
    public static Lesson lesson(String name, Runs runs) {
        return Objects.requireNonNull(LESSONS.get(name), name).apply(runs);
    }

    /** Checks that the gallery can be written before its searches run. */
    public static Path requireFolder(Path folder) {
        if (!Files.isDirectory(folder)) {
            throw new BadInputException("cannot write the gallery: " + OutputFile.noDirectory(folder, "one"));
        }
        Path index = OutputFile.at(folder.resolve(INDEX)).path();
        String text = text(index);
        if (Files.exists(index) && !(text.startsWith(START) && text.contains("\n" + COMMAND))) {
            throw new BadInputException("'" + index + "' is no index of a gallery, and would be replaced by one; name"
                    + " another directory");
        }
        return index;
    }

    /** Writes pages, a picture of each, and an index of them. */
    public static void write(Path folder, List<Lesson> lessons) {
        for (Lesson lesson : lessons) {
            String page = page(lesson, lessons);
            OutputFile.at(folder.resolve(lesson.name() + ".html")).write(writer -> writer.append(page));
            OutputFile.at(folder.resolve(lesson.name() + ".svg"))
                    .write(lesson.figures().get(0).plot()::writeTo);
        }
        String index = index(folder, lessons);
        OutputFile.at(folder.resolve(INDEX)).write(writer -> writer.append(index));
    }

    private static String page(Lesson lesson, List<Lesson> lessons) {
        return SearchReplay.of(lesson.recordings())
                .withTitle(Words.get(lesson.name() + ".title"))
                .withText(above(lesson), below(lesson, lessons))
                .toHtml();
    }

    private static String above(Lesson lesson) {
        StringBuilder html = new StringBuilder();
        Words.all(lesson.name() + ".text", lesson.facts())
                .forEach(text -> html.append("<p>").append(text).append("</p>\n"));
        return html.toString();
    }

    private static String below(Lesson lesson, List<Lesson> lessons) {
        StringBuilder html = new StringBuilder(commands(Words.get("replay.command"), lesson.commands()));
        List<String> captions = Words.all(lesson.name() + ".figure", lesson.facts());
        for (int i = 0; i < lesson.figures().size(); i++) {
            Lesson.Figure figure = lesson.figures().get(i);
            html.append("<figure>\n<div class=\"plot\" tabindex=\"0\">");
            html.append(figure.plot().toSvg());
            html.append("</div>\n<figcaption>").append(captions.get(i)).append("</figcaption>\n</figure>\n");
            if (figure.command() != null) {
                html.append(commands(Words.get("figure.command"), List.of(figure.command())));
            }
        }
        html.append("<h2>").append(Words.get("questions")).append("</h2>\n<ol>\n");
        Words.all(lesson.name() + ".question", lesson.facts())
                .forEach(text -> html.append("<li>").append(text).append("</li>\n"));
        html.append("</ol>\n").append(commands(Words.get("page.command"), List.of(Words.get("command"))));
        return html.append(neighbors(lesson, lessons)).toString();
    }

    private static String commands(String said, List<String> commands) {
        StringBuilder html = new StringBuilder("<p class=\"command\">").append(said);
        commands.forEach(command ->
                html.append("<br><code>").append(PageTemplate.escaped(command)).append("</code>"));
        return html.append("</p>\n").toString();
    }

    private static String neighbors(Lesson lesson, List<Lesson> lessons) {
        List<String> names = lessons.stream().map(Lesson::name).toList();
        int index = names.indexOf(lesson.name());
        StringBuilder html = new StringBuilder("<p>");
        if (index > 0) {
            html.append(Words.get("previous"))
                    .append(link(names.get(index - 1)))
                    .append(". ");
        }
        if (index < names.size() - 1) {
            html.append(Words.get("next")).append(link(names.get(index + 1))).append(".");
        }
        return html.append("</p>").toString();
    }

    private static String link(String name) {
        return "<a href=\"" + name + ".html\">" + Words.get(name + ".title") + "</a>";
    }

    /** The index of all pages that stand in the folder, those of earlier commands too. */
    private static String index(Path folder, List<Lesson> lessons) {
        Map<String, String> sections = sections(folder);
        lessons.forEach(lesson -> sections.put(lesson.name(), section(lesson)));
        List<String> there = names().stream().filter(sections::containsKey).toList();
        boolean all = there.size() == LESSONS.size();
        StringBuilder index = new StringBuilder(START);
        Words.all(all ? "text" : "some", Map.of())
                .forEach(text -> index.append(text).append("\n\n"));
        String command = Words.get("command");
        index.append("```sh\n")
                .append(all ? command : command.replace(COMMAND, COMMAND + String.join(" ", there) + " "))
                .append("\n```\n");
        there.forEach(name -> index.append("\n").append(sections.get(name)));
        return index.toString();
    }

    /** What an index that is there already says of each page that is there too. */
    private static Map<String, String> sections(Path folder) {
        Map<String, String> sections = new HashMap<>();
        for (String section : text(folder.resolve(INDEX)).split("(?m)^(?=## )", -1)) {
            Matcher link = PAGE.matcher(section);
            if (link.find() && Files.exists(folder.resolve(link.group(1) + ".html"))) {
                sections.put(link.group(1), section.stripTrailing() + "\n");
            }
        }
        return sections;
    }

    private static String text(Path file) {
        try {
            return Files.exists(file) ? new String(Files.readAllBytes(file), StandardCharsets.UTF_8) : "";
        } catch (IOException e) {
            throw new BadInputException(
                    "cannot read '" + file + "': " + FileFault.reason(e) + "; name another directory", e);
        }
    }

    private static String section(Lesson lesson) {
        String name = lesson.name();
        return "## [" + Words.get(name + ".title") + "](" + name + ".html)\n\n"
                + Words.get(name + ".summary", lesson.facts()) + "\n\n"
                + "![" + Words.get(name + ".picture", lesson.facts()) + "](" + name + ".svg)\n";
    }
}
