package io.github.nqueens.solutions.listing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.nqueens.Board;
import io.github.nqueens.Symmetry;
import io.github.nqueens.solutions.Solutions;
import io.github.nqueens.testing.BruteForce;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MirrorImagesTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 4, 5, 6, 7, 8, 9})
    void completeTheLeftHalfInOrder(int n) {
        MirrorImages images = new MirrorImages(n);
        List<Board> all = BruteForce.solutions(n);
        List<Board> boards = new ArrayList<>();
        for (Board board : all) {
            if (2 * board.column(0) < n) {
                boards.add(board);
                images.keep(board.toArray());
            }
        }
        int[] board = new int[n];
        while (!images.isEmpty()) {
            images.take(board);
            boards.add(Board.of(board));
        }
        assertThat(boards).isEqualTo(all);
    }

    /** Columns up to 13, and more boards than there is room for at first. */
    @ParameterizedTest
    @ValueSource(ints = {13, MirrorImages.LARGEST_SIZE})
    void holdAnyBoardOfTheLargestSizes(int n) {
        MirrorImages images = new MirrorImages(n);
        List<Board> left = Solutions.stream(n).limit(5000).toList();
        left.forEach(board -> images.keep(board.toArray()));
        for (int i = left.size() - 1; i >= 0; i--) {
            int[] board = new int[n];
            images.take(board);
            assertThat(Board.of(board)).isEqualTo(left.get(i).transform(Symmetry.MIRROR_COLUMNS));
        }
        assertThat(images.isEmpty()).isTrue();
        images.keep(Arrays.copyOf(left.get(0).toArray(), n));
        assertThat(images.isEmpty()).isFalse();
    }
}
