package io.github.nqueens.algorithms.exact.engine.cover;

import io.github.nqueens.Problem;
import io.github.nqueens.Square;
import java.util.Arrays;
import java.util.BitSet;

/**
 * The doubly linked lists of an exact cover problem. Each square on which a queen may stand is an option. Each row, column
 * and region that still needs a queen is an item. These items are primary. Diagonals are secondary items,
 * which need no queen and take one at most, and so is each pair of squares that attack each other along no line. A
 * secondary item with a single option is left out.
 *
 * <p>Node 0 is the root of the list of items to cover. Nodes from 1 on are the headers of items. After them come the
 * nodes of each option, side by side, with a spacer before and behind. Memory is 12 bytes for each node. Not safe for
 * use by several threads.
 *
 * <p>Source: D. E. Knuth, Dancing links, 2000, arXiv:cs/0011047. The spacers: D. E. Knuth, The Art of Computer
 * Programming 4B, 2022, section 7.2.2.1.
 */
public final class DancingLinks {
    private static final int ROOT = 0;

    private final Problem problem;
    private final Candidates candidates;
    private final SearchMonitor monitor;
    private final int kinds;
    private final int linesOfAKind;

    /** Rows, columns and regions without a queen: items even if they are secondary and have a single option. */
    private final int listed;

    /** The neighbors of a header among the items to cover; a secondary item is its own neighbor. */
    private final int[] left;

    private final int[] right;

    /** For each header how many options are left. */
    private final int[] lengths;

    private final int[] items;
    private final int[] up;
    private final int[] down;
    private long updates;

    private DancingLinks(
            Problem problem, Candidates candidates, SearchMonitor monitor, boolean organPipe, boolean rowsOnly) {
        this.problem = problem;
        this.candidates = candidates;
        this.monitor = monitor;
        this.kinds = problem.hasRegions() ? 3 : 2;
        this.linesOfAKind = problem.size() - problem.placed().size();
        this.listed = kinds * linesOfAKind;
        PairItems pairs = new PairItems(candidates, monitor);
        int[] itemOfLine = numberLines();
        int headers = 1 + itemOfLine[candidates.lineCount()] + pairs.count();
        this.left = new int[headers];
        this.right = new int[headers];
        this.lengths = new int[headers];
        long nodes = headers + 1L;
        for (int option = 0; option < candidates.count; option++) {
            nodes += 1 + candidates.linesEach + pairs.of(option).length;
        }
        this.items = new int[Math.toIntExact(nodes)];
        this.up = new int[items.length];
        this.down = new int[items.length];
        linkHeaders(organPipe, rowsOnly ? 1 : kinds);
        linkOptions(itemOfLine, pairs, headers - pairs.count());
    }

    /**
     * Links the squares of a problem.
     *
     * @param problem what is to be solved, without a contradiction
     * @param monitor asked now and then while lists are made and changed; ends the work by an exception of its own
     * @param organPipe whether the items in the middle of the board come first
     * @param rowsOnly whether columns and regions are secondary: n queens on n different ones cover them all
     * @return the lists
     */
    public static DancingLinks of(Problem problem, SearchMonitor monitor, boolean organPipe, boolean rowsOnly) {
        return new DancingLinks(problem, Candidates.of(problem, monitor), monitor, organPipe, rowsOnly);
    }

    /** The item of each line, or 0 for a line that is left out. The number of items follows them. */
    private int[] numberLines() {
        int[] itemOfLine = new int[candidates.lineCount() + 1];
        int next = 0;
        for (int line = 0; line < candidates.lineCount(); line++) {
            if (line < listed || candidates.length(line) > 1) {
                itemOfLine[line] = ++next;
            }
        }
        itemOfLine[candidates.lineCount()] = next;
        return itemOfLine;
    }

