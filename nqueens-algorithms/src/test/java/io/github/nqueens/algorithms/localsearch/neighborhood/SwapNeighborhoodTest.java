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
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SwapNeighborhoodTest {
    private static final SwapRule ANY = (row1, row2, delta) -> true;

    private record Swap(int row1, int row2) {
        static Swap of(int a, int b) {
            return new Swap(Math.min(a, b), Math.max(a, b));
        }

        static Swap of(long swap) {
            return of(Swaps.row1(swap), Swaps.row2(swap));
        }
    }

    /** Every decision on the way to a solution, and 40 beyond by random swaps, on some 3,000 boards. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 8, 12, 25, 40, 70})
    void findsWhatAFullScanFinds(int n) {
        Runs.within(8, 1, run -> {
            RandomGenerator random = new SplittableRandom(n);
            for (int round = 0; round < 10; round++) {
                ConflictCounter queens = ConflictCounter.of(Board.random(n, random));
                SwapNeighborhood neighborhood = new SwapNeighborhood(queens, run);
                for (int step = 0; step < 30; step++) {
                    swap(neighborhood, requireBest(queens, neighborhood, ANY));
                    if (step % 3 == 0) {
                        int row = random.nextInt(n);
                        neighborhood.swap(row, (row + 1 + random.nextInt(n - 1)) % n);
                    }
                }
            }
        });
    }

    /** Nearly all queens on one diagonal of either direction: the bound of the fullest buckets is never attained. */
    @ParameterizedTest
    @ValueSource(ints = {4, 9, 30, 64, 101})
    void findsWhatAFullScanFindsOnADiagonal(int n) {
        Runs.within(8, 1, run -> {
            int[] across = new int[n];
            for (int row = 0; row < n; row++) {
                across[row] = n - 1 - row;
            }
            for (Board board : List.of(Board.identity(n), Board.of(across))) {
                ConflictCounter queens = ConflictCounter.of(board);
                SwapNeighborhood neighborhood = new SwapNeighborhood(queens, run);
                while (queens.conflicts() > 0) {
                    long best = requireBest(queens, neighborhood, ANY);
                    if (neighborhood.delta(Swaps.row1(best), Swaps.row2(best)) >= 0) {
                        break;
                    }
                    swap(neighborhood, best);
                }
            }
        });
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 7, 20, 60})
    void choosesAmongTheAllowed(int n) {
        Runs.within(8, 1, run -> {
            RandomGenerator random = new SplittableRandom(n);
            for (int round = 0; round < 100; round++) {
                ConflictCounter queens = ConflictCounter.of(Board.random(n, random));
                SwapNeighborhood neighborhood = new SwapNeighborhood(queens, run);
                int modulus = 1 + random.nextInt(5);
                SwapRule rule = (row1, row2, delta) ->
                        (row1 + row2 + delta) % modulus == 0 || (row1 * row2 == 0 && row1 + row2 == 1);
                requireBest(queens, neighborhood, rule);
            }
        });
    }

    @Test
    void findsNothingWhereNothingIsAllowed() {
        Runs.within(8, 1, run -> {
            SwapNeighborhood neighborhood = new SwapNeighborhood(ConflictCounter.of(Board.identity(40)), run);
            assertThat(neighborhood.findBest((row1, row2, delta) -> false)).isEqualTo(Swaps.NONE);
        });
    }

    /** Few ties, found by looking at each; many, drawn; and in between. */
    @ParameterizedTest
    @ValueSource(ints = {8, 20, 60, 200, 500})
    void choosesEachBestSwapEquallyOften(int n) {
        Runs.within(8, 1, run -> {
            RandomGenerator random = new SplittableRandom(10L + n);
            ConflictCounter queens = ConflictCounter.of(Board.random(n, random));
            SwapNeighborhood neighborhood = new SwapNeighborhood(queens, run);
            Set<Swap> best = bestSwaps(queens, ANY);
            for (int stage = 0; stage < 5; stage++) {
                for (int step = 0; step < 1 + n / 30; step++) {
                    swap(neighborhood, neighborhood.findBest(ANY));
                }
                best = bestSwaps(queens, ANY);
                if (best.size() > 1 && best.size() < 3000) {
                    Uniformity.requireUniform(best, () -> Swap.of(neighborhood.findBest(ANY)));
                }
            }
            assertThat(best).isNotEmpty();
        });
    }

    @Test
    void drawsCandidatesWithAnAttackedQueen() {
        Runs.within(8, 1, run -> {
            ConflictCounter queens = ConflictCounter.of(Board.of(0, 2, 4, 1, 3, 5));
            SwapNeighborhood neighborhood = new SwapNeighborhood(queens, run);
            Set<Swap> withAttacked = new HashSet<>();
            for (int a = 0; a < 6; a++) {
                for (int b = a + 1; b < 6; b++) {
                    if (queens.attackers(a) + queens.attackers(b) > 0) {
                        withAttacked.add(new Swap(a, b));
                    }
                }
            }
            Set<Swap> drawn = new HashSet<>();
            for (int i = 0; i < 2000; i++) {
                drawn.add(Swap.of(neighborhood.findBestOf(1, ANY)));
            }
            assertThat(queens.conflicts()).isPositive();
            assertThat(drawn).isEqualTo(withAttacked);
        });
    }

    @Test
    void manyCandidatesFindTheBest() {
        Runs.within(8, 1, run -> {
            RandomGenerator random = new SplittableRandom(4);
            ConflictCounter queens = ConflictCounter.of(Board.random(12, random));
            SwapNeighborhood neighborhood = new SwapNeighborhood(queens, run);
            // 66 swaps: the odds that 3,000 draws miss one are below 1e-15.
            assertThat(bestSwaps(queens, ANY)).contains(Swap.of(neighborhood.findBestOf(3000, ANY)));
        });
    }

    @Test
    void asksOftenWhetherToStopAndObeys() {
        CancellationToken token = new CancellationToken();
        Runs.within(8, SolveOptions.builder().seed(1).cancellation(token).build(), run -> {
            ConflictCounter queens = ConflictCounter.of(Board.identity(1000));
            SwapNeighborhood neighborhood = new SwapNeighborhood(queens, run);
            int[] looks = new int[1];
            // Nothing allowed, so that all 499,500 swaps would be looked at.
            assertThatThrownBy(() -> neighborhood.findBest((row1, row2, delta) -> {
                        if (++looks[0] == 3000) {
                            token.cancel();
                        }
                        return false;
                    }))
                    .isInstanceOf(SearchStoppedException.class);
            assertThat(looks[0]).isBetween(3000, 3000 + 1024);
        });
    }

    private static void swap(SwapNeighborhood neighborhood, long swap) {
        neighborhood.swap(Swaps.row1(swap), Swaps.row2(swap));
    }

    private static long requireBest(ConflictCounter queens, SwapNeighborhood neighborhood, SwapRule rule) {
        long chosen = neighborhood.findBest(rule);
        assertThat(bestSwaps(queens, rule)).contains(Swap.of(chosen));
        return chosen;
    }

    private static Set<Swap> bestSwaps(ConflictCounter queens, SwapRule rule) {
        Set<Swap> best = new HashSet<>();
        long least = Long.MAX_VALUE;
        for (int a = 0; a < queens.size(); a++) {
            for (int b = a + 1; b < queens.size(); b++) {
                long delta = queens.swapDelta(a, b);
                if (delta > least || !rule.allows(a, b, delta)) {
                    continue;
                }
                if (delta < least) {
                    least = delta;
                    best.clear();
                }
                best.add(new Swap(a, b));
            }
        }
        return best;
    }
}
