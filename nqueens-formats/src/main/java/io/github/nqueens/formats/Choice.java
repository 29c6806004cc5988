package io.github.nqueens.formats;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Chooses among the meanings of a table, or says which there are. */
final class Choice {
    private Choice() {}

    /** Those that the reading chooses, and of these the sure ones if there are any. */
    static List<Meaning> fitting(List<Meaning> meanings, Reading as) {
        List<Meaning> chosen = meanings;
        if (as != null) {
            boolean origin = as == Reading.FROM_ZERO || as == Reading.FROM_ONE;
            chosen = meanings.stream()
                    .filter(meaning -> meaning.readings().contains(as))
                    .toList();
            boolean elsewhere = origin && meanings.stream().noneMatch(Choice::hasOrigin);
            chosen = elsewhere ? meanings : chosen;
        }
        List<Meaning> sure = chosen.stream().filter(Meaning::sure).toList();
        return sure.isEmpty() ? chosen : sure;
    }

    /** Those that count from what the text says, if it says so and any of them do. */
    static List<Meaning> countedFrom(List<Meaning> meanings, int from) {
        Reading origin = from == 0 ? Reading.FROM_ZERO : Reading.FROM_ONE;
        List<Meaning> counted = meanings.stream()
                .filter(meaning -> meaning.readings().contains(origin))
                .toList();
        return from < 0 || counted.isEmpty() ? meanings : counted;
    }

    private static boolean hasOrigin(Meaning meaning) {
        return meaning.readings().contains(Reading.FROM_ZERO)
                || meaning.readings().contains(Reading.FROM_ONE);
    }

    static void requireOne(Table table, List<Meaning> meanings) {
        if (meanings.size() > 1) {
            Meaning first = meanings.get(0);
            Meaning second = meanings.get(1);
            String one = names(first, second);
            String other = names(second, first);
            throw new IllegalArgumentException("the text at " + table.source.at(table.first()) + " can be read as "
                    + first.what() + " and as " + second.what() + ", and these differ; "
                    + (one.isEmpty() && other.isEmpty()
                            ? "write a list in brackets, or a size on a line of its own before the rest on one line"
                            : "choose the reading " + one + (one.isEmpty() || other.isEmpty() ? "" : " or ") + other));
        }
    }

    /** The readings of one that are not those of another. */
    private static String names(Meaning one, Meaning other) {
        return one.readings().stream()
                .filter(reading -> !other.readings().contains(reading))
                .map(Choice::name)
                .collect(Collectors.joining(" or "));
    }

    static String name(Reading reading) {
        return reading.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    static String refusal(Table table, Reading as) {
        List<Meaning> meanings = Meanings.of(table);
        return as == null || meanings.isEmpty()
                ? Refusals.of(table)
                : "the text at " + table.source.at(table.first()) + " cannot be read as " + name(as) + ", only as "
                        + meanings.get(0).what();
    }
}
