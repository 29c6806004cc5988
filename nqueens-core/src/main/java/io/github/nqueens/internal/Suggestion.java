package io.github.nqueens.internal;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Finds what a mistyped name may have meant. */
public final class Suggestion {
    /** The most letters that may differ, so that a suggestion is not a guess. */
    private static final int MOST_EDITS = 3;

    private Suggestion() {}

    /**
     * The words to append to a message on an unknown name. Capital letters count as small ones.
     *
     * @param known the names there are
     * @param unknown the name given
     * @return {@code "; maybe 'x'?"} for the nearest name, or a period if none is near
     */
    public static String among(Collection<String> known, String unknown) {
        int most = Math.min(MOST_EDITS, Math.max(1, unknown.length() / 2));
        String small = unknown.toLowerCase(Locale.ROOT);
        return known.stream()
                .filter(name -> edits(name.toLowerCase(Locale.ROOT), small) <= most)
                .min(Comparator.comparingInt((String name) -> edits(name.toLowerCase(Locale.ROOT), small))
                        .thenComparing(name -> name))
                .map(name -> "; maybe '" + name + "'?")
                .orElse(".");
    }

    /** The Levenshtein distance: how many letters to insert, delete or replace. */
    static int edits(String from, String to) {
        int[] previous = new int[to.length() + 1];
        for (int j = 0; j <= to.length(); j++) {
            previous[j] = j;
        }
        for (int i = 1; i <= from.length(); i++) {
            int[] current = new int[to.length() + 1];
            current[0] = i;
            for (int j = 1; j <= to.length(); j++) {
                int replaced = previous[j - 1] + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
                current[j] = Math.min(replaced, 1 + Math.min(previous[j], current[j - 1]));
            }
            previous = current;
        }
        return previous[to.length()];
    }
}
