package io.github.nqueens.solutions;

import io.github.nqueens.solutions.counting.CheckedSums;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.CRC32;

/**
 * The result of one part of a {@linkplain CountPlan plan}, which is sent and kept as one line of text.
 *
 * <p>The line names the plan by a fingerprint and ends with a checksum, so a damaged line is noticed when it is read.
 *
 * <p>It also has a proof of its numbers: the same terms, summed modulo 2<sup>61</sup> - 1 and tied to the plan and the part.
 * {@link CountPlan#total} refuses a number that does not fit. It may have gone wrong in memory, or been changed together with
 * the checksum, or belong to another part. The odds that a wrong number fits are one in 10<sup>18</sup>. The proof cannot show
 * that the terms were right: for that, count some parts again on another machine. It does not stop anybody who makes up a
 * number and its proof either.
 *
 * <p>Immutable and safe for use by several threads. Equal results have equal texts.
 */
public final class PartResult {
    private static final int VERSION = 2;

    private final String plan;
    private final int part;
    private final long[] counts;
    private final long proof;

    private PartResult(String plan, int part, long[] counts, long proof) {
        this.plan = plan;
        this.part = part;
        this.counts = counts;
        this.proof = proof;
    }

    /**
     * What a part came to.
     *
     * @param plan the fingerprint of the plan
     */
    static PartResult of(String plan, int part, CheckedSums sums) {
        return new PartResult(plan, part, sums.numbers(), proof(plan, part, sums.residue()));
    }

    /**
     * Reads what {@link #toString} wrote.
     *
     * @param text one line, without its end
     * @return the result
     * @throws IllegalArgumentException if the text is damaged, is no result of a part, or is one of another version
     * @throws NullPointerException if {@code text} is null
     */
    public static PartResult parse(String text) {
        Matcher format = Format.TEXT.matcher(Objects.requireNonNull(text, "text"));
        if (!format.matches()) {
            throw new IllegalArgumentException(
                    "'" + text + "' is no result of a part; give a line as PartResult.toString()"
                            + " writes it, beginning with 'nqueens-part'");
        }
        if (!check(format.group(1)).equals(format.group(7))) {
            throw new IllegalArgumentException(
                    "the result '" + text + "' is damaged, its checksum does not fit; count the part again");
        }
        if (Integer.parseInt(format.group(2)) != VERSION) {
            throw new IllegalArgumentException("the result '" + text + "' is of version " + format.group(2)
                    + ", but this version of the library reads version " + VERSION
                    + "; read it with the version that wrote it");
        }
        try {
            long[] counts = Arrays.stream(format.group(5).split(","))
                    .mapToLong(Long::parseLong)
                    .toArray();
            return new PartResult(
                    format.group(3),
                    Integer.parseInt(format.group(4)),
                    counts,
                    Long.parseUnsignedLong(format.group(6), 16));
        } catch (NumberFormatException tooLarge) {
            throw new IllegalArgumentException(
                    "the result '" + text + "' holds a number above " + Long.MAX_VALUE + "; count the part again",
                    tooLarge);
        }
    }

    /**
     * Which part this is.
     *
     * @return at least 0
     */
    public int part() {
        return part;
    }

    /**
     * The number that this part adds to the whole. Where symmetries are used, it is not the number of solutions that the part
     * searches.
     *
     * @return at least 0
     */
    public long count() {
        return counts[0];
    }

    /** The fingerprint of the plan. */
    String plan() {
        return plan;
    }

    /** The number of {@link #count()}, then what else the method counts. */
    long[] counts() {
        return counts.clone();
    }

    /** Whether the numbers fit the proof. */
    boolean isSound() {
        return proof == proof(plan, part, CheckedSums.residueOf(counts));
    }

    private static long proof(String plan, int part, long residue) {
        return CheckedSums.tied(residue, Long.parseLong(plan, 16) << 32 | part);
    }

    /** Eight hexadecimal digits that a text with a few changed characters does not share. */
    static String check(String text) {
        CRC32 crc = new CRC32();
        crc.update(text.getBytes(StandardCharsets.UTF_8));
        return String.format("%08x", crc.getValue());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PartResult && other.toString().equals(toString());
    }

    @Override
    public int hashCode() {
        return toString().hashCode();
    }

    /**
     * The result as text, in one line.
     *
     * @return for example {@code "nqueens-part 2 plan=0710070d part=4 counts=24 proof=1ce210703de353a9 check=920f01c4"}
     */
    @Override
    public String toString() {
        String body = "nqueens-part " + VERSION + " plan=" + plan + " part=" + part + " counts="
                + Arrays.stream(counts).mapToObj(Long::toString).collect(Collectors.joining(","))
                + String.format(" proof=%016x", proof);
        return body + " check=" + check(body);
    }

    /** Apart, as a count that reads no results should not pay for it in its first milliseconds. */
    private static final class Format {
        static final Pattern TEXT = Pattern.compile(
                "(nqueens-part (\\d{1,9}) plan=([0-9a-f]{8}) part=(\\d{1,9}) counts=(\\d{1,19}(?:,\\d{1,19})*)"
                        + " proof=([0-9a-f]{16})) check=([0-9a-f]{8})");
    }
}
