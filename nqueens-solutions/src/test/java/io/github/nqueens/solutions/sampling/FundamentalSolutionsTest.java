package io.github.nqueens.solutions.sampling;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.solutions.Solutions;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class FundamentalSolutionsTest {
    @ParameterizedTest
    @CsvSource({"1, 1", "4, 1", "5, 2", "6, 1", "7, 3", "8, 5", "9, 1", "10, 8", "11, 32", "12, 8"})
    void eachSolutionHasItsNumber(int n, int share) {
        FundamentalSolutions solutions = new FundamentalSolutions(n, share, () -> {});
        List<Board> expected = Solutions.fundamental(n).toList();
        assertThat(solutions.count()).isEqualTo(expected.size());
        assertThat(solutions.images())
                .isEqualTo(expected.stream().mapToLong(Board::orbitSize).sum());
        for (int i = 0; i < expected.size(); i++) {
            int[] columns = solutions.get(i);
            assertThat(Board.of(columns)).isEqualTo(expected.get(i));
            assertThat(FundamentalSolutions.orbitSize(columns))
                    .isEqualTo(expected.get(i).orbitSize());
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5, 13, 18})
    void permutationsComeBack(int n) {
        SplittableRandom random = new SplittableRandom(n);
        for (int i = 0; i < 100; i++) {
            int[] columns = Board.random(n, random).toArray();
            int[] unpacked = new int[n];
            Permutations.unpack(Permutations.pack(columns), unpacked);
            assertThat(unpacked).isEqualTo(columns);
        }
        int[] last = new int[n];
        for (int row = 0; row < n; row++) {
            last[row] = n - 1 - row;
        }
        int[] unpacked = new int[n];
        Permutations.unpack(Permutations.pack(last), unpacked);
        assertThat(unpacked).isEqualTo(last);
    }
}
