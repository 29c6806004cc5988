package io.github.nqueens.solutions.join;

/**
 * The queens of the middle row and the middle column of a board of odd size; for even sizes, which have neither, and for one
 * queen on the center, both distances are 0.
 *
 * @param west how far west of the center the queen of the middle row stands
 * @param north how far north of the center the queen of the middle column stands
 */
record MiddleQueens(int west, int north) {
    static final MiddleQueens CENTER = new MiddleQueens(0, 0);

    boolean inCenter() {
        return west == 0;
    }
}
