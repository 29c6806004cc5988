package io.github.nqueens.formats;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.nqueens.Board;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Matrices as scipy, Julia and MATLAB exchange them. */
class MatrixMarketTest {
    private static final Board BOARD = Board.of(1, 3, 0, 2);

    @Test
    void entriesSayTheirSquares() {
        for (String text : List.of(
                "%%MatrixMarket matrix coordinate integer general\n%\n4 4 4\n3 1 1\n1 2 1\n4 3 1\n2 4 1\n",
                "%%MatrixMarket matrix coordinate pattern general\n4 4 4\n3 1\n1 2\n4 3\n2 4\n",
                "%%MatrixMarket matrix coordinate real general\n4 4 4\n3 1 1.0e+00\n1 2 1\n4 3 1.0\n2 4 1.0\n")) {
            assertThat(BoardReader.read(text)).as(text).containsExactly(BOARD);
            assertThat(ProblemReader.read(text).placed()).as(text).hasSize(4);
        }
    }

    @Test
    void anArrayIsReadColumnAfterColumn() {
        String text = "%%MatrixMarket matrix array integer general\n4 4\n"
                + "0\n0\n1\n0\n1\n0\n0\n0\n0\n0\n0\n1\n0\n1\n0\n0\n";
        assertThat(BoardReader.read(text)).containsExactly(BOARD);
        String regions = "%%MatrixMarket matrix array integer general\n4 4\n" + "1 1 3 3\n1 1 3 3\n2 2 4 3\n2 2 4 4\n";
        assertThat(ProblemReader.read(regions)).isEqualTo(ProblemReader.read("AABB\nAABB\nCCDD\nCCCD"));
    }

    @ParameterizedTest
    @CsvSource({
        "coordinate integer general/4 4 2/1 2 1",
        "coordinate integer general/4 5 1/1 2 1",
        "coordinate integer general/4 4 1/1 5 1",
        "coordinate integer symmetric/4 4 1/1 2 1",
        "array integer general/4 4/1",
        "array integer general"
    })
    void whatIsNoWholeSquareMatrixIsRefused(String lines) {
        String text = "%%MatrixMarket matrix " + lines.replace('/', '\n');
        assertThatIllegalArgumentException()
                .isThrownBy(() -> BoardReader.read(text))
                .withMessageMatching("line .* matrix.*");
    }
}
