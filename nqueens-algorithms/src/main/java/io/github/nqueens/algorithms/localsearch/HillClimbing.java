package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.AttemptProgress;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.algorithms.common.LimitedArrays;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.localsearch.neighborhood.ConstrainedMoves;
import io.github.nqueens.algorithms.localsearch.neighborhood.MoveNeighborhood;
import io.github.nqueens.algorithms.localsearch.neighborhood.Moves;
import io.github.nqueens.algorithms.strategy.RestartRule;
import io.github.nqueens.internal.Amounts;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import io.github.nqueens.spi.SolverTrait;
import java.util.Optional;

/**
 * Hill climbing with random restarts, by moves of one queen within its row: the best of all, or with {@link Variant#FIRST_CHOICE} the first
 * that is drawn and helps.
 *
 * <ol>
 *   <li>Put each queen on a random column of its row. Queens may share columns.
 *   <li>There are n(n-1) moves of one queen within its row. Take the one after which the fewest pairs of queens attack
 *       each other, one of them at random if there are several.
 *   <li>If it lowers the number of attacking pairs, make it and go on at 2. If it leaves the number as it is, and fewer
 *       than {@code sideways} such moves were made in a row, make it and go on at 2. Otherwise go on at 1.
 * </ol>
 *
 * <p>With {@code variant=first-choice}, step 2 draws moves at random, each with the same probability, until one lowers the number of
 * attacking pairs. Russell and Norvig call this first-choice hill climbing. Any of the moves that lower the number is made with the
 * same probability, as in their stochastic hill climbing. Where no move lowers it, the steps are as above.
 *
 * <p>The search ends as soon as no queen attacks another. An iteration is one choice in step 2, also one that finds no
 * move to make. It counts as n(n-1) evaluations: each move is decided, most by a bound on what it can gain rather than
 * by its score. An iteration scores 9 to 15 moves on average, for every n. Where moves are drawn, each of them is one
 * evaluation. Memory is O(n). A climb is about n / 2 iterations long, and longer where moves are drawn.
 *
 * <p>Failure modes: without sideways moves the number of climbs grows fast, from 5 at n = 8 to some thousands at n =
 * 200. With {@code sideways=100} nearly every climb beyond n = 20 succeeds. The parameter {@code restart} names the
 * series by which {@code sideways} is multiplied from climb to climb; {@link Builder#restart} takes any {@link
 * RestartRule}. Immutable and safe for use by several threads.
 *
 * <p>Sources: P. Johnson, N-Queens Part 1: Steepest Hill Climbing, 2013,
 * https://letstalkdata.com/2013/12/n-queens-part-1-steepest-hill-climbing/. "N-Queens Problem Documentation", undated
 * lecture notes without a known author or address. Sideways moves and the first choice: S. Russell, P. Norvig, Artificial Intelligence: A
 * Modern Approach, 3rd edition, 2010, section 4.1.1.
 */
public final class HillClimbing implements SearchAlgorithm {
    private static final Parameter<Integer> SIDEWAYS = Parameter.ofInt(
            "sideways",
            0,
            0,
            Integer.MAX_VALUE,
            "how many moves in a row may leave the number of attacking pairs as it is");
    private static final Parameter<RestartRule.Series> RESTART = Restarts.parameter("sideways");

    private static final Parameter<Variant> VARIANT = Parameter.ofEnum(
            "variant",
            Variant.STEEPEST,
            "which move is made of those that lower the number of attacking pairs: the best, or the first that is drawn;"
                    + " steepest is steepest-ascent, first-choice is stochastic");

    /** How many moves are drawn before the run is asked whether it is over. */
    private static final int DRAWS_PER_LOOK = 64;

    /** Which of the moves that lower the number of attacking pairs is made. */
    public enum Variant {
        /** The best of all moves. */
        STEEPEST,
        /** Moves are drawn at random until one lowers the number: any of those that do, each with the same probability. */
        FIRST_CHOICE
    }

    /** The start, its counter, the chains of 5n lines, two rankings, and a bit for each line. */
    private static final long BYTES_PER_ROW = (7 + 8 + 4 + 4) * Integer.BYTES;

    private final ParameterValues<Builder> settings;

    private HillClimbing(ParameterValues<Builder> settings) {
        this.settings = settings;
    }

