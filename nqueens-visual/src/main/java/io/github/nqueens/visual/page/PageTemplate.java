package io.github.nqueens.visual.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.Properties;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A page with places, and the resources of one module that go into it. All places are filled in one pass: what goes into a
 * place is never looked through for other places, whatever strangers wrote there. Immutable and safe for use by several threads.
 */
public final class PageTemplate {
    private static final Pattern PLACE = Pattern.compile("\\$\\{([a-z.]+)}|<!-- ([a-z]+) -->|/\\* ([a-z]+) \\*/");
    private static final PageTemplate SHARED = new PageTemplate(PageTemplate.class::getResourceAsStream);
    private static final String FOR_SCRIPT = "script.";

    private final Function<String, InputStream> resources;

    /**
     * A page of one module.
     *
     * @param resources opens the module's resource of a name, or returns null
     */
    public PageTemplate(Function<String, InputStream> resources) {
        this.resources = Objects.requireNonNull(resources, "resources");
    }

    /**
     * Fills a resource. The place <code>${name}</code> takes a text, which is escaped; the places {@code <!-- name -->} and
     * {@code /* name}&#42;{@code /} take a part unchanged. Every page has these parts without being given
     * them: {@code crown} is the outline of a {@linkplain Look#QUEEN queen} as a symbol. {@code icon} is the link to an icon
     * of the page. {@code bright} and {@code night} are the colors of the page. {@code lines} and {@code nightlines} are the
     * colors of lines in plots.
     *
     * @param name the resource with places
     * @param texts the text of each name
     * @param parts markup, styles and scripts
     * @return the resource with all places filled
     */
    public String filled(String name, UnaryOperator<String> texts, Map<String, String> parts) {
        return PLACE.matcher(resource(name))
                .replaceAll(place -> Matcher.quoteReplacement(
                        place.group(1) != null
                                ? escaped(Objects.requireNonNull(texts.apply(place.group(1)), place.group(1)))
                                : part(parts, place.group(2) != null ? place.group(2) : place.group(3))));
    }

    /**
     * Fills a resource that is a page of its own. Its place {@code <!-- policy -->} takes a content security policy by which it
     * uses its own styles and scripts only, and loads nothing.
     *
     * @param name the resource with places
     * @param texts the text of each name
     * @param parts markup, styles and scripts
     * @return the page
     */
    public String page(String name, UnaryOperator<String> texts, Map<String, String> parts) {
        return PagePolicy.sealed(filled(name, texts, parts));
    }

    private static String part(Map<String, String> parts, String name) {
        return Objects.requireNonNull(parts.getOrDefault(name, Look.PARTS.get(name)), name);
    }

    /**
     * Reads a resource.
     *
     * @param name of the resource
     * @return its text
     */
    public String resource(String name) {
        try (InputStream in = Objects.requireNonNull(resources.apply(name), name)) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return name.endsWith(".js") || name.endsWith(".css") ? compact(text) : text;
        } catch (IOException e) {
            throw new UncheckedIOException("the page's resource " + name + " cannot be read", e);
        }
    }

    /**
     * The style sheet of a page: what all pages look like, and what its own resources add, with colors in place.
     *
     * @param names of the resources, in their order
     * @return their texts, each after an end of line
     */
    public String styles(String... names) {
        return SHARED.filled("page.css", name -> null, Map.of())
                + Arrays.stream(names)
                        .map(name -> filled(name, text -> text, Map.of()))
                        .collect(Collectors.joining("\n"));
    }

    /**
     * The script of a page: what all pages share, such as which queens attack each other, and its own resources.
     *
     * @param names of the resources, in their order
     * @return their texts, each after an end of line
     */
    public String script(String... names) {
        return SHARED.joined("rules.js", "page.js") + joined(names);
    }

    /**
     * Reads several resources.
     *
     * @param names of the resources, in their order
     * @return their texts, each after an end of line
     */
    public String joined(String... names) {
        return Arrays.stream(names).map(this::resource).collect(Collectors.joining("\n"));
    }

    /**
     * Reads texts.
     *
     * @param name of a resource that holds properties in UTF-8
     * @return the texts by their names
     */
    public Properties texts(String name) {
        Properties texts = new Properties();
        try {
            texts.load(new StringReader(resource(name)));
        } catch (IOException e) {
            throw new UncheckedIOException("the page's texts " + name + " cannot be read", e);
        }
        return texts;
    }

    /**
     * The texts whose names begin with {@code script.}, for the script of the page.
     *
     * @param texts all texts
     * @return an element for each, by name
     */
    public static String forScript(Properties texts) {
        StringBuilder markup = new StringBuilder();
        for (String key : new TreeSet<>(texts.stringPropertyNames())) {
            if (key.startsWith(FOR_SCRIPT)) {
                markup.append("<data value=\"").append(key.substring(FOR_SCRIPT.length()));
                markup.append("\">").append(escaped(texts.getProperty(key))).append("</data>\n");
            }
        }
        return markup.toString();
    }

    /**
     * Escapes text, so that it may stand in markup and in the value of an attribute.
     *
     * @param text any text
     * @return the text in ASCII characters
     */
    public static String escaped(String text) {
        StringBuilder markup = new StringBuilder();
        text.codePoints().forEach(c -> {
            if (c == '&' || c == '<' || c == '>' || c == '"' || c < 0x20 || c >= 0x7F) {
                markup.append("&#").append(c).append(';');
            } else {
                markup.appendCodePoint(c);
            }
        });
        return markup.toString();
    }

    /**
     * A script or a style sheet without what only its authors need: comments that have lines of their own, and indentation. The
     * places of a page stay.
     *
     * @param text of a script or a style sheet
     * @return the same lines without comments
     */
    public static String compact(String text) {
        StringBuilder compact = new StringBuilder();
        boolean isComment = false;
        for (String line : text.lines().toList()) {
            String code = line.strip();
            int end = code.indexOf("*/");
            if (isComment || (code.startsWith("/*") && !PLACE.matcher(code).matches())) {
                isComment = end < 0;
                code = isComment ? "" : code.substring(end + 2).strip();
            }
            if (!code.isEmpty() && !code.startsWith("//")) {
                compact.append(code).append('\n');
            }
        }
        return compact.toString();
    }
}
