package io.github.nqueens.release.fuzz;

import static org.assertj.core.api.Assertions.assertThat;

import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.nqueens.Board;
import io.github.nqueens.formats.BoardReader;
import io.github.nqueens.formats.Form;
import io.github.nqueens.formats.Forms;
import java.util.List;

/** Any file is boards, which read back as they are written, or is refused with a message. */
class BoardReaderFuzzTest {
    @FuzzTest(maxDuration = "20s")
    void boardsReadBackAndAnythingElseIsRefused(byte[] file) {
        List<Board> boards;
        try {
            boards = BoardReader.read(file);
        } catch (IllegalArgumentException e) {
            assertThat(e.getMessage()).isNotBlank();
            return;
        }
        for (Board board : boards) {
            assertThat(BoardReader.read(Forms.write(board, Form.JSON))).containsExactly(board);
        }
    }
}
