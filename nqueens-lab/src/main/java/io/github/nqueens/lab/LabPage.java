package io.github.nqueens.lab;

import static io.github.nqueens.visual.page.PageTemplate.escaped;

import io.github.nqueens.Problem;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.routes.CountRoutes;
import io.github.nqueens.lab.routes.PuzzleRoutes;
import io.github.nqueens.puzzle.PuzzlePage;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.visual.LinePlot;
import io.github.nqueens.visual.LiveReplay;
import io.github.nqueens.visual.page.PagePolicy;
import io.github.nqueens.visual.page.PageTemplate;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts the page together: its parts, its texts, and a form for the parameters of each solver. */
final class LabPage {
    private static final List<String> VIEWS = List.of("experiment", "count", "board", "solutions", "puzzles");

    /** Nothing is loaded and nothing is sent: workers, frames and the compiled library are made from the page. */
    private static final String POLICY = "default-src 'none'; img-src data: blob:; %s 'wasm-unsafe-eval';"
            + " worker-src blob:; base-uri 'none'; form-action 'none'";

    private static final String POLICY_PLACE = "the hashes of all scripts and styles";

    /** The solvers as a newcomer looks for them; those of strangers are in a group of their own. */
    private static final List<Group> GROUPS = List.of(
            new Group("start", List.of("backtracking", "hill-climbing", "iterative-repair", "simulated-annealing")),
            new Group("local", List.of("genetic", "greedy", "local-beam", "random-permutations", "tabu")),
            new Group("exact", List.of("best-first", "breadth-first", "constraint-search", "exact-cover")),
            new Group("large", List.of("auto", "explicit", "portfolio", "queen-search")));

    private record Group(String name, List<String> solvers) {}

    private LabPage() {}

    /** The page that a server answers. */
    static String of(SolverCatalog solvers) {
        return of(
                solvers,
                Map.of(
                        "answers",
                        Texts.PAGE.resource("server.js"),
                        "engine",
                        "",
                        "games",
                        text("puzzles.games"),
                        "policy",
                        ""));
    }

    /**
     * The page that the compiled library answers.
     *
     * @param script that asks the library
     * @param library packed as the script expects it
     * @param notices what the owners of other code in the library want to be said
     */
    static String of(SolverCatalog solvers, String script, byte[] library, String notices) {
        String page = of(
                solvers,
                Map.of(
                        "answers",
                        PageTemplate.compact(script),
                        "engine",
                        "<footer class=\"help\"><p class=\"told\">" + text("engine.workers") + "</p><details><summary>"
                                + text("notices") + "</summary><pre>" + escaped(notices)
                                + "</pre></details></footer>\n<script type=\"text/plain\" id=\"library\">"
                                + Base64.getEncoder().encodeToString(library) + "</script>",
                        "games",
                        text("engine.games"),
                        "policy",
                        PagePolicy.meta(POLICY_PLACE)));
        // A frame obeys the policy of the page around it, too.
        String puzzle = PuzzlePage.of(Problem.parse("AABB\nACBB\nCCCD\nDDDD")).toHtml();
        String policy = POLICY.formatted(PagePolicy.of(page, LiveReplay.page(), puzzle, drawing()));
        return page.replaceFirst(POLICY_PLACE, Matcher.quoteReplacement(policy));
    }

    /** A plot as the page shows them: all have one style. */
    static String drawing() {
        double[] one = {1};
        return LinePlot.builder("").series("", one, one).build().toSvg();
    }

    private static String of(SolverCatalog solvers, Map<String, String> engine) {
        Map<String, String> parts = new HashMap<>(engine);
        parts.put("solvers", options(solvers.available()));
        parts.put("forms", solvers.available().stream().map(LabPage::form).collect(Collectors.joining()));
        parts.put(
                "ratings", PuzzleRoutes.ratings().stream().map(LabPage::rating).collect(Collectors.joining()));
        parts.put("methods", CountRoutes.methods().stream().map(LabPage::option).collect(Collectors.joining()));
        parts.put("texts", PageTemplate.forScript(Texts.all()));
        parts.put("style", Texts.PAGE.styles("lab.css", "experiment.css", "count.css", "board.css"));
        parts.put("script", Texts.PAGE.script("shell.js"));
        // The page is ready when the last one has run.
        parts.put(
                "views",
                Texts.PAGE.joined(
                        "stream.js",
                        "brought.js",
                        "lab.js",
                        "experiment.js",
                        "count.js",
                        "board.js",
                        "solutions.js",
                        "puzzles.js",
                        "start.js"));
        VIEWS.forEach(view -> parts.put(view, filled(view, parts)));
        return filled("lab", parts);
    }

    private static String filled(String name, Map<String, String> parts) {
        return Texts.PAGE.filled(name + ".html", Texts.all()::getProperty, parts);
    }

    private static String rating(String name) {
        return "<option value=\"" + escaped(name) + "\">" + text("rating." + name) + "</option>";
    }

    private static String option(String text) {
        return "<option>" + escaped(text) + "</option>";
    }

    private static String options(List<SolverDescriptor> solvers) {
        List<String> others = solvers.stream()
                .map(SolverDescriptor::name)
                .filter(name ->
                        GROUPS.stream().noneMatch(group -> group.solvers().contains(name)))
                .toList();
        List<String> names = solvers.stream().map(SolverDescriptor::name).toList();
        return Stream.concat(GROUPS.stream(), Stream.of(new Group("other", others)))
                .map(group -> options(group, names))
                .collect(Collectors.joining());
    }

    private static String options(Group group, List<String> names) {
        String options = group.solvers().stream()
                .filter(names::contains)
                .map(LabPage::option)
                .collect(Collectors.joining());
        return options.isEmpty()
                ? ""
                : "<optgroup label=\"" + text("group." + group.name()) + "\">" + options + "</optgroup>\n";
    }

    private static String text(String key) {
        return escaped(Texts.all().getProperty(key));
    }

    private static String form(SolverDescriptor solver) {
        StringBuilder form = new StringBuilder("<template data-solver=\"" + escaped(solver.name()) + "\">");
        form.append("<p class=\"summary\">").append(escaped(solver.summary())).append("</p>\n");
        for (Parameter<?> parameter : solver.parameters()) {
            form.append("<label>").append(escaped(parameter.key())).append(input(parameter));
            form.append("<small>").append(escaped(parameter.description() + "; " + parameter.allowed()));
            form.append("</small></label>\n");
        }
        return form.append("</template>\n").toString();
    }

    /** A choice where there are few values, else a field that shows the default while it is empty. */
    private static String input(Parameter<?> parameter) {
        String key = " data-key=\"" + escaped(parameter.key()) + "\"";
        Object value = parameter.defaultValue().orElse(null);
        List<String> choices = value instanceof Boolean
                ? List.of("true", "false")
                : value instanceof Enum<?> constant
                        ? Arrays.stream(constant.getDeclaringClass().getEnumConstants())
                                .map(Kebab::of)
                                .toList()
                        : List.of();
        String standard = escaped(parameter.defaultText());
        if (choices.isEmpty()) {
            return "<input" + key + " placeholder=\"" + standard + "\" spellcheck=\"false\" autocomplete=\"off\">";
        }
        StringBuilder select = new StringBuilder("<select" + key + "><option value=\"\">" + standard + "</option>");
        choices.stream()
                .filter(choice -> !choice.equals(parameter.defaultText()))
                .forEach(choice -> select.append(option(choice)));
        return select.append("</select>").toString();
    }
}
