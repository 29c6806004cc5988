package io.github.nqueens.internal;

import java.util.Locale;

/** Names as users read and type them: words in lower case with hyphens between them. */
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

    /**
     * Whether a text is one word in lower case, or several with a hyphen between each two.
     *
     * @param text any text
     * @return true for example for {@code "most-constrained"}; false for the empty text
     */
    public static boolean isKebab(String text) {
        char before = '-';
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            boolean word = (letter >= 'a' && letter <= 'z') || (i > 0 && letter >= '0' && letter <= '9');
            if (!word && (letter != '-' || before == '-')) {
                return false;
            }
            before = letter;
        }
        return before != '-';
    }
}
