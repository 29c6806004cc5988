package io.github.nqueens.algorithms.exact.engine.cover;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A partial solution of a small problem, in bit slices: a word stands for 64 units, and its slot s holds the s-th candidate
 * of each. A queen takes a few operations a slot, which keep the candidates that it does not attack and find the units
 * with none or one of them, all 64 at once. Each level has its own slots, so that going back costs nothing.
 *
 * <p>Units with few candidates at the start share words, to keep slots few. Inside a word the
 * units whose candidates attack most come first. Of several units with equally few candidates the first is chosen.
 */
final class SlicedBoard implements CoverBoard {
    private final PlacedQueens queens;
    private final int words;

    /** The slots of word w are those from firstSlot[w] to firstSlot[w + 1] - 1. */
    private final int[] firstSlot;

    private final int slots;

    /** The candidate of a slot and a unit's bit: index slot * 64 + bit. */
    private final int[] candidateAt;

    private final SlicedAttacks attacks;

    /** For each candidate, its units. */
    private final long[][] covered;

    /** For each level the candidates left and the units to cover. */
    private final long[][] open;

    private final long[][] uncovered;
    private final int[] queensBefore;
    private final int[] chosenWord;
    private final int[] chosenBit;
    private final int[] nextSlot;
    private int depth;

    private SlicedBoard(Candidates candidates, PlacedQueens queens, int[] order, int[] firstSlot) {
        this.queens = queens;
        this.firstSlot = firstSlot;
        this.words = firstSlot.length - 1;
        this.slots = firstSlot[words];
        this.candidateAt = new int[slots * Long.SIZE];
        this.covered = new long[candidates.count][words];
        int levels = candidates.units / candidates.unitsEach + 2;
        this.open = new long[levels][slots];
        this.uncovered = new long[levels][words];
        this.queensBefore = new int[levels];
        this.chosenWord = new int[levels];
        this.chosenBit = new int[levels];
        this.nextSlot = new int[levels];
        this.attacks = fill(candidates, order);
    }

    /** Makes the board of some candidates, or returns null if their table has more words than allowed. */
    static @Nullable SlicedBoard of(Candidates candidates, PlacedQueens queens, int largestTable) {
        int units = candidates.units;
        int words = (units + Long.SIZE - 1) / Long.SIZE;
        int[] order = order(candidates);
        int[] firstSlot = new int[words + 1];
        for (int word = 0; word < words; word++) {
            int longest = 0;
            for (int place = word * Long.SIZE; place < Math.min(units, (word + 1) * Long.SIZE); place++) {
                longest = Math.max(longest, candidates.length(order[place]));
            }
            firstSlot[word + 1] = firstSlot[word] + longest;
        }
        return (long) candidates.count * firstSlot[words] > largestTable
                ? null
                : new SlicedBoard(candidates, queens, order, firstSlot);
    }

    private static int[] order(Candidates candidates) {
        long[] attacksOf = new long[candidates.count];
        Arrays.setAll(attacksOf, candidates::attacks);
        double[] attacks = new double[candidates.units];
        for (int unit = 0; unit < candidates.units; unit++) {
            long sum = 0;
            for (int i = 0; i < candidates.length(unit); i++) {
                sum += attacksOf[candidates.member(unit, i)];
            }
            attacks[unit] = (double) sum / candidates.length(unit);
        }
        Integer[] order = IntStream.range(0, candidates.units).boxed().toArray(Integer[]::new);
        if (candidates.units > Long.SIZE) {
            Arrays.sort(order, (a, b) -> Integer.compare(candidates.length(a), candidates.length(b)));
        }
        for (int from = 0; from < order.length; from += Long.SIZE) {
            Arrays.sort(
                    order,
                    from,
                    Math.min(order.length, from + Long.SIZE),
                    (a, b) -> Double.compare(attacks[b], attacks[a]));
        }
        return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
    }

    /** Fills the first level with all candidates, and tells what they attack. */
    private SlicedAttacks fill(Candidates candidates, int[] order) {
        int unitsEach = candidates.unitsEach;
        int[] placeOf = new int[order.length];
        int[] slotOf = new int[candidates.count * unitsEach];
        for (int place = 0; place < order.length; place++) {
            int unit = order[place];
            placeOf[unit] = place;
            int word = place / Long.SIZE;
            uncovered[0][word] |= 1L << place;
            for (int i = 0; i < candidates.length(unit); i++) {
                int slot = firstSlot[word] + i;
                int candidate = candidates.member(unit, i);
                candidateAt[slot * Long.SIZE + place % Long.SIZE] = candidate;
                covered[candidate][word] |= 1L << place;
                open[0][slot] |= 1L << place;
                int line = 0;
                while (candidates.lines[candidate * candidates.linesEach + line] != unit) {
                    line++;
                }
                slotOf[candidate * unitsEach + line] = slot;
            }
        }
        return new SlicedAttacks(candidates, placeOf, slotOf, slots);
    }

    @Override
    public boolean begin() {
        for (int forced = forced(); forced >= 0; forced = forced()) {
            if (!placeForced(0, 0, forced)) {
                return false;
            }
        }
        for (int word = 0; word < words; word++) {
            long any = 0;
            for (int slot = firstSlot[word]; slot < firstSlot[word + 1]; slot++) {
                any |= open[0][slot];
            }
            if ((uncovered[0][word] & ~any) != 0) {
                return false;
            }
        }
        return true;
    }

