package io.github.nqueens.web.compiler;

import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Makes the numbers of type {@code long} in a compiled script faster. Constants become literals: the compiler makes each by a call wherever
 * it is used, so that a browser makes a new object every time, and does not know the value when it optimizes a loop. Shifts, and what
 * reads or joins halves of a number, write it to memory as 64 bits and read 32, or the other way round.
 */
public final class FastLongs {
    private static final String NAME = "(?<![\\w$.])([\\w$]+)=";
    private static final String NUMBER = " ?(-?\\d+)";

    private static final Pattern OF_HALVES =
            Pattern.compile(NAME + "\\((\\w+),(\\w+)\\)=>BigInt\\.asIntN\\(64,BigInt\\.asUintN\\(64,BigInt\\(\\2\\)\\)"
                    + "\\|BigInt\\.asUintN\\(64,BigInt\\(\\3\\)<<BigInt\\(32\\)\\)\\)");

    private static final Pattern OF_INT = Pattern.compile(NAME + "(\\w+)=>BigInt\\.asIntN\\(64,BigInt\\(\\2\\|0\\)\\)");
    private static final Pattern ZERO = Pattern.compile(NAME + "BigInt\\(0\\)");
    private static final String TEXT = "\"(?:[^\"\\\\]|\\\\.)*+\"|'(?:[^'\\\\]|\\\\.)*+'";
    private static final long LOWER_HALF = 0xFFFFFFFFL;

    /** What is behind the name of a function, and what does the same in a fraction of the time. The lower half comes first in memory. */
    private static final Map<String, String> FASTER = Map.of(
            "=(lo,hi)=>BigInt.asIntN(64,BigInt.asUintN(64,BigInt(lo))|BigInt.asUintN(64,BigInt(hi)<<BigInt(32)))",
            "=(lo,hi)=>{HALVES[0]=lo;HALVES[1]=hi;return WHOLE[0];}",
            "=val=>Number(val)",
            "=val=>{WHOLE[0]=val;return HALVES[1]*4294967296+(HALVES[0]>>>0);}",
            "=val=>Number(BigInt.asIntN(64,val>>BigInt(32)))|0",
            "=val=>{WHOLE[0]=val;return HALVES[1];}",
            "=val=>Number(BigInt.asIntN(32,val))|0",
            "=val=>{WHOLE[0]=val;return HALVES[0];}",
            "=(a,b)=>BigInt.asIntN(64,a<<BigInt(b&63))",
            "=(a,b)=>{WHOLE[0]=a;b&=63;let lo=HALVES[0];if(b>31){HALVES[1]=lo<<b;HALVES[0]=0;}"
                    + "else if(b>0){HALVES[1]=HALVES[1]<<b|lo>>>32-b;HALVES[0]=lo<<b;}return WHOLE[0];}",
            "=(a,b)=>BigInt.asIntN(64,a>>BigInt(b&63))",
            "=(a,b)=>{WHOLE[0]=a;b&=63;let hi=HALVES[1];if(b>31){HALVES[0]=hi>>b;HALVES[1]=hi>>31;}"
                    + "else if(b>0){HALVES[0]=HALVES[0]>>>b|hi<<32-b;HALVES[1]=hi>>b;}return WHOLE[0];}",
            "=(a,b)=>BigInt.asIntN(64,BigInt.asUintN(64,a)>>BigInt(b&63))",
            "=(a,b)=>{WHOLE[0]=a;b&=63;let hi=HALVES[1];if(b>31){HALVES[0]=hi>>>b;HALVES[1]=0;}"
                    + "else if(b>0){HALVES[0]=HALVES[0]>>>b|hi<<32-b;HALVES[1]=hi>>>b;}return WHOLE[0];}");

    private static final String MEMORY = "let WHOLE=new BigInt64Array(1),HALVES=new Int32Array(WHOLE.buffer);";

    private FastLongs() {}

    /**
     * The same script with literals and faster functions.
     *
     * @param script as {@link ShortNames} leaves it
     * @return a script that does the same
     * @throws IllegalArgumentException if the script has other functions for numbers of 64 bits
     */
    public static String in(String script) {
        String ofHalves = word(name(OF_HALVES, script));
        String ofInt = word(name(OF_INT, script));
        String zero = word(name(ZERO, script));
        // The definition of zero keeps its name.
        Pattern constants = Pattern.compile(TEXT + "|" + ofHalves + "\\(" + NUMBER + "," + NUMBER + "\\)|" + ofInt
                + "\\(" + NUMBER + "\\)|(" + zero + "(?!=))");
        String faster = constants.matcher(script).replaceAll(found -> Matcher.quoteReplacement(literal(found)));
        for (Map.Entry<String, String> function : FASTER.entrySet()) {
            if (!faster.contains(function.getKey())) {
                throw new IllegalArgumentException("the script has no function " + function.getKey());
            }
            faster = faster.replace(function.getKey(), function.getValue());
        }
        return MEMORY + faster;
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
