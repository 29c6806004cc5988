package io.github.nqueens.solutions.join;

import io.github.nqueens.AttackRule;
import io.github.nqueens.Problem;
import io.github.nqueens.internal.RuleLines;
import io.github.nqueens.solutions.counting.CheckedSums;
import io.github.nqueens.solutions.counting.PartCounter;
import io.github.nqueens.solutions.counting.PartitionedCount;
import io.github.nqueens.solutions.counting.Scatter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Counts by meeting in the middle. A part has the solutions on one {@linkplain JoinBoard board} whose northwestern queens stand
 * in one of several column sets, and their northeastern ones in one of several others.
 *
 * <p>The upper and the lower half of the board are both made of two quarter boards. For each set of columns the upper halves
 * that use exactly these are matched with the lower halves that use exactly the others; two halves make a solution if no
 * diagonal across the middle is used by both. The lower halves are listed and sliced: each diagonal has a row of bits for
 * the halves that use it, so that one conjunction of words tests as many pairs as the words have bits.
 *
 * <p>One or two images of a solution under the symmetries of the problem are counted, and count for the others. So the
 * sum over the parts is the number of all solutions, while a single part's number has no meaning of its own.
 */
public final class JoinCount implements PartitionedCount {
    /** The largest board: the number of solutions of larger ones is not known and may not fit a long. */
    public static final int LARGEST_SIZE = 27;

    /** The smallest board whose count is worth the tables. */
    public static final int WORTHWHILE = 15;

    /** All placements on a quarter of k rows, from k = 0; the last three are rounded. */
    private static final long[] PLACEMENTS = {
        1, 2, 5, 18, 87, 462, 2_635, 16_870, 118_969, 915_442, 7_535_369, 68_000_000, 650_000_000, 6_600_000_000L
    };

    /** The rows of a board of even size, apart from those that halve its parts once each. */
    private static final int UNCUT_ROWS = 11;

    private static final int BOARDS_AT_ONCE = 2;

    /** Many boards are cut into fewer parts each. */
    private static final int HALVINGS_OF_MANY = 5;

    private final Problem problem;
    private final List<BoardParts> boards;
    private final int parts;

    /** The tables of the boards used last, each made by its first part; guarded by itself. */
    private final Map<Integer, JoinTables> tables = new Latest<>();

    /** What belongs to the boards used last: the threads of one count work on two at most. */
    private static final class Latest<T> extends LinkedHashMap<Integer, T> {
        private static final long serialVersionUID = 1;

        Latest() {
            super(4, 0.75f, true);
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, T> eldest) {
            return size() > BOARDS_AT_ONCE;
        }
    }

    /** One board and how its parts are cut. */
    private static final class BoardParts {
        private final JoinBoard board;
        private final Cut cut;

        BoardParts(JoinBoard board, Cut cut) {
            this.board = board;
            this.cut = cut;
        }
    }

    /**
     * The number of the board, the shares of the column sets of western and of eastern queens, and the share of the row sets of
     * southwestern queens.
     */
    record Part(int board, Share west, Share east, Share listed) {}

    /** Into how many shares each kind of set is cut. */
    record Cut(int wests, int easts, int listed) {
        int parts() {
            return wests * easts * listed;
        }

        Part part(int board, int number) {
            return new Part(
                    board,
                    new Share(number % wests, wests),
                    new Share(number / wests % easts, easts),
                    new Share(number / wests / easts, listed));
        }
    }

    /**
     * Cuts a count of the classic problem.
     *
     * @param size n, from 2 to {@link #LARGEST_SIZE}
     * @param fineness how often the usual parts are halved, from 0 to {@link #mostFineness}
     */
    public JoinCount(int size, int fineness) {
        this(Problem.queens(size), fineness);
    }

    /**
     * Cuts a count of a problem.
     *
     * @param problem one that {@link #takes}
     * @param fineness how often the usual parts are halved, from 0 to {@link #mostFineness}
     */
    public JoinCount(Problem problem, int fineness) {
        this(problem, JoinBoard.of(problem), fineness);
    }

    /** Cuts a count on these boards. */
    JoinCount(Problem problem, List<JoinBoard> boards, int fineness) {
        this(problem, boards, cut(boards, fineness));
    }

    /** Cuts a count of a problem, each of its boards in the same way. */
    JoinCount(Problem problem, Cut cut) {
        this(problem, JoinBoard.of(problem), board -> cut);
    }

