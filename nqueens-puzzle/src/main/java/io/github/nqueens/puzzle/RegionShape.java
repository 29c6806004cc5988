package io.github.nqueens.puzzle;

/** What the regions of a made puzzle look like. */
public enum RegionShape {
    /** Round regions: a square rather joins a region that it has several sides in common with. */
    COMPACT,
    /** Chance alone decides. */
    MIXED,
    /** Winding regions: a square rather joins a region that it has one side in common with. */
    WILD
}
