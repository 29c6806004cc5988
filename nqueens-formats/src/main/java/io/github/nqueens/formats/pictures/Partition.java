package io.github.nqueens.formats.pictures;

import java.util.Arrays;
import java.util.Comparator;

/** A grid's squares in connected parts. */
final class Partition {
    private final int[] parts;
    private final int inside;
    private final int between;

    private Partition(int[] parts, int inside, int between) {
        this.parts = parts;
        this.inside = inside;
        this.between = between;
    }

    /** The number of the part of each square; parts are numbered in order of their first squares. */
    int[] parts() {
        return parts;
    }

    /** The highest of the weights of sides that had to be opened to connect the parts. */
    int inside() {
        return inside;
    }

    /** The least of the weights of sides that hold two parts apart; 0 if there is one part. */
    int between() {
        return between;
    }

    /**
     * Opens sides from the lightest to the heaviest until there are as many parts as asked for.
     *
     * @param sides all sides
     * @param weights the weight of each side
     * @param count how many parts are to be left
     */
    static Partition of(Side[] sides, int[] weights, int size, int count) {
        Integer[] order = new Integer[sides.length];
        for (int i = 0; i < order.length; i++) {
            order[i] = i;
        }
        Arrays.sort(order, Comparator.comparingInt(i -> weights[i]));
        int[] leader = new int[size * size];
        for (int square = 0; square < leader.length; square++) {
            leader[square] = square;
        }
        int left = leader.length;
        int inside = 0;
        for (int i : order) {
            int one = find(leader, sides[i].square());
            int other = find(leader, sides[i].neighbor(size));
            if (one != other) {
                if (left <= count) {
                    return numbered(leader, inside, weights[i]);
                }
                leader[one] = other;
                inside = weights[i];
                left--;
            }
        }
        return numbered(leader, inside, 0);
    }

    private static int find(int[] leader, int square) {
        int last = square;
        while (leader[last] != last) {
            leader[last] = leader[leader[last]];
            last = leader[last];
        }
        return last;
    }

    private static Partition numbered(int[] leader, int inside, int between) {
        int[] number = new int[leader.length];
        Arrays.fill(number, -1);
        int[] parts = new int[leader.length];
        int count = 0;
        for (int square = 0; square < leader.length; square++) {
            int first = find(leader, square);
            if (number[first] < 0) {
                number[first] = count++;
            }
            parts[square] = number[first];
        }
        return new Partition(parts, inside, between);
    }

    boolean divides(Side side, int size) {
        return parts[side.square()] != parts[side.neighbor(size)];
    }

    boolean sameParts(Partition other) {
        return Arrays.equals(parts, other.parts);
    }

    /** How clearly the weights tell inside from between: 0 if not at all, 1 at most; {@code noise} is added to both. */
    double clarity(int noise) {
        return Math.max(0, (double) (between - inside) / (between + inside + noise));
    }
}
