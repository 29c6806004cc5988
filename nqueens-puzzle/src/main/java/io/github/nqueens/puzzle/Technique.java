package io.github.nqueens.puzzle;

import io.github.nqueens.internal.Kebab;

/**
 * How a person rules squares out, from the simplest way to the hardest. A <em>candidate</em> is a square that may still hold
 * a queen. A <em>unit</em> is a row, a column or a region; each holds one queen. The order of the constants is the order of
 * difficulty.
 */
public enum Technique {
    /** A unit has one candidate left: it holds the queen, which rules out every candidate that it attacks. */
    SINGLE,
    /**
     * All candidates of a region lie in one row or column: the other candidates of that line are ruled out. Likewise, if all
     * candidates of a row or column lie in one region, the other candidates of that region are ruled out.
     */
    CONFINEMENT,
    /**
     * A candidate attacks all candidates of a unit that it is not in: a queen there would strand the unit, so it is
     * ruled out.
     */
    STRANDING,
    /**
     * All candidates of k units of one kind lie in k units of another kind: the other candidates of these k units are ruled
     * out.
     */
    HALL_SET,
    /**
     * A queen on a candidate would force others by {@link #SINGLE} alone, until some unit has no candidate left: the candidate
     * is ruled out.
     */
    ASSUMPTION;

    /**
     * The name on the command line and in sentences.
     *
     * @return the constant's name in lower case with a hyphen between words, such as {@code "hall-set"}
     */
    @Override
    public String toString() {
        return Kebab.of(this);
    }
}
