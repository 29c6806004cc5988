package org.teavm.classlib.java.util;

/** Joins texts by a separator. */
public final class TStringJoiner {
    private final String separator;
    private final String suffix;
    private final StringBuilder text;
    private boolean isEmpty = true;

    public TStringJoiner(CharSequence separator) {
        this(separator, "", "");
    }

    public TStringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
        this.separator = separator.toString();
        this.suffix = suffix.toString();
        this.text = new StringBuilder(prefix);
    }

    public TStringJoiner add(CharSequence part) {
        text.append(isEmpty ? "" : separator).append(part);
        isEmpty = false;
        return this;
    }

    @Override
    public String toString() {
        return text + suffix;
    }
}
