package io.github.nqueens.site.gallery;

import io.github.nqueens.visual.SearchReplay;
import io.github.nqueens.visual.page.PageTemplate;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;

/** The pages of the gallery, in the order in which a lecture takes them, and the index that leads to them: {@code Gallery FOLDER}. */
final class Gallery {
    private static final Map<String, Supplier<Lesson>> LESSONS = lessons();

    private Gallery() {}

    private static Map<String, Supplier<Lesson>> lessons() {
        Map<String, Supplier<Lesson>> lessons = new LinkedHashMap<>();
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
    static List<String> names() {
        return List.copyOf(LESSONS.keySet());
    }

    /** Runs the searches of a page. */
    static Lesson lesson(String name) {
        return Objects.requireNonNull(LESSONS.get(name), name).get();
    }

    /** Writes all pages, a picture of each, and an index of them to a folder. */
    public static void main(String[] arguments) throws IOException {
        write(Path.of(arguments[0]), names().stream().map(Gallery::lesson).toList());
    }

    /** Writes pages, a picture of each, and an index of them. */
    static void write(Path folder, List<Lesson> lessons) throws IOException {
        Files.createDirectories(folder);
        for (Lesson lesson : lessons) {
            Files.writeString(folder.resolve(lesson.name() + ".html"), page(lesson, lessons));
            Files.writeString(
                    folder.resolve(lesson.name() + ".svg"),
                    lesson.figures().get(0).plot().toSvg());
        }
        Files.writeString(folder.resolve("README.md"), index(lessons));
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

    private static String index(List<Lesson> lessons) {
        StringBuilder index = new StringBuilder("# " + Words.get("title") + "\n\n");
        Words.all("text", Map.of()).forEach(text -> index.append(text).append("\n\n"));
        index.append("```sh\n").append(Words.get("command")).append("\n```\n");
        lessons.forEach(lesson -> index.append("\n").append(section(lesson)));
        return index.toString();
    }

    private static String section(Lesson lesson) {
        String name = lesson.name();
        return "## [" + Words.get(name + ".title") + "](" + name + ".html)\n\n"
                + Words.get(name + ".summary", lesson.facts()) + "\n\n"
                + "![" + Words.get(name + ".picture", lesson.facts()) + "](" + name + ".svg)\n";
    }
}
