package io.github.nqueens;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The 500-queen solution of Martinjak and Golub 2007, appendix B, whose columns count from 1. */
class PublishedBoardTest {
    @Test
    void isASolutionAndEverySwapBreaksOrKeepsItAsTheDeltaSays() throws IOException {
        Board board = published();
        assertThat(board.size()).isEqualTo(500);
        assertThat(board.isSolution()).isTrue();
        ConflictCounter queens = ConflictCounter.of(board);
        int breaking = 0;
        for (int row1 = 0; row1 < 500; row1++) {
            for (int row2 = 0; row2 < row1; row2++) {
                long delta = queens.swapDelta(row1, row2);
                queens.swap(row1, row2);
                assertThat(queens.conflicts()).isEqualTo(delta);
                assertThat(queens.toBoard().isSolution()).isEqualTo(delta == 0);
                breaking += delta > 0 ? 1 : 0;
                queens.swap(row1, row2);
            }
        }
        assertThat(breaking).isPositive();
        assertThat(queens.toBoard()).isEqualTo(board);
    }

    private static Board published() throws IOException {
        try (InputStream in = PublishedBoardTest.class.getResourceAsStream("martinjak-golub-2007-500-queens.txt")) {
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            assertThatThrownBy(() -> Board.parse(text)).hasMessageContaining("subtract 1 if yours count from 1");
            return Board.parse(Arrays.stream(text.strip().split("\\s+"))
                    .map(column -> Integer.toString(Integer.parseInt(column) - 1))
                    .collect(Collectors.joining(" ")));
        }
    }
}
