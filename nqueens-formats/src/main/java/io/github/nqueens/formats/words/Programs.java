package io.github.nqueens.formats.words;

import io.github.nqueens.formats.text.Source;
import java.util.List;
import java.util.Set;

/** Refuses words and signs of programs that are yet to compute a board, and points in place of values that somebody left out. */
final class Programs {
    private static final List<Phrase> PROGRAMS =
            Phrase.all("S|N range +(", ": +- W", "[ A ] * V", "[ A A ] * V", "^ constraint|forall");
    private static final List<Phrase> GAPS = Phrase.all(", ...", "N ... N|,|]|)|}", "] ... ]|)|}");
    private static final List<Phrase> GAPS_ALONE = Phrase.all("^ ... *, $");

    private final Source source;
    private final List<Sentence> lines;
    private boolean inLoop;

    Programs(Source source, List<Sentence> lines) {
        this.source = source;
        this.lines = lines;
    }

    void requireNone(Sentence line, int i) {
        if (line.isWord(i)) {
            requireNoFilling(line, i);
        }
        boolean one = line.isWord(i) || line.isNumber(i);
        for (Phrase phrase : PROGRAMS) {
            int end = phrase.end(line, i);
            if (end >= 0 && (!line.is(i, "constraint", "forall") || line.has(Set.of("(")))) {
                int at = phrase.equals(PROGRAMS.get(0)) ? i + 1 : phrase.equals(PROGRAMS.get(1)) || one ? i : end - 2;
                throw program(line, at, phrase.equals(PROGRAMS.get(1)) ? i + 1 : at);
            }
        }
        boolean gap = Phrase.isAny(GAPS, line, i)
                || (Phrase.isAny(GAPS_ALONE, line, i)
                        && lines.stream().noneMatch(other -> other != line && other.isOfThree()));
        if (gap) {
            int at = line.gapEnd(i) < 0 ? i + 1 : i;
            throw new IllegalArgumentException(source.at(line.offset(at)) + " leaves out values at '"
                    + (line.is(at, "\u2026") ? "\u2026" : "...")
                    + "'; print the whole list, for example with numpy.set_printoptions(threshold=sys.maxsize)");
        }
    }

    /** Refuses words with which a program computes a board, and what a loop assigns or adds. */
    private void requireNoFilling(Sentence line, int i) {
        boolean loops = i == 0 && line.is(0, "for", "while", "foreach", "until");
        inLoop |= loops && (line.has(Set.of("(", "{")) || line.is(line.size() - 1, ":"));
        boolean called = line.is(i + 1, "(") && line.touches(i);
        boolean comprehension = line.is(i, "for")
                && i > 0
                && !line.isWord(0)
                && line.is(line.size() - 1, "]")
                && line.has(i, line.size(), Set.of("in"));
        boolean assigned =
                inLoop && line.is(i - 1, "[") && line.is(i + 1, "]") && line.is(i + 2, "=") && !line.is(i + 3, "=");
        boolean mapped = called && line.is(i, "map") && line.has(Set.of("=")) && line.has(Set.of("+", "-", "*", "%"));
        if (comprehension
                || assigned
                || mapped
                || (called && (line.is(i, Words.COMPUTES) || (inLoop && line.is(i, Words.FILLS))))) {
            throw program(line, i, i);
        }
    }

    private IllegalArgumentException program(Sentence line, int first, int last) {
        return new IllegalArgumentException(source.at(line.offset(first)) + " has "
                + Source.quote(line.written(first, last))
                + ", with which a program computes a board; programs are not run, so write the board that it prints");
    }
}
