package io.github.nqueens.lab.exchange;

import java.util.regex.Pattern;

/** A command that repeats what the page has asked for. It is quoted for a shell. */
public final class Command {
    /** What needs no quotes. PowerShell divides a word at its commas. */
    private static final Pattern PLAIN = Pattern.compile("[\\w:=.-]+");

    /** What means the same between double quotes in a POSIX shell, in PowerShell and at the prompt of Windows, such as a board. */
    private static final Pattern PLAIN_IN_QUOTES = Pattern.compile("[\\w:=.,+ \\[\\]-]+");

    private final StringBuilder words;

    public Command(String words) {
        this.words = new StringBuilder(words);
    }

    /** An option with its value. One that begins with a hyphen would be taken for another option. */
    public Command option(String name, Object value) {
        String text = value.toString();
        words.append(' ').append(name).append(text.startsWith("-") && name.startsWith("--") ? '=' : ' ');
        words.append(quoted(text));
        return this;
    }

    public Command flag(String name) {
        words.append(' ').append(name);
        return this;
    }

    public static String quoted(String value) {
        if (PLAIN.matcher(value).matches()) {
            return value;
        }
        return PLAIN_IN_QUOTES.matcher(value).matches() ? '"' + value + '"' : "'" + value.replace("'", "'\\''") + "'";
    }

    /** The line by which the page is told of it. */
    public String line() {
        return "command " + words;
    }

    @Override
    public String toString() {
        return words.toString();
    }
}
