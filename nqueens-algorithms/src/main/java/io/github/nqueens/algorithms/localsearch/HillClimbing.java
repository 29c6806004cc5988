package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.Problem;
import io.github.nqueens.algorithms.common.ConstrainedBoard;
import io.github.nqueens.algorithms.common.ParameterValues;
import io.github.nqueens.algorithms.common.Progress;
import io.github.nqueens.algorithms.common.Restarts;
import io.github.nqueens.algorithms.common.Tables;
import io.github.nqueens.algorithms.localsearch.neighborhood.MoveNeighborhood;
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
 * Steepest hill climbing with random restarts: always the best move of one queen within its row.
 *
 * <ol>
 *   <li>Put each queen on a random column of its row. Queens may share columns.
 *   <li>There are n(n-1) moves of one queen within its row. Take the one after which the fewest pairs of queens attack
 *       each other, one of them at random if there are several.
 *   <li>If it lowers the number of attacking pairs, make it and go on at 2. If it leaves the number as it is, and fewer
 *       than {@code sideways} such moves were made in a row, make it and go on at 2. Otherwise go on at 1.
 * </ol>
 *
 * <p>The search ends as soon as no queen attacks another. An iteration is one choice in step 2, also one that finds no
 * move to make. It counts as n(n-1) evaluations: each move is decided, most by a bound on what it can gain rather than
 * by its score. An iteration takes some tens of looks at the board, whatever n is. Memory is O(n). A climb is about n /
 * 2 iterations long.
 *
 * <p>Failure modes: without sideways moves the number of climbs grows fast, from 5 at n = 8 to some thousands at n =
 * 200. With {@code sideways=100} nearly every climb beyond n = 20 succeeds. The parameter {@code restart} names the
 * series by which {@code sideways} is multiplied from climb to climb; {@link Builder#restart} takes any {@link
 * RestartRule}. Immutable and safe for use by several threads.
 *
 * <p>Sources: P. Johnson, N-Queens Part 1: Steepest Hill Climbing, 2013,
 * https://letstalkdata.com/2013/12/n-queens-part-1-steepest-hill-climbing/. "N-Queens Problem Documentation", undated
 * lecture notes without a known author or address. Sideways moves: S. Russell, P. Norvig, Artificial Intelligence: A
 * Modern Approach, 3rd edition, 2010, section 4.1.1.
 */
