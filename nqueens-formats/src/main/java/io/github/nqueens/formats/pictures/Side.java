package io.github.nqueens.formats.pictures;

/**
 * What a square has in common with the next one.
 *
 * @param square the number of the square on the left of the side or above it, counted row by row
 * @param upright whether the other square is the one to the right, and not the one below
 */
record Side(int square, boolean upright) {
    int neighbor(int size) {
        return square + (upright ? 1 : size);
    }

    /** All sides within a grid. */
    static Side[] all(int size) {
        Side[] sides = new Side[2 * size * (size - 1)];
        int count = 0;
        for (int square = 0; square < size * size; square++) {
            if (square % size < size - 1) {
                sides[count++] = new Side(square, true);
            }
            if (square / size < size - 1) {
                sides[count++] = new Side(square, false);
            }
        }
        return sides;
    }
}
