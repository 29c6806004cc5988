package io.github.nqueens.solutions.join;

/**
 * Classes of half boards by which of four diagonals near the center they use. An upper and a lower half can only match if
 * their classes have no bit in common, so that a half need not visit the parts of a list whose classes disagree with its own.
 */
final class Sieve {
    /** The bits of a class. */
    static final int BITS = 4;

    /** The number of classes. */
    static final int CLASSES = 1 << BITS;

    private final int[] listedBits;
    private final int[] throughBits = new int[BITS];

    /** Chooses diagonals; the long ones of even boards already tell the sections of a list. */
    Sieve(JoinGeometry geometry) {
        int width = geometry.width();
        int inner = geometry.half() - (geometry.middle() == 0 ? 2 : 1);
        int outer = geometry.half();
        listedBits = new int[] {inner, width + inner, outer, width + outer};
        for (int bit = 0; bit < BITS; bit++) {
            // The listed half is seen upside down.
            throughBits[bit] = 2 * width - 1 - listedBits[bit];
        }
    }

    /** The class of a listed half. */
    int listed(long diagonals) {
        return classOf(diagonals, listedBits);
    }

    /** The class of a half gone through, or of a quarter of it as the half has its diagonals. */
    int through(long diagonals) {
        return classOf(diagonals, throughBits);
    }

    /** The diagonal of a half gone through that a bit of its class stands for. */
    int throughDiagonal(int bit) {
        return throughBits[bit];
    }

    private static int classOf(long diagonals, int[] bits) {
        int kind = 0;
        for (int bit = 0; bit < BITS; bit++) {
            kind |= (int) (diagonals >>> bits[bit] & 1) << bit;
        }
        return kind;
    }
}
