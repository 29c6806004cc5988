package io.github.nqueens;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What a problem says of its squares. A square is numbered row * n + column. Nothing in here is changed. */
final class Squares {
    private static final int[] NONE_PLACED = {};
    private static final BitSet NONE_BLOCKED = new BitSet(0);

    final int size;

    /** The squares of the placed queens, in ascending order. */
    final int[] placed;

    /** The blocked squares; empty if there are none. */
    final BitSet blocked;

    /** The region of each square; null without regions. */
    final char @Nullable [] regions;

    Squares(int size, int[] placed, BitSet blocked, char @Nullable [] regions) {
        this.size = size;
        this.placed = placed;
        this.blocked = blocked;
        this.regions = regions;
    }

    /** The squares of an empty board, without regions. Each solve of a classic board makes one. */
    static Squares plain(int size) {
        return new Squares(size, NONE_PLACED, NONE_BLOCKED, null);
    }

    /** Tells whether nothing is placed or blocked and there are no regions. */
    boolean isPlain() {
        return placed.length == 0 && blocked.isEmpty() && regions == null;
    }

    /** The number of a square, which must be on the board. */
    int number(int row, int column) {
        return Objects.checkIndex(row, size) * size + Objects.checkIndex(column, size);
    }

    boolean isOpen(int row, int column) {
        int square = number(row, column);
        return blocked.isEmpty() || !blocked.get(square);
    }

    boolean isPlaced(int row, int column) {
        int square = number(row, column);
        return Arrays.binarySearch(placed, square) >= 0;
    }

    /** A view of the placed queens. */
    List<Square> placedSquares() {
        return new AbstractList<>() {
            @Override
            public Square get(int index) {
                int square = placed[Objects.checkIndex(index, placed.length)];
                return new Square(square / size, square % size);
            }

            @Override
            public int size() {
                return placed.length;
            }
        };
    }

    Squares transform(Symmetry symmetry) {
        int[] placedImages = new int[placed.length];
        for (int i = 0; i < placed.length; i++) {
            placedImages[i] = image(symmetry, placed[i]);
        }
        Arrays.sort(placedImages);
        BitSet blockedImages = new BitSet();
        for (int square = blocked.nextSetBit(0); square >= 0; square = blocked.nextSetBit(square + 1)) {
            blockedImages.set(image(symmetry, square));
        }
        char @Nullable [] regionImages = null;
        if (regions != null) {
            regionImages = new char[regions.length];
            for (int square = 0; square < regions.length; square++) {
                regionImages[image(symmetry, square)] = regions[square];
            }
        }
        return new Squares(size, placedImages, blockedImages, regionImages);
    }

    /** The least of the eight images, each with its regions numbered in the order in which they are met. */
    Squares canonical() {
        Squares least = withRegionsInOrder();
        for (Symmetry symmetry : Symmetry.values()) {
            if (symmetry != Symmetry.IDENTITY) {
                Squares image = transform(symmetry).withRegionsInOrder();
                least = image.compareTo(least) < 0 ? image : least;
            }
        }
        return least;
    }

    private Squares withRegionsInOrder() {
        if (regions == null) {
            return this;
        }
        int[] numbers = new int[size];
        Arrays.fill(numbers, -1);
        int next = 0;
        char[] inOrder = new char[regions.length];
        for (int square = 0; square < regions.length; square++) {
            int region = regions[square];
            if (numbers[region] < 0) {
                numbers[region] = next++;
            }
            inOrder[square] = (char) numbers[region];
        }
        return new Squares(size, placed, blocked, inOrder);
    }

    /** Compares with an image of these squares: by regions, by blocked squares, by placed queens. */
    private int compareTo(Squares image) {
        int byRegions = regions == null ? 0 : Arrays.compare(regions, image.regions);
        if (byRegions != 0) {
            return byRegions;
        }
        int byBlocked = compare(blocked, image.blocked);
        return byBlocked != 0 ? byBlocked : Arrays.compare(placed, image.placed);
    }

    /** Compares sets of equally many numbers as ascending lists. */
    private static int compare(BitSet one, BitSet other) {
        int first = one.nextSetBit(0);
        int second = other.nextSetBit(0);
        while (first == second && first >= 0) {
            first = one.nextSetBit(first + 1);
            second = other.nextSetBit(second + 1);
        }
        return Integer.compare(first, second);
    }

    private int image(Symmetry symmetry, int square) {
        int row = square / size;
        int column = square % size;
        return symmetry.row(size, row, column) * size + symmetry.column(size, row, column);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Squares that
                && size == that.size
                && Arrays.equals(placed, that.placed)
                && blocked.equals(that.blocked)
                && Arrays.equals(regions, that.regions);
    }

    @Override
    public int hashCode() {
        return Objects.hash(size, Arrays.hashCode(placed), blocked, Arrays.hashCode(regions));
    }
}