    /** A candidate that is alone in its unit at the start, or -1. */
    private int forced() {
        for (int word = 0; word < words; word++) {
            long one = 0;
            long two = 0;
            for (int slot = firstSlot[word]; slot < firstSlot[word + 1]; slot++) {
                two |= one & open[0][slot];
                one |= open[0][slot];
            }
            long single = uncovered[0][word] & one & ~two;
            if (single != 0) {
                return candidate(open[0], word, Long.numberOfTrailingZeros(single));
            }
        }
        return -1;
    }

    private int candidate(long[] candidates, int word, int bit) {
        int slot = firstSlot[word];
        while ((candidates[slot] >>> bit & 1) == 0) {
            slot++;
        }
        return candidateAt[slot * Long.SIZE + bit];
    }

    @Override
    public boolean choose() {
        long[] candidates = open[depth];
        int fewest = Integer.MAX_VALUE;
        for (int word = 0; word < words; word++) {
            long units = uncovered[depth][word];
            if (units == 0) {
                continue;
            }
            // Counters of the candidates of each unit, bit by bit; the last one stays set once there are eight.
            long ones = 0;
            long twos = 0;
            long fours = 0;
            long eights = 0;
            for (int slot = firstSlot[word]; slot < firstSlot[word + 1]; slot++) {
                long carry = ones & candidates[slot];
                ones ^= candidates[slot];
                long carry2 = twos & carry;
                twos ^= carry;
                eights |= fours & carry2;
                fours ^= carry2;
            }
            int count = 0;
            for (int digit = 3; digit >= 0; digit--) {
                long fewer = units & ~(digit == 3 ? eights : digit == 2 ? fours : digit == 1 ? twos : ones);
                count += fewer == 0 ? 1 << digit : 0;
                units = fewer == 0 ? units : fewer;
            }
            if (count < fewest) {
                fewest = count;
                chosenWord[depth] = word;
                chosenBit[depth] = Long.numberOfTrailingZeros(units);
            }
        }
        if (fewest == Integer.MAX_VALUE) {
            return false;
        }
        nextSlot[depth] = firstSlot[chosenWord[depth]];
        queensBefore[depth] = queens.count();
        depth++;
        return true;
    }

    @Override
    public int nextChoice() {
        int level = depth - 1;
        long[] candidates = open[level];
        int bit = chosenBit[level];
        int end = firstSlot[chosenWord[level] + 1];
        int slot = nextSlot[level];
        while (slot < end && (candidates[slot] >>> bit & 1) == 0) {
            slot++;
        }
        nextSlot[level] = slot + 1;
        return slot < end ? candidateAt[slot * Long.SIZE + bit] : -1;
    }

    @Override
    public boolean place(int candidate) {
        boolean possible = placeForced(depth - 1, depth, candidate);
        if (!possible) {
            undo();
        }
        return possible;
    }

    /** Places a queen and those it forces; one word needs no loop over words. */
    private boolean placeForced(int from, int to, int first) {
        return words == 1 ? placeForcedInWord(from, to, first) : placeForcedInWords(from, to, first);
    }

    private boolean placeForcedInWord(int from, int to, int first) {
        long[] before = open[from];
        long[] after = open[to];
        long left = uncovered[from][0];
        int candidate = first;
        while (true) {
            queens.add(candidate);
            long[] keep = attacks.kept(candidate);
            left &= ~covered[candidate][0];
            long one = 0;
            long two = 0;
            for (int slot = 0; slot < after.length; slot++) {
                long still = before[slot] & keep[slot];
                after[slot] = still;
                two |= one & still;
                one |= still;
            }
            if ((left & ~one) != 0) {
                return false;
            }
            if ((left & ~two) == 0) {
                uncovered[to][0] = left;
                return true;
            }
            candidate = candidate(after, 0, Long.numberOfTrailingZeros(left & ~two));
            before = after;
        }
    }

    /** Places a queen and those it forces, from the candidates of one level to those of another, which may be the same. */
    private boolean placeForcedInWords(int from, int to, int first) {
        long[] before = open[from];
        long[] unitsBefore = uncovered[from];
        long[] after = open[to];
        long[] units = uncovered[to];
        int candidate = first;
        while (true) {
            queens.add(candidate);
            long[] keep = attacks.kept(candidate);
            long[] own = covered[candidate];
            int singleWord = -1;
            long single = 0;
            for (int word = 0; word < words; word++) {
                long left = unitsBefore[word] & ~own[word];
                units[word] = left;
                long one = 0;
                long two = 0;
                for (int slot = firstSlot[word], end = firstSlot[word + 1]; slot < end; slot++) {
                    long still = before[slot] & keep[slot];
                    after[slot] = still;
                    two |= one & still;
                    one |= still;
                }
                if ((left & ~one) != 0) {
                    return false;
                }
                if ((left & ~two) != 0) {
                    single = left & ~two;
                    singleWord = word;
                }
            }
            if (singleWord < 0) {
                return true;
            }
            candidate = candidate(after, singleWord, Long.numberOfTrailingZeros(single));
            before = after;
            unitsBefore = units;
        }
    }

    @Override
    public void undo() {
        queens.cutTo(queensBefore[depth - 1]);
    }

    @Override
    public void close() {
        depth--;
    }

    @Override
    public int depth() {
        return depth;
    }
}
