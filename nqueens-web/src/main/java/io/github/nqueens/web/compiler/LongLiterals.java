package io.github.nqueens.web.compiler;

import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Writes the constants of type {@code long} in a compiled script as literals. The compiler makes each by a call wherever it is used,
 * so that a browser makes a new object every time, and does not know the value when it optimizes a loop.
 */
public final class LongLiterals {
    private static final String NAME = "(?<![\\w$.])([\\w$]+)=";
    private static final String NUMBER = " ?(-?\\d+)";

    private static final Pattern OF_HALVES =
            Pattern.compile(NAME + "\\((\\w+),(\\w+)\\)=>BigInt\\.asIntN\\(64,BigInt\\.asUintN\\(64,BigInt\\(\\2\\)\\)"
                    + "\\|BigInt\\.asUintN\\(64,BigInt\\(\\3\\)<<BigInt\\(32\\)\\)\\)");

    private static final Pattern OF_INT = Pattern.compile(NAME + "(\\w+)=>BigInt\\.asIntN\\(64,BigInt\\(\\2\\|0\\)\\)");
    private static final Pattern ZERO = Pattern.compile(NAME + "BigInt\\(0\\)");
    private static final String TEXT = "\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'";
    private static final long LOWER_HALF = 0xFFFFFFFFL;

    private LongLiterals() {}

    /**
     * The same script with literals.
     *
     * @param script as {@link ShortNames} leaves it
     * @return a script that does the same
     * @throws IllegalArgumentException if the script does not say how it makes constants
     */
    public static String in(String script) {
        String ofHalves = word(name(OF_HALVES, script));
        String ofInt = word(name(OF_INT, script));
        String zero = word(name(ZERO, script));
        // The definition of zero keeps its name.
        Pattern constants = Pattern.compile(TEXT + "|" + ofHalves + "\\(" + NUMBER + "," + NUMBER + "\\)|" + ofInt
                + "\\(" + NUMBER + "\\)|(" + zero + "(?!=))");
        return constants.matcher(script).replaceAll(found -> Matcher.quoteReplacement(literal(found)));
    }

    private static String literal(MatchResult found) {
        if (found.group(1) != null) {
            return ((Long.parseLong(found.group(2)) << 32) | (Long.parseLong(found.group(1)) & LOWER_HALF)) + "n";
        }
        if (found.group(3) != null) {
            return found.group(3) + "n";
        }
        return found.group(4) != null ? "0n" : found.group();
    }

    private static String name(Pattern definition, String script) {
        Matcher found = definition.matcher(script);
        if (!found.find()) {
            throw new IllegalArgumentException("the script makes no constants by " + definition);
        }
        return found.group(1);
    }

    private static String word(String name) {
        return "(?<![\\w$.])" + Pattern.quote(name) + "(?![\\w$])";
    }
}
