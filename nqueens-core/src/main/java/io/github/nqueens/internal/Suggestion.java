package io.github.nqueens.internal;

import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Finds what a mistyped name may have meant. */
public final class Suggestion {
    /** The most letters that may differ, so that a suggestion is not a guess. */
    private static final int MOST_EDITS = 3;

    /** Shorter words stand in too many names. */
    private static final int LEAST_WORD = 4;

    private Suggestion() {}

    /**
     * The words to append to a message on an unknown name.
     *
     * @param known the names there are
     * @param unknown the name given
     * @return {@code "; maybe 'x'?"} for the name that {@link #of} finds, or a period if there is none
     */
    public static String among(Collection<String> known, String unknown) {
        return of(known, unknown).map(name -> "; maybe '" + name + "'?").orElse(".");
    }

    /**
     * The nearest name. Capital letters count as small ones. A name is also meant by more words with the name at the beginning or the
     * end, and a name of several words by a word that occurs in no other name.
     *
     * @param known the names there are
     * @param unknown the name given
     * @return the nearest name, or empty if none is near
     */
    public static Optional<String> of(Collection<String> known, String unknown) {
        int most = Math.min(MOST_EDITS, Math.max(1, unknown.length() / 2));
        String small = unknown.toLowerCase(Locale.ROOT);
        return nearest(known, small, most).or(() -> longestWithin(known, small)).or(() -> onlyWithWord(known, small));
    }

    private static Optional<String> nearest(Collection<String> known, String small, int most) {
        return known.stream()
                .filter(name -> edits(name.toLowerCase(Locale.ROOT), small) <= most)
                .min(Comparator.comparingInt((String name) -> edits(name.toLowerCase(Locale.ROOT), small))
                        .thenComparing(name -> name));
    }

    /** The longest name with which several words begin or end: "tabu search" means "tabu". */
    private static Optional<String> longestWithin(Collection<String> known, String small) {
        String words = small.replace(' ', '-').replace('_', '-');
        return known.stream()
                .filter(name -> words.startsWith(name.toLowerCase(Locale.ROOT) + "-")
                        || words.endsWith("-" + name.toLowerCase(Locale.ROOT)))
                .max(Comparator.comparingInt(String::length).thenComparing(Comparator.reverseOrder()));
    }

    /** The one name with a word of several that is as good as the unknown one: "queen" and "queens" mean "queen-search". */
    private static Optional<String> onlyWithWord(Collection<String> known, String small) {
        if (small.length() < LEAST_WORD) {
            return Optional.empty();
        }
        List<String> names = known.stream()
                .filter(name -> Arrays.stream(name.toLowerCase(Locale.ROOT).split("-"))
                        .anyMatch(word -> edits(word, small) <= 1))
                .toList();
        return names.size() == 1 ? Optional.of(names.get(0)) : Optional.empty();
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
