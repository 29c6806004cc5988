package io.github.nqueens.formats;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What happens to a text on its way: a line or a value is lost, doubled or comes from elsewhere, or a name becomes another word. */
enum Change {
    LINE_REMOVED,
    LINE_DOUBLED,
    LINE_INSERTED,
    VALUE_REMOVED,
    VALUE_DOUBLED,
    VALUE_INSERTED,
    NAME_REPLACED;

    private static final Pattern NAME =
            Pattern.compile("(?<![A-Za-z_.])[A-Za-z_][A-Za-z_0-9]+(?=[\"']?\\s*\\]?\\s*(:|=|<-))");
    private static final Pattern VALUE = Pattern.compile("#[0-9a-fA-F]{6}\\b|-?[0-9]+|[A-Za-z]+|\\p{So}");

    /** A changed text, and the word that stands in it in place of another one. */
    record Changed(String text, String word, String before) {}

    Changed of(String text, Random random) {
        return switch (this) {
            case LINE_REMOVED, LINE_DOUBLED, LINE_INSERTED -> new Changed(lines(text, random), "", "");
            case VALUE_REMOVED, VALUE_DOUBLED, VALUE_INSERTED -> new Changed(values(text, random), "", "");
            case NAME_REPLACED -> named(text, random);
        };
    }

    private String lines(String text, Random random) {
        List<String> lines = new ArrayList<>(List.of(text.split("\n", -1)));
        int at = random.nextInt(lines.size());
        String other = lines.get(random.nextInt(lines.size()));
        if (this == LINE_REMOVED && lines.size() > 1) {
            lines.remove(at);
        } else if (this != LINE_REMOVED) {
            lines.add(at, this == LINE_DOUBLED ? lines.get(at) : other);
        }
        return String.join("\n", lines);
    }

    private String values(String text, Random random) {
        List<int[]> places = places(VALUE, text);
        if (places.isEmpty()) {
            return text;
        }
        int[] place = places.get(random.nextInt(places.size()));
        int[] other = places.get(random.nextInt(places.size()));
        String rest = text.substring(place[1]);
        if (this == VALUE_REMOVED) {
            // The comma goes with it, or stays.
            int comma = random.nextBoolean() && rest.startsWith(", ")
                    ? 2
                    : random.nextBoolean() && (rest.startsWith(",") || rest.startsWith(" ")) ? 1 : 0;
            return text.substring(0, place[0]) + rest.substring(comma);
        }
        int[] added = this == VALUE_DOUBLED ? place : other;
        return text.substring(0, place[1])
                + (text.indexOf(',') >= 0 ? "," : " ")
                + text.substring(added[0], added[1])
                + rest;
    }

    private static Changed named(String text, Random random) {
        List<int[]> places = places(NAME, text);
        if (places.isEmpty()) {
            return new Changed(text, "", "");
        }
        int[] place = places.get(random.nextInt(places.size()));
        String word = EnglishWords.any(random);
        return new Changed(
                text.substring(0, place[0]) + word + text.substring(place[1]),
                word,
                text.substring(place[0], place[1]));
    }

    private static List<int[]> places(Pattern pattern, String text) {
        Matcher found = pattern.matcher(text);
        List<int[]> places = new ArrayList<>();
        while (found.find()) {
            places.add(new int[] {found.start(), found.end()});
        }
        return places;
    }
}