    private void linkHeaders(boolean organPipe, int primaryKinds) {
        int primaries = primaryKinds * linesOfAKind;
        int last = ROOT;
        for (int rank = 0; rank < primaries; rank++) {
            int item = 1 + (organPipe ? organPipe(rank, primaryKinds) : rank);
            right[last] = item;
            left[item] = last;
            last = item;
        }
        right[last] = ROOT;
        left[ROOT] = last;
        for (int item = 1; item < left.length; item++) {
            up[item] = item;
            down[item] = item;
            items[item] = item;
            if (item > primaries) {
                left[item] = item;
                right[item] = item;
            }
        }
    }

    /** The line that has a rank if the middle row comes first, then the middle column, then their neighbors in turn. */
    private int organPipe(int rank, int primaryKinds) {
        int step = rank / primaryKinds;
        int place = (step & 1) == 0 ? (linesOfAKind + step) / 2 : (linesOfAKind - 1 - step) / 2;
        return rank % primaryKinds * linesOfAKind + place;
    }

    private void linkOptions(int[] itemOfLine, PairItems pairs, int firstPair) {
        int spacer = left.length;
        items[spacer] = -1;
        for (int option = 0; option < candidates.count; option++) {
            monitor.requireOngoing();
            int node = spacer;
            for (int i = 0; i < candidates.linesEach; i++) {
                int item = itemOfLine[candidates.lines[option * candidates.linesEach + i]];
                if (item > 0) {
                    append(++node, item);
                }
            }
            for (int pair : pairs.of(option)) {
                append(++node, firstPair + pair);
            }
            down[spacer] = node;
            up[node + 1] = spacer + 1;
            spacer = node + 1;
            items[spacer] = -2 - option;
        }
    }

    private void append(int node, int item) {
        items[node] = item;
        up[node] = up[item];
        down[node] = item;
        down[up[item]] = node;
        up[item] = node;
        lengths[item]++;
    }

    /**
     * The item to cover next: the first of those with the fewest options.
     *
     * @return an item, or 0 if all are covered
     */
    public int choose() {
        int best = ROOT;
        for (int item = right[ROOT]; item != ROOT; item = right[item]) {
            if (best == ROOT || lengths[item] < lengths[best]) {
                best = item;
            }
        }
        return best;
    }

    /**
     * Takes an item off the list of those to cover, and its options off all other lists.
     *
     * @param item the item
     */
    public void cover(int item) {
        monitor.requireOngoing();
        right[left[item]] = right[item];
        left[right[item]] = left[item];
        updates++;
        for (int node = down[item]; node != item; node = down[node]) {
            for (int other = nextInOption(node); other != node; other = nextInOption(other)) {
                down[up[other]] = down[other];
                up[down[other]] = up[other];
                lengths[items[other]]--;
                updates++;
            }
        }
    }

    /**
     * Undoes {@link #cover}. Items are uncovered in the reverse order.
     *
     * @param item the item covered last
     */
    public void uncover(int item) {
        monitor.requireOngoing();
        for (int node = up[item]; node != item; node = up[node]) {
            for (int other = lastInOption(node); other != node; other = lastInOption(other)) {
                lengths[items[other]]++;
                down[up[other]] = other;
                up[down[other]] = other;
            }
        }
        right[left[item]] = item;
        left[right[item]] = item;
    }

    /**
     * Covers all items of an option but the one in whose list it was found.
     *
     * @param node the node of the option in that list
     */
    public void coverOthers(int node) {
        for (int other = nextInOption(node); other != node; other = nextInOption(other)) {
            cover(items[other]);
        }
    }

    /**
     * Undoes {@link #coverOthers}.
     *
     * @param node the same node
     */
    public void uncoverOthers(int node) {
        for (int other = lastInOption(node); other != node; other = lastInOption(other)) {
            uncover(items[other]);
        }
    }

    private int nextInOption(int node) {
        int next = node + 1;
        return items[next] < 0 ? up[next] : next;
    }

    private int lastInOption(int node) {
        int last = node - 1;
        return items[last] < 0 ? down[last] : last;
    }

