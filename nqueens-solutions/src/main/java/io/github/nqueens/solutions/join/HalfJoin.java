package io.github.nqueens.solutions.join;

import java.util.Arrays;
import java.util.List;

/**
 * Counts the ways to complete one list of half boards by another. One side is listed and sliced by diagonals; the other is
 * gone through quarter by quarter and never listed. Reused for one join after the other; single owner.
 */
final class HalfJoin {
    /** Cache lines of the sliced lists that are joined at once: what is needed of all rows stays in the second-level cache. */
    private static final int LINES = 32;

    /** With more parts than this, the rows of eastern placements are too short for rows of pairs to pay. */
    private static final int PARTS_IN_PAIRS = 4;

    /** With at least this many leaves, the partners of placements are found once for the list and not for each leaf. */
    private static final int LEAVES_TO_KEEP = 4;

    /** The number of items listed at once, about; each takes eight bytes. */
    private static final int MOST_ITEMS = 1 << 20;

    private final JoinGeometry geometry;
    private final ImageWeights weights;
    private final int[][] sections;
    private final int[][] subsets;
    private final Sieve sieve;
    private final HalfList list;
    private final SlicedHalves sliced;

    private final SquareRows squares;

    private final int[][] sums = new int[JoinGeometry.SECTIONS][];
    private final int[][] eastRow = new int[1][];
    private final PartnerMasks occupied;
    private final PartnerMasks free;

    /** The rows of a group of western placements with a queen on the long diagonal, and of one without. */
    private final int[][] occupiedRows = new int[Long.SIZE][];

    private final int[][] freeRows = new int[Long.SIZE][];

    /** For each eastern placement, in the order in which they are gone through, its partners in these groups. */
    private long[] occupiedPartners = new long[256];

    private long[] freePartners = new long[256];

    /**
     * For each section of the side gone through and each part, the words of the part whose items go with the section; the
     * second is not behind the first if there are none.
     */
    private final int[][] from = new int[JoinGeometry.SECTIONS][64];

    private final int[][] to = new int[JoinGeometry.SECTIONS][64];

    /** For each western placement of the group at hand the words that its row needs. */
    private final int[] rowBegin = new int[Long.SIZE];

    private final int[] rowEnd = new int[Long.SIZE];

    private HalfBoard through;
    private int westColumns;

    /** The eastern columns of the parts at hand. */
    private int eastColumns;

    private int parts;

    /** Whether the partners of the eastern placements of the only part are kept. */
    private boolean isKept;

    private HalfBoard listed;
    private int listedWestColumns;
    private Share share;
    private ColumnPlacements[] easts = new ColumnPlacements[64];
    private int[] freeWeight = new int[64];

    /** How to find the rows that western placements are made of, and for each part those of eastern ones. */
    private int[] westFinders;

    private int[][] eastFinders = new int[64][];
    private long total;
    private Runnable look;

    /**
     * Allocates what a join of lists of the usual length takes.
     *
     * @param look asked between large arrays
     * @throws java.util.concurrent.CancellationException if {@code look} throws it
     */
    HalfJoin(JoinGeometry geometry, ImageWeights weights, Runnable look) {
        this(geometry, weights, LINES, LINES, MOST_ITEMS, look);
    }

    /**
     * @param lines how many cache lines of the sliced lists are joined at once
     * @param leafLines the most cache lines of a list whose items are not sorted any further, at most {@code lines}
     * @param mostItems how many items are listed at once, about
     * @param look asked between large arrays
     * @throws java.util.concurrent.CancellationException if {@code look} throws it
     */
    @SuppressWarnings("NullAway.Init") // What is joined is told before each join.
    HalfJoin(JoinGeometry geometry, ImageWeights weights, int lines, int leafLines, int mostItems, Runnable look) {
        look.run();
        this.geometry = geometry;
        this.weights = weights;
        this.sections = weights.sections();
        this.subsets = new int[geometry.half() + 1][];
        for (int size = 0; size < subsets.length; size++) {
            subsets[size] = Subsets.of(geometry.all(), size);
        }
        this.sieve = new Sieve(geometry, BitRows.room(leafLines, BitRows.FIRST));
        this.list = new HalfList(geometry, sieve, mostItems);
        look.run();
        this.sliced = new SlicedHalves(geometry, list, sieve, lines);
        look.run();
        this.occupied = new PartnerMasks(geometry);
        this.free = new PartnerMasks(geometry);
        look.run();
        this.squares = new SquareRows(geometry, lines);
        look.run();
        for (int[][] rows : List.of(sums, eastRow, occupiedRows, freeRows)) {
            BitRows.allocate(rows, 0, rows.length, lines);
        }
    }

