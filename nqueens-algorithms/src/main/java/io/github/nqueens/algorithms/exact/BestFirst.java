package io.github.nqueens.algorithms.exact;

import io.github.nqueens.Board;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.internal.Kebab;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Best-first search over partial boards: greedy, A*, uniform cost, depth first and iterative deepening, complete.
 *
 * <ol>
 *   <li>The frontier holds the board with the problem's own queens.
 *   <li>Take the board of least cost off the frontier. If each row has a queen, it is the solution.
 *   <li>Add its children to the frontier: the boards with one queen more, on each square of the next row that is open and that no queen
 *       attacks. Go on at 2.
 *   <li>If the frontier is empty, there is no solution.
 * </ol>
 *
 * <p>The {@link Strategy} says what a board costs. Greedy search and A* estimate the queens still to be placed by a {@link Heuristic}. Every
 * queen costs 1, so every solution costs n, and the cheapest solution is no better than any other.
 *
 * <p>An iteration is a board taken off the frontier. {@code evaluations} are the children that were made. An iteration takes O(n) for each child, and
 * O(n<sup>2</sup>) for each child whose scarcity is estimated. Memory is 32 bytes for each board kept: those that wait, and those from which
 * they descend. If the heap or the parameter {@code boards} allows no more of them, the search gives up. Nothing is random: every
 * seed gives the same board. Immutable and safe for use by several threads.
 *
 * <p>Failure modes: uniform cost and A* hold whole levels of the tree, and reach about 15 rows.
 *
 * <p>Sources: P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination of minimum cost paths, IEEE
 * Transactions on Systems Science and Cybernetics 4, 1968, doi:10.1109/TSSC.1968.300136. R. E. Korf, Depth-first iterative-deepening,
 * Artificial Intelligence 27, 1985, doi:10.1016/0004-3702(85)90084-0. S. Russell, P. Norvig, Artificial Intelligence: A Modern Approach,
 * 3rd edition, 2010, sections 3.4 and 3.5.
 */
public final class BestFirst implements SearchAlgorithm {
    /** Boards are numbered by an int. */
    private static final int MOST_BOARDS = Integer.MAX_VALUE - 8;

    private static final Parameter<Strategy> STRATEGY = Parameter.ofEnum(
            "strategy",
            Strategy.GREEDY,
            "what a board of the frontier costs; greedy is GBFS, uniform-cost is UCS, depth-first is DFS,"
                    + " iterative-deepening is IDS or IDDFS");

    private static final Parameter<Heuristic> HEURISTIC = Parameter.ofEnum(
            "heuristic",
            Heuristic.SCARCITY,
            "how greedy and a-star estimate the cost of the queens still to be placed");

    private static final Parameter<Integer> BOARDS = Parameter.ofInt(
                    "boards", MOST_BOARDS, 1, MOST_BOARDS, "how many boards may be kept at once")
            .withComputedDefault("as many as the memory holds");

    /** A column of a board kept takes 14 bits. */
    private static final int LARGEST_SIZE = 16_384;

    /** What a board of the frontier costs. Of several boards of least cost, the newest is taken unless something else is said. */
    public enum Strategy {
        /** The estimate of the {@link Heuristic}. */
        GREEDY,
        /** The queens placed plus the estimate. */
        A_STAR,
        /** The queens placed. Of several boards of least cost, the oldest is taken. */
        UNIFORM_COST,
        /** The more queens, the less: the frontier is a stack. */
        DEPTH_FIRST,
        /** Depth first among boards of at most 1 queen, then 2, and so on until a solution is found. */
        ITERATIVE_DEEPENING
    }

    /** How many queens are estimated to be still needed. Neither estimate exceeds the true number, so A* may use both. */
    public enum Heuristic {
        /** The number of rows without a queen, which is exact if the board can be completed. */
        EMPTY_ROWS,
        /**
         * For each row without a queen (1 + 1/f)/2, where f is the number of its squares that no queen attacks. A board with a row
         * without such a square is dropped.
         */
        SCARCITY
    }

    private final ParameterValues<Builder> settings;
    private final Strategy strategy;
    private final Heuristic heuristic;
    private final int most;