    /**
     * Starts from the published setting.
     *
     * @return a builder that holds the defaults
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Describes the solver {@code hill-climbing}: its source, its traits and its parameters.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("hill-climbing", HillClimbing::builder, Builder::build)
                .summary("Makes the best move of one queen, and starts again from a random board where none helps.")
                .advice(
                        "Choose it to teach local minima and restarts. With sideways moves it also solves a million rows.")
                .trait(SolverTrait.STARTS_FROM_BOARD)
                .trait(SolverTrait.PLACED_AND_BLOCKED)
                .source("P. Johnson, N-Queens Part 1: Steepest Hill Climbing, letstalkdata.com, 2013;"
                        + " N-Queens Problem Documentation, undated lecture notes without a known author or address")
                .largestSize(LimitedArrays.LARGEST_BOARD)
                .parameter(SIDEWAYS, Builder::sideways)
                .parameter(RESTART, Builder::restart)
                .parameter(VARIANT, Builder::variant)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("hill-climbing");
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return problem.isClassic()
                ? BYTES_PER_ROW * problem.size()
                : (long) Integer.BYTES * problem.size() + ConstrainedBoard.bytes(problem);
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        Variant variant = settings.get(VARIANT);
        AttemptProgress plateau = new AttemptProgress(context, settings.get(RESTART), settings.<Integer>get(SIDEWAYS));
        if (!context.problem().isClassic()) {
            return Restarts.search(context, ConstrainedBoard::random, start -> {
                context.boardSet(start);
                return climb(new ConstrainedMoves(start, context), variant, context, plateau);
            });
        }
        return Restarts.search(
                context, run -> Start.board(run, row -> run.random().nextInt(run.size())), start -> {
                    ConflictCounter queens = context.conflictCounter(start);
                    context.boardSet(queens);
                    return climb(new MoveNeighborhood(queens, context), variant, context, plateau);
                });
    }

    /** Climbs until a solution is found or the run is over; without outcome if no move may be made. */
    private static Optional<SearchOutcome> climb(
            Moves board, Variant variant, SearchContext context, AttemptProgress plateau) {
        plateau.begin(board.conflicts(), 0);
        long sidewaysInARow = 0;
        while (board.conflicts() > 0) {
            if (!context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            long sidewaysLeft = plateau.left();
            boolean maySidestep = sidewaysLeft > 0;
            long move = board.findBest(maySidestep ? 0 : -1);
            boolean isDrawn = variant == Variant.FIRST_CHOICE && move != Moves.NONE && lowers(board, move);
            if (isDrawn) {
                move = drawFirst(board, context);
            } else {
                context.evaluated(board.size());
            }
            if (move == Moves.NONE) {
                reportLocalMinimum(context, board.conflicts());
                return Optional.empty();
            }
            long before = board.conflicts();
            int row = Moves.row(move);
            int from = board.column(row);
            board.move(row, Moves.column(move));
            boolean sideways = board.conflicts() == before;
            if (context.observed()) {
                context.moved(row, from, Moves.column(move));
                if (sideways) {
                    tellSideways(context, move, sidewaysInARow + 1, sidewaysInARow + sidewaysLeft);
                } else {
                    tellGain(context, move, before - board.conflicts(), isDrawn);
                }
            }
            sidewaysInARow = sideways ? sidewaysInARow + 1 : 0;
            plateau.count(board.conflicts());
        }
        return Optional.of(SearchOutcome.solved(board.toBoard()));
    }

    private static void reportLocalMinimum(SearchContext context, long conflicts) {
        if (context.observed()) {
            context.noted(
                    "No move lowers the number of attacking pairs: a board with {0} is a local minimum.",
                    Amounts.pairs(conflicts));
        }
    }

    private static boolean lowers(Moves board, long move) {
        return board.delta(Moves.row(move), Moves.column(move)) < 0;
    }

    /** Draws moves until one lowers the number of attacking pairs. There has to be such a move. */
    private static long drawFirst(Moves board, SearchContext context) {
        for (; ; ) {
            for (int drawn = 1; drawn <= DRAWS_PER_LOOK; drawn++) {
                long move = board.draw();
                if (lowers(board, move)) {
                    context.evaluated(drawn);
                    return move;
                }
            }
            context.evaluated(DRAWS_PER_LOOK);
            context.requireOngoing();
        }
    }

    private static void tellGain(SearchContext context, long move, long gain, boolean isDrawn) {
        context.noted(
                isDrawn
                        ? "The queen of row {0} moves to column {1}. This removes {2}. No move that was drawn before removes any."
                        : "The queen of row {0} moves to column {1}. This removes {2}, and no move removes more.",
                Moves.row(move),
                Moves.column(move),
                Amounts.pairs(gain));
    }

    private static void tellSideways(SearchContext context, long move, long inARow, long most) {
        context.noted(
                "The queen of row {0} moves to column {1}. This keeps the number of attacking pairs: sideways move {2} of at"
                        + " most {3} in a row.",
                Moves.row(move), Moves.column(move), inARow, most);
    }

    /** Collects the parameters of hill climbing. Not safe for use by several threads. */
    public static final class Builder {
        private final ParameterValues<Builder> settings = new ParameterValues<>(this);

        private Builder() {}

        /**
         * Sets how long the search may walk over a plateau.
         *
         * @param moves how many moves in a row may leave the number of attacking pairs as it is, 0 or more; 0 by default
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder sideways(int moves) {
            return settings.set(SIDEWAYS, moves);
        }

        /**
         * Sets which of the moves that lower the number of attacking pairs is made.
         *
         * @param variant {@link Variant#STEEPEST} by default
         * @return this builder
         */
        public Builder variant(Variant variant) {
            return settings.set(VARIANT, variant);
        }

        /**
         * Sets how the limit that leads to a restart changes from attempt to attempt.
         *
         * @param rule a {@link RestartRule.Series}, by which {@link #sideways} is multiplied from climb to climb, or
         *     your own rule, which returns how many sideways moves may follow; a climb ends at a local minimum whatever the rule
         *     returns; {@link RestartRule.Series#FIXED} by default
         * @return this builder
         */
        public Builder restart(RestartRule rule) {
            return settings.setFunction(RESTART, rule);
        }

        /**
         * Makes the algorithm.
         *
         * @return hill climbing with these parameters
         * @throws IllegalArgumentException if a setting can do nothing beside the others; names its key and its value
         */
        public HillClimbing build() {
            Restarts.requireAgreement(settings, RESTART, SIDEWAYS, settings.<Integer>get(SIDEWAYS));
            return new HillClimbing(settings.copy());
        }
    }
}
