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
import io.github.nqueens.visual.LiveReplay;
import io.github.nqueens.visual.page.PageTemplate;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Puts the page together: its parts, its texts, and a form for the parameters of each solver. */
final class LabPage {
    private static final List<String> VIEW_SCRIPTS = List.of(
            "stream.js",
            "brought.js",
            "lab.js",
            "experiment.js",
            "count.js",
            "board.js",
            "solutions.js",
            "puzzles.js",
            "start.js");

    private static final List<String> VIEWS = List.of("experiment", "count", "board", "solutions", "puzzles");

    /** Nothing is loaded and nothing is sent: scripts are those of the page, and workers and frames are made from it. */
    private static final String POLICY = "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline';"
            + " script-src blob: %s; worker-src blob:; base-uri 'none'; form-action 'none'";

    private static final String POLICY_PLACE = "the hashes of all scripts";

    /** The solvers as a newcomer looks for them; those of strangers are in a group of their own. */
    private static final List<Group> GROUPS = List.of(
            new Group("start", List.of("backtracking", "hill-climbing", "iterative-repair", "simulated-annealing")),
            new Group("local", List.of("genetic", "greedy", "local-beam", "memetic", "random-permutations", "tabu")),
            new Group(
                    "exact", List.of("best-first", "breadth-first", "constrained", "constraint-search", "exact-cover")),
            new Group("large", List.of("auto", "explicit", "portfolio", "queen-search")));

    private record Group(String name, List<String> solvers) {}

    private static final Pattern SCRIPT = Pattern.compile("<script>(.*?)</script>", Pattern.DOTALL);

    private LabPage() {}

    /** The page that a server answers. */
    static String of(SolverCatalog solvers) {
        return of(solvers, List.of("server.js"), Map.of("library", "", "policy", "", "engine", ""));
    }

    /**
     * The page that the compiled library answers.
     *
     * @param library the script of its workers, packed as unpack.js expects it
     * @param notices what the owners of other code in the library want to be said
     */
    static String of(SolverCatalog solvers, byte[] library, String notices) {
        String page = of(
                solvers,
                List.of("unpack.js", "workers.js"),
                Map.of(
                        "library",
                        "<details class=\"help notices\"><summary>"
                                + escaped(Texts.all().getProperty("notices")) + "</summary><pre>" + escaped(notices)
                                + "</pre></details>\n<script type=\"text/plain\" id=\"library\">"
                                + Base64.getEncoder().encodeToString(library)
                                + "</script>",
                        "policy",
                        "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY_PLACE + "\">",
                        "engine",
                        escaped(Texts.all().getProperty("engine.workers"))));
        // A frame obeys the policy of the page around it, too.
        String puzzle = PuzzlePage.of(Problem.parse("AABB\nACBB\nCCCD\nDDDD")).toHtml();
        String hashes = Stream.of(page, LiveReplay.page(), puzzle)
                .flatMap(html -> SCRIPT.matcher(html).results().map(script -> hash(script.group(1))))
                .distinct()
                .collect(Collectors.joining(" "));
        return page.replaceFirst(POLICY_PLACE, Matcher.quoteReplacement(POLICY.formatted(hashes)));
    }

    private static String hash(String script) {
        try {
            byte[] hash = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return "'sha256-" + Base64.getEncoder().encodeToString(hash) + "'";
        } catch (NoSuchAlgorithmException everyPlatformHasIt) {
            throw new IllegalStateException(everyPlatformHasIt);
        }
    }

    private static String of(SolverCatalog solvers, List<String> engine, Map<String, String> answering) {
        Map<String, String> parts = new HashMap<>(answering);
        parts.put("solvers", options(solvers.available()));
        parts.put("forms", solvers.available().stream().map(LabPage::form).collect(Collectors.joining()));
        parts.put(
                "ratings", PuzzleRoutes.ratings().stream().map(LabPage::rating).collect(Collectors.joining()));
        parts.put("methods", CountRoutes.methods().stream().map(LabPage::option).collect(Collectors.joining()));
        parts.put("texts", PageTemplate.forScript(Texts.all()));
        parts.put("style", Texts.PAGE.styles("lab.css", "experiment.css", "count.css", "board.css"));
        // The page is ready when the last one has run.
        parts.put(
                "script",
                PageTemplate.shared("rules.js")
                        + Texts.PAGE.joined(Stream.of(List.of("shell.js"), engine, VIEW_SCRIPTS)
                                .flatMap(List::stream)
                                .toArray(String[]::new)));
        VIEWS.forEach(view -> parts.put(view, filled(view, parts)));
        return filled("lab", parts);
    }

    private static String filled(String name, Map<String, String> parts) {
        return Texts.PAGE.filled(name + ".html", Texts.all()::getProperty, parts);
    }

    private static String rating(String name) {
        String words = escaped(Texts.all().getProperty("rating." + name));
        return "<option value=\"" + escaped(name) + "\">" + words + "</option>";
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
        String label = escaped(Texts.all().getProperty("group." + group.name()));
        return options.isEmpty() ? "" : "<optgroup label=\"" + label + "\">" + options + "</optgroup>\n";
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
