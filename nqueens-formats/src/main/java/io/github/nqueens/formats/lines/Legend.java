package io.github.nqueens.formats.lines;

import io.github.nqueens.formats.text.Signs;
import io.github.nqueens.formats.text.Source;
import java.util.Locale;

/** Lines that say what the signs of a board stand for, such as {@code Q = queen}. */
public final class Legend {
    private static final String IS_QUEEN = "= queen";

    private Legend() {}

    /** Refuses a sign for queens that stands for a blocked or an open square in other texts. */
    public static void requireKnown(Source source) {
        String text = source.text.toLowerCase(Locale.ROOT);
        for (int at = text.indexOf(IS_QUEEN); at >= 0; at = text.indexOf(IS_QUEEN, at + 1)) {
            String before = text.substring(text.lastIndexOf('\n', at) + 1, at).strip().replace("'", "");
            String sign = before.substring(Math.max(before.lastIndexOf(' '), before.lastIndexOf(',')) + 1);
            boolean letter = sign.chars().anyMatch(Character::isLetter);
            boolean other = Signs.BLOCKED.contains(sign) || Signs.OPEN.contains(sign) || sign.equals("0");
            if (other && !letter && !sign.isEmpty()) {
                throw new IllegalArgumentException(source.at(at) + " says that the sign " + Source.quote(sign)
                        + " is a queen, which is another square in other texts; write 'Q' for a queen");
            }
        }
    }
}
