package io.github.nqueens.lab;

import io.github.nqueens.SolverCatalog;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SolverDescriptor;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Puts the page together: its parts, its texts, and a form for the parameters of each solver. */
final class LabPage {
    private static final Pattern PLACE = Pattern.compile("\\$\\{([a-z.]+)}");

    /** The page is ready when the last one has run. */
    private static final List<String> SCRIPTS = List.of(
            "shell.js",
            "stream.js",
            "lab.js",
            "experiment.js",
            "count.js",
            "board.js",
            "solutions.js",
            "puzzles.js",
            "start.js");

    private static final List<String> STYLES = List.of("lab.css", "experiment.css", "count.css", "board.css");

    private LabPage() {}

    static String of(SolverCatalog solvers) {
        StringBuilder options = new StringBuilder();
        StringBuilder forms = new StringBuilder();
        for (SolverDescriptor solver : solvers.available()) {
            options.append("<option>").append(escaped(solver.name())).append("</option>\n");
            forms.append(form(solver));
        }
        String html = resource("lab.html")
                .replace("<!-- experiment -->", resource("experiment.html"))
                .replace("<!-- count -->", resource("count.html"))
                .replace("<!-- board -->", resource("board.html"))
                .replace("<!-- solutions -->", resource("solutions.html"))
                .replace("<!-- puzzles -->", resource("puzzles.html"))
                .replace("<!-- ratings -->", ratings())
                .replace("<!-- solvers -->", options)
                .replace("<!-- forms -->", forms)
                .replace("<!-- texts -->", texts());
        return filled(html).replace("/* style */", joined(STYLES)).replace("/* script */", joined(SCRIPTS));
    }

    private static String ratings() {
        return PuzzleRoutes.ratings().stream()
                .map(rating -> "<option>" + rating + "</option>")
                .collect(Collectors.joining());
    }

    private static String joined(List<String> resources) {
        return resources.stream().map(LabPage::resource).collect(Collectors.joining("\n"));
    }

    /** Fills the places with texts. */
    private static String filled(String html) {
        return PLACE.matcher(html)
                .replaceAll(place -> Matcher.quoteReplacement(
                        escaped(Objects.requireNonNull(Texts.all().getProperty(place.group(1)), place.group(1)))));
    }

    /** The texts that the script shows. */
    private static String texts() {
        StringBuilder texts = new StringBuilder();
        for (String key : new TreeSet<>(Texts.all().stringPropertyNames())) {
            if (key.startsWith("script.")) {
                texts.append("<data value=\"").append(key.substring(7)).append("\">");
                texts.append(escaped(Texts.all().getProperty(key))).append("</data>\n");
            }
        }
        return texts.toString();
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
                .forEach(choice ->
                        select.append("<option>").append(escaped(choice)).append("</option>"));
        return select.append("</select>").toString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    private static String resource(String name) {
        try (InputStream in = Objects.requireNonNull(LabPage.class.getResourceAsStream(name), name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the page's resource " + name + " cannot be read", e);
        }
    }
}
