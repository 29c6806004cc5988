package io.github.nqueens.visual.page;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes JSON: the data of a page piece by piece, safe inside a script element, or a value whole. */
public final class Json {
    private static final String INDENT = "  ";

    private final StringBuilder out = new StringBuilder();

    /** Whether a script element holds the text, in which some signs of its strings would be HTML. */
    private final boolean inScript;

    /** Whether each field has a line of its own. */
    private final boolean inLines;

    private boolean needsComma;
    private int depth;

    /** The data of a page: without spaces, and safe inside a script element. */
    public Json() {
        this(true, false);
    }

    private Json(boolean inScript, boolean inLines) {
        this.inScript = inScript;
        this.inLines = inLines;
    }

    /**
     * A value with a line for each field, and an array on one line if it has no objects: {@code "board": [1, 3, 0, 2]}.
     *
     * @param value a map, a collection, an array, a number, a truth value or nothing; anything else is written as its text
     * @return the value, without an end of line
     */
    public static String text(@Nullable Object value) {
        return new Json(false, true).any(value).toString();
    }

    /**
     * A value on one line, without spaces.
     *
     * @param value as {@link #text} takes it
     * @return the value
     */
    public static String line(@Nullable Object value) {
        return new Json(false, false).any(value).toString();
    }

    private Json any(@Nullable Object value) {
        if (value == null || value instanceof Boolean || isFinite(value)) {
            comma();
            out.append(value);
            return this;
        }
        if (value instanceof Map<?, ?> fields) {
            open('{');
            fields.forEach((name, field) -> name(String.valueOf(name)).any(field));
            return close('}');
        }
        if (value instanceof Collection<?> elements) {
            open('[');
            elements.forEach(this::any);
            return close(']');
        }
        List<?> elements = elements(value);
        return elements == null ? value(value.toString()) : any(elements);
    }

    /** The elements of an array, or null if the value is none. */
    private static @Nullable List<?> elements(Object value) {
        if (value instanceof int[] numbers) {
            return Arrays.stream(numbers).boxed().toList();
        }
        if (value instanceof long[] numbers) {
            return Arrays.stream(numbers).boxed().toList();
        }
        if (value instanceof double[] numbers) {
            return Arrays.stream(numbers).boxed().toList();
        }
        return value instanceof Object[] objects ? Arrays.asList(objects) : null;
    }

    /** JSON has no infinity. */
    private static boolean isFinite(Object value) {
        return value instanceof Number number && (!(number instanceof Double) || Double.isFinite(number.doubleValue()));
    }

    /**
     * Begins an object or an array.
     *
     * @param bracket the brace or bracket that opens it
     * @return this writer
     */
    public Json open(char bracket) {
        comma();
        out.append(bracket);
        depth += bracket == '{' ? 1 : 0;
        needsComma = false;
        return this;
    }

    /**
     * Ends an object or an array.
     *
     * @param bracket the brace or bracket that closes it
     * @return this writer
     */
    public Json close(char bracket) {
        depth -= bracket == '}' ? 1 : 0;
        if (inLines && bracket == '}' && needsComma) {
            endLine();
        }
        out.append(bracket);
        needsComma = true;
        return this;
    }

    /**
     * Begins a field, whose value follows.
     *
     * @param name of the field
     * @return this writer
     */
    public Json name(String name) {
        if (needsComma) {
            out.append(',');
        }
        if (inLines) {
            endLine();
        }
        quoted(name);
        out.append(inLines ? ": " : ":");
        needsComma = false;
        return this;
    }

    /**
     * Writes a number.
     *
     * @param number the value
     * @return this writer
     */
    public Json value(long number) {
        comma();
        out.append(number);
        return this;
    }

    /**
     * Writes a string.
     *
     * @param text the value
     * @return this writer
     */
    public Json value(String text) {
        comma();
        quoted(text);
        return this;
    }

    /**
     * Writes an array of strings.
     *
     * @param texts the values
     * @return this writer
     */
    public Json values(List<String> texts) {
        open('[');
        texts.forEach(this::value);
        return close(']');
    }

    private void quoted(String text) {
        out.append('"');
        // Most texts are numbers in Base64, of which no sign is changed.
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append(text, written, i).append('\\').append(c);
                written = i + 1;
            } else if (c == '\n') {
                out.append(text, written, i).append("\\n");
                written = i + 1;
            } else if (c < 0x20 || (inScript && (c == '<' || c == '>' || c == '&' || c >= 0x7F))) {
                out.append(text, written, i).append(String.format("\\u%04x", (int) c));
                written = i + 1;
            }
        }
        out.append(text, written, text.length()).append('"');
    }

    private void comma() {
        if (needsComma) {
            out.append(inLines ? ", " : ",");
        }
        needsComma = true;
    }

    private void endLine() {
        out.append(System.lineSeparator()).append(INDENT.repeat(depth));
    }

    /** What was written so far. */
    @Override
    public String toString() {
        return out.toString();
    }
}
