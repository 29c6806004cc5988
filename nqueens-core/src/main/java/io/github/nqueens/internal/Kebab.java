package io.github.nqueens.internal;

import java.util.Locale;

/** Writes the constants of enumerations as users read and type them. */
public final class Kebab {
    private Kebab() {}

    /**
     * The name of a constant in lower case with hyphens.
     *
     * @param constant any constant
     * @return for example {@code "most-constrained"} for {@code MOST_CONSTRAINED}
     */
    public static String of(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
