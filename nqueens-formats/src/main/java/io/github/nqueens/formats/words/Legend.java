package io.github.nqueens.formats.words;

import io.github.nqueens.formats.Reading;
import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lines that say what the signs of a board stand for, such as {@code Q = queen}. */
public final class Legend {
    private static final String IS_QUEEN = "= queen";
    private static final List<String> ARE_BLOCKED =
            List.of("= block", "= wall", "= hole", "= obstacle", "= forbidden", "= reserved");
    private static final Set<String> MARKS = Set.of("x", "1", "*");

    private static final int LONGEST_LINE = 60;

    private Legend() {}

    /** Refuses a sign for queens that stands for another square in other texts. */
    public static void requireKnown(Source source) {
        String text = source.text.toLowerCase(Locale.ROOT);
        for (int at = text.indexOf(IS_QUEEN); at >= 0; at = text.indexOf(IS_QUEEN, at + 1)) {
            String sign = before(text, at);
            boolean letter = Signs.hasLetter(sign);
            boolean other = Signs.BLOCKED.contains(sign) || Signs.OPEN.contains(sign) || sign.equals("0");
            if (other && !letter && !sign.isEmpty()) {
                throw new IllegalArgumentException(source.at(at) + " says that the sign " + Source.quote(sign)
                        + " is a queen, which is another square in other texts; write 'Q' for a queen");
            }
        }
    }

    /** The reading that a text asks for by a sign of blocked squares, or null if it asks for none. */
    public static @Nullable Reading reading(String written) {
        String text = written.toLowerCase(Locale.ROOT);
        for (String blocked : ARE_BLOCKED) {
            for (int at = text.indexOf(blocked); at >= 0; at = text.indexOf(blocked, at + 1)) {
                if (MARKS.contains(before(text, at))) {
                    return Reading.BLOCKED;
                }
            }
        }
        return null;
    }

    /** The last word of a line before an index, without quotation marks. */
    private static String before(String text, int at) {
        String line = text.substring(Math.max(0, at - LONGEST_LINE), at);
        String before = line.substring(line.lastIndexOf('\n') + 1).strip().replace("'", "");
        return before.substring(Math.max(before.lastIndexOf(' '), before.lastIndexOf(',')) + 1);
    }
}
