package io.github.nqueens.visual.recording;

import java.util.List;

/** Writes the few forms of JSON that a page's data needs. The text is safe inside a script element. */
public final class Json {
    private final StringBuilder out = new StringBuilder();
    private boolean needsComma;

    public Json open(char bracket) {
        comma();
        out.append(bracket);
        needsComma = false;
        return this;
    }

    public Json close(char bracket) {
        out.append(bracket);
        needsComma = true;
        return this;
    }

    public Json name(String name) {
        value(name);
        out.append(':');
        needsComma = false;
        return this;
    }

    public Json value(long number) {
        comma();
        out.append(number);
        return this;
    }

    public Json value(String text) {
        comma();
        out.append('"');
        // Most texts are numbers in Base64, of which no sign is changed.
        int written = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' || c == '\\') {
                out.append(text, written, i).append('\\').append(c);
                written = i + 1;
            } else if (c < 0x20 || c == '<' || c == '>' || c == '&' || c >= 0x7F) {
                out.append(text, written, i).append(String.format("\\u%04x", (int) c));
                written = i + 1;
            }
        }
        out.append(text, written, text.length()).append('"');
        return this;
    }

    public Json values(List<String> texts) {
        open('[');
        texts.forEach(this::value);
        return close(']');
    }

    private void comma() {
        if (needsComma) {
            out.append(',');
        }
        needsComma = true;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
