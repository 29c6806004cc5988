package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Source;
import java.util.Set;

/** Finds how many queens or stars a sentence asks for in each row, column or region. */
final class StarCounts {
    private static final Set<String> EACH = Set.of("per", "each", "every");
    private static final Set<String> UNITS = Set.of(
            "row", "rows", "column", "columns", "col", "line", "lines", "region", "area", "color", "colour", "sector",
            "cage", "zone", "shape", "group", "unit", "rank", "file");
    private static final Set<String> STARS = Set.of("star", "stars", "crown", "crowns", "\u2605", "\u2B50", "\u2737");

    private StarCounts() {}

    private static int count(Sentence line, int i) {
        return line.is(i, "double", "triple", "twin", "pair", "several", "multiple") ? 2 : line.number(i);
    }

    /** Refuses a line that asks for more queens or stars than one in each row, column or region. */
    static void requireOne(Source source, Sentence line, int i) {
        boolean star = STARS.contains(line.text(i));
        boolean twice = star && !line.isWord(i) && line.is(i + 1, line.text(i)) && line.touches(i);
        if (twice && (line.has(EACH) || line.size() == 2)) {
            throw stars(source, line, i, 2);
        }
        if (EACH.contains(line.text(i)) && UNITS.contains(line.text(i + 1))) {
            // Behind "each row", the number may stand: each row has two queens.
            for (int at = i + 2; at < i + 8; at++) {
                if (count(line, at) > 1 && (line.isQueen(at + 1) || line.is(at + 1, "of"))) {
                    throw stars(source, line, at, count(line, at));
                }
            }
        }
        if (!star && !line.is(i, "queen", "queens")) {
            return;
        }
        int value = star && line.is(i - 1, "define") ? i + 1 : star ? line.value(i) : -1;
        int next = line.is(value + 1, ",") ? value + 2 : value + 1;
        if (line.isNumber(value) && line.number(value) > 1 && !line.isNumber(next)) {
            throw stars(source, line, value, line.number(value));
        }
        int before = line.is(i - 1, "-", "of") ? i - 2 : i - 1;
        int count = count(line, before);
        if (count > 1
                && !Provisos.isDenied(line, before)
                && (isEach(line, i) || (star && count < 7 && !line.has(Set.of("total", "all", "placed"))))) {
            throw stars(source, line, before, count);
        }
    }

    /** Whether a number of queens before an index is that of each row, column or region, and no other number stands between. */
    private static boolean isEach(Sentence line, int index) {
        for (int at = index + 1; at < line.size() && count(line, at) < 0; at++) {
            boolean each = EACH.contains(line.text(at)) || (line.is(at, "a") && !line.is(at - 1, "in", "on"));
            if (each && UNITS.contains(line.text(at + 1))) {
                return true;
            }
        }
        return false;
    }

    private static IllegalArgumentException stars(Source source, Sentence line, int at, int count) {
        return new IllegalArgumentException(
                source.at(line.offset(at)) + " asks for " + count
                        + " stars in each row, column and region, but a problem has one queen in each; puzzles with more are not supported");
    }
}