    private JoinCount(Problem problem, List<JoinBoard> boards, Function<JoinBoard, Cut> cut) {
        this.problem = problem;
        List<BoardParts> cutBoards = new ArrayList<>();
        int sum = 0;
        for (JoinBoard board : boards) {
            BoardParts parts = new BoardParts(board, cut.apply(board));
            cutBoards.add(parts);
            sum += parts.cut.parts();
        }
        this.boards = List.copyOf(cutBoards);
        this.parts = sum;
    }

    /**
     * Whether problems of a kind can be counted by a join.
     *
     * @return true for the rule {@link AttackRule#QUEENS} without regions, and for a torus with neither placed queens nor
     *     blocked squares, of at most {@link #LARGEST_SIZE} rows
     */
    public static boolean takesKindOf(Problem problem) {
        RuleLines lines = RuleLines.of(problem.rule());
        boolean takesRule = lines.wraps()
                ? problem.equals(
                        Problem.builder(problem.size()).rule(problem.rule()).build())
                : lines.isPlain() && !problem.hasRegions();
        return takesRule && problem.size() <= LARGEST_SIZE;
    }

    /**
     * Whether a problem can be counted by a join.
     *
     * @return true if it is of a {@linkplain #takesKindOf kind} that can, has at least 2 rows, and does not contradict itself
     */
    public static boolean takes(Problem problem) {
        return takesKindOf(problem)
                && problem.size() >= 2
                && problem.contradiction().isEmpty();
    }

    /**
     * How often parts can be halved.
     *
     * @param size n, from 2 to {@link #LARGEST_SIZE}
     * @return at least 0
     */
    public static int mostFineness(int size) {
        return size / 2;
    }

    private static Function<JoinBoard, Cut> cut(List<JoinBoard> boards, int fineness) {
        int fewer = boards.size() > BOARDS_AT_ONCE ? HALVINGS_OF_MANY : 0;
        return board -> cut(board.geometry().half(), 2 * board.geometry().half() - UNCUT_ROWS - fewer, fineness);
    }

    private static Cut cut(int half, int usualHalvings, int fineness) {
        int mostWest = half - 1;
        if (half < JoinTables.ON_DEMAND) {
            int halvings = Math.max(0, Math.min(usualHalvings, mostWest)) + fineness;
            int wests = Math.min(halvings, mostWest);
            return new Cut(1 << wests, 1 << (halvings - wests), 1);
        }
        // Few eastern sets for many western ones: what is made for the eastern ones is used again and again.
        int halvings = usualHalvings + fineness;
        int easts = Math.min(halvings, 5);
        int wests = Math.min(halvings - easts, mostWest);
        int moreEasts = Math.min(halvings - easts - wests, half - 9);
        return new Cut(1 << wests, 1 << (easts + moreEasts), 1 << (halvings - easts - wests - moreEasts));
    }

    @Override
    public int parts() {
        return parts;
    }

    @Override
    public PartCounter counter() {
        Map<Integer, HalfJoin> joins = new Latest<>();
        return (number, look) -> {
            Part part = part(number);
            JoinTables shared = tables(part, look);
            BoardParts board = boards.get(part.board());
            HalfJoin join = joins.computeIfAbsent(
                    part.board(), any -> new HalfJoin(board.board.geometry(), board.board.weights(), look));
            return count(part, shared, join, look);
        };
    }

    @Override
    public long leastBytes() {
        int half = problem.size() / 2;
        if (!problem.isClassic()) {
            // Nobody knows how many placements the closed squares leave, but each pair of sets has an index.
            return half < JoinTables.ON_DEMAND ? indexBytes(half) : 0;
        }
        // Of quarters made on demand, the placements on one set of columns.
        return half < JoinTables.ON_DEMAND
                ? quarterBytes(half) + indexBytes(half)
                : (2L * Long.BYTES * PLACEMENTS[half]) >> half;
    }

    private static long quarterBytes(int half) {
        return 2L * Long.BYTES * PLACEMENTS[half];
    }

    private static long indexBytes(int half) {
        return (long) Integer.BYTES << (2 * half);
    }

