package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.Board;
import java.nio.charset.StandardCharsets;

/** Any text is a board, and then reads back, or is refused with a message. */
class BoardTextFuzzTest {
    private static final int LARGEST_GRID = 200;

    @FuzzTest(maxDuration = "20s")
    void boardsReadBackAndAnythingElseIsRefused(byte[] text) {
        Board board;
        try {
            board = Board.parse(new String(text, StandardCharsets.UTF_8));
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        assertThat(Board.parse(board.toText())).isEqualTo(board);
        if (board.size() <= LARGEST_GRID) {
            assertThat(Board.parse(board.toGrid())).isEqualTo(board);
        }
    }
}
