package io.github.nqueens.lab.exchange;

import io.github.nqueens.Solver;
import io.github.nqueens.SolverCatalog;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.internal.OptionTexts;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The fields that the page sends, which are the state of its address as well; only solvers may be several. */
public final class LabForm {
    private static final int LONGEST_SPEC = 1_000;

    private final List<String> specs = new ArrayList<>();
    private final Map<String, String> fields = new LinkedHashMap<>();

    private LabForm() {}

    /**
     * Reads a form.
     *
     * @param once the fields that may be given, beside solvers
     */
    public static LabForm parse(String text, Set<String> once) {
        LabForm form = new LabForm();
        for (String pair : text.split("&", -1)) {
            int equals = pair.indexOf('=');
            String key = equals < 0 ? pair : pair.substring(0, equals);
            String value = decode(equals < 0 ? "" : pair.substring(equals + 1));
            if (key.equals("solver")) {
                form.specs.add(value);
            } else if (!once.contains(key) || form.fields.put(key, value) != null) {
                throw new RefusedException(400, "refused.field", shorten(key));
            }
        }
        return form;
    }

    /** What the solvers are called in the form. */
    public List<String> specs() {
        return List.copyOf(specs);
    }

    public String text(String key, String otherwise) {
        return fields.getOrDefault(key, otherwise);
    }

    /** One of two values, the first if none is given. */
    public String choice(String key, String first, String second) {
        String value = text(key, first);
        if (!value.equals(first) && !value.equals(second)) {
            throw new RefusedException(400, "refused.choice", key, shorten(value), first, second);
        }
        return value;
    }

    /**
     * The constant that a field names as users do; nothing if it says what it says without one.
     *
     * @param refusal the text that says which constants there are
     */
    public <E extends Enum<E>> Optional<E> constant(String key, String otherwise, E[] all, String refusal) {
        String name = text(key, otherwise);
        if (name.equals(otherwise)) {
            return Optional.empty();
        }
        List<String> names = Arrays.stream(all).map(Kebab::of).toList();
        if (!names.contains(name)) {
            throw new RefusedException(400, refusal, shorten(name), String.join(", ", names));
        }
        return Optional.of(all[names.indexOf(name)]);
    }

    public long number(String key, long least, long most) {
        return number(key, text(key, ""), least, most);
    }

    public static long number(String key, String text, long least, long most) {
        try {
            long number = Long.parseLong(OptionTexts.whole(text.strip()));
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException malformed) {
            throw (RefusedException)
                    new RefusedException(400, "refused.number", key, shorten(text), least, most).initCause(malformed);
        }
        throw new RefusedException(400, "refused.number", key, shorten(text), least, most);
    }

    /** The solvers, each of which takes a board of the size. */
    public List<Solver> solvers(SolverCatalog catalog, int most, int n) {
        if (specs.isEmpty() || specs.size() > most) {
            throw new RefusedException(400, "refused.solvers", specs.size(), most);
        }
        return specs.stream().map(spec -> solver(spec, n, catalog)).toList();
    }

    private static Solver solver(String spec, int n, SolverCatalog catalog) {
        if (spec.length() > LONGEST_SPEC) {
            throw new RefusedException(400, "refused.spec", LONGEST_SPEC);
        }
        Solver solver;
        try {
            solver = catalog.get(spec);
        } catch (IllegalArgumentException e) {
            throw RefusedException.because(e);
        }
        int largest = solver.descriptor().largestSize();
        if (n > largest) {
            throw new RefusedException(400, "refused.size", solver.name(), largest);
        }
        return solver;
    }

    private static String decode(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw RefusedException.because(e);
        }
    }

    /** What a sentence on the page quotes of a text. */
    public static String shorten(String text) {
        return Excerpt.of(text, 40);
    }
}
