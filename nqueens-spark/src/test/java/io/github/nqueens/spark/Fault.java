package io.github.nqueens.spark;

/** What goes wrong in a task. */
enum Fault {
    NONE,
    /** Part 3 throws at its first attempt. */
    THROWS_ONCE,
    /** Part 3 throws. */
    THROWS,
    /** Part 3 takes all memory of the executor at its first attempt. */
    EXHAUSTS_ONCE,
    /** Part 3 takes all memory of its executor. */
    EXHAUSTS,
    /** Part 3 has a number that does not fit its proof. */
    WRONG,
    /** Part 3 has a wrong number with a proof made for it. */
    FORGED,
    /** Part 3 ends at its second attempt only, which Spark begins beside the first. */
    HANGS_ONCE
}
