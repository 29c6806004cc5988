package org.teavm.classlib.java.lang;

import org.teavm.jso.JSBody;
import org.teavm.jso.JSObject;

/**
 * A text of the browser that grows, with the methods that the library calls. Browsers join texts without a copy, where the builder of the
 * compiler's own library copies them sign by sign.
 */
public final class TStringBuilder implements CharSequence, Appendable {
    private JSObject text;

    public TStringBuilder() {
        text = text("");
    }

    public TStringBuilder(int capacity) {
        this();
    }

    public TStringBuilder(CharSequence first) {
        text = text(first.toString());
    }

    public TStringBuilder(String first) {
        text = text(first);
    }

    @Override
    public TStringBuilder append(char sign) {
        text = joined(text, sign);
        return this;
    }

    public TStringBuilder append(int number) {
        text = joined(text, number);
        return this;
    }

    public TStringBuilder append(long number) {
        text = joined(text, number);
        return this;
    }

    public TStringBuilder append(float number) {
        return append((Object) number);
    }

    public TStringBuilder append(boolean value) {
        return append(value ? "true" : "false");
    }

    public TStringBuilder append(String more) {
        text = joined(text, more);
        return this;
    }

    public TStringBuilder append(Object more) {
        return append(String.valueOf(more));
    }

    @Override
    public TStringBuilder append(CharSequence more) {
        return append(String.valueOf(more));
    }

    @Override
    public TStringBuilder append(CharSequence more, int from, int to) {
        return append(more.subSequence(from, to).toString());
    }

    public TStringBuilder appendCodePoint(int codePoint) {
        text = joinedPoint(text, codePoint);
        return this;
    }

    public TStringBuilder insert(int index, char sign) {
        return insert(index, String.valueOf(sign));
    }

    public TStringBuilder insert(int index, CharSequence more) {
        text = replaced(text, index, index, more.toString());
        return this;
    }

    public void setCharAt(int index, char sign) {
        text = replaced(text, index, index + 1, String.valueOf(sign));
    }

    /** Only shorter, as the library does it. */
    public void setLength(int length) {
        text = part(text, 0, length);
    }

    @Override
    public int length() {
        return length(text);
    }

    @Override
    public boolean isEmpty() {
        return length() == 0;
    }

    @Override
    public char charAt(int index) {
        if (index < 0 || index >= length()) {
            throw new StringIndexOutOfBoundsException();
        }
        return (char) sign(text, index);
    }

    @Override
    public CharSequence subSequence(int from, int to) {
        return string(part(text, from, to));
    }

    @Override
    public String toString() {
        return string(text);
    }

    @JSBody(params = "text", script = "return text;")
    private static native JSObject text(String text);

    @JSBody(params = "text", script = "return text;")
    private static native String string(JSObject text);

    @JSBody(params = "text", script = "return text.length;")
    private static native int length(JSObject text);

    @JSBody(
            params = {"text", "index"},
            script = "return text.charCodeAt(index);")
    private static native int sign(JSObject text, int index);

    @JSBody(
            params = {"text", "from", "to"},
            script = "return text.substring(from, to);")
    private static native JSObject part(JSObject text, int from, int to);

    @JSBody(
            params = {"text", "more"},
            script = "return text + more;")
    private static native JSObject joined(JSObject text, String more);

    @JSBody(
            params = {"text", "number"},
            script = "return text + number;")
    private static native JSObject joined(JSObject text, int number);

    @JSBody(
            params = {"text", "number"},
            script = "return text + number;")
    private static native JSObject joined(JSObject text, long number);

    @JSBody(
            params = {"text", "sign"},
            script = "return text + String.fromCharCode(sign);")
    private static native JSObject joined(JSObject text, char sign);

    @JSBody(
            params = {"text", "point"},
            script = "return text + String.fromCodePoint(point);")
    private static native JSObject joinedPoint(JSObject text, int point);

    @JSBody(
            params = {"text", "from", "to", "other"},
            script = "return text.substring(0, from) + other + text.substring(to);")
    private static native JSObject replaced(JSObject text, int from, int to, String other);
}
