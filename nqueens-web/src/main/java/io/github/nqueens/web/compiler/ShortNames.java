package io.github.nqueens.web.compiler;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Gives a compiled script other names, which pack better: the compiler gives each field of each class a name of its own, and names
 * functions by how often they are used. Here the first field of each class has the same name, and functions are named in the
 * order in which they appear, except the most used ones.
 */
public final class ShortNames {
    private static final Pattern TOKEN = Pattern.compile(
            // Texts, regular expressions, names with the dot before a property, numbers, and single signs.
            "\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'"
                    + "|/(?![*/ ])(?:[^/\\\\\\n\\[]|\\\\.|\\[(?:[^\\]\\\\\\n]|\\\\.)*+\\])++/[gimsuy]*+(?=[.,;)])"
                    + "|\\.?[A-Za-z_$][\\w$]*+|\\.?[0-9][\\w.]*+|[^\\w$\"']",
            Pattern.DOTALL);

    /** A class with fields: its constructor calls that of the class above, and gives each field a value. */
    private static final Pattern CLASS =
            Pattern.compile("function ([\\w$]+)\\(\\)\\{(?:let a=this;)?([\\w$]+)\\.call\\((?:a|this)\\);([^{}]*)}");

    private static final Pattern FIELD = Pattern.compile("(?:^|;)(?:a|this)\\.([\\w$]+)=");

    /** The function that makes a class without fields from the class above it. */
    private static final Pattern MAKER = Pattern.compile("([\\w$]+)=superclass=>");

    private static final Pattern GLOBAL = Pattern.compile("[A-Z][\\w$]*");
    private static final Pattern WORD = Pattern.compile("[a-z]{3,}");

    /** Longer names are those of the browser, as are these. */
    private static final int LONGEST_GLOBAL = 3;

    private static final Set<String> OF_BROWSER = Set.of("CSS", "Map", "NaN", "Set", "URL");

    private static final String FIRST = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    private static final String LATER = FIRST + FIRST.toLowerCase(Locale.ROOT) + "0123456789_$";
    private static final int MOST_USED = 26;

    private final List<String> tokens;

    private ShortNames(String script) {
        tokens = TOKEN.matcher(script).results().map(MatchResult::group).collect(Collectors.toList());
        if (!String.join("", tokens).equals(script)) {
            throw new IllegalArgumentException("the script has signs that are no part of any token");
        }
    }

    /**
     * The same script in one line, with other names.
     *
     * @param script as the compiler writes it when it shortens names
     * @return a script that does the same
     * @throws IllegalArgumentException if the compiler did not write the script
     */
    public static String in(String script) {
        ShortNames names = new ShortNames(script);
        names.rename(names.fields(inOneLine(script)));
        names.rename(names.globals());
        return inOneLine(String.join("", names.tokens));
    }

    /** The compiler breaks lines between any two tokens, and needs none of the breaks. */
    private static String inOneLine(String script) {
        return script.replaceAll("(?<=[\\w$])\n(?=[\\w$])", " ").replace("\n", "");
    }

    private void rename(Map<String, String> names) {
        tokens.replaceAll(token -> names.getOrDefault(token, token));
    }

    /** Fields of one object have different names, and none has the name of a method or of anything else behind a dot. */
    private Map<String, String> fields(String script) {
        Map<String, String> above = new HashMap<>();
        Matcher maker = MAKER.matcher(script);
        if (!maker.find()) {
            throw new IllegalArgumentException("the script makes no class without fields");
        }
        Pattern withoutFields =
                Pattern.compile("(?<![\\w$.])([\\w$]+)=" + Pattern.quote(maker.group(1)) + "\\(([\\w$]*)\\)");
        withoutFields.matcher(script).results().forEach(type -> above.put(type.group(1), type.group(2)));
        Map<String, List<String>> fields = new LinkedHashMap<>();
        Set<String> all = new HashSet<>();
        for (Matcher type = CLASS.matcher(script); type.find(); ) {
            above.put(type.group(1), type.group(2));
            List<String> own = FIELD.matcher(type.group(3))
                    .results()
                    .map(field -> field.group(1))
                    .filter(field -> !WORD.matcher(field).matches())
                    .toList();
            if (!own.stream().allMatch(all::add)) {
                throw new IllegalArgumentException("two classes have a field of one name, such as one of " + own);
            }
            fields.put(type.group(1), own);
        }
        requireWhole(above);
        Set<String> others = new HashSet<>();
        for (String token : tokens) {
            // Keys of objects begin with small letters, as names of variables do.
            if (!GLOBAL.matcher(token).matches()) {
                String name = token.replaceAll("[.\"]", "");
                if (!all.contains(name)) {
                    others.add(name);
                }
            }
        }
        List<String> free = Stream.iterate(0, i -> i + 1)
                .map(ShortNames::name)
                .filter(name -> !others.contains(name))
                .limit(all.size())
                .toList();
        Map<String, String> names = new HashMap<>();
        fields.forEach((type, own) -> {
            int first = countAbove(above.get(type), above, fields);
            for (int i = 0; i < own.size(); i++) {
                names.put('.' + own.get(i), '.' + free.get(first + i));
            }
        });
        return names;
    }

    /** Only the class above all others has none above it; that of an interface is 0, and none is named where it is the first. */
    private static void requireWhole(Map<String, String> above) {
        Set<String> unknown = new HashSet<>(above.values());
        unknown.removeAll(above.keySet());
        unknown.removeAll(Set.of("", "0"));
        if (unknown.size() > 1) {
            throw new IllegalArgumentException("some of these classes were not found: " + unknown);
        }
    }

    private static int countAbove(@Nullable String type, Map<String, String> above, Map<String, List<String>> fields) {
        return type == null || type.equals(above.get(type))
                ? 0
                : fields.getOrDefault(type, List.of()).size() + countAbove(above.get(type), above, fields);
    }

    /** The compiler's names for functions, classes and static fields begin with a capital, and others do not. */
    private Map<String, String> globals() {
        Map<String, Integer> uses = new LinkedHashMap<>();
        Set<String> others = new HashSet<>(OF_BROWSER);
        for (String token : tokens) {
            if (GLOBAL.matcher(token).matches()) {
                if (token.length() <= LONGEST_GLOBAL && !OF_BROWSER.contains(token)) {
                    uses.merge(token, 1, Integer::sum);
                } else {
                    others.add(token);
                }
            }
        }
        Set<String> ordered = uses.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(MOST_USED)
                .map(Map.Entry::getKey)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        ordered.addAll(uses.keySet());
        List<String> from = new ArrayList<>(ordered);
        Map<String, String> names = new HashMap<>();
        int next = 0;
        for (String name : from) {
            while (others.contains(name(next))) {
                next++;
            }
            names.put(name, name(next++));
        }
        return names;
    }

    /** A, B, ..., Z, AA, AB, and so on. */
    private static String name(int index) {
        if (index < FIRST.length()) {
            return FIRST.substring(index, index + 1);
        }
        int rest = index - FIRST.length();
        String last = LATER.substring(rest % LATER.length(), rest % LATER.length() + 1);
        return name(rest / LATER.length()) + last;
    }
}
