package io.github.nqueens.formats.words;

import java.util.Arrays;
import java.util.List;

/**
 * Words and signs that follow each other. An element is one text or several, divided by bars; {@code N} is any number, {@code V} any number
 * or word, {@code W} any word, {@code S} any sign, {@code A} anything, {@code ^} and {@code $} the ends of a line, {@code QUEEN} the name of a
 * queen, {@code ...} three points in place of values. An element behind {@code +} touches the one before it, and one behind {@code *} may be
 * missing. Dashes between words are passed over.
 */
record Phrase(List<Element> elements) {
    /** One of several texts. */
    private record Element(boolean bound, boolean optional, List<String> choices) {
        static Element of(String written) {
            boolean bound = written.length() > 1 && written.charAt(0) == '+';
            boolean optional = written.length() > 1 && written.charAt(0) == '*';
            return new Element(
                    bound,
                    optional,
                    List.of(written.substring(bound || optional ? 1 : 0).split("\\|", -1)));
        }

        int end(Sentence line, int at) {
            for (String choice : choices) {
                int end = end(line, at, choice);
                if (end >= 0 && (!bound || line.touches(at - 1))) {
                    return end;
                }
            }
            return optional ? at : -1;
        }

        private static int end(Sentence line, int at, String wanted) {
            boolean fits = switch (wanted) {
                case "N" -> line.isNumber(at);
                case "V" -> line.isNumber(at) || line.isWord(at);
                case "W" -> line.isWord(at);
                case "S" -> at >= 0 && at < line.size() && !line.isNumber(at) && !line.isWord(at);
                case "A" -> at >= 0 && at < line.size();
                case "QUEEN" -> line.isQueen(at) || line.text(at).equals("q");
                default -> line.text(at).equals(wanted);
            };
            return switch (wanted) {
                case "^" -> at == 0 ? 0 : -1;
                case "$" -> at == line.size() ? at : -1;
                case "..." -> line.gapEnd(at);
                default -> fits ? at + 1 : -1;
            };
        }
    }

    static Phrase of(String written) {
        return new Phrase(Arrays.stream(written.split(" ", -1)).map(Element::of).toList());
    }

    static List<Phrase> all(String... written) {
        return Arrays.stream(written).map(Phrase::of).toList();
    }

    static boolean isAny(List<Phrase> phrases, Sentence line, int start) {
        for (Phrase phrase : phrases) {
            if (phrase.end(line, start) >= 0) {
                return true;
            }
        }
        return false;
    }

    /** Where the phrase ends that begins at an index of a sentence, or -1. */
    int end(Sentence line, int start) {
        int at = start;
        for (Element element : elements) {
            while (at > start && line.text(at).equals("-") && line.isWord(at - 1) && line.isWord(at + 1)) {
                at++;
            }
            at = element.end(line, at);
            if (at < 0) {
                return -1;
            }
        }
        return at;
    }
}