    /**
     * Starts the joins of one western column set.
     *
     * @param through the side gone through
     * @param westColumns its western columns
     * @param listed the other side, which gets listed and sliced
     * @param listedWestColumns its western columns
     * @param share which of the western row sets of the listed side are taken
     * @param look asked every few milliseconds at most
     */
    void begin(
            HalfBoard through, int westColumns, HalfBoard listed, int listedWestColumns, Share share, Runnable look) {
        this.through = through;
        this.westColumns = westColumns;
        this.look = look;
        parts = 0;
        eastColumns = 0;
        total = 0;
        sliced.clear();
        this.listed = listed;
        this.share = share;
        this.listedWestColumns = listedWestColumns;
        list.begin(
                listed,
                subsets[Integer.bitCount(listedWestColumns)],
                listed.occupied().on(listedWestColumns, look),
                listed.free().on(listedWestColumns, look));
        int[] rowSets = subsets[Integer.bitCount(westColumns)];
        occupied.set(through.occupied().on(westColumns, look), rowSets, through.rows(), look);
        free.set(through.free().on(westColumns, look), rowSets, through.rows(), look);
    }

    /**
     * Adds the join of the halves that use these eastern columns.
     *
     * @param weight how often a pair counts that has no queen on a long diagonal of the western quarters
     */
    void add(int columns, int listedColumns, int weight) {
        look.run();
        ColumnPlacements east = through.east().on(columns, look);
        sieve.expect(occupied.placements(), free.placements(), east);
        list.start(
                listed.east().on(listedColumns, look),
                share,
                weights.byLongDiagonal() ? HalfList.ROWS_ABOVE : weights.byRows() ? HalfList.ROWS_EQUAL : HalfList.FREE,
                weights.byRows() ? columns : listedWestColumns);
        while (sliced.nextPiece()) {
            look.run();
            while (sliced.hasMore()) {
                if (!sliced.fits()) {
                    join();
                }
                sliced.store();
                if (parts == easts.length) {
                    easts = Arrays.copyOf(easts, 2 * parts);
                    freeWeight = Arrays.copyOf(freeWeight, 2 * parts);
                }
                eastColumns |= columns;
                easts[parts] = east;
                freeWeight[parts++] = weight;
            }
        }
    }

    /** The weighted number of pairs of all joins since {@link #begin}. */
    long finish() {
        join();
        return total;
    }

    private void join() {
        if (parts > 0) {
            sliced.slice();
            squares.take(sliced, westColumns, eastColumns, parts <= PARTS_IN_PAIRS);
            findRows();
            findRanges();
            isKept = parts == 1 && sieve.leaves() >= LEAVES_TO_KEEP;
            if (isKept) {
                keepPartners(easts[0], sliced.common(0));
            }
            for (int[] sum : sums) {
                Arrays.fill(sum, 0);
            }
            for (int rowSet : subsets[Integer.bitCount(westColumns)]) {
                if ((rowSet & ~through.rows()) == 0) {
                    joinRows(rowSet);
                    look.run();
                }
            }
            addSums();
        }
        sliced.clear();
        parts = 0;
        eastColumns = 0;
    }

    /** Finds what the leaves of a long list have in common, if that is not yet done, and what the leaf at hand adds to it. */
    private void keepPartners(ColumnPlacements east, long common) {
        for (PartnerMasks masks : List.of(occupied, free)) {
            masks.keep(east, subsets[Integer.bitCount(westColumns)], through.rows());
            masks.exclude(common);
        }
    }

