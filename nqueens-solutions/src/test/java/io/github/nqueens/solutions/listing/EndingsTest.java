package io.github.nqueens.solutions.listing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.solutions.KnownCounts;
import io.github.nqueens.solutions.counting.Prefixes;
import io.github.nqueens.testing.BruteForce;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EndingsTest {
    /** Every beginning without conflicts, and beside it the endings that complete it, found one by one. */
    @ParameterizedTest
    @ValueSource(ints = {8, 9, 10})
    void fitsExactlyWhatCompletesABoard(int n) {
        Endings endings = new Endings(n);
        int above = n - endings.rows();
        List<int[]> solutions = Prefixes.safe(n, n);
        int next = 0;
        for (int[] prefix : Prefixes.safe(n, above)) {
            List<String> expected = new ArrayList<>();
            while (next < solutions.size() && Arrays.equals(solutions.get(next), 0, above, prefix, 0, above)) {
                expected.add(Arrays.toString(solutions.get(next++)));
            }
            assertThat(completed(endings, n, prefix)).isEqualTo(expected);
        }
        assertThat(next).isEqualTo(solutions.size()).isEqualTo((int) KnownCounts.all(n));
    }

    private static List<String> completed(Endings endings, int n, int[] prefix) {
        long all = (1L << n) - 1;
        long taken = 0;
        long left = 0;
        long right = 0;
        for (int column : prefix) {
            taken |= 1L << column;
            left = (left | 1L << column) << 1;
            right = (right | 1L << column) >>> 1;
        }
        int[] block = {endings.find((int) (all & ~taken))};
        long[] fitting = new long[1];
        endings.fit(block, new long[] {(left & all) | (right << n)}, 1, fitting);
        List<String> boards = new ArrayList<>();
        int[] board = Arrays.copyOf(prefix, n);
        for (long rest = fitting[0]; rest != 0; rest &= rest - 1) {
            endings.write(block[0], Long.numberOfTrailingZeros(rest), board);
            boards.add(Arrays.toString(board));
        }
        return boards;
    }

    /** With endings and without: the same boards in the same order, on both sides of each change of the endings' rows. */
    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20})
    void changeNothingButTheTime(int n) {
        List<Board> plain = first(n, new Endings(n, 0));
        assertThat(first(n, new Endings(n))).isEqualTo(plain);
        assertThat(plain).allMatch(Board::isSolution);
    }

    @Test
    void takeAnyNumberOfRowsWhosePlacementsAreFew() {
        List<Board> expected = BruteForce.solutions(8);
        for (int rows = 0; rows <= 4; rows++) {
            assertThat(first(8, new Endings(8, rows)))
                    .isEqualTo(expected.stream()
                            .filter(board -> board.column(0) == 3)
                            .toList());
        }
    }

    /** A block holds 64 placements: the largest boards with five and with four rows have no set with more. */
    @Test
    void noSetHasMorePlacementsThanABlock() {
        assertThat(new Endings(14).rows()).isEqualTo(5);
        assertThat(mostPlacements(14, 5)).isEqualTo(60);
        assertThat(new Endings(18).rows()).isEqualTo(4);
        assertThat(mostPlacements(18, 4)).isEqualTo(24);
        IntStream.rangeClosed(1, 32)
                .forEach(n -> assertThat(new Endings(n).rows())
                        .isBetween(0, n > 18 ? 0 : n > 14 ? 4 : 5)
                        .isLessThan(n));
    }

    private static int mostPlacements(int n, int rows) {
        int[] bySet = new int[1 << n];
        for (int[] placement : Prefixes.safe(n, rows)) {
            bySet[Arrays.stream(placement).map(column -> 1 << column).sum()]++;
        }
        return Arrays.stream(bySet).max().orElseThrow();
    }

    /** Up to 3,000 boards that begin in the middle column. */
    private static List<Board> first(int n, Endings endings) {
        long[] allowed = new long[n + 1];
        Arrays.fill(allowed, (1L << n) - 1);
        BlockSearch search = new BlockSearch(n, allowed, endings);
        int[] board = new int[n];
        board[0] = (n - 1) / 2;
        search.begin(board, 1);
        List<Board> found = new ArrayList<>();
        while (search.isOpen() && found.size() < 3000) {
            search.advance();
            while (search.hasSolution() && found.size() < 3000) {
                search.take(board);
                found.add(Board.of(board));
            }
        }
        return found;
    }
}
