package io.github.nqueens.site;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;

/** Links to the page of the lab, if the output has it. Each link leads to a state that shows an example of its page. */
final class LabLinks {
    /** Where the lab stands in the site. */
    static final String LAB = "lab.html";

    private static final String SOLVERS = "docs/algorithms/";

    /** The first sizes at which a solver has something to show; eight rows for the others. */
    private static final Map<String, Integer> SIZES = Map.of(
            "auto",
            20,
            "breadth-first",
            5,
            "explicit",
            12,
            "portfolio",
            20,
            "queen-search",
            50,
            "random-permutations",
            6);

    private static final int USUAL_SIZE = 8;

    /** The command of a replay that begins with random boards. */
    private static final Pattern REPLAY =
            Pattern.compile("nqueens visualize (\\d+)((?: --algorithm \\S+)+) --seed (\\d+) --output");

    private LabLinks() {}

    static void add(Page page) {
        String file = page.file();
        if (file.equals("docs/puzzles.md")) {
            link(page, "#view=puzzles", "Play a new puzzle in your browser");
        } else if (file.equals("docs/counting.md")) {
            link(page, "#view=count&n=12&method=fastest&first=12&which=all", "Count in your browser");
        } else if (file.startsWith(SOLVERS) && !file.endsWith("README.md")) {
            String solver = file.substring(SOLVERS.length(), file.length() - ".md".length());
            int n = SIZES.getOrDefault(solver, USUAL_SIZE);
            link(page, "#n=" + n + "&seed=1&start=random&solver=" + solver, "Watch it run");
        }
    }

    /** Adds to each link to a page of the gallery a link to the lab with the searches that the page replays. */
    static void addGallery(Page index, Path gallery) throws IOException {
        for (Element step : index.body().select("a[href$=.html]")) {
            Path lesson = gallery.resolve(step.attr("href"));
            if (!Files.isRegularFile(lesson)) {
                continue;
            }
            Matcher command = REPLAY.matcher(Jsoup.parse(lesson.toFile()).text());
            if (command.find()) {
                String solvers = command.group(2).replace(" --algorithm ", "&solver=");
                step.after(new Element("a")
                        .attr(
                                "href",
                                Addresses.link(index.address(), LAB) + "#n=" + command.group(1) + "&seed="
                                        + command.group(3) + "&start=random" + solvers)
                        .text("Change it in the lab"));
                step.after(", or ");
            }
        }
    }

    /** Below the first paragraph, which says what the page is about. */
    private static void link(Page page, String state, String words) {
        Element heading = page.body().expectFirst("h1");
        Element first = heading.nextElementSibling();
        Element link = new Element("p").addClass("try");
        link.appendElement("a")
                .attr("href", Addresses.link(page.address(), LAB) + state)
                .text(words);
        (first != null && first.tagName().equals("p") ? first : heading).after(link);
    }
}