    @Override
    public long usualBytes(int threads) {
        // Loops stand here and below, because the JDK loads many classes for a first stream before a first count
        // begins.
        long[] bytes = new long[boards.size()];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = bytes(boards.get(i).board, threads);
        }
        Arrays.sort(bytes);
        long sum = 0;
        for (int i = Math.max(0, bytes.length - BOARDS_AT_ONCE); i < bytes.length; i++) {
            sum += bytes[i];
        }
        return sum;
    }

    private static long bytes(JoinBoard board, int threads) {
        return tableBytes(board)
                + threads * (8L << (20 + Math.max(0, board.geometry().half() - 8)));
    }

    private static long tableBytes(JoinBoard board) {
        int half = board.geometry().half();
        if (half >= JoinTables.ON_DEMAND) {
            // Of quarters that are alike one is enough; with a queen on the center the board has but one table.
            return (board.isAlike() ? 2 - board.geometry().middle() : 4) * QuarterPlacements.KEPT_BYTES;
        }
        int[][] quarters = new int[4][];
        // Placements with a queen on the long diagonal and those without one have an index each.
        long bytes = board.weights().byLongDiagonal() ? indexBytes(half) : 0;
        for (int i = 0; i < 4; i++) {
            quarters[i] = board.squares().quarter(i >= 2, i % 2 == 1);
            boolean isNew = true;
            for (int other = 0; other < i; other++) {
                isNew &= !Arrays.equals(quarters[i], quarters[other]);
            }
            if (isNew) {
                bytes += placementBytes(quarters[i]) + indexBytes(half);
            }
        }
        return bytes;
    }

    /** What the placements on a quarter would take if no square was closed where an open row meets an open column. */
    private static long placementBytes(int[] open) {
        int rows = 0;
        int columns = 0;
        for (int squares : open) {
            rows += squares == 0 ? 0 : 1;
            columns |= squares;
        }
        return Math.round(StrictMath.sqrt((double) quarterBytes(rows) * quarterBytes(Integer.bitCount(columns))));
    }

    /** The tables that all parts on the same board share. */
    JoinTables tables(Part part, Runnable look) {
        BoardParts board = boards.get(part.board());
        synchronized (tables) {
            JoinTables made = tables.get(part.board());
            if (made == null) {
                made = JoinTables.of(board.board, board.board.weights(), look);
                tables.put(part.board(), made);
            }
            return made;
        }
    }

    private CheckedSums count(Part part, JoinTables tables, HalfJoin join, Runnable look) {
        BoardParts board = boards.get(part.board());
        ImageWeights weights = board.board.weights();
        CheckedSums sums = new CheckedSums(1);
        for (int westSet : westSets(part, tables)) {
            int[] eastSets = eastSets(part, tables, westSet);
            if (eastSets.length == 0) {
                continue;
            }
            join.begin(tables.upper(), westSet, tables.lower(), tables.westColumns() & ~westSet, part.listed(), look);
            for (int eastSet : eastSets) {
                join.add(eastSet, tables.eastColumns() & ~eastSet, weights.ofSets(westSet, eastSet));
            }
            sums.add(0, board.board.copies() * join.finish());
        }
        return sums;
    }

    Part part(int number) {
        // The parts of one of many boards share tables, so that they stay together.
        int own = boards.size() > BOARDS_AT_ONCE ? number : Scatter.place(number, parts);
        int board = 0;
        while (own >= boards.get(board).cut.parts()) {
            own -= boards.get(board).cut.parts();
            board++;
        }
        return boards.get(board).cut.part(board, own);
    }

    /** The part's column sets of northwestern queens, large ones first. */
    int[] westSets(Part part, JoinTables tables) {
        BoardParts board = boards.get(part.board());
        int half = board.board.geometry().half();
        int columns = tables.westColumns();
        ImageWeights weights = board.board.weights();
        long[] ordered = new long[1 << half];
        int count = 0;
        for (int set : Subsets.of(columns)) {
            if (weights.mayBeFirst(set)) {
                long distance = Math.abs(2 * Integer.bitCount(set) - half);
                ordered[count++] = distance << Integer.SIZE | set;
            }
        }
        Arrays.sort(ordered, 0, count);
        int[] sets = new int[count];
        for (int i = 0; i < count; i++) {
            sets[i] = (int) ordered[i];
        }
        return part.west().of(sets);
    }

    /** The part's column sets of northeastern queens, if the northwestern ones have this set. */
    int[] eastSets(Part part, JoinTables tables, int westSet) {
        ImageWeights weights = boards.get(part.board()).board.weights();
        int queens = Integer.bitCount(tables.upper().rows()) - Integer.bitCount(westSet);
        int columns = tables.eastColumns();
        int[] sets = part.east().of(Subsets.of(columns, queens));
        if (weights.bySections()) {
            return sets;
        }
        int count = 0;
        for (int set : sets) {
            if (weights.ofSets(westSet, set) != 0) {
                sets[count++] = set;
            }
        }
        return Arrays.copyOf(sets, count);
    }
}