    private BestFirst(ParameterValues<Builder> settings) {
        this.settings = settings;
        this.strategy = settings.get(STRATEGY);
        this.heuristic = settings.get(HEURISTIC);
        this.most = settings.<Integer>given(BOARDS).orElse(MOST_BOARDS);
    }

    /**
     * Starts from the defaults.
     *
     * @return a builder
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Describes the solver {@code best-first}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("best-first", BestFirst::builder, Builder::build)
                .summary("Takes the best partial board first: greedy, A*, uniform cost, depth first or deepening.")
                .advice("Choose it to teach informed search, and to see which strategies suit a problem whose solutions"
                        + " all cost the same.")
                .source("Hart, Nilsson, Raphael 1968, doi:10.1109/TSSC.1968.300136; Korf 1985; Russell, Norvig 2010")
                .trait(SolverTrait.COMPLETE)
                .trait(SolverTrait.DETERMINISTIC)
                .trait(SolverTrait.PARTIAL_BOARDS)
                .trait(SolverTrait.EVERY_PROBLEM)
                .largestSize(LARGEST_SIZE)
                .costUnit("empty rows")
                .parameter(STRATEGY, Builder::strategy)
                .parameter(HEURISTIC, Builder::heuristic)
                .parameter(BOARDS, Builder::boards)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("best-first");
    }

    /** The board at hand and its path; how many boards there will be is not known. */
    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return 4L * Integer.BYTES * problem.size() + SearchNodes.LEAST_BYTES;
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        Run run = new Run(context);
        int deepest = run.rows.length;
        for (int limit = strategy == Strategy.ITERATIVE_DEEPENING ? Math.min(1, deepest) : deepest;
                limit <= deepest;
                limit++) {
            Optional<SearchOutcome> outcome = run.search(limit);
            if (outcome.isPresent()) {
                return outcome.get();
            }
        }
        return SearchOutcome.unsolvable();
    }

    /** One run: the frontier, and the board taken last. */
    private final class Run {
        /**
         * The cost of a queen. Every whole number up to 36 divides its half, so that estimates that are equal as fractions are
         * equal here, on boards of that size. The cost of the largest board fits a long.
         */
        private static final long UNIT = 2 * 144_403_552_893_600L;

        private final SearchContext context;
        private final PartialBoard board;

        /** The rows that the problem leaves empty, in order. Each level of the tree fills one. */
        private final int[] rows;

        private final int[] path;
        private SearchNodes nodes;
        private long added;
        private int depth;

        Run(SearchContext context) {
            this.context = context;
            context.problem().placed().forEach(queen -> context.placed(queen.row(), queen.column()));
            this.board = new PartialBoard(context.problem());
            this.rows =
                    IntStream.range(0, context.size()).filter(board::isEmpty).toArray();
            this.path = new int[rows.length];
            this.nodes = new SearchNodes(most);
        }

        /** Searches boards of at most this many queens; empty if there is no solution among them. */
        Optional<SearchOutcome> search(int limit) {
            nodes = new SearchNodes(most);
            nodes.add(SearchNodes.NONE, 0, 0, 0);
            int reached = 0;
            while (nodes.waiting() > 0) {
                if (!context.tick()) {
                    return Optional.of(SearchOutcome.stopped());
                }
                int node = nodes.take();
                show(node);
                reached = Math.max(reached, depth);
                if (depth == rows.length) {
                    tell(0);
                    return Optional.of(SearchOutcome.solved(board.toBoard()));
                }
                int children = depth < limit ? expand(node) : 0;
                context.evaluated(children);
                nodes.release(node);
                tell(children);
            }
            return reached < limit ? Optional.of(SearchOutcome.unsolvable()) : Optional.empty();
        }

        /** Puts the queens of a node on the board, of which those that it shares with the board before stay. */
        private void show(int taken) {
            int length = 0;
            for (int node = taken; nodes.parent(node) != SearchNodes.NONE; node = nodes.parent(node)) {
                path[length++] = nodes.column(node);
            }
            int common = 0;
            while (common < Math.min(depth, length) && board.column(rows[common]) == path[length - 1 - common]) {
                common++;
            }
            while (depth > common) {
                board.remove(rows[--depth]);
                context.removed(rows[depth]);
            }
            while (depth < length) {
                board.place(rows[depth], path[length - 1 - depth]);
                context.placed(rows[depth], path[length - 1 - depth]);
                depth++;
            }
            context.cost((long) rows.length - depth);
        }

        /** Adds the children of the board, and returns how many were made. */
        private int expand(int node) {
            int row = rows[depth];
            int[] columns = new int[context.size()];
            int count = 0;
            for (int column = board.nextFree(row, 0); column >= 0; column = board.nextFree(row, column + 1)) {
                columns[count++] = column;
            }
            for (int i = 0; i < count; i++) {
                context.requireOngoing();
                // The newest of equal boards is taken first, and that is to be the first column.
                int column = columns[strategy == Strategy.UNIFORM_COST ? i : count - 1 - i];
                board.place(row, column);
                long cost = cost(depth + 1);
                board.remove(row);
                long rank = strategy == Strategy.UNIFORM_COST ? added : -added;
                added++;
                if (cost != Long.MAX_VALUE) {
                    nodes.add(node, column, cost, rank);
                }
            }
            return count;
        }

        private long cost(int queens) {
            return switch (strategy) {
                case GREEDY -> estimate(queens);
                case A_STAR -> {
                    long estimate = estimate(queens);
                    yield estimate == Long.MAX_VALUE ? estimate : queens * UNIT + estimate;
                }
                case UNIFORM_COST -> queens;
                case DEPTH_FIRST, ITERATIVE_DEEPENING -> -queens;
            };
        }

        private long estimate(int queens) {
            if (heuristic == Heuristic.EMPTY_ROWS) {
                return (rows.length - queens) * UNIT;
            }
            long estimate = 0;
            for (int level = queens; level < rows.length; level++) {
                context.requireOngoing();
                int free = board.countFree(rows[level]);
                if (free == 0) {
                    return Long.MAX_VALUE;
                }
                estimate += UNIT / 2 + UNIT / 2 / free;
            }
            return estimate;
        }

        private void tell(int children) {
            if (!context.observed()) {
                return;
            }
            context.measured("frontier", nodes.waiting());
            context.measured("boards kept", nodes.kept());
            context.noted(
                    switch (strategy) {
                                case GREEDY -> "No board of the frontier is estimated to be nearer to a solution.";
                                case A_STAR ->
                                    "No board of the frontier has a lower sum of queens placed and estimated.";
                                case UNIFORM_COST ->
                                    "No board of the frontier has fewer queens, and none that has as many is older.";
                                case DEPTH_FIRST, ITERATIVE_DEEPENING ->
                                    "No board of the frontier has more queens, and none that has as many is newer.";
                            }
                            + " {0}.",
                    depth == rows.length
                            ? "Each row has a queen"
                            : children == 0
                                    ? "It is not continued"
                                    : "It has " + Amounts.of(children, "child", "children"));
        }
    }

    /** Collects the parameters of a best-first search. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets what a board of the frontier costs.
         *
         * @param strategy greedy by default
         * @return this builder
         */
        public Builder strategy(Strategy strategy) {
            return settings.set(STRATEGY, strategy);
        }

        /**
         * Sets how greedy search and A* estimate the remaining work. It has no effect on the other strategies.
         *
         * @param heuristic scarcity by default
         * @return this builder
         */
        public Builder heuristic(Heuristic heuristic) {
            return settings.set(HEURISTIC, heuristic);
        }

        /**
         * Sets how many boards may be kept at once: those that wait, and those from which they descend. A run that needs more gives up.
         *
         * @param boards from 1 to 2,147,483,639; as many as the memory holds by default
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder boards(int boards) {
            return settings.set(BOARDS, boards);
        }

        /**
         * Makes the algorithm.
         *
         * @return the algorithm
         * @throws IllegalArgumentException if a setting can do nothing beside the others; names its key and its value
         */
        public BestFirst build() {
            Strategy strategy = settings.get(STRATEGY);
            if (strategy != Strategy.GREEDY && strategy != Strategy.A_STAR) {
                settings.refuseIdle(
                        HEURISTIC,
                        "with strategy=" + Kebab.of(strategy)
                                + ", which estimates nothing; leave it out, or choose strategy=greedy or strategy=a-star");
            }
            return new BestFirst(settings.copy());
        }
    }
}