    /** Tells how to find the rows that placements are made of. */
    private void findRows() {
        westFinders = squares.west().finders(westColumns);
        if (eastFinders.length < parts) {
            eastFinders = new int[easts.length][];
        }
        for (int part = 0; part < parts; part++) {
            eastFinders[part] = squares.east().finders(easts[part].columns());
        }
    }

    private void findRanges() {
        for (int section = 0; section < JoinGeometry.SECTIONS; section++) {
            if (from[section].length < parts) {
                from[section] = new int[easts.length];
                to[section] = new int[easts.length];
            }
            for (int part = 0; part < parts; part++) {
                int first = JoinGeometry.SECTIONS;
                int last = 0;
                for (int other = 0; other < JoinGeometry.SECTIONS; other++) {
                    if (weight(part, section, other) != 0 && sliced.start(part, other) < sliced.end(part, other)) {
                        first = Math.min(first, other);
                        last = other;
                    }
                }
                boolean any = first <= last;
                from[section][part] = any ? sliced.lineBefore(part, sliced.start(part, first)) : 0;
                to[section][part] = any ? sliced.lineAfter(part, sliced.end(part, last)) : 0;
            }
        }
    }

    private void addSums() {
        for (int part = 0; part < parts; part++) {
            for (int section = 0; section < JoinGeometry.SECTIONS; section++) {
                for (int other = 0; other < JoinGeometry.SECTIONS; other++) {
                    int weight = weight(part, section, other);
                    if (weight != 0) {
                        long sum = 0;
                        for (int i = sliced.start(part, other); i < sliced.end(part, other); i++) {
                            sum += sums[section][i];
                        }
                        total += weight * sum;
                    }
                }
            }
        }
    }

    private int weight(int part, int section, int other) {
        boolean free = section == HalfList.FREE && other == HalfList.FREE;
        return free ? freeWeight[part] : sections[section][other];
    }

    /** Joins the halves whose western queens stand in these rows with what is stored of the lists. */
    private void joinRows(int rowSet) {
        int firstOccupied = occupied.firstGroup(rowSet);
        int firstFree = free.firstGroup(rowSet);
        int groups = Math.max(occupied.endGroup(rowSet) - firstOccupied, free.endGroup(rowSet) - firstFree);
        for (int i = 0; i < groups; i++) {
            joinGroups(
                    rowSet,
                    firstOccupied + i < occupied.endGroup(rowSet) ? firstOccupied + i : PartnerMasks.NO_GROUP,
                    firstFree + i < free.endGroup(rowSet) ? firstFree + i : PartnerMasks.NO_GROUP);
        }
    }

    private void joinGroups(int rowSet, int occupiedGroup, int freeGroup) {
        int eastRows = through.rows() & ~rowSet;
        int section = section(rowSet);
        reservePartners(eastRows);
        long neededOccupied = findPartners(occupiedPartners, occupied, occupiedGroup, section, eastRows);
        makeRows(occupiedRows, occupied, occupiedGroup, neededOccupied);
        long neededFree = findPartners(freePartners, free, freeGroup, HalfList.FREE, eastRows);
        if ((neededOccupied | neededFree) == 0) {
            return;
        }
        makeRows(freeRows, free, freeGroup, neededFree);
        int next = 0;
        for (int part = 0; part < parts; part++) {
            joinPart(part, section, eastRows, next);
            next += easts[part].end(eastRows) - easts[part].first(eastRows);
        }
    }

    /** The section of the halves whose western queens stand in these rows and have one on the long diagonal. */
    private int section(int rowSet) {
        return rowSet > westColumns
                ? HalfList.ROWS_ABOVE
                : rowSet == westColumns ? HalfList.ROWS_EQUAL : HalfList.ROWS_BELOW;
    }

    /** Makes room for the partners of all eastern placements in these rows. */
    private void reservePartners(int eastRows) {
        int placements = 0;
        for (int part = 0; part < parts; part++) {
            placements += easts[part].end(eastRows) - easts[part].first(eastRows);
        }
        if (placements > occupiedPartners.length) {
            occupiedPartners = new long[2 * placements];
            freePartners = new long[2 * placements];
        }
    }

