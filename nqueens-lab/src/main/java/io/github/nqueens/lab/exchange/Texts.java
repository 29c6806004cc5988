package io.github.nqueens.lab.exchange;

import io.github.nqueens.SolveListener;
import io.github.nqueens.visual.page.PageTemplate;
import java.util.Arrays;
import java.util.Objects;
import java.util.Properties;

/** The parts of the page, and every text that it shows. */
public final class Texts {
    public static final PageTemplate PAGE =
            new PageTemplate(name -> Texts.class.getResourceAsStream("/io/github/nqueens/lab/" + name));

    private static final Properties ALL = PAGE.texts("lab.properties");

    private Texts() {}

    public static Properties all() {
        return ALL;
    }

    /** A text with its places {@code {0}}, {@code {1}} and so on filled; whole numbers are grouped in thousands. */
    public static String get(String key, Object... arguments) {
        String pattern = Objects.requireNonNull(ALL.getProperty(key), key);
        return SolveListener.sentence(
                pattern, Arrays.stream(arguments).map(Texts::grouped).toArray());
    }

    private static Object grouped(Object argument) {
        return argument instanceof Integer || argument instanceof Long
                ? inThousands(((Number) argument).longValue())
                : argument;
    }

    /** Written without a formatter, as the one of the compiled library gives the least number two signs. */
    static String inThousands(long number) {
        StringBuilder text = new StringBuilder().append(number);
        int first = number < 0 ? 1 : 0;
        for (int place = text.length() - 3; place > first; place -= 3) {
            text.insert(place, ',');
        }
        return text.toString();
    }

    /** Why a search failed, in one line, whatever a solver has thrown. */
    public static String sentence(Throwable thrown) {
        String message = message(thrown);
        String text = thrown instanceof IllegalArgumentException && !message.isBlank()
                ? message
                : get("refused.failed", (thrown.getClass().getName() + ": " + message).replaceFirst(": $", ""));
        return text.replaceAll("\\s+", " ");
    }

    /** A solver's own exception may have no message, or fail when it is asked for one. */
    private static String message(Throwable thrown) {
        try {
            return Objects.requireNonNullElse(thrown.getMessage(), "");
        } catch (RuntimeException unknown) {
            return "";
        }
    }
}
