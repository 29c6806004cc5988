package io.github.nqueens.lab;

import static io.github.nqueens.visual.page.PageTemplate.escaped;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.lab.exchange.Texts;
import io.github.nqueens.lab.routes.CountRoutes;
import io.github.nqueens.lab.routes.PuzzleRoutes;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.visual.page.PageTemplate;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Puts the page together: its parts, its texts, and a form for the parameters of each solver. */
final class LabPage {
    private static final List<String> VIEWS = List.of("experiment", "count", "board", "solutions", "puzzles");

    /** Nothing is loaded and nothing is sent: scripts and workers are those of the page. */
    private static final String POLICY = "default-src 'none'; img-src data: blob:; style-src 'unsafe-inline';"
            + " script-src 'unsafe-inline' blob:; worker-src blob:; base-uri 'none'; form-action 'none'";

    private LabPage() {}

    /** The page that a server answers. */
    static String of(SolverCatalog solvers) {
        return of(solvers, "server.js", Map.of("library", "", "policy", "", "engine", ""));
    }

    /** The page that the compiled library answers. */
    static String of(SolverCatalog solvers, String library) {
        return of(
                solvers,
                "workers.js",
                Map.of(
                        "library",
                        // A script of a type that no browser runs ends at the first thing that looks like its end.
                        "<script type=\"text/plain\" id=\"library\">"
                                + library.replace("</", "<\\/").replace("<!--", "<\\!--") + "</script>",
                        "policy",
                        "<meta http-equiv=\"Content-Security-Policy\" content=\"" + POLICY + "\">",
                        "engine",
                        escaped(Texts.all().getProperty("engine.workers"))));
    }

    private static String of(SolverCatalog solvers, String engine, Map<String, String> answering) {
        StringBuilder options = new StringBuilder();
        StringBuilder forms = new StringBuilder();
        for (SolverDescriptor solver : solvers.available()) {
            options.append(option(solver.name())).append('\n');
            forms.append(form(solver));
        }
        Map<String, String> parts = new HashMap<>(answering);
        parts.put("solvers", options.toString());
        parts.put("forms", forms.toString());
        parts.put(
                "ratings", PuzzleRoutes.ratings().stream().map(LabPage::option).collect(Collectors.joining()));
        parts.put("methods", CountRoutes.methods().stream().map(LabPage::option).collect(Collectors.joining()));
        parts.put("texts", PageTemplate.forScript(Texts.all()));
        parts.put("style", Texts.PAGE.styles("lab.css", "experiment.css", "count.css", "board.css"));
        // The page is ready when the last one has run.
        parts.put(
                "script",
                PageTemplate.shared("rules.js")
                        + Texts.PAGE.joined(
                                "shell.js",
                                engine,
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

    private static String option(String text) {
        return "<option>" + escaped(text) + "</option>";
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
