package io.github.nqueens;

import io.github.nqueens.internal.Excerpt;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Writes what a set of options holds, for a person to read. */
final class SettingsText {
    private SettingsText() {}

    /**
     * The settings that are not null, for example {@code "Limits[timeLimit=PT1S]"}.
     *
     * @param keysAndValues a key, its value, the next key, and so on
     */
    static String of(String type, @Nullable Object... keysAndValues) {
        StringJoiner text = new StringJoiner(", ", type + "[", "]");
        for (int i = 0; i < keysAndValues.length; i += 2) {
            if (keysAndValues[i + 1] != null) {
                text.add(keysAndValues[i] + "=" + Excerpt.safeText(keysAndValues[i + 1]));
            }
        }
        return text.toString();
    }
}
