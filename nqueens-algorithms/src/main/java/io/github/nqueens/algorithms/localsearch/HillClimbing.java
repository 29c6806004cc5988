package io.github.nqueens.algorithms.localsearch;

import io.github.nqueens.Board;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.spi.HeapBudget;
import io.github.nqueens.spi.Parameter;
import io.github.nqueens.spi.SearchAlgorithm;
import io.github.nqueens.spi.SearchContext;
import io.github.nqueens.spi.SearchOutcome;
import io.github.nqueens.spi.SolverDescriptor;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * Steepest hill climbing with random restarts: always the best move of one queen within its row, and a new random board
 * where none helps.
 *
 * <ol>
 *   <li>Put each queen on a random column of its row. Queens may share columns.
 *   <li>Of all n(n-1) moves of one queen within its row take the one after which the fewest pairs of queens attack each
 *       other, one of them at random if there are several.
 *   <li>If it lowers the number of attacking pairs, make it and go on at 2. If it leaves the number as it is, and fewer
 *       than {@code sideways} such moves were made in a row, make it and go on at 2. Otherwise go on at 1.
 * </ol>
 *
 * <p>The search ends as soon as no queen attacks another. One iteration is one choice in step 2, also one that finds no
 * move to make. It counts as n(n-1) evaluations: each move is decided, most by a bound on what it can gain rather than by
 * its score. An iteration takes some tens of looks at the board, whatever n; memory is O(n). A climb is about n / 2
 * iterations long.
 *
 * <p>Failure modes: without sideways moves the number of climbs grows fast, from 5 at n = 8 to some thousands at n = 200.
 * With {@code sideways=100} nearly every climb beyond n = 20 succeeds. Instances are immutable and safe for use by several
 * threads.
 *
 * <p>Sources: P. Johnson, N-Queens Part 1: Steepest Hill Climbing; N-Queens Problem Documentation. Sideways moves: S.
 * Russell, P. Norvig, Artificial Intelligence: A Modern Approach, 3rd edition, 2010, section 4.1.1.
 */
public final class HillClimbing implements SearchAlgorithm {
    private static final Parameter<Integer> SIDEWAYS = Parameter.ofInt(
            "sideways",
            0,
            0,
            Integer.MAX_VALUE,
            "how many moves in a row may leave the number of attacking pairs as it is");

    /** What a full board takes, the ranks of n rows and columns, the chains of 5n lines, and a bit for each of these. */
    private static final long BYTES_PER_ROW = FullBoards.COUNTER_BYTES_PER_ROW + (5 + 5 + 1 + 8) * Integer.BYTES + 1;

    private final int sideways;

    private HillClimbing(Builder builder) {
        sideways = builder.sideways;
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
     * What is known of the solver {@code hill-climbing}.
     *
     * @return its descriptor
     */
    public static SolverDescriptor descriptor() {
        return SolverDescriptor.builder("hill-climbing", HillClimbing::builder, Builder::build)
                .summary("Makes the best move of one queen, and starts again from a random board where none helps.")
                .advice("To teach local minima and restarts; with sideways moves also for thousands of queens.")
                .reach(500)
                .source("P. Johnson, N-Queens Part 1: Steepest Hill Climbing; N-Queens Problem Documentation")
                .largestSize(FullBoards.LARGEST_SIZE)
                .parameter(SIDEWAYS, Builder::sideways)
                .build();
    }

    @Override
    public SearchOutcome search(SearchContext context) {
        int n = context.size();
        Optional<String> shortfall = HeapBudget.shortfall(n * BYTES_PER_ROW);
        if (shortfall.isPresent()) {
            return SearchOutcome.gaveUp(shortfall.get());
        }
        Board board = context.initialBoard().orElseGet(() -> randomBoard(n, context.random()));
        while (true) {
            ConflictCounter queens = ConflictCounter.of(board);
            context.boardSet(queens);
            if (!climb(queens, context)) {
                return SearchOutcome.stopped();
            }
            if (queens.conflicts() == 0) {
                return SearchOutcome.solved(queens.toBoard());
            }
            context.restarted();
            board = randomBoard(n, context.random());
        }
    }

    /** Climbs from a board until it solves or no move may be made. Returns false if the run is over before that. */
    private boolean climb(ConflictCounter queens, SearchContext context) {
        MoveNeighborhood neighborhood = new MoveNeighborhood(queens);
        context.best(queens.conflicts());
        int sidewaysInARow = 0;
        while (queens.conflicts() > 0) {
            if (!context.tick()) {
                return false;
            }
            int worst = sidewaysInARow < sideways ? 0 : -1;
            boolean found = neighborhood.findBest(worst, context.random(), context::shouldStop);
            if (!found && context.shouldStop()) {
                return false;
            }
            context.evaluated(neighborhood.size());
            if (!found) {
                if (context.observed()) {
                    context.noted("No move lowers the conflicts, {0}: a local minimum.", queens.conflicts());
                }
                return true;
            }
            sidewaysInARow = neighborhood.delta() == 0 ? sidewaysInARow + 1 : 0;
            int row = neighborhood.row();
            int from = queens.column(row);
            neighborhood.move(row, neighborhood.column());
            if (context.observed()) {
                report(context, neighborhood, from, sidewaysInARow);
            }
            context.best(queens.conflicts());
        }
        return true;
    }

    private void report(SearchContext context, MoveNeighborhood neighborhood, int from, int sidewaysInARow) {
        context.moved(neighborhood.row(), from, neighborhood.column());
        if (sidewaysInARow == 0) {
            context.noted(
                    "The move of row {0} to column {1} is the best of all; it changes the conflicts by {2}.",
                    neighborhood.row(), neighborhood.column(), neighborhood.delta());
        } else {
            context.noted(
                    "The move of row {0} to column {1} keeps the conflicts: sideways move {2} of at most {3} in a row.",
                    neighborhood.row(), neighborhood.column(), sidewaysInARow, sideways);
        }
    }

    private static Board randomBoard(int n, RandomGenerator random) {
        Board.Builder board = Board.builder(n);
        for (int row = 0; row < n; row++) {
            board.set(row, random.nextInt(n));
        }
        return board.build();
    }

    /** Collects the parameters of hill climbing. Not safe for use by several threads. */
    public static final class Builder {
        private int sideways = SIDEWAYS.defaultValue().orElseThrow();

        private Builder() {}

        /**
         * Sets how long the search may walk over a plateau.
         *
         * @param moves how many moves in a row may leave the number of attacking pairs as it is, 0 or more; 0 by default
         * @return this builder
         * @throws IllegalArgumentException if it is negative
         */
        public Builder sideways(int moves) {
            this.sideways = SIDEWAYS.check(moves);
            return this;
        }

        /**
         * Makes the algorithm.
         *
         * @return hill climbing with these parameters
         */
        public HillClimbing build() {
            return new HillClimbing(this);
        }
    }
}
