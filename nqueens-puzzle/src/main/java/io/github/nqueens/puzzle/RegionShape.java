package io.github.nqueens.puzzle;

/** What the regions of a made puzzle look like. */
public enum RegionShape {
    /** Round: squares rather join regions that they have several sides in common with. */
    COMPACT(6, 1),
    /** As chance has it. */
    MIXED(1, 0),
    /** Winding: squares rather join regions that they have one side in common with. */
    WILD(6, -1);

    private final int draws;
    private final int sign;

    RegionShape(int draws, int sign) {
        this.draws = draws;
        this.sign = sign;
    }

    /** Of so many squares and regions drawn, the one that suits best is tried. */
    int draws() {
        return draws;
    }

    /** What a common side is worth. */
    int sign() {
        return sign;
    }
}