    /**
     * The next option in the list of an item.
     *
     * @param node an item, or the node of an option in its list
     * @return the node of an option, or the item itself behind the last one
     */
    public int next(int node) {
        return down[node];
    }

    /**
     * The item whose list holds a node.
     *
     * @param node a node of an option
     * @return its item
     */
    public int item(int node) {
        return items[node];
    }

    /**
     * The options in the list of an item.
     *
     * @param item the item
     * @return how many are left
     */
    public int length(int item) {
        return lengths[item];
    }

    /**
     * The row of an option's square.
     *
     * @param node a node of the option
     * @return from 0 to n - 1
     */
    public int row(int node) {
        return candidates.row[option(node)];
    }

    /**
     * The column of an option's square.
     *
     * @param node a node of the option
     * @return from 0 to n - 1
     */
    public int column(int node) {
        return candidates.column[option(node)];
    }

    private int option(int node) {
        int spacer = node;
        while (items[spacer] >= 0) {
            spacer++;
        }
        return -2 - items[spacer];
    }

    /**
     * The kind of line that a primary item stands for.
     *
     * @param item a primary item
     * @return "row", "column" or "region"
     */
    public String kind(int item) {
        return switch ((item - 1) / linesOfAKind) {
            case 0 -> "row";
            case 1 -> "column";
            default -> "region";
        };
    }

    /**
     * The number of the line that a primary item stands for.
     *
     * @param item a primary item
     * @return the row, column or region, from 0 to n - 1
     */
    public int line(int item) {
        BitSet covered = new BitSet();
        int kind = (item - 1) / linesOfAKind;
        for (Square queen : problem.placed()) {
            covered.set(
                    switch (kind) {
                        case 0 -> queen.row();
                        case 1 -> queen.column();
                        default -> problem.region(queen.row(), queen.column());
                    });
        }
        int line = covered.nextClearBit(0);
        for (int before = (item - 1) % linesOfAKind; before > 0; before--) {
            line = covered.nextClearBit(line + 1);
        }
        return line;
    }

    /**
     * How often a header or a node was taken off a list so far.
     *
     * @return the updates as Knuth counts them
     */
    public long updates() {
        return updates;
    }

    /**
     * The bytes that the lists of a problem take at least. A diagonal with a single option is left out, and so are pairs of
     * squares if the rule forbids none, so that only the lists of an empty board are known.
     *
     * @param problem what is to be solved
     * @return bytes
     */
    public static long bytes(Problem problem) {
        long count = Candidates.leastCount(problem);
        int nodes = 2 + (problem.hasRegions() ? 1 : 0) + (problem.isClassic() ? 2 : 0);
        // A spacer follows the nodes of an option, and each of both has an item and two neighbors.
        long lists = Candidates.bytesKept(problem, count) + 3L * Integer.BYTES * (nodes + 1) * count;
        return Math.max(Candidates.leastBytes(problem), lists);
    }

    /** Numbers the pairs of squares that attack each other along no line, from 0 on. */
    private static final class PairItems {
        private static final int[] NONE = {};

        private final int[][] pairsOf;
        private int count;

        PairItems(Candidates candidates, SearchMonitor monitor) {
            this.pairsOf = new int[candidates.hasLeaps() ? candidates.count : 0][];
            Arrays.fill(pairsOf, NONE);
            for (int option = 0; option < pairsOf.length; option++) {
                monitor.requireOngoing();
                for (int other : candidates.leapsFrom(option)) {
                    if (option < other && !candidates.shareALine(option, other)) {
                        add(option);
                        add(other);
                        count++;
                    }
                }
            }
        }

        private void add(int option) {
            int[] before = of(option);
            int[] more = Arrays.copyOf(before, before.length + 1);
            more[before.length] = count;
            pairsOf[option] = more;
        }

        int count() {
            return count;
        }

        int[] of(int option) {
            return pairsOf.length == 0 ? NONE : pairsOf[option];
        }
    }
}
