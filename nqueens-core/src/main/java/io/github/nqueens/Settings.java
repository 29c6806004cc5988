package io.github.nqueens;

import java.util.StringJoiner;

/** Writes what a set of options holds, for a person to read. */
final class Settings {
    private Settings() {}

    /**
     * The settings that are not null, for example {@code "Limits[timeLimit=PT1S]"}.
     *
     * @param keysAndValues a key, its value, the next key, and so on
     */
    static String text(String type, Object... keysAndValues) {
        StringJoiner text = new StringJoiner(", ", type + "[", "]");
        for (int i = 0; i < keysAndValues.length; i += 2) {
            if (keysAndValues[i + 1] != null) {
                text.add(keysAndValues[i] + "=" + keysAndValues[i + 1]);
            }
        }
        return text.toString();
    }

    /** A number with its noun: 0 rows, 1 row, 2 rows. */
    static String counted(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
