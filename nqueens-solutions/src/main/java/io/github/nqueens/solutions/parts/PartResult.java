package io.github.nqueens.solutions.parts;

import io.github.nqueens.solutions.files.PartLine;

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
 * <p>Immutable and safe for use by several threads. Java's serialization refuses it; store its text. Equal results have equal texts.
 */
public final class PartResult {
    private final PartLine line;

    PartResult(PartLine line) {
        this.line = line;
    }

    /**
     * Reads what {@link #toText} wrote.
     *
     * @param text one line, without its end
     * @return the result
     * @throws IllegalArgumentException if the text is damaged, is no result of a part, or is one of another version
     */
    public static PartResult parse(String text) {
        return new PartResult(PartLine.parse(text));
    }

    /**
     * The number of the part.
     *
     * @return at least 0
     */
    public int part() {
        return line.part();
    }

    /**
     * The number that this part adds to the whole. Where symmetries are used, it is not the number of solutions that the part
     * searches.
     *
     * @return at least 0
     */
    public long count() {
        return line.numbers()[0];
    }

    /** The number of {@link #count()}, then what else the method counts. */
    long[] numbers() {
        return line.numbers();
    }

    /** The result as the files of a count hold it. */
    PartLine line() {
        return line;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof PartResult result && result.line.equals(line);
    }

    @Override
    public int hashCode() {
        return line.hashCode();
    }

    /**
     * The result as text, in one line.
     *
     * @return for example {@code "nqueens-part 2 plan=0710070d part=4 counts=24 proof=1ce210703de353a9 check=920f01c4"}
     */
    public String toText() {
        return line.toString();
    }

    /**
     * The result as text.
     *
     * @return the same line as {@link #toText}, which is short
     */
    @Override
    public String toString() {
        return toText();
    }
}
