package io.github.nqueens.algorithms.localsearch.neighborhood;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.nqueens.Board;
import io.github.nqueens.CancellationToken;
import io.github.nqueens.ConflictCounter;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.algorithms.localsearch.Uniformity;
import io.github.nqueens.spi.SearchStoppedException;
import io.github.nqueens.testing.Runs;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MoveNeighborhoodTest {

    private record Move(int row, int column) {
        static Move of(long move) {
            return new Move(Moves.row(move), Moves.column(move));
        }
    }

    /** Every decision of many climbs with sideways moves and random ones between, on some 3,000 boards. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 8, 12, 25, 40, 70})
    void findsWhatAFullScanFinds(int n) {
        Runs.within(8, 1, run -> {
            RandomGenerator random = new SplittableRandom(n);
            for (int round = 0; round < 10; round++) {
                ConflictCounter queens = ConflictCounter.of(board(n, random));
                MoveNeighborhood neighborhood = new MoveNeighborhood(queens, run);
                for (int step = 0; step < 30; step++) {
                    makeBest(queens, neighborhood, 0);
                    requireBest(queens, neighborhood, -1);
                    if (step % 4 == 0) {
                        neighborhood.move(random.nextInt(n), random.nextInt(n));
                    }
                }
            }
        });
    }

    @Test
    void findsWhatAFullScanFindsWhereAllQueensShareALine() {
        Runs.within(8, 1, run -> {
            int n = 60;
            for (Board board : new Board[] {Board.identity(n), Board.of(new int[n])}) {
                ConflictCounter queens = ConflictCounter.of(board);
                MoveNeighborhood neighborhood = new MoveNeighborhood(queens, run);
                boolean made;
                do {
                    made = makeBest(queens, neighborhood, -1);
                } while (made);
                assertThat(queens.conflicts()).isLessThan(n);
            }
        });
    }

    /** Few ties, found by looking at each; many, drawn; and in between. */
    @ParameterizedTest
    @ValueSource(ints = {8, 20, 60, 200, 500})
    void choosesEachBestMoveEquallyOften(int n) {
        Runs.within(8, 1, run -> {
            RandomGenerator random = new SplittableRandom(10L + n);
            ConflictCounter queens = ConflictCounter.of(board(n, random));
            MoveNeighborhood neighborhood = new MoveNeighborhood(queens, run);
            int checked = 0;
            for (int stage = 0; stage < 8; stage++) {
                for (int step = 0; step < 1 + n / 20; step++) {
                    long best = neighborhood.findBest(0);
                    if (best != Moves.NONE) {
                        neighborhood.move(Moves.row(best), Moves.column(best));
                    }
                }
                Set<Move> best = bestMoves(queens, 0);
                if (best.size() > 1 && best.size() < 3000) {
                    checked++;
                    Uniformity.requireUniform(best, () -> Move.of(neighborhood.findBest(0)));
                }
            }
            assertThat(checked).isGreaterThan(2);
        });
    }

    @Test
    void asksOftenWhetherToStopAndObeys() {
        CancellationToken token = new CancellationToken();
        Runs.within(8, SolveOptions.builder().seed(1).cancellation(token).build(), run -> {
            // A solution: no move is as good as none, so that all moves with a bound of 0 would be looked at.
            int n = 1001;
            int[] columns = new int[n];
            for (int row = 0; row < n; row++) {
                columns[row] = (int) (2L * row % n);
            }
            ConflictCounter queens = ConflictCounter.of(Board.of(columns));
            MoveNeighborhood neighborhood = new MoveNeighborhood(queens, run);
            neighborhood.move(0, 1);
            assertThat(neighborhood.findBest(0)).isNotEqualTo(Moves.NONE);
            token.cancel();
            // Each search takes one look at least, and every 1,024 looks there is a question.
            assertThatThrownBy(() -> {
                        for (int i = 0; i < 1024; i++) {
                            neighborhood.findBest(0);
                        }
                    })
                    .isInstanceOf(SearchStoppedException.class);
        });
    }

    private static boolean makeBest(ConflictCounter queens, MoveNeighborhood neighborhood, int worst) {
        long best = requireBest(queens, neighborhood, worst);
        if (best == Moves.NONE) {
            return false;
        }
        neighborhood.move(Moves.row(best), Moves.column(best));
        return true;
    }

    private static long requireBest(ConflictCounter queens, MoveNeighborhood neighborhood, int worst) {
        Set<Move> best = bestMoves(queens, worst);
        long chosen = neighborhood.findBest(worst);
        assertThat(chosen == Moves.NONE).isEqualTo(best.isEmpty());
        if (chosen != Moves.NONE) {
            assertThat(best).contains(Move.of(chosen));
        }
        return chosen;
    }

    private static Set<Move> bestMoves(ConflictCounter queens, long worst) {
        Set<Move> best = new HashSet<>();
        long least = worst;
        for (int row = 0; row < queens.size(); row++) {
            for (int column = 0; column < queens.size(); column++) {
                long delta = queens.moveDelta(row, column);
                if (delta > least || column == queens.column(row)) {
                    continue;
                }
                if (delta < least) {
                    least = delta;
                    best.clear();
                }
                best.add(new Move(row, column));
            }
        }
        return best;
    }

    private static Board board(int n, RandomGenerator random) {
        return Board.of(random.ints(n, 0, n).toArray());
    }
}
