package io.github.nqueens.algorithms.constructive;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.SolveOptions;
import io.github.nqueens.Solver;
import io.github.nqueens.Solvers;
import io.github.nqueens.testing.PublishedQs4;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.BiConsumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Compares the boards of the queen search with those of QS4 as published, over {@value #BOARDS} boards of size
 * {@value #N} each. Seeds are fixed, so a test that passes always passes. A region's mean has a sampling error below 1 %, and
 * the margins of its tests are six times that: with other seeds one of them fails with probability below 1e-6.
 */
class QueenSearchDistributionTest {
    private static final int N = 20_000;
    private static final int BOARDS = 60;
    private static final int REGIONS = 8;
    private static final int BINS = 32;

    private static final Measures QS4 = new Measures(seed -> Board.of(PublishedQs4.solve(N, new Random(seed))));
    private static final Measures EVERYWHERE = measured(QueenSearch.builder().build());
    private static final Measures IN_STRETCHES =
            measured(QueenSearch.builder().spread(32).build());
    private static final Measures SINGLE_COLUMNS =
            measured(QueenSearch.builder().window(1).build());

    private static Measures measured(QueenSearch search) {
        Solver solver = Solvers.of("queen-search", search);
        return new Measures(seed ->
                solver.solve(N, SolveOptions.builder().seed(seed).build()).orElseThrow());
    }

    /** A look at one column only draws as QS4 does; what remains is the turn of the board near the end. */
    @Test
    void singleColumnsAreOccupiedLikeQs4() {
        forEachRegion((row, column) -> assertThat(SINGLE_COLUMNS.relativeOccupancy(row, column))
                .isBetween(QS4.relativeOccupancy(row, column) - 0.08, QS4.relativeOccupancy(row, column) + 0.08));
        assertThat(SINGLE_COLUMNS.occupancyEntropy()).isBetween(QS4.occupancyEntropy() - 1e-3, 6.0);
        assertThat(SINGLE_COLUMNS.dispersion).isBetween(0.4, 1.0);
    }

    /** QS4 leaves the corners of the last rows 20 % emptier than the average; windows spread queens more evenly. */
    @Test
    void windowsOccupyTheBoardMoreEvenlyThanQs4() {
        assertThat(QS4.relativeOccupancy(REGIONS - 1, 0)).isLessThan(0.85);
        forEachRegion((row, column) ->
                assertThat(EVERYWHERE.relativeOccupancy(row, column)).isBetween(0.88, 1.12));
        assertThat(EVERYWHERE.occupancyEntropy()).isBetween(QS4.occupancyEntropy(), 6.0);
    }

    @Test
    void noSideIsPreferred() {
        forEachRegion((row, column) -> assertThat(EVERYWHERE.relativeOccupancy(row, column))
                .isBetween(
                        EVERYWHERE.relativeOccupancy(row, REGIONS - 1 - column) - 0.06,
                        EVERYWHERE.relativeOccupancy(row, REGIONS - 1 - column) + 0.06));
    }

    @Test
    void queensAreDisplacedLikeThoseOfQs4() {
        for (Measures measures : List.of(EVERYWHERE, SINGLE_COLUMNS)) {
            assertThat(Measures.mean(measures.displacement))
                    .isBetween(Measures.mean(QS4.displacement) - 0.01, Measures.mean(QS4.displacement) + 0.01);
            assertThat(Measures.entropy(measures.displacement))
                    .isBetween(Measures.entropy(QS4.displacement) - 0.01, Measures.entropy(QS4.displacement) + 0.01);
        }
    }

    @Test
    void neighboringRowsAreAsUnlikeAsThoseOfQs4() {
        for (Measures measures : List.of(EVERYWHERE, SINGLE_COLUMNS)) {
            assertThat(Measures.mean(measures.step))
                    .isBetween(Measures.mean(QS4.step) - 0.005, Measures.mean(QS4.step) + 0.005);
            assertThat(Measures.entropy(measures.step))
                    .isBetween(Measures.entropy(QS4.step) - 0.005, Measures.entropy(QS4.step) + 0.005);
            assertThat(measures.near).isBetween(QS4.near - 0.0006, QS4.near + 0.0006);
        }
        assertThat(EVERYWHERE.dispersion).isBetween(0.7, 1.6);
    }

    /**
     * The bias of stretches: a region's count varies as if queens came in clusters of 1,024 / 32, and one neighboring row
     * in 32 looks into the same 512 columns.
     */
    @Test
    void stretchesClusterQueensAsMuchAsDocumented() {
        assertThat(IN_STRETCHES.dispersion).isBetween(16.0, 36.0);
        assertThat(IN_STRETCHES.near).isBetween(QS4.near + 0.006, QS4.near + 0.018);
        assertThat(Measures.entropy(IN_STRETCHES.step)).isBetween(Measures.entropy(QS4.step) - 0.06, 5.0);
        assertThat(Measures.mean(IN_STRETCHES.displacement))
                .isBetween(Measures.mean(QS4.displacement) - 0.02, Measures.mean(QS4.displacement) + 0.02);
    }

    private static void forEachRegion(BiConsumer<Integer, Integer> check) {
        for (int row = 0; row < REGIONS; row++) {
            for (int column = 0; column < REGIONS; column++) {
                check.accept(row, column);
            }
        }
    }

    /** What is counted on the boards of one algorithm; lengths are parts of the board's side. */
    private static final class Measures {
        /** Each region's share of the queens. */
        final double[][] occupancy = new double[REGIONS][REGIONS];
        /** How far queens are from the main diagonal, in their rows. */
        final double[] displacement = new double[BINS];
        /** How far the queens of neighboring rows are apart. */
        final double[] step = new double[BINS];
        /** Variance by mean of a region's count, over boards: 1 for independent queens. */
        double dispersion;
        /** The share of rows whose queen is less than 100 columns from that of the row before. */
        double near;

        Measures(LongFunction<Board> boards) {
            double[][] squares = new double[REGIONS][REGIONS];
            for (long seed = 0; seed < BOARDS; seed++) {
                add(boards.apply(seed), squares);
            }
            double queens = (double) N * BOARDS;
            for (int i = 0; i < REGIONS; i++) {
                for (int j = 0; j < REGIONS; j++) {
                    double mean = occupancy[i][j] / BOARDS;
                    dispersion += (squares[i][j] - BOARDS * mean * mean) / (BOARDS - 1) / mean / REGIONS / REGIONS;
                    occupancy[i][j] /= queens;
                }
            }
            for (int i = 0; i < BINS; i++) {
                displacement[i] /= queens;
                step[i] /= queens;
            }
            near /= queens;
        }

        private void add(Board board, double[][] squares) {
            int[][] counts = new int[REGIONS][REGIONS];
            for (int row = 0; row < N; row++) {
                int column = board.column(row);
                counts[row * REGIONS / N][column * REGIONS / N]++;
                displacement[Math.abs(row - column) * BINS / N]++;
                int distance = Math.abs(column - board.column(row == 0 ? N - 1 : row - 1));
                step[distance * BINS / N]++;
                if (distance < 100) {
                    near++;
                }
            }
            for (int i = 0; i < REGIONS; i++) {
                for (int j = 0; j < REGIONS; j++) {
                    occupancy[i][j] += counts[i][j];
                    squares[i][j] += (double) counts[i][j] * counts[i][j];
                }
            }
        }

        double occupancyEntropy() {
            return Arrays.stream(occupancy).mapToDouble(Measures::entropy).sum();
        }

        static double entropy(double[] shares) {
            return Arrays.stream(shares)
                    .filter(share -> share > 0)
                    .map(share -> -share * Math.log(share) / Math.log(2))
                    .sum();
        }

        /** A region's queens, 1 being the average of all regions. */
        double relativeOccupancy(int row, int column) {
            return occupancy[row][column] * REGIONS * REGIONS;
        }

        static double mean(double[] shares) {
            return IntStream.range(0, BINS)
                    .mapToDouble(i -> shares[i] * (i + 0.5) / BINS)
                    .sum();
        }
    }
}