public final class HillClimbing implements SearchAlgorithm {
    private static final Parameter<Integer> SIDEWAYS = Parameter.ofInt(
            "sideways",
            0,
            0,
            Integer.MAX_VALUE,
            "how many moves in a row may leave the number of attacking pairs as it is");
    private static final Parameter<RestartRule.Series> RESTART =
            Parameter.ofEnum("restart", RestartRule.Series.FIXED, "the series by which sideways is multiplied");

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
                .largestSize(Tables.LARGEST_BOARD)
                .parameter(SIDEWAYS, Builder::sideways)
                .parameter(RESTART, Builder::restart)
                .build();
    }

    @Override
    public String toString() {
        return settings.text("hill-climbing");
    }

    @Override
    public long memory(Problem problem, Optional<Board> initialBoard) {
        return BYTES_PER_ROW * problem.size();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        RestartRule rule = settings.get(RESTART);
        Progress progress = new Progress(context, rule.times(settings.<Integer>get(SIDEWAYS)));
        if (!context.problem().isClassic()) {
            return Restarts.search(context, ConstrainedBoard::random, start -> complete(start, context, progress));
        }
        return Restarts.search(
                context,
                run -> Start.board(run, row -> run.random().nextInt(run.size())),
                start -> climb(start, context, progress));
    }

    /** Climbs from a board until it solves or the run is over; without outcome if no move may be made. */
    private static Optional<SearchOutcome> climb(Board start, SearchContext context, Progress progress) {
        ConflictCounter queens = context.conflictCounter(start);
        context.boardSet(queens);
        MoveNeighborhood neighborhood = new MoveNeighborhood(queens, context);
        progress.begin(queens.conflicts(), 0);
        long sidewaysInARow = 0;
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            boolean found = neighborhood.findBest(progress.left() > 0 ? 0 : -1);
            context.evaluated(neighborhood.size());
            if (!found) {
                reportLocalMinimum(context, queens.conflicts());
                return Optional.empty();
            }
            sidewaysInARow = neighborhood.delta() == 0 ? sidewaysInARow + 1 : 0;
            int row = neighborhood.row();
            int from = queens.column(row);
            neighborhood.move(row, neighborhood.column());
            if (context.observed()) {
                report(context, neighborhood, from, sidewaysInARow, sidewaysInARow + progress.left() - 1);
            }
            progress.count(queens.conflicts());
        }
        return Optional.of(SearchOutcome.solved(queens.toBoard()));
    }

    /** Climbs on a board with placed queens or blocked squares, by a scan that passes over rows without a good move. */
    private static Optional<SearchOutcome> complete(Board start, SearchContext context, Progress progress) {
        ConstrainedBoard queens = new ConstrainedBoard(start, context);
        context.boardSet(start);
        progress.begin(queens.conflicts(), 0);
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return Optional.of(SearchOutcome.stopped());
            }
            int bestRow = -1;
            int bestColumn = -1;
            int least = progress.left() > 0 ? 0 : -1;
            int equal = 0;
            for (int row : queens.movable()) {
                if (context.shouldStop()) {
                    return Optional.of(SearchOutcome.stopped());
                }
                context.evaluated(queens.size() - 1);
                int before = queens.attackersAt(row, queens.column(row));
                if (queens.leastAttackers(row) - before > least) {
                    continue;
                }
                for (int column = 0; column < queens.size(); column++) {
                    int delta = queens.attackersAt(row, column) - before;
                    if (delta > least || column == queens.column(row) || !queens.isOpen(row, column)) {
                        continue;
                    }
                    equal = delta < least ? 0 : equal;
                    least = delta;
                    if (context.random().nextInt(++equal) == 0) {
                        bestRow = row;
                        bestColumn = column;
                    }
                }
            }
            if (bestRow < 0) {
                reportLocalMinimum(context, queens.conflicts());
                return Optional.empty();
            }
            int from = queens.column(bestRow);
            queens.move(bestRow, bestColumn);
            if (context.observed()) {
                report(context, bestRow, from, bestColumn, least);
            }
            progress.count(queens.conflicts());
        }
        return Optional.of(SearchOutcome.solved(queens.toBoard()));
    }

    private static void reportLocalMinimum(SearchContext context, long conflicts) {
        if (context.observed()) {
            context.noted(
                    "No move lowers the number of attacking pairs: a board with {0} is a local minimum.",
                    Amounts.pairs(conflicts));
        }
    }

    private static void report(SearchContext context, int row, int from, int column, long delta) {
        context.moved(row, from, column);
        context.noted(
                delta == 0
                        ? "The queen of row {0} moves to column {1}. This keeps the number of attacking pairs, which no move"
                                + " lowers."
                        : "The queen of row {0} moves to column {1}. This removes {2}, and no move removes more.",
                row,
                column,
                Amounts.pairs(-delta));
    }

    private static void report(
            SearchContext context, MoveNeighborhood neighborhood, int from, long sidewaysInARow, long most) {
        if (sidewaysInARow == 0) {
            report(context, neighborhood.row(), from, neighborhood.column(), neighborhood.delta());
            return;
        }
        context.moved(neighborhood.row(), from, neighborhood.column());
        context.noted(
                "The queen of row {0} moves to column {1}. This keeps the number of attacking pairs: sideways move {2} of at"
                        + " most {3} in a row.",
                neighborhood.row(), neighborhood.column(), sidewaysInARow, most);
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
         * Sets when to start again.
         *
         * @param rule a {@link RestartRule.Series}, by which {@link #sideways} is multiplied from climb to climb, or your own rule, which tells how many sideways moves may follow; a climb ends at a local minimum whatever it says; {@link RestartRule.Series#FIXED} by default
         * @return this builder
         * @throws NullPointerException if it is null
         */
        public Builder restart(RestartRule rule) {
            return settings.setFunction(RESTART, rule);
        }

        /**
         * Makes the algorithm.
         *
         * @return hill climbing with these parameters
         */
        public HillClimbing build() {
            return new HillClimbing(settings.copy());
        }
    }
}