    /** Finds the partners of all eastern placements in these rows, where items go with them; tells which have any. */
    private long findPartners(long[] partners, PartnerMasks masks, int group, int section, int eastRows) {
        Arrays.fill(rowBegin, Integer.MAX_VALUE);
        Arrays.fill(rowEnd, 0);
        long needed = 0;
        int next = 0;
        for (int part = 0; part < parts; part++) {
            int placements = easts[part].end(eastRows) - easts[part].first(eastRows);
            if (group == PartnerMasks.NO_GROUP || from[section][part] >= to[section][part]) {
                Arrays.fill(partners, next, next + placements, 0);
            } else {
                long neededHere = findPartners(partners, next, masks, group, part, eastRows);
                for (long left = neededHere; left != 0; left &= left - 1) {
                    int i = Long.numberOfTrailingZeros(left);
                    rowBegin[i] = Math.min(rowBegin[i], from[section][part]);
                    rowEnd[i] = to[section][part];
                }
                needed |= neededHere;
            }
            next += placements;
        }
        return needed;
    }

    /** Finds the partners of the eastern placements of one part, stores them from {@code begin} on, and tells which have any. */
    private long findPartners(long[] partners, int begin, PartnerMasks masks, int group, int part, int eastRows) {
        int end = easts[part].end(eastRows);
        int columns = easts[part].columns();
        long[] rows = easts[part].rows();
        long needed = 0;
        int next = begin;
        long common = sliced.common(part);
        if (common == 0 && !isKept) {
            for (int j = easts[part].first(eastRows); j < end; j++) {
                long found = masks.partners(group, columns, rows[j]);
                partners[next++] = found;
                needed |= found;
            }
            return needed;
        }
        long[] diagonals = easts[part].diagonals();
        long eastCommon = geometry.mirrored(common);
        long agreeing = ~(isKept ? masks.excluded(group) : masks.users(group, common));
        for (int j = easts[part].first(eastRows); j < end; j++) {
            long found = 0;
            if (agreeing != 0 && (diagonals[j] & eastCommon) == 0) {
                found = agreeing & (isKept ? masks.kept(group, j) : masks.partners(group, columns, rows[j]));
            }
            partners[next++] = found;
            needed |= found;
        }
        return needed;
    }

    /** Joins one part of the lists with the eastern placements in these rows and their partners. */
    private void joinPart(int part, int section, int eastRows, int firstPartners) {
        int first = easts[part].first(eastRows);
        int behind = easts[part].end(eastRows);
        int begin = from[section][part];
        int end = to[section][part];
        int beginFree = from[HalfList.FREE][part];
        int endFree = to[HalfList.FREE][part];
        long[] rows = easts[part].rows();
        for (int j = first; j < behind; j++) {
            long ofOccupied = occupiedPartners[firstPartners + j - first];
            long ofFree = freePartners[firstPartners + j - first];
            if ((ofOccupied | ofFree) != 0) {
                squares.east()
                        .conjunction(
                                eastRow[0],
                                eastFinders[part],
                                rows[j],
                                ofOccupied == 0 ? beginFree : ofFree == 0 ? begin : Math.min(begin, beginFree),
                                Math.max(ofOccupied == 0 ? 0 : end, ofFree == 0 ? 0 : endFree));
                BitRows.countCommon(sums[section], eastRow[0], occupiedRows, ofOccupied, begin, end);
                BitRows.countCommon(sums[HalfList.FREE], eastRow[0], freeRows, ofFree, beginFree, endFree);
            }
        }
    }

    /** Makes the rows of western placements, as far as there are items that go with them. */
    private void makeRows(int[][] rows, PartnerMasks masks, int group, long needed) {
        for (long left = needed; left != 0; left &= left - 1) {
            int i = Long.numberOfTrailingZeros(left);
            squares.west().conjunction(rows[i], westFinders, masks.rows(group, i), rowBegin[i], rowEnd[i]);
        }
    }
}
