package io.github.nqueens.solutions.files;

import io.github.nqueens.internal.ByteOrderMark;
import io.github.nqueens.internal.Excerpt;
import io.github.nqueens.solutions.counting.CheckedSums;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Objects;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The result of a part as one line of text, which ends with a checksum. Immutable; equal lines have equal texts.
 */
public final class PartLine {
    private static final int VERSION = 2;

    private final String plan;
    private final int part;
    private final long[] numbers;
    private final long proof;

    private PartLine(String plan, int part, long[] numbers, long proof) {
        this.plan = plan;
        this.part = part;
        this.numbers = numbers;
        this.proof = proof;
    }

    /**
     * Writes down what a part came to.
     *
     * @param plan the {@linkplain CheckedText#checksum checksum} of the plan's text
     */
    public static PartLine of(String plan, int part, CheckedSums sums) {
        return new PartLine(plan, part, sums.numbers(), proof(plan, part, sums.residue()));
    }

    /**
     * Reads what {@link #toString} wrote.
     *
     * @throws IllegalArgumentException if the text is damaged, is no result of a part, or is one of another version
     */
    public static PartLine parse(String text) {
        Matcher format = Format.TEXT.matcher(ByteOrderMark.skip(Objects.requireNonNull(text, "text")));
        if (!format.matches()) {
            throw new IllegalArgumentException("'" + Excerpt.of(text)
                    + "' is no result of a part; give a line as PartResult.toText() writes it, beginning with"
                    + " 'nqueens-part'");
        }
        if (!CheckedText.checksum(format.group(1)).equals(format.group(7))) {
            throw new IllegalArgumentException("the result '" + Excerpt.of(text)
                    + "' is damaged, its checksum does not fit; count the part again");
        }
        if (Integer.parseInt(format.group(2)) != VERSION) {
            throw new IllegalArgumentException("the result '" + Excerpt.of(text) + "' is of version " + format.group(2)
                    + ", but this version of the library reads version " + VERSION
                    + "; read it with the version that wrote it");
        }
        try {
            long[] numbers = Arrays.stream(format.group(5).split(","))
                    .mapToLong(Long::parseLong)
                    .toArray();
            return new PartLine(
                    format.group(3),
                    Integer.parseInt(format.group(4)),
                    numbers,
                    Long.parseUnsignedLong(format.group(6), 16));
        } catch (NumberFormatException tooLarge) {
            throw new IllegalArgumentException(
                    "the result '" + Excerpt.of(text) + "' holds a number above " + Long.MAX_VALUE
                            + "; count the part again",
                    tooLarge);
        }
    }

    /** The number of the part. */
    public int part() {
        return part;
    }

    /** The solutions of the part, then what else the method counts; a copy. */
    public long[] numbers() {
        return numbers.clone();
    }

    /**
     * Refuses a result that is impossible for every part of a plan.
     *
     * @param text the text of the plan
     * @param parts how many parts the plan has
     * @param numbersOf how many numbers a part of the plan has
     * @throws IllegalArgumentException if the result is of another plan, or damaged, or wrong; the message names the part
     */
    public void requireOf(String text, int parts, IntUnaryOperator numbersOf) {
        String fingerprint = CheckedText.checksum(text);
        if (!plan.equals(fingerprint)) {
            throw new IllegalArgumentException("part " + part + " is of another plan, " + plan + ", and not of "
                    + fingerprint + ", '" + Excerpt.of(text) + "'; leave it out");
        }
        if (part >= parts || numbers.length != numbersOf.applyAsInt(part)) {
            throw new IllegalArgumentException("part " + part + " is damaged: '" + this + "' does not fit a plan of "
                    + parts + (parts == 1 ? " part" : " parts") + "; count it again");
        }
        if (proof != proof(plan, part, CheckedSums.residueOf(numbers))) {
            throw new IllegalArgumentException("part " + part + " is wrong: the number " + numbers[0] + " of '" + this
                    + "' does not fit its proof; count it again");
        }
    }

    private static long proof(String plan, int part, long residue) {
        return CheckedSums.tied(residue, Long.parseLong(plan, 16) << 32 | part);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PartLine && other.toString().equals(toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /** The result in one line. */
    @Override
    public String toString() {
        String body = "nqueens-part " + VERSION + " plan=" + plan + " part=" + part + " counts="
                + Arrays.stream(numbers).mapToObj(Long::toString).collect(Collectors.joining(","))
                + " proof=" + HexFormat.of().toHexDigits(proof);
        return body + " check=" + CheckedText.checksum(body);
    }

    /** The pattern stands apart, because a count that reads no results should not compile it in its first milliseconds. */
    private static final class Format {
        static final Pattern TEXT = Pattern.compile(
                "(nqueens-part (\\d{1,9}) plan=([0-9a-f]{8}) part=(\\d{1,9}) counts=(\\d{1,19}(?:,\\d{1,19})*)"
                        + " proof=([0-9a-f]{16})) check=([0-9a-f]{8})");
    }
}
